import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawing, photograph } from '#tests/pictures.ts'
import { makeMiniature } from './miniature.server.ts'

test.each([
  ['sketch', 'webp', 600],
  ['card', 'heif', 1200],
  ['preview', 'heif', 2500],
] as const)('a %s has the shape of its picture in few bytes', async (kind, expected, limit) => {
  const picture = await photograph(1200, 900)
  const miniature = await makeMiniature(await picture.jpeg().toBuffer(), kind)
  expect(miniature.length).toBeLessThan(limit)
  const { format, width = 0, height = 0 } = await sharp(miniature).metadata()
  expect([format, width / height]).toEqual([expected, 4 / 3])
})

test('a miniature is upright like its picture', async () => {
  const turned = await sharp(await drawing('jpeg', { width: 400, height: 200 }))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width = 0, height = 0 } = await sharp(await makeMiniature(turned, 'sketch')).metadata()
  expect(height).toBe(2 * width)
})

test('a transparent picture has no miniature, an opaque one with an alpha channel has one', async () => {
  const plain = { width: 40, height: 30, channels: 4 as const }
  const through = await sharp({ create: { ...plain, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .png()
    .toBuffer()
  const opaque = await sharp({ create: { ...plain, background: { r: 9, g: 9, b: 9, alpha: 1 } } })
    .png()
    .toBuffer()
  expect((await makeMiniature(through, 'sketch')).length).toBe(1)
  expect((await sharp(await makeMiniature(opaque, 'sketch')).metadata()).format).toBe('webp')
})
