import { isRefusal, newKey } from './idempotent-calls.ts'

/** A write that was sent and never answered: perhaps it was done. */
export type UnansweredWrite<Body> = { /** The Idempotency-Key. */ key: string; body: Body }
/** Where the unanswered write of one form is held, such as in its draft. */
export type HeldWrite<Body> = { read(): UnansweredWrite<Body> | undefined; keep(unanswered: UnansweredWrite<Body> | undefined): void }
type Send<Body, Answer> = (body: Body, key: string) => Promise<Answer>

/**
 * The writes of one form. One that was never answered is sent again before the next, as it was and under its own key:
 * then it is known what stands there, and what was typed since goes out as a change of that.
 */
export function settlingWrites<Body>(held: HeldWrite<Body>, makeKey: () => string = newKey) {
  async function sendAs<Answer>(write: UnansweredWrite<Body>, send: Send<Body, Answer>): Promise<Answer> {
    held.keep(write)
    try {
      const answer = await send(write.body, write.key)
      held.keep(undefined)
      return answer
    } catch (error) {
      if (isRefusal(error)) held.keep(undefined)
      throw error
    }
  }
  return {
    /**
     * @returns what was open and its answer; undefined when nothing was open, or when it was never done
     * @throws what `send` throws while it is still not known whether it was done
     */
    async settle<Answer>(send: Send<Body, Answer>): Promise<{ body: Body; answer: Answer } | undefined> {
      const open = held.read()
      if (!open) return undefined
      try {
        return { body: open.body, answer: await sendAs(open, send) }
      } catch (error) {
        if (isRefusal(error)) return undefined
        throw error
      }
    },
    write: <Answer>(body: Body, send: Send<Body, Answer>) => sendAs({ key: makeKey(), body }, send),
    /** Whether one is open: then something is to be saved, even where nothing differs from what was stored before. */
    isOpen: () => held.read() !== undefined,
  }
}

export type SettlingWrites<Body> = ReturnType<typeof settlingWrites<Body>>

/** The writes of a form that forgets what is typed when its page is left: the unanswered one is held as long. */
export function writesInMemory<Body>(makeKey?: () => string): SettlingWrites<Body> {
  return settlingWrites(heldInMemory(), makeKey)
}

/** The same for many things of one kind on a page, each by its id or name. */
export function writesInMemoryOf<Body>(makeKey?: () => string): (name: number | string) => SettlingWrites<Body> {
  const all = new Map<number | string, SettlingWrites<Body>>()
  return (name) => {
    const known = all.get(name) ?? writesInMemory<Body>(makeKey)
    all.set(name, known)
    return known
  }
}

function heldInMemory<Body>(): HeldWrite<Body> {
  let open: UnansweredWrite<Body> | undefined
  return {
    read: () => open,
    keep: (unanswered) => {
      open = unanswered
    },
  }
}
