import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from './schema.ts'
import { fingerprintOf, seal, unseal } from './sealed.server.ts'

/** How long an idempotency key is remembered: a form that is continued after a weekend sends its old key. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** The answer to a write as it was sent. */
export type KeptAnswer = { status: number; body: string }
type Step = { intent: Intent; step: number }

/** The same key was sent with another body, or to another call. */
class KeyReused extends Error {
  readonly code = 'KEY_REUSED'
}

/**
 * A write of staff to be made once: a call with its body, under a key made by the browser. What is stored can only be read with
 * that key, of which only the hash is stored: answers contain personal data, and one of them a new password.
 */
export class Intent {
  readonly administratorId: number
  readonly key: string
  readonly now: Date
  #call: string
  #steps = 0

  /** @param call method, address and body */
  constructor({ administratorId, key, call, now }: { administratorId: number; key: string; call: string; now: Date }) {
    this.administratorId = administratorId
    this.key = key
    this.now = now
    this.#call = call
  }

  /** Adds content besides the body, such as the hash of files. */
  addContent(digest: string): void {
    this.#call += `\n${digest}`
  }

  /** Each change that an answer needs is a step of its own. */
  nextStep(): Step {
    this.#steps += 1
    return { intent: this, step: this.#steps - 1 }
  }

  get keyHash(): string {
    return createHash('sha256').update(this.key).digest('hex')
  }

  get request(): string {
    return fingerprintOf(this.key, this.#call)
  }
}

const intents = new AsyncLocalStorage<Intent>()

/** Everything that `run` begins belongs to this intent. */
export const withIntent = <Value>(intent: Intent, run: () => Value): Value => intents.run(intent, run)

export const currentIntent = (): Intent | undefined => intents.getStore()

/**
 * The stored answer to this intent; undefined if it has none yet.
 *
 * @throws KeyReused if the key was used for another write
 */
export async function findAnswer(db: Database, intent: Intent): Promise<KeptAnswer | undefined> {
  const limit = new Date(intent.now.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('idempotent_write').where('created_at', '<', limit).execute()
  const row = await rowsOf(db, { intent, step: 0 }).executeTakeFirst()
  if (!row) return undefined
  if (row.request !== intent.request) throw new KeyReused('this Idempotency-Key stands for another write')
  return row.answer === null ? undefined : (JSON.parse(unseal(intent.key, row.answer)) as KeptAnswer)
}

/** Stores the answer as sent, so that a retry only repeats it. */
export async function keepAnswer(db: Database, intent: Intent, kept: KeptAnswer): Promise<void> {
  const answer = seal(intent.key, JSON.stringify(kept))
  await db
    .insertInto('idempotent_write')
    .values({ ...keyOf({ intent, step: 0 }), request: intent.request, outcome: null, answer, created_at: intent.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'key_hash', 'step']).doUpdateSet({ answer }))
    .execute()
}

/**
 * Claims a step for the change that is about to be made. A simultaneous request with the same key waits here until the first is
 * done.
 *
 * @returns the outcome, if the change has been made already
 * @throws KeyReused if the key was used for another write
 */
export async function claimStep(transaction: Database, step: Step): Promise<{ outcome: unknown } | undefined> {
  const { intent } = step
  const claimed = await transaction
    .insertInto('idempotent_write')
    .values({ ...keyOf(step), request: intent.request, outcome: null, answer: null, created_at: intent.now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  if (claimed) return undefined
  const row = await rowsOf(transaction, step).executeTakeFirstOrThrow()
  if (row.request !== intent.request) throw new KeyReused('this Idempotency-Key stands for another write')
  return row.outcome === null ? { outcome: undefined } : { outcome: JSON.parse(unseal(intent.key, row.outcome)) as unknown }
}

/** Length of an outcome whose sealing takes milliseconds: the commit behind it, which does too, gets another turn of the event loop. */
const LONG_OUTCOME = 100_000

/** Stores the outcome of a change within its own transaction. */
export async function keepOutcome(transaction: Database, step: Step, outcome: unknown): Promise<void> {
  if (outcome === undefined) return
  const { administrator_id, key_hash } = keyOf(step)
  const text = JSON.stringify(outcome)
  await transaction
    .updateTable('idempotent_write')
    .set({ outcome: seal(step.intent.key, text) })
    .where('administrator_id', '=', administrator_id)
    .where('key_hash', '=', key_hash)
    .where('step', '=', step.step)
    .execute()
  if (text.length > LONG_OUTCOME) await setImmediate()
}

const keyOf = ({ intent, step }: Step) => ({ administrator_id: intent.administratorId, key_hash: intent.keyHash, step })

function rowsOf(db: Database, step: Step) {
  const { administrator_id, key_hash } = keyOf(step)
  return db
    .selectFrom('idempotent_write')
    .select(['request', 'outcome', 'answer'])
    .where('administrator_id', '=', administrator_id)
    .where('key_hash', '=', key_hash)
    .where('step', '=', step.step)
}
