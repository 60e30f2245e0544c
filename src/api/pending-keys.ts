import { parseJson } from '#kit/parse.ts'
import type { Call } from './call.ts'

/** How long the key of an unanswered write is reused if the same write is made again. */
const KEY_LIFETIME_MS = 10 * 60 * 1000
/** Maximum number of stored keys; the oldest are dropped. */
const MAX_KEYS = 50

/** Storage in which pending keys survive a reload: the tab's session storage, if the browser allows it. */
export type PendingKeyStorage = { read(): string | null | undefined; write(text: string | null): void }

/** `about`: id of the changed entity, if there is one. `takesBack`: see `Call`. `isPlain`: the write contains no typed text. */
type PendingKey = { key: string; at: number; about: unknown; takesBack: boolean; isPlain: boolean }
/** A write. Two writes with the same `name` are the same write. */
export type NamedWrite = { call: Call; name: string; about: unknown; isPlain: boolean }
/** `now`: milliseconds of a monotonic clock, since a device's clock may jump by a year when it is corrected. */
type Surroundings = { makeKey(): string; now(): number; storage?: PendingKeyStorage | undefined }

/** Idempotency keys of the writes of one tab that have no answer yet. */
export function pendingKeys({ makeKey, now, storage }: Surroundings) {
  const keys = new Map<string, PendingKey>(readKeys(storage))
  const isFresh = ({ at }: PendingKey) => Math.abs(now() - at) < KEY_LIFETIME_MS

  /** Typed text, above all a password, is never written to storage. */
  function store(): void {
    const plain = [...keys].filter(([, pending]) => pending.isPlain && isFresh(pending)).slice(-MAX_KEYS)
    storage?.write(plain.length > 0 ? JSON.stringify(plain) : null)
  }

  return {
    /** Returns the pending key of the same write, or a new one if there is none or it is older than `KEY_LIFETIME_MS`. */
    keyFor({ call, name, about, isPlain }: NamedWrite): string {
      const known = keys.get(name)
      if (known && isFresh(known)) return known.key
      const key = makeKey()
      keys.set(name, { key, at: now(), about, isPlain, takesBack: call.takesBack === true })
      store()
      return key
    },
    /** The server refused the write: its key is not used again. */
    drop({ name }: NamedWrite): void {
      if (keys.delete(name)) store()
    },
    /**
     * The server made the write, so its key ends. Other keys whose repeated answer would no longer be true end too: those of
     * writes to the same entity; those of undo calls, since the page does not know what they changed; and all keys if this
     * write is an undo or a deletion, which may affect anything.
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
