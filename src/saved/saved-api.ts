import { addressOf } from '#api/call.ts'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { suggestionsOf } from '#features/catalog/pages/suggestions.ts'
import { filterNames } from '#features/catalog/product/listing/filters.ts'
import { findListed, type UnfilteredSearch } from '#features/catalog/product/listing/find-listed.ts'
import { LIST_PAGE, SUGGESTIONS } from '#features/catalog/product/listing/list-limits.ts'
import type { Sort } from '#features/catalog/product/listing/list-order.ts'
import { listIds } from '#features/catalog/product/listing/listed-table.ts'
import { queryNarrower } from '#features/catalog/product/listing/narrow-by-query.ts'
import type { ListQuery } from '#features/catalog/product/product.contract.ts'
import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { convertResultToDollars } from '#features/search/plan/convert-to-dollars.ts'
import { describeChecks } from '#features/sizing/describe-checks.ts'
import { appliancesOf } from '#features/sizing/household/appliances.ts'
import { sizeHome } from '#features/sizing/size-home.ts'
import type { SizingBasis as SizingBasisAnswer } from '#features/sizing/sizing.contract.ts'
import { parsePieces } from '#kit/parse.ts'
import { createCatalogueTables, type SavedGoods } from './saved-goods.ts'
import { shownRates } from './shown-rates.ts'

type Answer = (query: URLSearchParams, slug: string) => unknown

/** The Api of saved pages: answers calls from the saved catalogue. It only reads; an unknown call fails like one without a connection. */
export function savedApi(catalogue: StoredCatalogue): Api & { answer(address: string): Promise<unknown> } {
  const goods = createCatalogueTables(catalogue)
  const calls = callsOf(goods, catalogue)
  const answer = async (address: string): Promise<unknown> => {
    const { pathname, searchParams } = new URL(address, location.origin)
    const kept = catalogue.frame.answers[pathname]
    if (kept) return kept
    const [, slug = '', more = ''] = /^\/api\/products\/([^/]+)(\/companions)?$/.exec(pathname) ?? []
    const call = calls[slug && slug !== 'featured' ? `/api/products/:slug${more}` : pathname]
    if (!call) throw new CallError(0, 'no connection')
    return call(searchParams, decodeURIComponent(slug))
  }
  // Types of the contract hold here too: the shop and this Api run the same code.
  return { answer, call: (call, ...[input]) => answer(addressOf(call, input ?? {})) as Promise<never> }
}

function callsOf(goods: SavedGoods, catalogue: StoredCatalogue): Record<string, Answer> {
  const { language, frame } = catalogue
  const { table, cardsOf, words } = goods
  const find = (query: string): UnfilteredSearch => convertResultToDollars(goods.search().find(query, words), shownRates(catalogue))
  const narrow = queryNarrower({ current: async () => table })
  const known = () => {
    // The stored answer of the shop for this address.
    const basis = frame.answers['/api/sizing/basis'] as SizingBasisAnswer
    return { stock: goods.judged(), basis: { ...basis, appliances: appliancesOf(basis.appliances) } }
  }
  const found = (slug: string) => goods.bySlug(slug) ?? missing()
  return {
    '/api/products/:slug': (_, slug) => found(slug),
    '/api/products/:slug/companions': (_, slug) => goods.companionsOf(found(slug)),
    '/api/products/featured': () => cardsOf(listIds(table, { featured: true })),
    async '/api/products'(query) {
      const [q, ids] = [query.get('q'), query.get('ids')]
      const sought = q === null ? undefined : (await narrow(find(q))).ids
      const page = numberIn(query, 'page')
      const choice = { ...placeIn(query), featured: query.has('featured') || undefined, ids: ids?.split(',').map(Number) }
      const all = listIds(table, choice, sought)
      const size = numberIn(query, 'pageSize') ?? LIST_PAGE
      return cardsOf(page === undefined ? all : all.slice((page - 1) * size, page * size))
    },
    '/api/search'(query) {
      const q = query.get('q')
      const filters = Object.fromEntries(filterNames.map((name) => [name, query.get(name) ?? undefined]))
      const asked = { ...filters, ...placeIn(query), bare: query.get('bare') ?? undefined, page: numberIn(query, 'page') }
      // Links of the site contain only valid filters, so the schemas of the contract are not loaded here.
      return findListed(asked as ListQuery, q === null ? undefined : find(q), { table, cardsOf: async (ids) => cardsOf(ids) })
    },
    '/api/checks'(query) {
      const asked = {
        items: parsePieces(query.get('items') ?? ''),
        home: query.get('home') ?? undefined,
        alternatives: query.has('alternatives'),
      }
      return describeChecks(asked, { ...known(), language, nameOf: (id) => goods.nameOf(id) })
    },
    '/api/sizing': (query) => sizeHome(query.get('home') ?? '', { ...known(), now: new Date() }),
    async '/api/suggestions'(query) {
      const sought = find(query.get('q') ?? '')
      const { ids } = await narrow(sought)
      return suggestionsOf(sought, ids.length, cardsOf(ids.slice(0, SUGGESTIONS)), { language, hasPictures: query.has('pictures') })
    },
  }
}

function missing(): never {
  throw new CallError(404, 'not found')
}

const numberIn = (query: URLSearchParams, name: string): number | undefined => Number(query.get(name)) || undefined

function placeIn(query: URLSearchParams) {
  const subcategory = query.get('subcategory')
  return {
    category: numberIn(query, 'category'),
    subcategory: subcategory === 'none' ? ('none' as const) : numberIn(query, 'subcategory'),
    // Links of the site contain only existing sort orders; an unknown one does not sort.
    sort: (query.get('sort') as Sort | null) ?? undefined,
  }
}
