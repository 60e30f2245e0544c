import { type ReactNode, useState } from 'react'
import { fieldName } from '#i18n/field-names.ts'
import { formatPriceChange } from '#i18n/staff-format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { HistoryBatch, HistoryEntry } from '../history.contract.ts'
import { formatValue, type HistoryWording, isLongText, PRICES } from './value-words.ts'

/** Title of a batch in one line: "40 Produkte: Preis +5 %", "3 Produkte: Aktiv: nein"; '' without a batch. */
export function useBatchTitle(entry: HistoryEntry, wording: HistoryWording): string {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { batch, kind } = entry
  if (!batch) return ''
  const { count, created, deleted, restored, fields, what, file, price, values, undoes } = batch
  const figures = Object.keys(values).filter((field) => field.startsWith('specs.'))
  const nameOf = (field: string) => {
    if (PRICES.includes(field)) return priceWords(fieldName(language, 'price', kind), price)
    const name = wording.field?.(field, entry) ?? fieldName(language, field, kind)
    const value = values[field]
    if (value === undefined || isLongText({ field, before: null, after: value })) return name
    return t('bulk.entryValue', { name, value: formatValue({ field, value, entry }, { t, language, wording }) })
  }
  const priceWords = (name: string, change: HistoryBatch['price']) => {
    const isMoved = change?.percent !== undefined || change?.amount !== undefined
    const moved = change && isMoved ? `${name} ${formatPriceChange(change, language)}` : name
    return change?.rounding ? t('bulk.entryRounded', { price: moved, to: t(`bulk.rounding.${change.rounding}`) }) : moved
  }
  const words = [
    ...(what === 'import' ? [t('bulk.import', { file: file ?? '' })] : []),
    ...(undoes === null ? [] : [t('bulk.undoEntry')]),
    ...(created > 0 ? [t('bulk.created')] : []),
    ...(deleted > 0 ? [t('bulk.changedDeleted')] : []),
    ...(restored > 0 ? [t('bulk.restored')] : []),
    // Some of the products have an offer and others do not, so both price fields are called "price" here.
    ...new Set(fields.flatMap((field) => (field === 'specs' && figures.length > 0 ? figures : field)).map(nameOf)),
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
