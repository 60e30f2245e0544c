import { typedNumber } from '#kit/text/typed-number.ts'
import type { Category, CategoryInput, Subcategory } from '../../category/category.contract.ts'
import { categoryTexts, translationsOf } from '../../entity/translations.ts'
import type { GoodsKind } from '../../goods/goods-kinds.ts'
import { notedNames } from '../entity-form/noted-translations.ts'

const textFields = ['nameDe', 'nameEs', 'nameEn', 'descriptionDe', 'descriptionEs', 'descriptionEn', 'name', 'slug'] as const

/** Values of the form of a category or subcategory: everything typed is text, exactly as it was typed. */
export type CategoryFormValues = Record<(typeof textFields)[number], string> & {
  /** The category above a subcategory; '' for a category. */
  categoryId: string
  image: string
  /** A kind of goods; '' for none of its own. */
  goods: GoodsKind | ''
  sortOrder: string
  isActive: boolean
  /** German texts that translations were made from, in the notes of ui/staff/translation-notes. */
  translationNotes: string[]
}

export const categoryTranslations = translationsOf(categoryTexts)

export const blankCategory: CategoryFormValues = {
  ...(Object.fromEntries(textFields.map((field) => [field, ''])) as Record<(typeof textFields)[number], string>),
  categoryId: '',
  image: '',
  goods: '',
  sortOrder: '0',
  isActive: true,
  translationNotes: [],
}

export function categoryValues(entry: Category | Subcategory): CategoryFormValues {
  return {
    ...(Object.fromEntries(textFields.map((field) => [field, entry[field]])) as Record<(typeof textFields)[number], string>),
    categoryId: 'categoryId' in entry ? String(entry.categoryId) : '',
    image: entry.image ?? '',
    goods: entry.goods ?? '',
    sortOrder: String(entry.sortOrder),
    isActive: entry.isActive,
    translationNotes: [],
  }
}

/** Input from the form; invalid values are sent so that the contract refuses them and the field says why. */
export function categoryInput(values: CategoryFormValues): CategoryInput {
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

export function subcategoryInput(values: CategoryFormValues): CategoryInput & { categoryId: number } {
  return { ...categoryInput(values), categoryId: values.categoryId === '' ? 0 : Number(values.categoryId) }
}

/** The position of a new subcategory: behind all others. */
export function nextPosition(entries: readonly { sortOrder: number }[], limit: number): number {
  return Math.min(Math.max(0, ...entries.map(({ sortOrder }) => sortOrder)) + 1, limit)
}
