import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { categoryPath } from '../goods.ts'
import { walks } from '../walks.ts'

const walk = walks({ onlyLooks: true })
const documentOf = async (path: string) => (await fetch(`${walk.shop.url}${path}`, { headers: { 'accept-language': 'es' } })).text()

test.each([
  ['a product', '/product/bateria-de-litio-de-pared-5-12-kwh', 1],
  ['the list of categories', '/products', 2],
  ['a category', categoryPath('batteries'), 2],
  ['a leaf category', categoryPath('batteries', 'lithium-home-batteries'), 2],
  ['the results of a search', '/products?q=panel', 2],
])('%s requests its first pictures before its styles, and nothing else', async (_, path, count) => {
  const html = await documentOf(path)
  const [beforeStyles = ''] = html.split('<style>')
  expect(beforeStyles.match(/<link rel="preload" as="image"/g)).toHaveLength(count)
  // The preloaded pictures are not lazy.
  expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(count)
  expect(html.match(/<img[^>]*fetchPriority="high"[^>]*loading="lazy"/gi)).toBeNull()
  // The document contains a miniature of each: about 1,000 bytes for a single picture, 600 for each of two.
  const miniatures = [...html.matchAll(/background:#[0-9a-f]{6} url\(data:image\/(\w+);base64,([^)]+)\) 50%\/contain no-repeat/g)]
  expect(miniatures).toHaveLength(count)
  for (const [, format, base64 = ''] of miniatures) {
    expect(format).toBe('avif')
    expect(Buffer.from(base64, 'base64').length).toBeLessThan(count === 1 ? 1100 : 700)
  }
})

test.each([true, false])(
  'a product shows a miniature before its picture has loaded, with or without script: %s',
  async (javaScriptEnabled) => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled })
    await page.route(/\/media\//, () => {})
    await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh', { waitUntil: 'commit' })
    const picture = page.locator('.gal img').first()
    await picture.waitFor()
    const { data, info } = await sharp(await picture.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The miniature shows shapes: it has many colours.
    expect(
      new Set(Array.from({ length: 100 }, (_, n) => data.readUIntBE(Math.floor((n * info.width * info.height) / 100) * 3, 3))).size,
    ).toBeGreaterThan(20)
  },
)
