import type { HistoryAdapter, TrashItem } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { purgedAt, TRASH_DAYS } from '#kit/trash-days.ts'
import { TRASH_PAGE } from './calls.ts'
import { purgeMoment, type TrashEntry, type TrashKind } from './history.contract.ts'
import { deletionKey, findDeleters } from './history.store.server.ts'
import { readTitles } from './titles.server.ts'

/**
 * Lists one page of the trash, the latest deletion first. Entities that a deletion took along are part of the deleted entity's
 * entry.
 *
 * @returns the page and the number of entries on all pages
 */
export async function listTrash(
  db: Database,
  adapters: readonly HistoryAdapter[],
  { kind, page = 1 }: { kind?: TrashKind | undefined; page?: number | undefined },
  language: Language,
): Promise<{ entries: TrashEntry[]; total: number }> {
  const all = (await Promise.all(adapters.map(({ trash }) => trash?.list() ?? []))).flat()
  const listed = all
    .filter((one) => (!kind || one.kind === kind) && !one.standsIn.some(({ isTogether }) => isTogether))
    .sort((one, other) => other.deletedAt.localeCompare(one.deletedAt) || other.id - one.id)
  const shown = listed.slice((page - 1) * TRASH_PAGE, page * TRASH_PAGE)
  const oldest = shown.at(-1)?.deletedAt
  const deleters = oldest === undefined ? new Map<string, string>() : await findDeleters(db, oldest)
  const entries = shown.map((one) => toEntry(one, all, deleters))
  const named = entries.flatMap((one) => [one, ...one.takenAlong, ...(one.first ? [one.first] : [])])
  const titleOf = await readTitles(
    adapters,
    named.map((one) => ({ ...one, subject: one.id })),
    language,
  )
  for (const one of named) one.title = titleOf({ ...one, subject: one.id })
  return { entries, total: listed.length }
}

function toEntry({ standsIn, ...trashed }: TrashItem, all: readonly TrashItem[], deleters: Map<string, string>): TrashEntry {
  const { kind, id, deletedAt } = trashed
  const within = all.flatMap((one) =>
    one.standsIn.filter((parent) => parent.kind === kind && parent.id === id).map((parent) => ({ one, parent })),
  )
  const [parent] = standsIn
  const first = parent && all.find((one) => one.kind === parent.kind && one.id === parent.id)
  return {
    ...trashed,
    by: deleters.get(deletionKey(kind, id, deletedAt)) ?? '',
    takenAlong: within.filter(({ parent: { isTogether } }) => isTogether).map(({ one }) => nameOf(one)),
    holds: within.length,
    first: first ? nameOf(first) : null,
    emptiedAt: purgedAt(deletedAt),
  }
}

const nameOf = ({ kind, id, title }: TrashItem) => ({ kind, id, title })

/**
 * Permanently deletes entities that were deleted (accounts: removed) at least thirty days ago. Their history stays. It may be
 * interrupted at any moment and may run on several servers at once.
 *
 * @param adapters children before their parents
 * @returns number of deleted entities
 */
export async function purgeTrash(adapters: readonly HistoryAdapter[], now: Date): Promise<number> {
  const moment = purgeMoment(now, TRASH_DAYS)
  let count = 0
  for (const { trash, purgeOlderThan } of adapters) {
    count += (await trash?.deleteOlderThan(moment)) ?? 0
    count += (await purgeOlderThan?.(moment)) ?? 0
  }
  return count
}
