import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { findHints, listTranslations } from '../../desk/calls.ts'
import { DESK_LIMIT, type Desk, type DeskEntry, type DeskQuery } from '../../desk/desk.contract.ts'

export type DeskFilter = Pick<DeskQuery, 'language' | 'kind' | 'state'>

/** The list of the desk; a filtered list stays visible while another one is loading. */
export const deskQuery = (api: Api, filter: DeskFilter, limit: number = DESK_LIMIT) =>
  queryOptions({
    queryKey: [listTranslations.path, filter, limit],
    queryFn: () => api.call(listTranslations, { query: { ...filter, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Glossary words and earlier translations for the source text of an entry; optional, so a failure shows none. */
export const hintsQuery = (api: Api, { source, from, to }: DeskEntry) =>
  queryOptions({
    queryKey: [findHints.path, source, from, to],
    queryFn: () => api.call(findHints, { body: { text: source, fromLang: from, toLang: to } }),
    retry: false,
  })

/** Identifies an entry in the address and in drafts: "product-7-nameEs". */
export const entryKey = ({ kind, subject, name }: DeskEntry): string => `${kind}-${subject}-${name}`

/** The entry beside another one; beyond the ends there is none. */
export function neighbourOf(entries: readonly DeskEntry[], entry: DeskEntry, step: 1 | -1): DeskEntry | undefined {
  const at = entries.findIndex((one) => entryKey(one) === entryKey(entry))
  return at < 0 ? entries[0] : entries[at + step]
}

/** The list without an entry that was just saved, counted as done. */
export function withoutEntry(desk: Desk, entry: DeskEntry): Desk {
  const entries = desk.entries.filter((one) => entryKey(one) !== entryKey(entry))
  if (entries.length === desk.entries.length) return desk
  const progress = desk.progress.map((one) => (one.language === entry.to ? { ...one, done: one.done + 1 } : one))
  return { progress, total: desk.total - 1, entries }
}
