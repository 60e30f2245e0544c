import type { PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/**
 * Unsaved values in local storage. Each visit to a form writes its own draft, so that a second tab or a new visit does not
 * overwrite an older draft that nobody has seen yet.
 */
export type Draft<Values> = {
  id: string
  /** When the draft was last changed, ISO 8601. */
  savedAt: string
  /** `updatedAt` of the stored state that editing started from; null for a new entity. Shows whether the draft is stale. */
  basedOn: string | null
  /**
   * Stored values when the draft was last changed; fields that differ from them are the draft's changes. Drafts of older
   * versions lack them.
   */
  base?: Values | undefined
  values: Values
  /** True if somebody put the draft aside: a form offers it, and does not continue it by itself. */
  isSetAside?: boolean | undefined
  pending?: PendingWrite<SentForm<Values>> | undefined
}

/** A save that was sent: all fields of a new entity, or the changes since `updatedAt`. */
export type SentSave<Input> = { /** The Idempotency-Key. */ key: string; input: Input; updatedAt?: string | undefined }
/** A save of a form. `sent`: values of the form when it was sent. */
export type SentForm<Values, Input = unknown> = Omit<SentSave<Input>, 'key'> & { sent: Values }

/** Converts a stored value to form values; undefined if it is invalid. */
export type ReadValues<Values> = (stored: unknown) => Values | undefined
const MAX_DRAFTS = 5

/** Storage key of an entity's drafts: "draft:product:7". */
export const draftKey = (form: string, id: number | undefined) => `draft:${form}:${id ?? 'new'}`

/**
 * Storage key of a draft that a page sends by itself when it opens: "draft:@maria:product-row:7". It names the account, since nobody
 * else may send the draft.
 */
export const accountDraftKey = (account: string, form: string, id: number | undefined) =>
  `draft:@${encodeURIComponent(account)}:${form}:${id ?? 'new'}`

/** The drafts of an entity, newest first. Unreadable ones are left out. */
export function readDrafts<Values>(key: string, readValues: ReadValues<Values>): Draft<Values>[] {
  return stored(key).flatMap(({ id, savedAt, basedOn, base, values, isSetAside, pending }) => {
    const readable = readValues(values)
    const own = { base: base ? readValues(base) : undefined, pending: readPending(pending, readValues) }
    return readable ? [{ id, savedAt, basedOn: basedOn ?? null, values: readable, isSetAside, ...own }] : []
  })
}

function readPending<Values>(stored: Draft<unknown>['pending'], readValues: ReadValues<Values>): Draft<Values>['pending'] {
  const sent = stored?.body && readValues(stored.body.sent)
  return sent && typeof stored?.key === 'string' ? { key: stored.key, body: { ...stored.body, sent } } : undefined
}

/**
 * Stores a draft over its own earlier state, as the newest. Of the entity's other drafts the four newest stay.
 *
 * @returns false if the device cannot store it
 */
export function keepDraft(key: string, draft: Draft<unknown>): boolean {
  const others = stored(key).filter(({ id }) => id !== draft.id)
  return write(key, [draft, ...others].slice(0, MAX_DRAFTS))
}

export function removeDraft(key: string, id: string): void {
  const drafts = stored(key)
  const others = drafts.filter((draft) => draft.id !== id)
  if (others.length < drafts.length) write(key, others)
}

/**
 * Finds out whether another tab has changed a draft, or has removed it because it was saved or discarded there. Undefined if it has
 * done neither; a draft that newer ones have pushed out does not count.
 *
 * @param change event of the browser's storage
 */
export function changeElsewhere(
  { key, oldValue, newValue }: StorageEvent,
  draftsKey: string,
  id: string,
): 'changed' | 'removed' | undefined {
  if (key !== draftsKey) return undefined
  const [before, after] = [readableDrafts(oldValue), readableDrafts(newValue)]
  const [was, is] = [before, after].map((drafts) => drafts.find((draft) => draft.id === id))
  if (!was) return undefined
  if (is) return is.savedAt === was.savedAt ? undefined : 'changed'
  return after.length < before.length ? 'removed' : undefined
}

const stored = (key: string): Draft<unknown>[] => readableDrafts(readStored(key))

function readableDrafts(text: string | null | undefined): Draft<unknown>[] {
  const drafts = parseJson(text)
  if (!Array.isArray(drafts)) return []
  return drafts.filter((draft: Partial<Draft<unknown>> | null) => typeof draft?.id === 'string' && typeof draft.savedAt === 'string')
}

const write = (key: string, drafts: Draft<unknown>[]): boolean =>
  drafts.length > 0 ? writeStored(key, JSON.stringify(drafts)) : dropStored(key)
