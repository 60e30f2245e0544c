import type { Category, Subcategory } from '#features/catalog/category/category.contract.ts'
import { type AttributeKey, attributes } from '#features/catalog/goods/attributes.ts'
import { figuresOf } from '#features/catalog/goods/figures.ts'
import type { HistoryWording } from '#features/history/staff/value-words.ts'
import { fieldName } from '#i18n/field-names.ts'
import { type Language, nameOf, type TranslatedName } from '#i18n/language.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'

type Lists = {
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  products?: readonly TranslatedName[]
  /** True if the product with this id has an offer. Without one, `oldPrice` is its ordinary price. */
  hasOffer: (id: string) => boolean
}

/** HistoryWording of a product history: names of categories, figures, and products of a reordered list. */
export function useProductWording({ categories, subcategories, products = [], hasOffer }: Lists): HistoryWording {
  const language = useStaffLanguage()
  const named = (list: readonly TranslatedName[], id: unknown) => {
    const found = list.find((one) => String(one.id) === String(id))
    return found && nameOf(found, 'name', language)
  }
  return {
    field: (field, { subject, changes }) => {
      const isOffer = changes.some((change) => change.field === 'newPrice') || hasOffer(subject)
      if (field === 'oldPrice' && !isOffer) return fieldName(language, 'price')
      const [, moved] = /^product\.(\d+)$/.exec(field) ?? []
      return moved === undefined ? attributeOf(field)?.label[language] : named(products, moved)
    },
    value: (field, value) => {
      if (field === 'categoryId') return named(categories, value)
      if (field === 'subcategoryId') return named(subcategories, value)
      return figureWords(field, value, language)
    },
  }
}

function attributeOf(field: string) {
  const key = field.replace(/^specs\./, '')
  return key !== field && Object.hasOwn(attributes, key) ? attributes[key as AttributeKey] : undefined
}

function figureWords(field: string, value: unknown, language: Language): string | undefined {
  const [figure] = attributeOf(field) ? figuresOf({ [field.replace(/^specs\./, '')]: value }, language) : []
  return figure && `${figure.value} ${figure.unit}`.trim()
}
