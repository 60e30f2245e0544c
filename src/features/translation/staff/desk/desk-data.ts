import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { findHints, listTranslations } from '../../calls.ts'
import { DESK_LIMIT, DESK_LIMIT_MAX, type Desk, type DeskEntry, type DeskQuery, entryKey } from '../../desk/desk.contract.ts'

export type DeskFilter = Pick<DeskQuery, 'language' | 'kind' | 'state'>

/**
 * Query of the desk's list. While a list with another filter is loading, the former one stays visible.
 *
 * @param at key of an entry that is read too if the list does not reach it
 */
export const deskQuery = (api: Api, filter: DeskFilter, { limit, at }: { limit: number; at: string | undefined }) =>
  queryOptions({
    queryKey: [listTranslations.path, filter, limit, at],
    queryFn: () => api.call(listTranslations, { query: { ...filter, limit, at } }),
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

/** Next (1) or previous (-1) entry, undefined beyond the ends. If the given entry is no longer listed, the first one. */
export function neighbourOf(entries: readonly DeskEntry[], entry: DeskEntry, step: 1 | -1): DeskEntry | undefined {
  const at = entries.findIndex((one) => entryKey(one) === entryKey(entry))
  return at < 0 ? entries[0] : entries[at + step]
}

/** Position of an entry among all that match the filter, from 1; 0 if it is not known. */
export function positionOf({ entries, at }: Desk, entry: DeskEntry): number {
  const index = entries.findIndex((one) => entryKey(one) === entryKey(entry))
  if (index >= 0) return index + 1
  return at && entryKey(at.entry) === entryKey(entry) ? at.position : 0
}

/** Number of entries after the open one from which on more are loaded, so that they are there before somebody gets to the last. */
const LOADED_AHEAD = 10

/** Limit of a list that has some entries after this position too; not beyond the maximum. */
export function limitFor(position: number): number {
  if (position > DESK_LIMIT_MAX) return DESK_LIMIT
  return Math.min(Math.ceil((position + LOADED_AHEAD) / DESK_LIMIT) * DESK_LIMIT, DESK_LIMIT_MAX)
}

/** The desk without an entry that was just saved; its progress counts the entry as done. */
export function withoutEntry(desk: Desk, entry: DeskEntry): Desk {
  const entries = desk.entries.filter((one) => entryKey(one) !== entryKey(entry))
  if (entries.length === desk.entries.length) return desk
  const progress = desk.progress.map((one) => (one.language === entry.to ? { ...one, done: one.done + 1 } : one))
  return { ...desk, progress, total: desk.total - 1, entries }
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
