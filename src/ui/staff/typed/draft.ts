import type { PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/**
 * Something typed and not yet saved, kept on this device. Each visit to a form writes a draft of its own, so that
 * neither a second tab nor a fresh start overwrites what has not been looked at yet.
 */
export type Draft<Values> = {
  id: string
  /** When it was last typed into, ISO 8601. */
  savedAt: string
  /** The state that it started from; null for something new. Saving an old draft is then seen to be stale. */
  basedOn: string | null
  /** Values saved when the draft was last changed: differences from them were made here. Older drafts lack it. */
  base?: Values | undefined
  values: Values
  pending?: PendingWrite<SentForm<Values>> | undefined
}

/** A save on its way: all of something new, or the changes since `updatedAt`. */
export type Sending<Input> = { /** The Idempotency-Key. */ key: string; input: Input; updatedAt?: string | undefined }
/** A save of a form. `sent`: the values of the form at that moment. */
export type SentForm<Values, Input = unknown> = Omit<Sending<Input>, 'key'> & { sent: Values }

/** Makes values of a form out of what was stored; undefined when that is none. */
export type ReadValues<Values> = (stored: unknown) => Values | undefined
const MAX_COUNT = 5

/** Where the drafts of one thing lie: "draft:product:7". */
export const draftKey = (form: string, id: number | undefined) => `draft:${form}:${id ?? 'new'}`

/** The drafts of one thing, newest first. What cannot be read is left out. */
export function readDrafts<Values>(key: string, readValues: ReadValues<Values>): Draft<Values>[] {
  return stored(key).flatMap(({ id, savedAt, basedOn, base, values, pending }) => {
    const readable = readValues(values)
    const own = { base: base ? readValues(base) : undefined, pending: readPending(pending, readValues) }
    return readable ? [{ id, savedAt, basedOn: basedOn ?? null, values: readable, ...own }] : []
  })
}

function readPending<Values>(stored: Draft<unknown>['pending'], readValues: ReadValues<Values>): Draft<Values>['pending'] {
  const sent = stored?.body && readValues(stored.body.sent)
  return sent && typeof stored?.key === 'string' ? { key: stored.key, body: { ...stored.body, sent } } : undefined
}

/**
 * Keeps a draft in place of its own earlier state; others stay.
 *
 * @returns false when the device cannot keep it
 */
export function keepDraft(key: string, draft: Draft<unknown>): boolean {
  const others = stored(key).filter(({ id }) => id !== draft.id)
  return write(key, [draft, ...others].slice(0, MAX_COUNT))
}

export function removeDraft(key: string, id: string): void {
  const drafts = stored(key)
  const others = drafts.filter((draft) => draft.id !== id)
  if (others.length < drafts.length) write(key, others)
}

function stored(key: string): Draft<unknown>[] {
  const drafts = parseJson(readStored(key))
  if (!Array.isArray(drafts)) return []
  return drafts.filter((draft: Partial<Draft<unknown>> | null) => typeof draft?.id === 'string' && typeof draft.savedAt === 'string')
}

const write = (key: string, drafts: Draft<unknown>[]): boolean =>
  drafts.length > 0 ? writeStored(key, JSON.stringify(drafts)) : dropStored(key)
