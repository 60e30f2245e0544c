import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawing } from '#tests/pictures.ts'
import { removeLocation } from './remove-location.server.ts'

const position = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 8/1 4567/100', GPSLongitudeRef: 'W', GPSLongitude: '82/1 21/1 0/1' }
const exif = { IFD0: { Make: 'Cameramaker' }, IFD3: position }
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="23,8.4567N"><exif:GPSLongitude>82,21.0W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`
/** Bytes of the latitude's seconds, 4567/100, in either order. */
const seconds = [Buffer.from([0xd7, 0x11, 0, 0, 100, 0, 0, 0]), Buffer.from([0, 0, 0x11, 0xd7, 0, 0, 0, 100])]
const hasPosition = (bytes: Uint8Array) => [...seconds, '8.4567N', '82,21.0W'].some((trace) => Buffer.from(bytes).includes(trace))

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([length, Buffer.from(type), data, checksum])
}

describe('the position in a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is removed from %s, and nothing else', async (format) => {
    const photo = await sharp(await drawing('png'))
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .withXmp(xmp)
      .toFormat(format)
      .toBuffer()
    expect(hasPosition(photo)).toBe(true)
    const cleared = removeLocation(photo)
    expect(hasPosition(cleared)).toBe(false)
    expect(cleared.length).toBe(photo.length)
    const [before, after] = await Promise.all([photo, cleared].map((bytes) => sharp(bytes, { failOn: 'warning' }).metadata()))
    expect([after?.width, after?.orientation]).toEqual([before?.width, before?.orientation])
    expect(after?.exif?.includes('Cameramaker')).toBe(true)
    // The XMP of a PNG is compressed.
    expect(hasPosition(before?.xmp ?? Buffer.alloc(0))).toBe(true)
    expect(hasPosition(after?.xmp ?? Buffer.alloc(0))).toBe(false)
    const [one, other] = await Promise.all([photo, cleared].map((bytes) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()))
    expect(other?.equals(one as Buffer)).toBe(true)
    expect(removeLocation(cleared)).toBe(cleared)
  })

  test('is removed with all compressed XMP of a PNG if that has one, is too long to be read, or damaged', async () => {
    const photoWith = async (description: string) =>
      sharp(await drawing('png'))
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${description}</x:xmpmeta>`)
        .png()
        .toBuffer()
    const lengthAfter = async (photo: Buffer) =>
      (await sharp(removeLocation(photo), { failOn: 'warning' }).metadata()).xmp?.toString('latin1').trim().length ?? 0
    const plain = await photoWith('Tejado')
    expect(removeLocation(plain)).toBe(plain)
    expect(await lengthAfter(plain)).toBeGreaterThan(0)
    expect(await lengthAfter(await photoWith(xmp))).toBe(0)
    expect(await lengthAfter(await photoWith(' '.repeat(2_000_000)))).toBe(0)
    const at = plain.indexOf('zTXtXML:com.adobe.xmp')
    const damaged = Buffer.from(plain).fill(0xff, at + 26, at + 36)
    expect(removeLocation(damaged).length).toBe(plain.length)
    expect(Buffer.from(removeLocation(damaged)).includes('tEXtXML:com.adobe.xmp')).toBe(true)
    const compressed = (text: string) => chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0es\0\0'), deflateSync(text)]))
    const withChunk = (inside: Buffer) => Buffer.concat([plain.subarray(0, at - 4), inside, plain.subarray(at - 4)])
    for (const [photo, isCleared] of [
      [withChunk(compressed(xmp)), true],
      [withChunk(compressed('Tejado')), false],
    ] as const)
      expect(Buffer.from(removeLocation(photo)).includes('tEXtXML:com.adobe.xmp')).toBe(isCleared)
  })

  test('is removed with the texts in which ImageMagick keeps it in a PNG, compressed or not', async () => {
    const plain = await drawing('png')
    const end = plain.length - 12
    const exifBlock = (await sharp(await sharp(plain).withExif(exif).jpeg().toBuffer()).metadata()).exif as Buffer
    const profile = `\nexif\n    ${exifBlock.length}\n${exifBlock.toString('hex').replace(/.{72}/g, '$&\n')}\n`
    const utf8 = (text: string) => Buffer.concat([Buffer.from('\0\0\0\0'), Buffer.from(text)])
    const texts: [type: string, keyword: string, text: Buffer][] = [
      ['tEXt', 'Raw profile type exif', Buffer.from(profile)],
      ['zTXt', 'Raw profile type exif', Buffer.concat([Buffer.from('\0'), deflateSync(profile)])],
      ['iTXt', 'Raw profile type APP1', utf8(profile)],
      ['tEXt', 'exif:GPSLatitude', Buffer.from('23/1, 8/1, 4567/100')],
      ['tEXt', 'Author', Buffer.from('Yanelis')],
    ]
    const chunks = texts.map(([type, keyword, text]) => chunk(type, Buffer.concat([Buffer.from(`${keyword}\0`), text])))
    const photo = Buffer.concat([plain.subarray(0, end), ...chunks, plain.subarray(end)])
    const cleared = Buffer.from(removeLocation(photo))
    expect(cleared.length).toBe(photo.length)
    for (const [at, [, keyword, text]] of texts.entries())
      expect([keyword, at, cleared.includes(text)]).toEqual([keyword, at, keyword === 'Author'])
    expect(cleared.toString('latin1').match(/tEXt[ -~]+\0 +(?! )/g)).toHaveLength(4)
    const [one, other] = await Promise.all([photo, cleared].map((bytes) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()))
    expect(other?.equals(one as Buffer)).toBe(true)
    expect(removeLocation(cleared)).toBe(cleared)
  })

  test('is looked for in moderate time, also in a file of nothing but tables of tables', () => {
    const entries = 0xffff
    const block = Buffer.alloc(8 + 2 + entries * 12)
    block.write('II*\0', 'latin1')
    block.writeUInt32LE(8, 4)
    block.writeUInt16LE(entries, 8)
    for (let at = 10; at < block.length; at += 12) {
      block.writeUInt16LE(at % 24 === 10 ? 0x8769 : 0x8825, at)
      block.writeUInt32LE(8, at + 8)
    }
    const began = performance.now()
    removeLocation(Buffer.concat(Array.from({ length: 40 }, () => block)))
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('leaves pictures without one as they are, damaged ones too', async () => {
    for (const bytes of [await drawing('jpeg'), Buffer.from('II*\0'), Buffer.from('MM\0*\xff\xff\xff\xff', 'latin1'), Buffer.alloc(0)])
      expect(removeLocation(bytes)).toBe(bytes)
  })
})
