import { data } from 'react-router'
import { listCategories, listProducts, listSubcategories, searchProducts } from '#features/catalog/calls.ts'
import { categoryAddress } from '#features/catalog/category/category-address.ts'
import { productsView, readAsked, readLayout } from '#features/catalog/pages/products-view.ts'
import { readFoundPage, readWords } from '#features/catalog/pages/search-words.ts'
import { nameOf, textIn } from '#i18n/language.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { head } from '../head.ts'
import { type Load, onServer } from '../load.ts'
import type { Route } from './+types/products.page'
import { CategoriesView } from './products-categories.tsx'
import { CategoryView } from './products-category.tsx'
import { LeafView } from './products-leaf.tsx'
import { SearchView } from './products-search.tsx'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

const load = (async (api, { query: read, language }) => {
  const address = read('/products')
  const words = readWords(address)
  if (words) {
    const query = { q: words, page: readFoundPage(address) }
    // A browser's own languages need not be the page's.
    const found = await api.call(searchProducts, { query, headers: { 'accept-language': language } })
    // Ways on are nice to have.
    const all = found.total > 0 ? [] : await api.call(listCategories).catch(() => [])
    const isNear = ({ id }: { id: number }) => found.near.some(({ categoryId }) => categoryId === id)
    const categories = [...all.filter(isNear), ...all.filter((one) => !isNear(one))].map((one) => ({
      id: one.id,
      name: nameOf(one, 'name', language),
    }))
    return { view: { kind: 'search', words, found, categories } as const, layout: null }
  }
  const asked = readAsked(address)
  if (!asked) throw data(null, { status: 404 })
  const isTop = asked.category === null && asked.subcategory === null
  const [categories, subcategories, products] = await Promise.all([
    api.call(listCategories),
    isTop ? [] : api.call(listSubcategories),
    isTop ? [] : api.call(listProducts, { query: { category: asked.category ?? undefined, subcategory: asked.subcategory ?? 'none' } }),
  ])
  const view = productsView(asked, { categories, subcategories, products, language })
  if (!view) throw data(null, { status: 404 })
  return { view, layout: readLayout(address) }
}) satisfies Load<unknown>

/** What is left of a description for the categories' names. */
const NAMES_LENGTH = 100

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, language) => {
    const view = args.loaderData?.view
    if (view?.kind === 'search')
      return {
        title: t('search.title', { words: view.words }),
        description: t('search.title', { words: view.words }),
        isUnlisted: true,
      }
    const here = !view || view.kind === 'categories' ? undefined : (view.kind === 'leaf' && view.subcategory) || view.category
    const title = here ? nameOf(here, 'name', language) : t('products.title')
    if (!view || view.kind === 'categories' || !here) {
      const names = view?.kind === 'categories' ? view.categories.map((category) => nameOf(category, 'name', language)) : []
      const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= NAMES_LENGTH)
      const description = t('products.description', { names: fitting.join(', ') || title })
      return { title, description, keywords: [...names, t('products.keywords')].join(', ') }
    }
    const description =
      cutText(textIn(here, 'description', language).replace(/\s+/g, ' ').trim(), 159) || t('products.descriptionOf', { name: title })
    const parent = { name: nameOf(view.category, 'name', language), path: categoryAddress(view.category.id) }
    return {
      title,
      description,
      keywords: `${title}, ${t('products.keywords')}`,
      preview: { kind: here === view.category ? 'category' : 'subcategory', id: here.id, title, picture: here.image },
      trail: [{ name: t('products.title'), path: '/products' }, ...(here === view.category ? [] : [parent])],
    }
  })

export default function ProductsPage({ loaderData: { view, layout } }: Route.ComponentProps) {
  if (view.kind === 'search') return <SearchView words={view.words} found={view.found} categories={view.categories} />
  if (view.kind === 'categories') return <CategoriesView categories={view.categories} />
  const { category, products } = view
  if (view.kind === 'category') return <CategoryView category={category} subcategories={view.subcategories} products={products} />
  return <LeafView category={category} subcategory={view.subcategory} products={products} layout={layout} />
}
