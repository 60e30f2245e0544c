/**
 * Signatures of EXIF and XMP blocks in JPEG, PNG, WebP and AVIF, the last two of ImageMagick's texts in PNG. A chance hit only costs an
 * unneeded encoding.
 */
const METADATA = ['Exif', 'EXIF', 'eXIf', 'ns.adobe.com/xap', 'XMP ', 'XML:com.adobe.xmp', 'Photoshop 3.0', 'Raw profile type', 'exif:']
const HEIC_BRAND = /^(?:.{4})*?(?:he(?:ic|ix|im|is|vc|vx|vm|vs)|mif1|msf1)/s

/** True if a file may have camera metadata, such as the place where a photo was taken. */
export function mayHaveMetadata(bytes: Uint8Array): boolean {
  return METADATA.some((sign) => contains(bytes, sign))
}

/**
 * True for HEIC and HEIF, the format of iPhone photos, which most browsers cannot decode. False for AVIF, which uses the same
 * container.
 */
export function isHeic(bytes: Uint8Array): boolean {
  if (text(bytes, 4, 8) !== 'ftyp') return false
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands = text(bytes, 8, Math.min(length, 256))
  return HEIC_BRAND.test(brands) && !brands.includes('avif')
}

/** Format of a picture by its first bytes, so that uploaded files do not reach decoders of SVG, PDF, TIFF and the like. */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp') return 'avif'
  return undefined
}

/** True for every format but JPEG, since the others may have transparent parts. */
export function mayBeTransparent(bytes: Uint8Array): boolean {
  return !(bytes[0] === 0xff && bytes[1] === 0xd8)
}

function contains(bytes: Uint8Array, sign: string): boolean {
  const first = sign.charCodeAt(0)
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (text(bytes, at, at + sign.length) === sign) return true
  }
  return false
}

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
