import { type Language, nameOf } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import type { BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { fieldLabel } from '../../entity-form/form-problems.ts'

/** Maximum number of products that a message names. */
const MAX_NAMED = 5

/** A line with name and reason for each product that a change left as it was, up to MAX_NAMED. */
export function namesWithReasons(
  left: readonly BulkResultRow[],
  rows: ReadonlyMap<number, ProductListRow>,
  t: StaffText,
  language: Language,
): string {
  const lines = left.slice(0, MAX_NAMED).map((product) => {
    const { id, name } = product
    return `${nameOf(rows.get(id) ?? { name, nameDe: name, nameEs: '', nameEn: '' }, 'name', language)}: ${reasonsOf(product, t, language)}`
  })
  return [...lines, ...(left.length > MAX_NAMED ? ['…'] : [])].join('\n')
}

function reasonsOf({ problems, missing, conflicts }: BulkResultRow, t: StaffText, language: Language): string {
  const fields = conflicts.map(({ field }) => fieldLabel(field, language, 'product')).join(', ')
  return [
    ...problems.map(({ message }) => message),
    ...(missing.length > 0 ? [t('bulk.lacks', { missing: missing.map((need) => t(`publish.${need}`)).join(', ') })] : []),
    ...(conflicts.length > 0 ? [t('bulk.conflict', { fields, by: conflicts[0]?.by ?? '' })] : []),
  ].join(' ')
}
