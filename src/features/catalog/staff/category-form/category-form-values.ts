import { typedNumber } from '#kit/text/typed-number.ts'
import type { Category, CategoryInput, Subcategory } from '../../category/category.contract.ts'
import { categoryFields } from '../../category/category-fields.ts'
import { blanksOf } from '../../entity/entity-fields.ts'
import { categoryTexts, translationNamesOf } from '../../entity/translations.ts'
import type { GoodsKind } from '../../goods/goods-kinds.ts'
import { notedNames } from '../entity-form/noted-translations.ts'

/** Form values of a category or subcategory. Typed values, numbers included, are kept as the exact text. */
export type CategoryFormValues = Record<Exclude<keyof typeof categoryFields, 'description' | 'goods' | 'isActive'>, string> & {
  /** The category above a subcategory; '' for a category. */
  categoryId: string
  /** A kind of goods; '' for a subcategory that inherits its category's kind. */
  goods: GoodsKind | ''
  isActive: boolean
  /** Notes on the German texts that translations were made from; see ui/staff/fields/translation-notes.ts. */
  translationNotes: string[]
}

export const categoryTranslations = translationNamesOf(categoryTexts)

const { description: _, ...blank } = blanksOf(categoryFields)

export const blankCategory: CategoryFormValues = valuesOf(blank)

export function toCategoryValues(entry: Category | Subcategory): CategoryFormValues {
  const written = Object.keys(blank).map((name) => [name, entry[name as keyof typeof blank]])
  return valuesOf({ ...(Object.fromEntries(written) as typeof blank), ...('categoryId' in entry ? { categoryId: entry.categoryId } : {}) })
}

function valuesOf(written: typeof blank & { categoryId?: number }): CategoryFormValues {
  return {
    ...written,
    categoryId: String(written.categoryId ?? ''),
    image: written.image ?? '',
    goods: written.goods ?? '',
    sortOrder: String(written.sortOrder),
    translationNotes: [],
  }
}

/** Converts form values to API input. Invalid values are passed on, so that the contract's schema refuses them with a message. */
export function toCategoryInput(values: CategoryFormValues): CategoryInput {
  const { categoryId, image, goods, sortOrder, translationNotes, ...input } = values
  return {
    ...input,
    image: image.trim() || null,
    goods: goods || null,
    sortOrder: sortOrder.trim() === '' ? 0 : typedNumber(sortOrder),
    checkedTexts: notedNames(categoryTranslations, values, 'fits'),
    behindTexts: notedNames(categoryTranslations, values, 'behind'),
  }
}

export function toSubcategoryInput(values: CategoryFormValues): CategoryInput & { categoryId: number } {
  return { ...toCategoryInput(values), categoryId: values.categoryId === '' ? 0 : Number(values.categoryId) }
}

/** Position of a new entry: after all others, at most `limit`. */
export function nextPosition(entries: readonly { sortOrder: number }[], limit: number): number {
  return Math.min(Math.max(0, ...entries.map(({ sortOrder }) => sortOrder)) + 1, limit)
}
