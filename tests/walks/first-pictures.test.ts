import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from '../browser.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())

const documentOf = async (path: string) => (await fetch(`${shop.url}${path}`, { headers: { 'accept-language': 'es' } })).text()

test.each([
  ['a product', '/product/lithium-wall-battery-5kwh', 1],
  ['the list of categories', '/products', 2],
  ['a category', '/products?category=4', 2],
  ['a leaf category', '/products?category=4&subcategory=8', 2],
  ['the results of a search', '/products?q=panel', 2],
])('%s asks for what is seen first ahead of its styles, and for nothing else', async (_, path, count) => {
  const html = await documentOf(path)
  const [beforeStyles = ''] = html.split('<style>')
  expect(beforeStyles.match(/<link rel="preload" as="image"/g)).toHaveLength(count)
  // The same pictures are not held back until they come near.
  expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(count)
  expect(html.match(/<img[^>]*fetchPriority="high"[^>]*loading="lazy"/gi)).toBeNull()
})
