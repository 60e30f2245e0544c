import { type AttributeKey, attributes } from '#features/catalog/attributes.ts'
import type { Category, Subcategory } from '#features/catalog/category.contract.ts'
import { figuresOf } from '#features/catalog/figures.ts'
import type { StaffProduct } from '#features/catalog/product.contract.ts'
import { getProductById } from '#features/catalog/staff-calls.ts'
import type { HistoryEntry } from '#features/history/history.contract.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { problemOf } from '#features/history/staff/problem.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useStaffApi } from './staff-api.ts'

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
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()

  async function show({ action }: HistoryEntry): Promise<void> {
    if (action === 'created' || action === 'restored') return onGone()
    try {
      onUndone(await api.call(getProductById, { params: { id: productId } }))
    } catch (error) {
      showToast({ kind: 'problem', title: t('staff.failedTitle'), text: problemOf(error, t) })
    }
  }

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
    <div className="wrap pb-8">
      <HistoryPanel api={api} kind="product" subject={productId} wording={wording} onUndone={(entry) => void show(entry)} />
    </div>
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
