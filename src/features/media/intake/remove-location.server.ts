import { crc32, inflateSync } from 'node:zlib'

const GPS_IFD = 0x8825
/** Tags after which EXIF keeps a table of further tags: EXIF itself. Some phones write the position there. */
const EXIF_IFD = 0x8769
const ENTRY_BYTES = 12
/** Number of metadata blocks that are read. Photos have a few: their own, a preview's, and bytes of the picture that look like one. */
const MAX_BLOCKS = 100
/** Number of tags and bytes of a value that are cleared. EXIF has 32 tags of a position, and JPEG blocks of 64 KB. */
const MAX_TAGS = 100
const MAX_VALUE_BYTES = 0xffff
/** Bytes of a value by its type in EXIF: byte, text, short, long, two longs, and the signed ones. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const XMP_KEYWORD = 'XML:com.adobe.xmp'
/** Bytes to which compressed XMP is unpacked. Longer XMP is cleared unread: cameras write a few kilobytes. */
const MAX_XMP_BYTES = 1_000_000
/**
 * Keywords of texts with a position in a PNG. ImageMagick writes EXIF, XMP and IPTC in hex digits into "Raw profile type …", and single
 * values of EXIF into "exif:GPSLatitude" and others. No browser reads them, so they are cleared unread.
 */
const LOCATED_TEXT = /^(?:Raw profile type (?:exif|app1|xmp|iptc|8bim)|.*GPS|.*location)/i
/** A keyword has at most 79 bytes, and a zero behind it. */
const MAX_KEYWORD_BYTES = 79
/** A property of XMP with a position, as an attribute or as an element. */
const XMP_POSITION = /(exif:GPS\w+(?:\s*=\s*["']|>))([^"'<]*)/g

/**
 * Overwrites the position in the EXIF and XMP blocks and the texts of a picture with zeros and spaces. Length, pixels and other metadata, such as
 * the orientation, stay as they are.
 *
 * @returns the same bytes if there is no position, else a copy
 */
export function removeLocation(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes)
  for (const sign of ['II*\0', 'MM\0*']) for (const start of placesOf(sign, copy)) clearPosition(copy, start)
  for (const start of placesOf('<x:xmpmeta', copy)) clearXmp(copy, start)
  const isPng = copy.subarray(0, PNG.length).equals(PNG)
  if (isPng) clearTexts(copy)
  if (copy.equals(bytes)) return bytes
  if (isPng) updateChecksums(copy)
  return copy
}

/** Finds the offsets of a text, at most `MAX_BLOCKS`. */
function* placesOf(text: string, bytes: Buffer): Generator<number> {
  let at = bytes.indexOf(text, 0, 'latin1')
  for (let count = 0; at >= 0 && count < MAX_BLOCKS; count++, at = bytes.indexOf(text, at + 1, 'latin1')) yield at
}

/** Clears the table of positions of a TIFF block, which every format uses for EXIF. `start`: offset of the block. */
function clearPosition(bytes: Buffer, start: number): void {
  const block = bytes.subarray(start)
  const isLittle = block[0] === 0x49
  const short = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at))
  const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at))
  const hasTable = (at: number) => at >= 8 && at + 2 <= block.length && at + 2 + short(at) * ENTRY_BYTES <= block.length
  const entriesOf = (at: number) => (hasTable(at) ? Array.from({ length: short(at) }, (_, index) => at + 2 + index * ENTRY_BYTES) : [])
  if (block.length < 8) return
  // The first entry of its kind: a forged file could name thousands of tables, and each again thousands.
  const tableOf = (entries: readonly number[], tag: number) => {
    const entry = entries.find((one) => short(one) === tag)
    return entry === undefined ? 0 : long(entry + 8)
  }
  const first = entriesOf(long(4))
  for (const table of [first, entriesOf(tableOf(first, EXIF_IFD))].map((entries) => tableOf(entries, GPS_IFD))) {
    for (const position of entriesOf(table).slice(0, MAX_TAGS)) {
      const size = Math.min((VALUE_BYTES[short(position + 2)] ?? 0) * long(position + 4), MAX_VALUE_BYTES)
      // A value of more than four bytes is elsewhere in the block.
      if (size > 4) block.fill(0, Math.min(long(position + 8), block.length), Math.min(long(position + 8) + size, block.length))
      block.fill(0, position, position + ENTRY_BYTES)
    }
    // A table without entries.
    if (hasTable(table)) block.fill(0, table, table + 2)
  }
}

function clearXmp(bytes: Buffer, start: number): void {
  const end = bytes.indexOf('</x:xmpmeta>', start)
  const block = bytes.subarray(start, end < 0 ? bytes.length : end)
  const cleared = block.toString('latin1').replace(XMP_POSITION, (_, name: string, value: string) => name + ' '.repeat(value.length))
  block.write(cleared, 'latin1')
}

/** Replaces compressed XMP with a position, and other texts that may have one, by a plain text of spaces of the same length. */
function clearTexts(bytes: Buffer): void {
  let count = 0
  for (const chunk of chunksOf(bytes)) {
    const [type, data] = [chunk.subarray(0, 4), chunk.subarray(4)]
    const keyword = keywordOf(type.toString('latin1'), data)
    const isLocated = LOCATED_TEXT.test(keyword)
    const compressed = keyword === XMP_KEYWORD && compressedText(type.toString('latin1'), data)
    if (!isLocated && !compressed) continue
    count += 1
    if (compressed && count <= MAX_BLOCKS && !mayHavePosition(compressed)) continue
    type.write('tEXt', 'latin1')
    data.fill(' ', keyword.length + 1)
  }
}

/** Keyword of a text in a PNG; '' for other chunks. */
function keywordOf(type: string, data: Buffer): string {
  if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) return ''
  const end = data.subarray(0, MAX_KEYWORD_BYTES + 1).indexOf(0)
  return end < 0 ? '' : data.toString('latin1', 0, end)
}

/** The compressed text in the data of a PNG's chunk; undefined if it has none. */
function compressedText(type: string, data: Buffer): Buffer | undefined {
  const rest = data.subarray(XMP_KEYWORD.length + 1)
  // One byte names the method of compression.
  if (type === 'zTXt') return rest.subarray(1)
  // Before the method a byte says that there is compression; language and translated keyword follow.
  return type === 'iTXt' && rest[0] === 1 ? rest.subarray(rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1) : undefined
}

/** True also for XMP that is too long or damaged. */
function mayHavePosition(compressed: Buffer): boolean {
  try {
    return inflateSync(compressed, { maxOutputLength: MAX_XMP_BYTES }).includes('exif:GPS')
  } catch {
    return true
  }
}

/** Corrects the checksum of each chunk of a PNG. */
function updateChecksums(bytes: Buffer): void {
  for (const chunk of chunksOf(bytes)) bytes.writeUInt32BE(crc32(chunk), chunk.byteOffset - bytes.byteOffset + chunk.length)
}

/** Type and data of each whole chunk of a PNG. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return
    yield bytes.subarray(at + 4, end)
    at = end + 4
  }
}
