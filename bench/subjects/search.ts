import type { SearchDocument } from '../../src/features/search/search-document.ts'
import { buildSearchIndex } from '../../src/features/search/search-index.ts'
import { demoProducts } from '../../tests/demo.ts'
import { inventWord } from '../fill-large-catalogue.ts'
import { type Figures, measureTime, median, ms, repeat } from '../harness.ts'

const RUNS = 7
/** Id that no product has. */
const NO_ID = 0
const QUERIES = [
  'panel',
  'panel solar 550 w',
  'inversor híbrido 5kw',
  'batería de litio 5.12 kWh',
  'planta eléctrica silenciosa',
  'pv-550m',
  'ba',
  // Unknown words: the whole vocabulary is looked through for typing mistakes.
  'inverzor hibirdo',
  'jeneradro dieesl',
  'zzzzzzzz qqqqqqqq',
]

/** Measures the search of a large catalogue: building the index of a language, and queries. */
export async function bench(): Promise<Figures> {
  const documents = catalogueOf(10_000)
  const characters = documents.reduce((sum, document) => sum + document.shortText.length + document.longText.length, 0)
  const before = memory()
  let index = await buildSearchIndex(documents, 'es')
  const builds = await repeat(RUNS, () =>
    measureTime(async () => {
      index = await buildSearchIndex(documents, 'es')
    }),
  )
  const figures: Figures = [
    ['10,000 products, characters of text each', String(Math.round(characters / documents.length))],
    ['index of one language (aim: under 400 ms)', ms(median(builds))],
    ['  its memory (exact with node --expose-gc)', `${Math.round((memory() - before) / 1e6)} MB`],
  ]
  for (const query of QUERIES) {
    const times = await repeat(RUNS * 5, () => {
      // Any change clears the index's cache of answers.
      index.remove(NO_ID)
      return measureTime(() => index.find(query))
    })
    const { ids } = index.find(query)
    figures.push([`"${query}", ${ids.length} found (aim: under 5 ms)`, ms(median(times))])
  }
  return figures
}

/** Documents of the demonstration's products in turn, each with its own SKU and a few rare words. */
function catalogueOf(count: number): SearchDocument[] {
  return Array.from({ length: count }, (_, n) => {
    const product = demoProducts[n % demoProducts.length] as (typeof demoProducts)[number]
    const series = Math.floor(n / demoProducts.length)
    return {
      id: n + 1,
      name: `${product.name.es} ${inventWord(series)}`,
      sku: `${product.sku}-${series}`,
      place: product.category,
      attributes: Object.values(product.specs)
        .map((value) => `${value} W`)
        .join('\n'),
      shortText: product.shortDescription.es,
      longText: `${product.description.es}\n${inventWord(n)} ${inventWord(n * 7)}`,
      isInStock: n % 3 !== 0,
      isOnSale: n % 5 === 0,
      chemistry: null,
      fuel: null,
    }
  })
}

function memory(): number {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  return process.memoryUsage().heapUsed
}
