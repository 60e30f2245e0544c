import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { nameOf, type TranslatedName } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useStaffApi } from '../frame/staff-api.ts'

type OrderHistoryProps = {
  kind: 'product' | 'category'
  /** Entries of the list by kind. A changed position is labelled with the name of its entry. */
  entries: Partial<Record<string, readonly TranslatedName[]>>
  onUndone: () => void
}

/** Changes of a list's order, below it, with author and time; each is undone as a whole. */
export function OrderHistory({ kind, entries, onUndone }: OrderHistoryProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const owner = (field: string) => {
    const [what = '', id] = field.split('.')
    const found = entries[what]?.find((one) => String(one.id) === id)
    return found ? nameOf(found, 'name', language) : t('history.gone')
  }
  return (
    <HistoryPanel api={api} of={{ kind, subject: 'order' }} help={t('history.orderHelp')} wording={{ field: owner }} onUndone={onUndone} />
  )
}
