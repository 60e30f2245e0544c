import type { PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import type { TextsWrite } from '#ui/staff/typed/use-typed-texts.ts'
import type { DeskEntry } from '../../desk/desk.contract.ts'
import { entryKey } from './desk-data.ts'

/** A save, or the confirmation that a translation fits this source text. */
export type DeskWrite = TextsWrite<'text'> & { confirmedFor?: string }
/** A translation that is being typed, and the saved one that it started from. */
export type DeskDraft = {
  text: string
  base: string
  /** State of the saved one: see `versionOf`. */
  version: string | null
  savedAt: string
  unanswered?: PendingWrite<DeskWrite> | undefined
}

/** State that a save is merged with: `updatedAt`, or the value of a setting, which is compared with the stored one. */
export const versionOf = ({ kind, text, updatedAt }: DeskEntry): string | null => (kind === 'page' ? text : updatedAt)

const keyOf = (entry: DeskEntry) => `draft:translation:${entryKey(entry)}`

/** The draft of an entry on this device; what equals the saved translation is none. */
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
