import { type ReactNode, useState } from 'react'
import { fieldName } from '#i18n/field-names.ts'
import { formatPriceChange } from '#i18n/staff-format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { HistoryBatch, HistoryKind } from '../history.contract.ts'

const PRICES = ['oldPrice', 'newPrice']

/** Title of a batch in one line: "40 Produkte: Preis"; '' without a batch. */
export function useBatchTitle(batch: HistoryBatch | null, kind: HistoryKind): string {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (!batch) return ''
  const { count, created, deleted, restored, fields, what, file, price, undoes } = batch
  const nameOf = (field: string) => {
    if (!PRICES.includes(field)) return fieldName(language, field, kind)
    const name = fieldName(language, 'price', kind)
    return price ? `${name} ${formatPriceChange(price, language)}` : name
  }
  const words = [
    ...(what === 'import' ? [t('bulk.import', { file: file ?? '' })] : []),
    ...(undoes === null ? [] : [t('bulk.undoEntry')]),
    ...(created > 0 ? [t('bulk.created')] : []),
    ...(deleted > 0 ? [t('bulk.changedDeleted')] : []),
    ...(restored > 0 ? [t('bulk.restored')] : []),
    // Some of the products have an offer and others do not, so both price fields are called "price" here.
    ...new Set(fields.map(nameOf)),
  ]
  return t('bulk.entry', { count, what: words.join(', ') })
}

/** The single edits of a batch, loaded when the user unfolds them. */
export function BatchEntries({ batchId, render }: { batchId: number; render: (batchId: number) => ReactNode }) {
  const t = useStaffText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-3">{t('bulk.showProducts')}</summary>
      {isOpen ? render(batchId) : null}
    </details>
  )
}
