import type { SearchDocument } from '../../src/features/search/search-document.ts'
import { buildSearchIndex } from '../../src/features/search/search-index.ts'
import { demoProducts } from '../../tests/demo.ts'
import { eachTime, type Figures, median, ms, timeOf } from '../harness.ts'

const RUNS = 7
/** No product has it. */
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

/** The search of a large catalogue: making the index of a language, and asking it. */
export async function bench(): Promise<Figures> {
  const documents = catalogueOf(10_000)
  const characters = documents.reduce((sum, document) => sum + document.shortText.length + document.longText.length, 0)
  const before = memory()
  let index = await buildSearchIndex(documents, 'es')
  const builds = await eachTime(RUNS, () =>
    timeOf(async () => {
      index = await buildSearchIndex(documents, 'es')
    }),
  )
  const figures: Figures = [
    ['10,000 products, characters of text each', String(Math.round(characters / documents.length))],
    ['index of one language (aim: under 400 ms)', ms(median(builds))],
    ['  its memory (exact with node --expose-gc)', `${Math.round((memory() - before) / 1e6)} MB`],
  ]
  for (const query of QUERIES) {
    const times = await eachTime(RUNS * 5, () => {
      // A change makes the index forget the answers that it has kept.
      index.remove(NO_ID)
      return timeOf(() => index.find(query))
    })
    const { ids } = index.find(query)
    figures.push([`"${query}", ${ids.length} found (aim: under 5 ms)`, ms(median(times))])
  }
  return figures
}

/** The demonstration's products over and over, each with its own figures, SKU and a few words that only some have. */
function catalogueOf(count: number): SearchDocument[] {
  return Array.from({ length: count }, (_, n) => {
    const product = demoProducts[n % demoProducts.length] as (typeof demoProducts)[number]
    const series = Math.floor(n / demoProducts.length)
    return {
      id: n + 1,
      name: `${product.name.es} ${invented(series)}`,
      sku: `${product.sku}-${series}`,
      place: product.category,
      attributes: Object.values(product.specs)
        .map((value) => `${value} W`)
        .join('\n'),
      shortText: product.shortDescription.es,
      longText: `${product.description.es}\n${invented(n)} ${invented(n * 7)}`,
      isInStock: n % 3 !== 0,
      isOnSale: n % 5 === 0,
      chemistry: null,
      fuel: null,
    }
  })
}

const syllables = ['ba', 'ce', 'dor', 'fi', 'gan', 'lu', 'mer', 'no', 'pas', 'ri', 'sol', 'ta', 'ven', 'xi', 'zu', 'que']

/** One of some ten thousand words of three syllables that look like names. */
function invented(n: number): string {
  return [n, n >> 4, n >> 8, n >> 2].map((part) => syllables[part & 15]).join('')
}

function memory(): number {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  return process.memoryUsage().heapUsed
}
