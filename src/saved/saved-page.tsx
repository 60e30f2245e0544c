import type { ComponentType } from 'react'
import type { Api } from '#api/client.ts'
import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { listSettings } from '#features/settings/calls.ts'
import { companyNameOf } from '#features/settings/company/company-name.ts'
import { settingsByKey } from '#features/settings/contacts.ts'
import { locales } from '#i18n/language.ts'
import { shortDateFormat } from '#kit/short-date.ts'
import About, { loader as aboutLoader } from '#pages/public/about.page.tsx'
import Compare, { loader as compareLoader } from '#pages/public/compare/compare.page.tsx'
import Contact, { loader as contactLoader } from '#pages/public/contact.page.tsx'
import Home, { loader as homeLoader } from '#pages/public/home/home.page.tsx'
import { onServer } from '#pages/public/load.ts'
import { loadLayout } from '#pages/public/load-layout.ts'
import { PageProblem } from '#pages/public/page-problem.tsx'
import Product, { ErrorBoundary as NoProduct, loader as productLoader } from '#pages/public/products/product.page.tsx'
import Products, { loader as productsLoader } from '#pages/public/products/products.page.tsx'
import Sheet, { loader as sheetLoader } from '#pages/public/solar/sheet.page.tsx'
import Solar, { loader as solarLoader } from '#pages/public/solar/solar.page.tsx'
import Text, { loader as textLoader } from '#pages/public/text.page.tsx'
import { apiContext } from '#pages/visit.ts'
import { VisitContext } from '#ui/visit.ts'
import type { Node } from './rendering/element.ts'
import { toMarkup } from './rendering/markup.ts'
import { LoaderResponse, setVisited } from './rendering/router.ts'
import { savedPaths } from './saved-paths.ts'
import { shownMoney } from './shown-rates.ts'

type Page = { load: (args: never) => Promise<unknown>; Shown: ComponentType<never>; Problem: ComponentType }
// Imports the names one by one: a namespace import would add each module's head for search engines to the script.
const pageOf: Record<keyof typeof savedPaths, Page> = {
  home: { load: homeLoader, Shown: Home, Problem: PageProblem },
  contact: { load: contactLoader, Shown: Contact, Problem: PageProblem },
  products: { load: productsLoader, Shown: Products, Problem: PageProblem },
  product: { load: productLoader, Shown: Product, Problem: NoProduct },
  compare: { load: compareLoader, Shown: Compare, Problem: PageProblem },
  solar: { load: solarLoader, Shown: Solar, Problem: PageProblem },
  sheet: { load: sheetLoader, Shown: Sheet, Problem: PageProblem },
  about: { load: aboutLoader, Shown: About, Problem: PageProblem },
  text: { load: textLoader, Shown: Text, Problem: PageProblem },
}
const pages = (Object.keys(savedPaths) as (keyof typeof savedPaths)[]).map(
  (name) => [new RegExp(`^(?:${savedPaths[name]})$`), pageOf[name]] as const,
)

/** True if a saved catalogue has this kind of page; its product may be missing. */
export const isSavedPage = (pathname: string): boolean => pages.some(([path]) => path.test(pathname))

type Opened = { api: Api; catalogue: StoredCatalogue }

/**
 * Renders the page of an address from a saved catalogue, with the page modules of the site.
 *
 * @returns markup of the main element; undefined for a page that the catalogue does not have
 */
export async function renderSavedPage(address: URL, { api, catalogue }: Opened): Promise<string | undefined> {
  const { pathname, search } = address
  const { language, at } = catalogue
  const money = shownMoney(catalogue)
  for (const [path, page] of pages) {
    const match = path.exec(pathname)
    if (!match) continue
    const context = { get: (key: unknown) => (key === apiContext ? api : { language, money }) }
    const args = { params: { slug: match[1] && decodeURIComponent(match[1]) }, request: new Request(address.href), context }
    const settings = await api.call(listSettings)
    // Loaders get only the arguments that they use; the types of React Router require a server's whole context.
    const frame = await onServer(loadLayout)(args as never)
    const [data, error] = await page.load(args as never).then(
      (value) => [value, undefined],
      (reason: unknown) => [undefined, reason],
    )
    if (error instanceof LoaderResponse && error.location) return renderSavedPage(new URL(error.location, address), { api, catalogue })
    setVisited({ pathname, search, frame, error })
    // Page and loader are in one row of `pages`, so the data match.
    const Shown = (error ? page.Problem : page.Shown) as ComponentType<{ loaderData: unknown }>
    const visited = {
      language,
      isLow: true,
      publicUrl: address.origin,
      look: {},
      brand: companyNameOf(settingsByKey(settings), address.origin),
      money,
      pricedOn: new Date(at).toLocaleDateString(locales[language], shortDateFormat(new Date(at))),
    }
    // At run time JSX comes from rendering/element.ts; its type is React's.
    return toMarkup((<VisitContext value={visited}>{<Shown loaderData={data} />}</VisitContext>) as unknown as Node)
  }
  return undefined
}
