import { parseJson } from '#kit/parse.ts'
import type { Call } from './call.ts'

/** How long the key of an unanswered write is used again when the same write is made. */
const KEY_LIFETIME_MS = 10 * 60 * 1000
/** Keys kept at most; the oldest goes first. */
const MAX_KEYS = 50

/** Keeps pending keys over a reload: the tab's own storage, where the browser allows it. */
export type PendingKeyStorage = { read(): string | null | undefined; write(text: string | null): void }

/** `about`: id of the entity that the write changes, if it changes one. `takesBack`: see `Call`. `isPlain`: nothing typed is in its name. */
type PendingKey = { key: string; at: number; about: unknown; takesBack: boolean; isPlain: boolean }
/** A write as a page sees it; two writes with the same `name` are the same write. */
export type NamedWrite = { call: Call; name: string; about: unknown; isPlain: boolean }
/** `now`: milliseconds by a clock that nobody sets; that of a device may be set right by a year. */
type Surroundings = { makeKey(): string; now(): number; storage?: PendingKeyStorage | undefined }

/** Idempotency keys of the writes of one tab that have no answer yet. */
export function pendingKeys({ makeKey, now, storage }: Surroundings) {
  const keys = new Map<string, PendingKey>(readKeys(storage))
  const isFresh = ({ at }: PendingKey) => Math.abs(now() - at) < KEY_LIFETIME_MS

  /** Nothing typed leaves the memory of the page: no text, and above all no password. */
  function store(): void {
    const plain = [...keys].filter(([, pending]) => pending.isPlain && isFresh(pending)).slice(-MAX_KEYS)
    storage?.write(plain.length > 0 ? JSON.stringify(plain) : null)
  }

  return {
    /** Returns the pending key of the same write, or a new one. */
    keyFor({ call, name, about, isPlain }: NamedWrite): string {
      const known = keys.get(name)
      if (known && isFresh(known)) return known.key
      const key = makeKey()
      keys.set(name, { key, at: now(), about, isPlain, takesBack: call.takesBack === true })
      store()
      return key
    },
    /** The server refused the write: its key is used no more. */
    drop({ name }: NamedWrite): void {
      if (keys.delete(name)) store()
    },
    /**
     * The server made the write. Its key ends, and so do those whose repeated answer would no longer be true: of writes
     * about the same entity; of those that take back, by any write, since nobody knows what they had changed; and all of
     * them by a write that takes back or deletes, which can reach anything.
     */
    end({ call, name, about }: NamedWrite): void {
      const reachesAll = call.takesBack === true || call.method === 'DELETE'
      for (const [other, pending] of keys) {
        const isSame = about !== undefined && pending.about === about
        if (other === name || reachesAll || pending.takesBack || isSame) keys.delete(other)
      }
      store()
    },
  }
}

function readKeys(storage: PendingKeyStorage | undefined): [string, PendingKey][] {
  const stored = parseJson(storage?.read())
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(entry: unknown): entry is [string, PendingKey] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { key, at } = Object(entry[1]) as Partial<PendingKey>
  return typeof key === 'string' && typeof at === 'number'
}
