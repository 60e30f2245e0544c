import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawing } from '#tests/pictures.ts'
import { isHeic, mayBeTransparent, mayHaveMetadata } from './file-signs.ts'

const located = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 8/1 0/1' } }
const container = (...brands: string[]) => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([length, body])
}

test('camera metadata is found in every format, and not in a drawing', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const plain = await drawing(format)
    const photo = await sharp(plain).withExif(located).toFormat(format).toBuffer()
    expect([format, mayHaveMetadata(plain), mayHaveMetadata(photo)]).toEqual([format, false, true])
  }
})

test('camera metadata is found in the texts that ImageMagick writes into a PNG', async () => {
  const plain = await drawing('png')
  for (const text of ['zTXtRaw profile type exif\0', 'tEXtexif:GPSLatitude\0'])
    expect(mayHaveMetadata(Buffer.concat([plain, Buffer.from(text)]))).toBe(true)
})

test('HEIC is distinguished from AVIF by the content of the file', () => {
  expect(isHeic(container('heic', 'mif1'))).toBe(true)
  expect(isHeic(container('mif1', 'heic'))).toBe(true)
  expect(isHeic(container('avif', 'mif1', 'miaf'))).toBe(false)
  expect(isHeic(Buffer.from('\xff\xd8\xff', 'latin1'))).toBe(false)
})

test('only a JPEG is certainly opaque', async () => {
  expect(mayBeTransparent(await drawing('jpeg'))).toBe(false)
  expect(mayBeTransparent(await drawing('png'))).toBe(true)
})
