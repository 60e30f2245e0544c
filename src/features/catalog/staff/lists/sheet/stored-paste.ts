import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { type RowWrite, readCells, readWrite } from './row-draft.ts'
import type { Cells } from './sheet-cells.ts'

/**
 * A pasted block. `hasHeadings`: its first line had headings, which were left out. `beyond`: number of its lines below the table's
 * last row.
 */
export type PastedBlock = { hasHeadings: boolean; beyond: number }
/**
 * The rows of a pasted block. `texts`: the pasted texts by id. `same`: ids of those rows that have had all its values before.
 * `batchId`: history entry that undoes the paste; null until something is saved.
 */
export type Paste = PastedBlock & {
  ids: readonly number[]
  texts: Readonly<Record<number, Cells>>
  same: readonly number[]
  batchId: number | null
}
/**
 * Unanswered bulk change of pasted rows, stored on this device beside the drafts of its rows: after a reload the same rows are sent
 * with the same key. `queued`: ids of the rows that were pasted meanwhile. `paste`: the newest paste.
 */
export type StoredPaste = { key: string; writes: [id: number, write: RowWrite][]; queued: number[]; paste: Paste | undefined }

const keyOf = (account: string) => `pasted-rows:${encodeURIComponent(account)}`

/** Stores an account's unanswered bulk change; undefined removes it. */
export function storePaste(account: string, paste: StoredPaste | undefined): void {
  if (paste) writeStored(keyOf(account), JSON.stringify(paste))
  else dropStored(keyOf(account))
}

/** Reads an account's unanswered bulk change; undefined if there is none or it is invalid. */
export function readStoredPaste(account: string): StoredPaste | undefined {
  const { key, writes, queued, paste } = Object(parseJson(readStored(keyOf(account)))) as Partial<Record<keyof StoredPaste, unknown>>
  if (typeof key !== 'string' || !Array.isArray(writes)) return undefined
  const { ids, texts, same, hasHeadings, beyond } = Object(paste) as Partial<Record<keyof Paste, unknown>>
  return {
    key,
    writes: writes.flatMap((entry: unknown): [number, RowWrite][] => {
      const [id, stored] = Array.isArray(entry) ? entry : []
      const write = readWrite(stored)
      return Number.isInteger(id) && write ? [[id, write]] : []
    }),
    queued: readIds(queued),
    paste: Array.isArray(ids)
      ? {
          ...{ ids: readIds(ids), texts: readTexts(texts), same: readIds(same) },
          ...{ hasHeadings: hasHeadings === true, beyond: Number(beyond) || 0, batchId: null },
        }
      : undefined,
  }
}

const readIds = (stored: unknown): number[] => (Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [])

const readTexts = (stored: unknown): Record<number, Cells> =>
  Object.fromEntries(Object.entries(Object(stored)).map(([id, cells]) => [Number(id), readCells(cells)]))
