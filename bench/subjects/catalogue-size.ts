import { fillCatalogue } from '../fill-catalogue.ts'
import { type Figures, measureTime, median, ms, repeat, withShop } from '../harness.ts'
import { residentBytes } from '../resident-memory.ts'

/** Pages per measurement. Twice as many are requested, so the smaller catalogue must have as many products. */
const PAGES = 50

/**
 * Measures product pages of a small and of a large catalogue, rendered for the first time and cached, and the memory with the large
 * one.
 */
export async function bench(): Promise<Figures> {
  const small = await measure(100)
  const large = await measure(10_000)
  return [
    ['product page rendered, 100 products', ms(small.rendered)],
    ['product page rendered, 10,000 products', ms(large.rendered)],
    ['  ratio (at most 1.2)', (large.rendered / small.rendered).toFixed(2)],
    ['product page cached, 100 products', ms(small.cached)],
    ['product page cached, 10,000 products', ms(large.cached)],
    ['  ratio (at most 1.2)', (large.cached / small.cached).toFixed(2)],
    ['memory with 10,000 products', `${Math.round(large.memory / 1e6)} MB`],
  ]
}

async function measure(count: number): Promise<{ rendered: number; cached: number; memory: number }> {
  return withShop(
    async (shop) => {
      // The first half warms up the JavaScript engine and is not counted.
      const first = await timeEach(shop.url, (page) => Math.floor((page * count) / (PAGES * 2)), PAGES * 2)
      const again = await timeEach(shop.url, () => 1, PAGES * 2)
      return { rendered: median(first.slice(PAGES)), cached: median(again.slice(PAGES)), memory: residentBytes(shop.pid) }
    },
    { fill: (dataDir) => fillCatalogue(dataDir, count) },
  )
}

function timeEach(url: string, product: (page: number) => number, pages: number): Promise<number[]> {
  return repeat(pages, (page) =>
    measureTime(async () => {
      const answer = await fetch(`${url}/product/articulo-${product(page)}`, { headers: { 'accept-language': 'es' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
    }),
  )
}
