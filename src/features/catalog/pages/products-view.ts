import type { Language } from '#i18n/language.ts'
import type { PageQuery } from '#ui/site/page-parameters.ts'
import type { ShownCategory, ShownSubcategory } from '../category/category.contract.ts'
import { type NamedCategory, pickNames } from '../category/category-link.ts'
import type { FoundProducts } from '../product/product.contract.ts'

type Described = NamedCategory & Pick<ShownCategory, 'descriptionEs' | 'descriptionDe' | 'descriptionEn'>

/** The views of the products page. A leaf is a subcategory, a category that has none, or all that stands in a category. */
export type ProductsView =
  | { kind: 'categories'; categories: NamedCategory[] }
  | { kind: 'category'; category: Described; subcategories: NamedCategory[]; list: FoundProducts }
  | { kind: 'leaf'; category: Described; subcategory: Described | null; isWhole: boolean; list: FoundProducts }

/** The category and subcategory that an address asks for, or all of its subcategories; null where it names none. */
export type RequestedList = { category: number | null; subcategory: number | 'all' | null }

/** Reads `?category=4&subcategory=9`, or `subcategory=all`. @returns undefined for ids that no category can have */
export function readAsked(query: PageQuery<'category' | 'subcategory'>): RequestedList | undefined {
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
 * View that an address shows.
 *
 * @param categories the active categories
 * @param subcategories the active subcategories
 * @param language of the page
 * @param list products of the subcategory that is asked for or of all of them, else those of the category that are in no subcategory; null at the top
 * @returns undefined when the category or subcategory is unknown, or when the one is not in the other
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

/** How products stand: rows on phones and a grid above unless the visitor chose one. */
export type Layout = 'grid' | 'list' | null

export function readLayout(query: PageQuery<'view'>): Layout {
  const view = query.get('view')
  return view === 'grid' || view === 'list' ? view : null
}
