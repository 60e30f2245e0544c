import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bomb, drawing, type Format, photograph } from '#tests/pictures.ts'
import { describePicture } from './picture.server.ts'

const refused = { ok: false, problem: 'image.notAPicture' }
const damaged = { ok: false, problem: 'image.damaged' }

describe('a file is a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as Format[])('when it holds %s', async (format) => {
    const described = await describePicture(await drawing(format, { width: 60, height: 40 }))
    expect(described).toMatchObject({ ok: true, value: { mime: `image/${format}`, width: 60, height: 40 } })
    expect(described.ok && described.value.key).toMatch(/^[0-9a-f]{26}$/)
  })

  test('with its size after the rotation that the camera has noted', async () => {
    const upright = await sharp(await drawing('jpeg', { width: 60, height: 40 }))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await describePicture(upright)).toMatchObject({ ok: true, value: { width: 40, height: 60 } })
  })

  test('with its mean colour at the end of its key; transparent pixels count as white', async () => {
    const colourOf = async (bytes: Buffer) => {
      const described = await describePicture(bytes)
      return described.ok ? described.value.key.slice(20) : described.problem
    }
    const plain = (background: string) =>
      sharp({ create: { width: 50, height: 50, channels: 4, background } })
        .png()
        .toBuffer()
    expect(await colourOf(await plain('#3366cc'))).toBe('3366cc')
    expect(await colourOf(await plain('#00000000'))).toBe('ffffff')
    expect(
      await colourOf(
        await sharp(await plain('#808080'))
          .greyscale()
          .png()
          .toBuffer(),
      ),
    ).toBe('808080')
    expect(
      await colourOf(
        await sharp(await plain('#3366cc'))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      ),
    ).toMatch(/^[0-9a-f]{6}$/)
  })

  test('when it is animated, of which only the first frame counts', async () => {
    const frames = [await drawing('png', { width: 40, height: 30 }), await drawing('png', { width: 40, height: 30 })]
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect(await describePicture(moving)).toMatchObject({ ok: true, value: { width: 40, height: 30, mime: 'image/gif' } })
  })
})

describe('a file is no picture', () => {
  test('when it is empty, text, or a drawing that could carry scripts', async () => {
    for (const text of [
      '',
      'just some words in a file named .jpg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7',
      '....ftypmp42....mp42isom',
    ])
      expect(await describePicture(Buffer.from(text))).toEqual(refused)
  })

  test('when it is a picture of another format', async () => {
    expect(
      await describePicture(
        await sharp(await drawing('png'))
          .tiff()
          .toBuffer(),
      ),
    ).toEqual(refused)
  })
})

describe('a file is a damaged picture', () => {
  test('when only its beginning looks like one', async () => {
    expect(await describePicture(Buffer.from('GIF89a'))).toEqual(damaged)
    for (const start of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x00\x00\x01\x00WEBP', '\x00\x00\x00\x1cftypavif'])
      expect(await describePicture(Buffer.from(`${start}${'and then words '.repeat(40)}`, 'latin1'))).toEqual(damaged)
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as Format[])('when %s breaks off in the middle', async (format) => {
    const whole = await (await photograph(300, 200)).toFormat(format).toBuffer()
    expect(await describePicture(whole)).toMatchObject({ ok: true })
    expect(await describePicture(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(damaged)
  })
})

describe('a file is no usable picture', () => {
  test('when its header states more than 40 megapixels, which would fill the memory', async () => {
    expect(await describePicture(bomb(8200, 5000))).toEqual({ ok: false, problem: 'image.tooManyPixels' })
    expect(await describePicture(bomb(100_000, 100_000))).toEqual({ ok: false, problem: 'image.tooManyPixels' })
    // This file has few enough pixels to be decoded, but its content is missing.
    expect(await describePicture(bomb(4000, 3000))).toEqual(damaged)
    const gif = await drawing('gif', { width: 61, height: 47 })
    const size = Buffer.from([61, 0, 47, 0])
    for (let at = gif.indexOf(size); at !== -1; at = gif.indexOf(size)) gif.set([0x60, 0xea, 0x60, 0xea], at)
    expect(await describePicture(gif)).toEqual({ ok: false, problem: 'image.tooManyPixels' })
  })
})
