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
