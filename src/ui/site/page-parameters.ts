/**
 * A filter may be repeated, as plain forms send it: `?kw=3&kw=5` is `?kw=3,5`. Its values are unlimited, so such pages are not
 * cached (`isEndless`, `isList` of the type below).
 */
const filter = { isEndless: true, isList: true } as const
const price = { isEndless: true } as const
const filters = {
  ...{ in: filter, stock: filter, offer: filter, min: price, max: price },
  ...{ kw: filter, kva: filter, wp: filter, kwh: filter, ah: filter, v: filter, db: filter, h: filter },
  ...{ battery: filter, ac: filter, phases: filter, chemistry: filter, fuel: filter },
}

/**
 * The parameters that make another page of an address, by path. All others (an advertiser's, `lang`) are ignored, so that
 * they do not multiply the documents that are kept. Plain data: the server and the pages' bundle hold a copy each.
 */
export const pageParameters = {
  '/products': {
    q: { isEndless: true, isCanonical: true },
    category: { isCanonical: true },
    subcategory: { isCanonical: true },
    // The first page is the list itself.
    page: { isEndless: true, isCanonical: true, values: /^(?!1$)[1-9]\d{0,4}$/ },
    sort: { isEndless: true },
    ...filters,
    view: { values: /^(?:grid|list)$/ },
  },
  '/compare': { p: { isEndless: true }, q: { isEndless: true } },
  // A household of forty appliances with names of their own, and what of each of them was put right.
  '/cuba-energia-solar': { home: { isEndless: true, longest: 4000 }, fixed: { isEndless: true, isSaidOnce: true, longest: 4000 } },
  // The sheet of a calculation that an installer is handed, with one of its kits.
  '/cuba-energia-solar/hoja': {
    home: { isEndless: true, longest: 4000 },
    kit: { isEndless: true, values: /^(?:enough|comfortable|reserve|system)$/ },
  },
  '/legal': { tab: { isCanonical: true } },
  '/contact': { product: { isEndless: true }, quantity: { isEndless: true }, cart: { isEndless: true }, sent: { isEndless: true } },
} as const satisfies Record<string, Record<string, PageParameter>>

type PageParameter = {
  /** The values that count; where it is left out, all but the empty one. */
  values?: RegExp
  /** Visitors make its values up, or any link may hold them, or it only goes with such a one: nobody holds such a page. */
  isEndless?: true
  /** Letters that are read of it, where it is more than what people type. */
  longest?: number
  /** May be given several times, which is the same as once with commas. */
  isList?: true
  /** Tells of what was sent a moment ago: what leads to the same page leaves it out. */
  isSaidOnce?: true
  /** Makes another page for search engines too; the others show the same one in another way. */
  isCanonical?: true
}

/** Public pages with a form that works without script: their `action` answers it. */
export const formPages = ['/contact', '/cuba-energia-solar'] as const satisfies (keyof typeof pageParameters)[]

/**
 * The addresses of public pages as a pattern, short since every document carries it: by their first letters, but for
 * those that begin as staff pages, calls and files do. A browser holds one document a pattern and takes the longest one:
 * products share most with all pages, so theirs is longer and outlives the lists in between (docs/decisions/0034).
 */
export const matchOf = (address: string): string => `/{p${address.startsWith('/product/') ? 'r' : ''}*}?{c*}?{g*}?{l*}?{about}?`

type Table = typeof pageParameters
export type PagePath = keyof Table
type ParameterOf<Path extends PagePath> = Path extends PagePath ? keyof Table[Path] : never
/** Query of an address, by the parameters of its page: reading any other does not compile. */
export type PageQuery<Name extends ParameterOf<PagePath>> = { get(name: Name): string | null; has(name: Name): boolean }
export type QueryOf<Path extends PagePath> = PageQuery<ParameterOf<Path>>
