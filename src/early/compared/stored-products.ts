import { PAGES_CACHE } from '#kit/browser/cache-names.ts'

/** A product as a stored page shows it. */
export type StoredProduct = {
  name: string
  address: string
  /** Without its currency, US dollars. */
  price: string
  stock: string
  /** Values of its figures by label; empty if only a card of it is stored. */
  figures: Map<string, string>
  /** The card's line with the main figures. */
  summary: string
  /** Date header of the page. */
  date: string
  isCard: boolean
}

const textOf = (place: ParentNode, selector: string): string => place.querySelector(selector)?.textContent ?? ''

/** Finds products on stored pages: on a page of their own, else on a card of a list. The newest page counts. */
export async function findStoredProducts(ids: readonly number[]): Promise<StoredProduct[]> {
  const found = new Map<number, StoredProduct>()
  for await (const { path, html, date } of readStoredPages()) {
    if (!ids.some((id) => html.includes(`/compare?p=${id}"`))) continue
    // The security policy reports styles of parsed pages.
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html.replace(/<style[\s\S]*?<\/style>| style="[^"]*"/g, '')) ?? []
    const page = new DOMParser().parseFromString(main, 'text/html')
    for (const id of ids) {
      const product = readProduct(page, id, path)
      if (product && (!product.isCard || found.get(id)?.isCard !== false)) found.set(id, { ...product, date })
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

function readProduct(page: Document, id: number, address: string): Omit<StoredProduct, 'date'> | undefined {
  // Amounts in a second currency may be outdated.
  for (const amount of Array.from(page.querySelectorAll('.approx, .price small'))) amount.remove()
  const own = page.querySelector(`[data-product="${id}"]`)
  if (own) {
    const rows = Array.from(own.querySelectorAll('dl.num > div'), (row): [string, string] => [textOf(row, 'dt'), textOf(row, 'dd')])
    const [price, stock] = [textOf(own, '.price-lg b'), textOf(own, '.stock')]
    return { name: textOf(own, 'h1'), address, price, stock, figures: new Map(rows), summary: '', isCard: false }
  }
  const card = page.querySelector(`a.cmp[href$="/compare?p=${id}"]`)?.closest('.card')
  const link = card?.querySelector<HTMLAnchorElement>('h3 a')
  if (!card || !link) return undefined
  return {
    ...{ name: link.textContent ?? '', address: link.getAttribute('href') ?? '', price: textOf(card, '.price b') },
    ...{ stock: textOf(card, '.stock'), figures: new Map(), isCard: true },
    summary: Array.from(card.querySelectorAll('.spec > span'), ({ textContent }) => textContent).join(' · '),
  }
}

/** A page that the service worker has stored, with its Date header ('' without one). */
type StoredPage = { path: string; html: string; date: string }

/** Reads the stored pages one by one, the oldest first, because old phones have little memory. */
export async function* readStoredPages(): AsyncGenerator<StoredPage> {
  const pages = await caches.open(PAGES_CACHE)
  for (const request of await pages.keys()) {
    const answer = await pages.match(request, { ignoreVary: true })
    if (answer) yield { path: new URL(request.url).pathname, html: await answer.text(), date: answer.headers.get('date') ?? '' }
  }
}
