import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from './schema.ts'
import { computeFingerprint, seal, unseal } from './sealed.server.ts'

/** How long an idempotency key is remembered: a form that stays open for days is sent with its old key. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** The answer to a write as it was sent. */
export type StoredAnswer = { status: number; body: string }
type Step = { intent: Intent; step: number }

/** Thrown if a key was already used with another body or for another call. */
class KeyReused extends Error {
  readonly code = 'KEY_REUSED'
}

/**
 * A staff write that must be made only once: a call with its body and the Idempotency-Key that the client sent. The stored outcome
 * and answer are encrypted with that key, because answers contain personal data and one contains a new password. The database has
 * only the hash of the key.
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

  /** Adds the hash of content that is not in the body, such as uploaded files. A retry must have the same content. */
  addContent(digest: string): void {
    this.#call += `\n${digest}`
  }

  /** Numbers the transactions of this write from 0; a retry runs them in the same order, so each finds its own outcome. */
  nextStep(): Step {
    this.#steps += 1
    return { intent: this, step: this.#steps - 1 }
  }

  get keyHash(): string {
    return createHash('sha256').update(this.key).digest('hex')
  }

  get request(): string {
    return computeFingerprint(this.key, this.#call)
  }
}

const intents = new AsyncLocalStorage<Intent>()

/** Runs a function; `currentIntent` returns this intent in everything that the function calls or awaits. */
export const withIntent = <Value>(intent: Intent, run: () => Value): Value => intents.run(intent, run)

/** Returns the intent of the current request; undefined if it has no Idempotency-Key. */
export const currentIntent = (): Intent | undefined => intents.getStore()

/**
 * Returns the stored answer to this intent, undefined if there is none yet. Deletes expired keys first.
 *
 * @throws KeyReused if the key was used for another write
 */
export async function findStoredAnswer(db: Database, intent: Intent): Promise<StoredAnswer | undefined> {
  const limit = new Date(intent.now.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('idempotent_write').where('created_at', '<', limit).execute()
  const row = await rowsOf(db, { intent, step: 0 }).executeTakeFirst()
  if (!row) return undefined
  if (row.request !== intent.request) throw new KeyReused('this Idempotency-Key stands for another write')
  return row.answer === null ? undefined : (JSON.parse(unseal(intent.key, row.answer)) as StoredAnswer)
}

/** Stores the answer as it was sent; a retry gets it without running any code of the call. */
export async function storeAnswer(db: Database, intent: Intent, kept: StoredAnswer): Promise<void> {
  const answer = seal(intent.key, JSON.stringify(kept))
  await db
    .insertInto('idempotent_write')
    .values({ ...keyOf({ intent, step: 0 }), request: intent.request, outcome: null, answer, created_at: intent.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'key_hash', 'step']).doUpdateSet({ answer }))
    .execute()
}

/**
 * Claims a step for the change that is about to be made. A simultaneous request with the same key waits here until the first
 * request is done.
 *
 * @returns the stored outcome if the change has been made already; undefined if it is to be made now
 * @throws KeyReused if the key was used for another write
 */
export async function findOutcomeOrClaim(transaction: Database, step: Step): Promise<{ outcome: unknown } | undefined> {
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

/**
 * Length in characters from which an outcome takes milliseconds to encrypt, and again to commit. The code yields to other requests
 * in between.
 */
const LONG_OUTCOME = 100_000

/** Stores the outcome of a change within its own transaction. */
export async function storeOutcome(transaction: Database, step: Step, outcome: unknown): Promise<void> {
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
