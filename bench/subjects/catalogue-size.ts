import { fillCatalogue } from '../fill-catalogue.ts'
import { eachTime, type Figures, median, ms, timeOf, withShop } from '../harness.ts'
import { residentBytes } from '../resident-memory.ts'

const PAGES = 60

/** Product pages of a small and of a large catalogue: rendered for the first time, and kept. */
export async function bench(): Promise<Figures> {
  const small = await measure(100)
  const large = await measure(10_000)
  return [
    ['product page rendered, 100 products', ms(small.rendered)],
    ['product page rendered, 10,000 products', ms(large.rendered)],
    ['  ratio (at most 1.2)', (large.rendered / small.rendered).toFixed(2)],
    ['product page kept, 100 products', ms(small.kept)],
    ['product page kept, 10,000 products', ms(large.kept)],
    ['  ratio (at most 1.2)', (large.kept / small.kept).toFixed(2)],
    ['memory with 10,000 products', `${Math.round(large.memory / 1e6)} MB`],
  ]
}

async function measure(count: number): Promise<{ rendered: number; kept: number; memory: number }> {
  return withShop(
    async (shop) => {
      // The first pages also warm the engine up; they are not counted.
      const first = await timeEach(shop.url, (page) => Math.floor((page * count) / (PAGES * 2)), PAGES * 2)
      const again = await timeEach(shop.url, () => 1, PAGES * 2)
      return { rendered: median(first.slice(PAGES)), kept: median(again.slice(PAGES)), memory: residentBytes(shop.pid) }
    },
    { fill: (dataDir) => fillCatalogue(dataDir, count) },
  )
}

function timeEach(url: string, product: (page: number) => number, pages: number): Promise<number[]> {
  return eachTime(pages, (page) =>
    timeOf(async () => {
      const answer = await fetch(`${url}/product/articulo-${product(page)}`, { headers: { 'accept-language': 'es' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
    }),
  )
}
