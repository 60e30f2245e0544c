import { data } from 'react-router'
import type { Api } from '#api/client.ts'
import { listCategories, listSubcategories, searchProducts } from '#features/catalog/calls.ts'
import { categoryAddress } from '#features/catalog/category/category-link.ts'
import { listAddress, readListChoice, withFilters } from '#features/catalog/pages/list-address.ts'
import { parseRequestedList, productsView, readLayout } from '#features/catalog/pages/products-view.ts'
import { isCut, readWords } from '#features/catalog/pages/search-words.ts'
import { addQueryFilters, countFilters, findBareRange, findPriceSort, writeFilters } from '#features/catalog/product/listing/filters.ts'
import { LIST_PAGE } from '#features/catalog/product/listing/list-limits.ts'
import { convertedPrices, convertToDollars } from '#features/search/plan/convert-to-dollars.ts'
import type { QueryConstraints } from '#features/search/plan/query-plan.ts'
import { readConstraints, readConstraintsAsWhole } from '#features/search/plan/query-plan.ts'
import { placeNames, waysToBuy } from '#features/settings/places.ts'
import { type Language, nameOf, textIn } from '#i18n/language.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { head } from '../head.ts'
import { type Load, onServer } from '../load.ts'
import type { Route } from './+types/products.page'
import { leadAddress } from './lead-address.ts'
import { CategoriesView } from './products-categories.tsx'
import { CategoryView } from './products-category.tsx'
import { LeafView } from './products-leaf.tsx'
import { SearchView } from './products-search.tsx'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

const load = (async (api, { query: read, language, rates }) => {
  const address = read('/products')
  // Constraints in the search text become filters or an order: a price, limits of figures, "barato". So heading, search box and
  // all links of the page show them, and visitors can remove or change them.
  const typedWords = readWords(address)
  const asTyped = await readIntendedConstraints(api, typedWords, language)
  const constraints = convertToDollars(asTyped, rates)
  const words = constraints.rest
  const typed = readListChoice(address, readLayout(address), rates)
  const choice = { ...typed, filters: addQueryFilters(typed.filters, constraints), sort: typed.sort ?? findPriceSort(constraints) ?? null }
  const { filters, sort } = choice
  const narrowed = {
    ...writeFilters(filters),
    bare: findBareRange(typed.filters, constraints),
    sort: sort ?? undefined,
    page: choice.askedPage,
  }
  const asked = parseRequestedList(address)
  const isNarrowed =
    countFilters(filters) > 0 ||
    sort !== null ||
    constraints.otherMoney.length > 0 ||
    constraints.unclear.length > 0 ||
    constraints.unfit.length > 0
  const isOfAll = asked?.category === null && asked.subcategory === null && isNarrowed
  if (words || isOfAll) {
    // True if the text consists of constraints that could not be applied, so all products match. The address then keeps the
    // text, so that the next page repeats the same search.
    const isUnapplied = countFilters(filters) === 0 && sort === null
    const place = { q: words || (isUnapplied ? typedWords : undefined) }
    // Requests the page's language; by default the browser's preferred language would decide.
    const list = await api.call(searchProducts, { query: { ...place, ...narrowed }, headers: { 'accept-language': language } })
    const isNothing = list.unfiltered === 0
    const isNamed = isNothing || filters.category.length > 0 || list.facets.some(({ key }) => key === 'in')
    // If this fails, the page lacks suggested categories and names of filters.
    const all = isNamed ? await api.call(listCategories).catch(() => []) : []
    const isNear = ({ id }: { id: number }) => list.near.some(({ categoryId }) => categoryId === id)
    const categories = [...all.filter(isNear), ...all.filter((one) => !isNear(one))].map((one) => ({
      id: one.id,
      name: nameOf(one, 'name', language),
    }))
    const { unread, unclear, unfit, otherMoney } = constraints
    const view = {
      kind: 'search',
      words,
      typed: typedWords,
      isCut: isCut(address),
      unread,
      unclear,
      unfit,
      otherMoney,
      converted: convertedPrices(asTyped, constraints),
      apart: typed.filters,
      lead: leadAddress(list.lead),
      place,
      list,
      categories,
    } as const
    const sortRead = sort ?? list.largest?.sort ?? null
    return { view, choice: { ...withFilters(choice, list.filters), sort: sortRead } }
  }
  if (!asked) throw data(null, { status: 404 })
  const { category, subcategory } = asked
  const isTop = category === null && subcategory === null
  // With filters a category also shows products of its subcategories.
  const within =
    subcategory === 'all' || (subcategory === null && countFilters(filters) > 0) ? undefined : (subcategory ?? ('none' as const))
  const query = { category: category ?? undefined, subcategory: within, ...narrowed }
  const [categories, subcategories, list] = await Promise.all([
    api.call(listCategories),
    isTop ? [] : api.call(listSubcategories),
    isTop ? null : api.call(searchProducts, { query }),
  ])
  const view = productsView(asked, { categories, subcategories, list, language })
  if (!view) throw data(null, { status: 404 })
  const narrowedBy = list ? withFilters(choice, list.filters) : choice
  if (view.kind !== 'category') return { view, choice: narrowedBy }
  if (within === undefined) return { view: { ...view, wholeCount: view.list.unfiltered }, choice: narrowedBy }
  const { unfiltered } = await api.call(searchProducts, { query: { category: view.category.id } })
  return { view: { ...view, wholeCount: unfiltered }, choice }
}) satisfies Load<unknown>

