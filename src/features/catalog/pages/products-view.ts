import type { Language } from '#i18n/language.ts'
import type { PageQuery } from '#ui/site/page-parameters.ts'
import type { ShownCategory, ShownSubcategory } from '../category/category.contract.ts'
import { type NamedCategory, pickNames } from '../category/category-link.ts'
import type { FoundProducts } from '../product/product.contract.ts'

type Described = NamedCategory & Pick<ShownCategory, 'descriptionEs' | 'descriptionDe' | 'descriptionEn'>

/**
 * Views of the products page: all categories; a category with its subcategories; or a leaf, which shows products only. A leaf is a
 * subcategory, a category without subcategories, or everything in a category (`isWhole`).
 */
export type ProductsView =
  | { kind: 'categories'; categories: NamedCategory[] }
  | { kind: 'category'; category: Described; subcategories: NamedCategory[]; list: FoundProducts }
  | { kind: 'leaf'; category: Described; subcategory: Described | null; isWhole: boolean; list: FoundProducts }

/** Category and subcategory that a URL asks for; 'all' means the category with all subcategories, null means none. */
export type RequestedList = { category: number | null; subcategory: number | 'all' | null }

/** Parses `?category=4&subcategory=9`, or `subcategory=all`; undefined for ids that no category can have. */
export function parseRequestedList(query: PageQuery<'category' | 'subcategory'>): RequestedList | undefined {
  const category = readId(query.get('category'))
  const isWhole = query.get('subcategory') === 'all' && category !== null
  const subcategory = isWhole ? 'all' : readId(query.get('subcategory'))
  return category === undefined || subcategory === undefined ? undefined : { category, subcategory }
}

function readId(text: string | null): number | null | undefined {
  if (!text) return null
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/**
 * Chooses the view of the products page for a URL.
 *
 * @param categories the active categories
 * @param subcategories the active subcategories
 * @param list products of the requested subcategory, of all subcategories, or of the category itself; null for all categories
 * @returns undefined if the category or subcategory is unknown, or if the subcategory is in another category
 */
export function productsView(
  asked: RequestedList,
  {
    categories,
    subcategories,
    list,
    language,
  }: { categories: readonly ShownCategory[]; subcategories: readonly ShownSubcategory[]; list: FoundProducts | null; language: Language },
): ProductsView | undefined {
  if (asked.category === null && asked.subcategory === null)
    return { kind: 'categories', categories: categories.map((each) => pickNames(each, language)) }
  const isWhole = asked.subcategory === 'all'
  const subcategory = asked.subcategory === null || isWhole ? null : subcategories.find(({ id }) => id === asked.subcategory)
  if (subcategory === undefined) return undefined
  const categoryId = asked.category ?? subcategory?.categoryId
  const category = categories.find(({ id }) => id === categoryId)
  if (!list || !category || (subcategory && subcategory.categoryId !== category.id)) return undefined

  const within = subcategories.filter((each) => each.categoryId === category.id)
  if (subcategory || isWhole || within.length === 0)
    return {
      kind: 'leaf',
      category: pickTexts(category, language),
      subcategory: subcategory && pickTexts(subcategory, language),
      isWhole: isWhole && within.length > 0,
      list,
    }
  return {
    kind: 'category',
    category: pickTexts(category, language),
    subcategories: within.map((each) => pickNames(each, language)),
    list,
  }
}

function pickTexts(category: ShownCategory, language: Language): Described {
  const { descriptionEs, descriptionDe, descriptionEn } = category
  return { ...pickNames(category, language), descriptionEs, descriptionDe, descriptionEn }
}

/** Layout of a product list; null if the visitor chose none: then rows on phones and a grid on wider screens. */
export type Layout = 'grid' | 'list' | null

/** Reads the layout from a URL; null if it is missing or unknown. */
export function readLayout(query: PageQuery<'view'>): Layout {
  const view = query.get('view')
  return view === 'grid' || view === 'list' ? view : null
}
