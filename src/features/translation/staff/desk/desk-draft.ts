import type { PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import type { TextsWrite } from '#ui/staff/typed/use-typed-texts.ts'
import type { DeskEntry } from '../../desk/desk.contract.ts'
import { entryKey } from './desk-data.ts'

/** A save of a translation; with `confirmedFor`, the confirmation that the translation fits this source text. */
export type DeskWrite = TextsWrite<'text'> & { confirmedFor?: string }
/** A translation that is being typed, and the saved one that it started from. */
export type DeskDraft = {
  text: string
  base: string
  /** Version of the saved translation: see `versionOf`. */
  version: string | null
  savedAt: string
  unanswered?: PendingWrite<DeskWrite> | undefined
}

/** Version that a save sends to detect conflicts: `updatedAt`; for a page its text, since settings are compared by value. */
export const versionOf = ({ kind, text, updatedAt }: DeskEntry): string | null => (kind === 'page' ? text : updatedAt)

const keyOf = (entry: DeskEntry) => `draft:translation:${entryKey(entry)}`

/**
 * Reads the draft of an entry from this device; undefined if there is none, if it is damaged, or if it equals the saved translation and
 * no save is unanswered.
 */
export function readDraft(entry: DeskEntry): DeskDraft | undefined {
  const found = Object(parseJson(readStored(keyOf(entry)))) as Partial<Record<keyof DeskDraft, unknown>>
  const { text, base, version, savedAt } = found
  if (typeof text !== 'string' || typeof base !== 'string' || (typeof version !== 'string' && version !== null)) return undefined
  const unanswered = isUnanswered(found.unanswered) ? found.unanswered : undefined
  if (isSameText(text, entry.text) && !unanswered) return undefined
  return { text, base, version, savedAt: String(savedAt), unanswered }
}

export function keepDraft(entry: DeskEntry, draft: DeskDraft): void {
  if (isSameText(draft.text, draft.base) && !draft.unanswered) dropStored(keyOf(entry))
  else writeStored(keyOf(entry), JSON.stringify(draft))
}

export const dropDraft = (entry: DeskEntry): void => void dropStored(keyOf(entry))

function isUnanswered(found: unknown): found is PendingWrite<DeskWrite> {
  const { key, body } = (found ?? {}) as { key?: unknown; body?: { values?: { text?: unknown }; changes?: unknown } }
  return typeof key === 'string' && typeof body?.values?.text === 'string' && typeof body.changes === 'object'
}