/**
 * Reads the constraints of a search text. If the text lists several products with a constraint for each, they are kept apart
 * only if the search recognises each product; otherwise they are read together.
 */
async function readIntendedConstraints(api: Api, words: string, language: Language): Promise<QueryConstraints> {
  const constraints = readConstraints(words, language)
  if (!constraints.parts) return constraints
  const { isEach } = await api.call(searchProducts, { query: { q: words }, headers: { 'accept-language': language } })
  return isEach ? constraints : readConstraintsAsWhole(words, language)
}

/** Maximum characters of category names in the description. */
const NAMES_LENGTH = 100

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, language, facts) => {
    const { sites } = facts
    const { countryName: country } = sites
    const ways = t('products.ways', waysToBuy(facts))
    const asked = new URLSearchParams(args.location.search)
    const { view, choice } = args.loaderData ?? {}
    if (view?.kind === 'search') {
      const title = view.words ? t('search.title', { words: view.words }) : t('products.title')
      return { title, description: title, isUnlisted: true }
    }
    const here = !view || view.kind === 'categories' ? undefined : (view.kind === 'leaf' && view.subcategory) || view.category
    const isWhole = view?.kind === 'leaf' && view.isWhole
    const name = here ? nameOf(here, 'name', language) : t('products.title')
    const title = isWhole ? `${name}: ${t('products.all')}` : name
    if (!view || view.kind === 'categories' || !here) {
      const names = view?.kind === 'categories' ? view.categories.map((category) => nameOf(category, 'name', language)) : []
      const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= NAMES_LENGTH)
      const description = t('products.description', { names: fitting.join(', ') || title, ways })
      // A search without words, unknown parameters, or a page beyond the only one show this same page.
      return {
        title,
        description,
        keywords: [...names, t('products.keywords'), country, ...placeNames(sites)].filter(Boolean).join(', '),
        address: '/products',
        isUnlisted: asked.has('q'),
      }
    }
    const description =
      cutText(textIn(here, 'description', language).replace(/\s+/g, ' ').trim(), 159) ||
      t('products.descriptionOf', { name: title, country, ways })
    const parent = { name: nameOf(view.category, 'name', language), path: categoryAddress(view.category.id) }
    const { page, total } = view.list
    const last = Math.ceil(total / LIST_PAGE)
    const subcategory = here === view.category ? undefined : here.id
    const place = { category: view.category.id, subcategory: isWhole ? ('all' as const) : subcategory }
    const addressOf = (other: number) => (other >= 1 && other <= last ? listAddress(place, choice, other) : undefined)
    return {
      title: page > 1 ? `${title}, ${t('search.page', { page, last })}` : title,
      description,
      keywords: [title, t('products.keywords'), country, ...placeNames(sites)].filter(Boolean).join(', '),
      // Beyond the end the last page is shown. With filters or another order a page has other products than the plain page of
      // that number, so search engines get the whole list's address.
      address: listAddress(place, {}, choice && (countFilters(choice.filters) > 0 || choice.sort) ? 1 : page),
      neighbours: { prev: addressOf(page - 1), next: addressOf(page + 1) },
      preview: { kind: here === view.category ? 'category' : 'subcategory', id: here.id, title, picture: here.image },
      trail: [{ name: t('products.title'), path: '/products' }, ...(here === view.category && !isWhole ? [] : [parent])],
      // Search engines index these products on the pages of the subcategories instead.
      isUnlisted: isWhole,
    }
  })

export default function ProductsPage({ loaderData: { view, choice } }: Route.ComponentProps) {
  if (view.kind === 'search') return <SearchView {...view} choice={choice} />
  if (view.kind === 'categories') return <CategoriesView categories={view.categories} choice={choice} />
  const { category, list } = view
  if (view.kind === 'category')
    return <CategoryView category={category} subcategories={view.subcategories} wholeCount={view.wholeCount} choice={choice} list={list} />
  return <LeafView category={category} subcategory={view.subcategory} isWhole={view.isWhole} choice={choice} list={list} />
}
