import { isRefusal, newKey } from './idempotent-calls.ts'

/** A write that was sent and has no answer yet: the server may or may not have made it. */
export type PendingWrite<Body> = { /** The Idempotency-Key. */ key: string; body: Body }
/** Where the pending write of one form is stored, for example in its draft. */
export type PendingStorage<Body> = { read(): PendingWrite<Body> | undefined; keep(pending: PendingWrite<Body> | undefined): void }
type Send<Body, Answer> = (body: Body, key: string) => Promise<Answer>

/**
 * Sends the writes of one form; at most one of them is pending. Before each save the form calls `resend`, which repeats the pending
 * write with the same body and key. Then the form knows the stored state, and sends the newer input as a change of it.
 */
export function createPendingWrites<Body>(storage: PendingStorage<Body>, makeKey: () => string = newKey) {
  async function sendAs<Answer>(write: PendingWrite<Body>, send: Send<Body, Answer>): Promise<Answer> {
    storage.keep(write)
    try {
      const answer = await send(write.body, write.key)
      storage.keep(undefined)
      return answer
    } catch (error) {
      if (isRefusal(error)) storage.keep(undefined)
      throw error
    }
  }
  return {
    /**
     * @returns the pending write and its answer; undefined if there was none, or if the server refused it
     * @throws what `send` throws while the outcome is still unknown
     */
    async resend<Answer>(send: Send<Body, Answer>): Promise<{ body: Body; answer: Answer } | undefined> {
      const pending = storage.read()
      if (!pending) return undefined
      try {
        return { body: pending.body, answer: await sendAs(pending, send) }
      } catch (error) {
        if (isRefusal(error)) return undefined
        throw error
      }
    },
    send: <Answer>(body: Body, send: Send<Body, Answer>) => sendAs({ key: makeKey(), body }, send),
    /** True if a write is pending. Such a form has something to save, even if its input equals the stored state. */
    isPending: () => storage.read() !== undefined,
  }
}

export type PendingWrites<Body> = ReturnType<typeof createPendingWrites<Body>>

/** Pending writes of a form without a draft: they are lost when the page is left. */
export function createPendingWritesInMemory<Body>(makeKey?: () => string): PendingWrites<Body> {
  let pending: PendingWrite<Body> | undefined
  const keep = (next: PendingWrite<Body> | undefined) => {
    pending = next
  }
  return createPendingWrites({ read: () => pending, keep }, makeKey)
}

/**
 * Pending writes of a page with one form for each item of a list. Returns a function that finds the writes of an item by its id or
 * name.
 */
export function createPendingWritesById<Body>(makeKey?: () => string): (id: number | string) => PendingWrites<Body> {
  const all = new Map<number | string, PendingWrites<Body>>()
  return (id) => {
    const known = all.get(id) ?? createPendingWritesInMemory<Body>(makeKey)
    all.set(id, known)
    return known
  }
}
