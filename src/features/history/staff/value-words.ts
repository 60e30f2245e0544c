import { formatNumber, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import type { HistoryEntry } from '../history.contract.ts'

/** Texts for titles, fields and values that only the page knows, such as names of categories. Undefined: the default text. */
export type HistoryWording = {
  /** Title of the changed entity in the reader's language, if it has one. */
  title?: (entry: HistoryEntry) => string | undefined
  field?: (field: string, entry: HistoryEntry) => string | undefined
  value?: (field: string, value: unknown, entry: HistoryEntry) => string | undefined
}

type Change = HistoryEntry['changes'][number]
export const PRICES: readonly string[] = ['oldPrice', 'newPrice']
const STOCK = ['in_stock', 'limited', 'out_of_stock'] as const
const STATUSES = ['new', 'in_progress', 'replied', 'processed', 'completed'] as const
/** Length in characters above which a text is shown as a diff, which the user unfolds. */
const LONG = 80

/** Splits a change of an object, such as a product's specifications, into one change per key whose value differs. */
export function splitChanges(changes: readonly Change[]): Change[] {
  return changes.flatMap((change) => {
    const [before, after] = [mapOf(change.before), mapOf(change.after)]
    if (!before && !after) return [change]
    const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    return keys
      .filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]))
      .map((key) => ({ field: `${change.field}.${key}`, before: before?.[key] ?? null, after: after?.[key] ?? null }))
  })
}

/** True if the old or the new text is long or has several lines. Such a change is shown as a diff. */
export function isLongText({ before, after }: Change): boolean {
  const isLong = (value: unknown) => typeof value === 'string' && (value.length > LONG || value.includes('\n'))
  return isLong(before) || isLong(after)
}

/** Fields that are lists of words, one per line. */
const LISTS = ['words']

/** Lines removed from and added to a list; undefined if the value is no list, or only its order changed. */
export function compareLists({ field, before, after }: Change): { gone: string[]; added: string[] } | undefined {
  if (!LISTS.includes(field)) return undefined
  const [was, is] = [before, after].map((lines) => (typeof lines === 'string' ? lines.split('\n').filter(Boolean) : []))
  const gone = was?.filter((line) => !is?.includes(line)) ?? []
  const added = is?.filter((line) => !was?.includes(line)) ?? []
  return gone.length + added.length > 0 ? { gone, added } : undefined
}

type Value = { field: string; value: unknown; entry: HistoryEntry }
type Words = { t: StaffText; language: Language; wording: HistoryWording }

/** Formats a value for staff: "990,00 $", "ja", "leer". */
export function formatValue({ field, value, entry }: Value, { t, language, wording }: Words): string {
  const known = value === null ? undefined : wording.value?.(field, value, entry)
  if (known !== undefined) return known
  if (value === null || value === '') return t('history.none')
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  if (Array.isArray(value)) return t('history.pictures', { count: value.length })
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value !== 'string') return String(value)
  if (PRICES.includes(field)) return formatPrice(value, language)
  if (value.startsWith('/media/')) return t('history.picture')
  const stock = field === 'stockStatus' ? STOCK.find((one) => one === value) : undefined
  if (stock) return t(`stock.${stock}`)
  const status = field === 'status' ? STATUSES.find((one) => one === value) : undefined
  return status ? t(`inquiries.status.${status}`) : value
}

function mapOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
}
