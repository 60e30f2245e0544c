import { fieldName } from '#i18n/field-names.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { fieldLabel } from '../../entity-form/form-problems.ts'
import type { ValueWords } from './value-words.ts'

type Product = { product: BulkResultRow; row: ProductListRow | undefined; words: ValueWords; me: string | undefined }

/** The reason why a product stays unchanged, for a conflict who changed which field to which value; undefined if it changes. */
export function useUnchangedReason({ product, row, words, me }: Product): string | undefined {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { result, note, problems, conflicts, before } = product
  if (result === 'conflict') {
    const labelOf = (field: string) =>
      field === 'oldPrice' && !row?.newPrice ? fieldName(language, 'price', 'product') : fieldLabel(field, language, 'product')
    const fields = conflicts.map(({ field }) => t('bulk.conflictField', { field: labelOf(field), value: words(field, before[field]) }))
    const by = conflicts[0]?.by
    return t(by !== undefined && by === me ? 'bulk.conflictOwn' : 'bulk.conflict', { fields: fields.join('; '), by: by ?? '' })
  }
  if (result === 'faulty') return problems.map(({ message }) => message).join(' ')
  if (result !== 'same') return undefined
  if (note === 'in-stock') return t('bulk.inStock')
  // A draft may have no price at all, which is not "on request".
  return t(!note ? 'bulk.same' : row?.priceOnRequest === false ? 'bulk.noPrice' : 'bulk.onRequest')
}
