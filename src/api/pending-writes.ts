import { isRefusal, newKey } from './idempotent-calls.ts'

/** A write that was sent and has no answer: the server may have made it. */
export type PendingWrite<Body> = { /** The Idempotency-Key. */ key: string; body: Body }
/** Where the pending write of one form is stored, for example in its draft. */
export type PendingStorage<Body> = { read(): PendingWrite<Body> | undefined; keep(pending: PendingWrite<Body> | undefined): void }
type Send<Body, Answer> = (body: Body, key: string) => Promise<Answer>

/**
 * The writes of one form. A pending write is sent again before the next one, unchanged and under its own key: then the
 * stored state is known, and what was typed since goes out as a change of it.
 */
export function pendingWrites<Body>(storage: PendingStorage<Body>, makeKey: () => string = newKey) {
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
    /** A form with a pending write has something to save, even if nothing differs from the stored state. */
    isPending: () => storage.read() !== undefined,
  }
}

export type PendingWrites<Body> = ReturnType<typeof pendingWrites<Body>>

/** The writes of a form that forgets what is typed when its page is left. */
export function pendingWritesInMemory<Body>(makeKey?: () => string): PendingWrites<Body> {
  let pending: PendingWrite<Body> | undefined
  const keep = (next: PendingWrite<Body> | undefined) => {
    pending = next
  }
  return pendingWrites({ read: () => pending, keep }, makeKey)
}

/** The same for many things of one kind on a page, each by its id or name. */
export function pendingWritesById<Body>(makeKey?: () => string): (id: number | string) => PendingWrites<Body> {
  const all = new Map<number | string, PendingWrites<Body>>()
  return (id) => {
    const known = all.get(id) ?? pendingWritesInMemory<Body>(makeKey)
    all.set(id, known)
    return known
  }
}
