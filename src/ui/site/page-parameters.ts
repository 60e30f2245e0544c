/**
 * Filters may be repeated, as plain forms send them: `?kw=3&kw=5` equals `?kw=3,5`. They have unlimited values, so pages with
 * filters share the small cache (`isEndless`, `isList` of the type below).
 */
const filter = { isEndless: true, isList: true } as const
const price = { isEndless: true } as const
const filters = {
  ...{ in: filter, stock: filter, offer: filter, min: price, max: price },
  ...{ kw: filter, kva: filter, wp: filter, kwh: filter, ah: filter, v: filter, db: filter, h: filter },
  ...{ battery: filter, ac: filter, phases: filter, chemistry: filter, fuel: filter },
}

/**
 * Parameters that change a page, by path. Others (an advertiser's, `lang`) are ignored, so that they do not multiply cached
 * documents. Plain data: the server and the pages' bundle each have a copy.
 */
export const pageParameters = {
  '/products': {
    q: { isEndless: true, isCanonical: true },
    category: { isCanonical: true },
    subcategory: { isCanonical: true },
    // Page 1 has no parameter.
    page: { isEndless: true, isCanonical: true, values: /^(?!1$)[1-9]\d{0,4}$/ },
    sort: { isEndless: true },
    ...filters,
    view: { values: /^(?:grid|list)$/ },
  },
  '/compare': { p: { isEndless: true }, q: { isEndless: true } },
  // 4,000 characters are enough for a household of forty named appliances, and for the corrections of all of them.
  '/cuba-energia-solar': { home: { isEndless: true, maxLength: 4000 }, fixed: { isEndless: true, isSaidOnce: true, maxLength: 4000 } },
  // Printable sheet of a calculation with one of its kits, for an installer.
  '/cuba-energia-solar/hoja': {
    home: { isEndless: true, maxLength: 4000 },
    kit: { isEndless: true, values: /^(?:enough|comfortable|reserve|system)$/ },
  },
  '/legal': { tab: { isCanonical: true } },
  '/contact': { product: { isEndless: true }, quantity: { isEndless: true }, cart: { isEndless: true }, sent: { isEndless: true } },
} as const satisfies Record<string, Record<string, PageParameter>>

type PageParameter = {
  /** Valid values; without a pattern every value except the empty one is valid. */
  values?: RegExp
  /** True if values are unlimited, or the parameter mostly comes with an unlimited one: pages with it share a small cache. */
  isEndless?: true
  /** Maximum length of the value, 200 by default. A longer value is cut to one character more, so that the page can detect it. */
  maxLength?: number
  /** True if the parameter may be repeated, which means the same as one list with commas. */
  isList?: true
  /** True if the parameter describes what the visitor has just sent; links to the same page leave it out. */
  isSaidOnce?: true
  /** True if search engines should index a page of its own for each value; other parameters show the same page in another way. */
  isCanonical?: true
}

/** Public pages with a form that works without scripts: their `action` handles it. */
export const formPages = ['/contact', '/cuba-energia-solar'] as const satisfies (keyof typeof pageParameters)[]

/**
 * Pattern of the addresses for which a document serves as compression dictionary (docs/decisions/0034). First letters keep it
 * short, since it is a header of every document; they match no staff page, call or file. A browser keeps one document per
 * pattern and uses the one with the longest pattern. Products have most in common with all pages, so their pattern is longer,
 * and a product stays in use while lists come and go.
 */
export const dictionaryPattern = (address: string): string => `/{p${address.startsWith('/product/') ? 'r' : ''}*}?{c*}?{g*}?{l*}?{about}?`

type Table = typeof pageParameters
export type PagePath = keyof Table
type ParameterOf<Path extends PagePath> = Path extends PagePath ? keyof Table[Path] : never
/** Query of an address with the parameters of its page; reading another one does not compile. */
export type PageQuery<Name extends ParameterOf<PagePath>> = { get(name: Name): string | null; has(name: Name): boolean }
export type QueryOf<Path extends PagePath> = PageQuery<ParameterOf<Path>>
