import type { Category, Subcategory } from '#features/catalog/category/category.contract.ts'
import { type AttributeKey, attributes } from '#features/catalog/goods/attributes.ts'
import { figuresOf } from '#features/catalog/goods/figures.ts'
import type { StaffProduct } from '#features/catalog/product/product.contract.ts'
import { getProductById } from '#features/catalog/staff-calls.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import { FormHistory } from './form-history.tsx'

type ProductHistoryProps = {
  productId: number
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  /** The product as it is after an undo. */
  onUndone: (product: StaffProduct) => void
  /** The undo has put it into the trash. */
  onGone: () => void
}

/** The history of a product below its form, with categories and figures called by their names. */
export function ProductHistory({ productId, categories, subcategories, onUndone, onGone }: ProductHistoryProps) {
  const language = useStaffLanguage()
  const api = useStaffApi()
  const named = (list: readonly (Category | Subcategory)[], id: unknown) => {
    const found = list.find((one) => one.id === id)
    return found && nameOf(found, 'name', language)
  }
  const wording = {
    field: (field: string) => attributeOf(field)?.label[language],
    value: (field: string, value: unknown) => {
      if (field === 'categoryId') return named(categories, value)
      if (field === 'subcategoryId') return named(subcategories, value)
      return figureWords(field, value, language)
    },
  }
  return (
    <FormHistory
      kind="product"
      subject={productId}
      wording={wording}
      find={() => api.call(getProductById, { params: { id: productId } })}
      onUndone={onUndone}
      onGone={onGone}
    />
  )
}

function attributeOf(field: string) {
  const key = field.replace(/^specs\./, '')
  return key !== field && Object.hasOwn(attributes, key) ? attributes[key as AttributeKey] : undefined
}

function figureWords(field: string, value: unknown, language: Language): string | undefined {
  const [figure] = attributeOf(field) ? figuresOf({ [field.replace(/^specs\./, '')]: value }, language) : []
  return figure && `${figure.value} ${figure.unit}`.trim()
}
