import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { findHints, listTranslations } from '../../calls.ts'
import { DESK_LIMIT, type Desk, type DeskEntry, type DeskQuery } from '../../desk/desk.contract.ts'

export type DeskFilter = Pick<DeskQuery, 'language' | 'kind' | 'state'>

/** Query of the desk's list. While a list with another filter is loading, the former one stays visible. */
export const deskQuery = (api: Api, filter: DeskFilter, limit: number = DESK_LIMIT) =>
  queryOptions({
    queryKey: [listTranslations.path, filter, limit],
    queryFn: () => api.call(listTranslations, { query: { ...filter, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Query of glossary terms and similar translations for an entry. It is not retried: the editor works without hints. */
export const hintsQuery = (api: Api, { source, from, to }: DeskEntry) =>
  queryOptions({
    queryKey: [findHints.path, source, from, to],
    queryFn: () => api.call(findHints, { body: { text: source, fromLang: from, toLang: to } }),
    retry: false,
  })

/** Identifies an entry in the address and in drafts: "product-7-nameEs". */
export const entryKey = ({ kind, subject, name }: DeskEntry): string => `${kind}-${subject}-${name}`

/** Next (1) or previous (-1) entry, undefined beyond the ends. If the given entry is no longer listed, the first one. */
export function neighbourOf(entries: readonly DeskEntry[], entry: DeskEntry, step: 1 | -1): DeskEntry | undefined {
  const at = entries.findIndex((one) => entryKey(one) === entryKey(entry))
  return at < 0 ? entries[0] : entries[at + step]
}

/** The desk without an entry that was just saved; its progress counts the entry as done. */
export function withoutEntry(desk: Desk, entry: DeskEntry): Desk {
  const entries = desk.entries.filter((one) => entryKey(one) !== entryKey(entry))
  if (entries.length === desk.entries.length) return desk
  const progress = desk.progress.map((one) => (one.language === entry.to ? { ...one, done: one.done + 1 } : one))
  return { progress, total: desk.total - 1, entries }
}

const hasSameSubject = (one: DeskEntry, other: DeskEntry) => one.kind === other.kind && one.subject === other.subject

/** The desk without all entries of a deleted product, category, picture or template. */
export function withoutSubject(desk: Desk, gone: DeskEntry): Desk {
  const entries = desk.entries.filter((one) => !hasSameSubject(one, gone))
  return { ...desk, total: desk.total - (desk.entries.length - entries.length), entries }
}

/** Nearest entry about something else: the next one, else the one before. */
export function neighbourOfOther(entries: readonly DeskEntry[], gone: DeskEntry): DeskEntry | undefined {
  const at = entries.findIndex((one) => entryKey(one) === entryKey(gone))
  const isOther = (one: DeskEntry) => !hasSameSubject(one, gone)
  return entries.slice(Math.max(0, at)).find(isOther) ?? entries.slice(0, Math.max(0, at)).findLast(isOther)
}
