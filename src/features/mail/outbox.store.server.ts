import { sql } from 'kysely'
import type { Database, Tables } from '#database/schema.ts'
import type { MailProblem } from './problems.ts'

export type MailKind = Tables['outbox']['kind']
/** A mail to queue. `recipient` is for mails whose recipient cannot be looked up when they are sent. */
type QueuedMail = { kind: MailKind; subject: number; recipient?: string }
/** A mail that this server is trying to send. */
export type ClaimedMail = {
  id: number
  claim: string
  kind: MailKind
  subject: number
  recipient: string
  createdAt: string
  attempts: number
}

/**
 * Maximum difference between servers' clocks. If `planned_at` of a mail is further in the future, the mail was planned before the
 * clock was set back.
 */
const CLOCK_SKEW_MS = 60_000

/** Queues a mail in the transaction that made it necessary; queueing the same mail twice changes nothing. */
export async function queueMail(transaction: Database, mail: QueuedMail, now: Date): Promise<void> {
  const stamp = now.toISOString()
  await transaction
    .insertInto('outbox')
    .values({ ...mail, created_at: stamp, planned_at: stamp, due_at: stamp })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Claims the mail that has been due longest. Of several servers only one gets it.
 *
 * @param claim unique token of the caller
 */
export async function claimDueMail(db: Database, claim: string, now: Date): Promise<ClaimedMail | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select('id')
      .where('claim', 'is', null)
      .where('given_up_at', 'is', null)
      .where(isDue(now))
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const mail = await db
      .updateTable('outbox')
      .set((row) => ({ claim, attempts: row('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('claim', 'is', null)
      .where('given_up_at', 'is', null)
      .returning(['id', 'kind', 'subject', 'recipient', 'created_at as createdAt', 'attempts'])
      .executeTakeFirst()
    if (mail) return { ...mail, claim }
  }
}

const isDue = (now: Date) => {
  const latest = new Date(now.getTime() + CLOCK_SKEW_MS).toISOString()
  return sql<boolean>`(due_at <= ${now.toISOString()} or planned_at > ${latest})`
}

/**
 * Removes a mail that was sent or is no longer wanted.
 *
 * @returns false if another server has taken it over in the meantime, or `dropMail` has removed it
 */
export async function removeMail(db: Database, { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>): Promise<boolean> {
  const removed = await db.deleteFrom('outbox').where('id', '=', id).where('claim', '=', claim).returning('id').executeTakeFirst()
  return removed !== undefined
}

/** Removes a mail about an entity that this transaction deletes permanently. A server that is just sending the mail cannot put it back. */
export async function dropMail(transaction: Database, { kind, subject }: { kind: MailKind; subject: number }): Promise<void> {
  await transaction.deleteFrom('outbox').where('kind', '=', kind).where('subject', '=', subject).execute()
}

/** Releases a mail after a failed attempt. The mail is due again after `waitMs`; without `waitMs` it is given up until staff retry. */
export async function recordFailedAttempt(
  db: Database,
  { id, claim }: ClaimedMail,
  failure: { problem: MailProblem; answer: string },
  waitMs: number | undefined,
  now: Date,
): Promise<void> {
  const stamp = now.toISOString()
  await db
    .updateTable('outbox')
    .set({
      ...failure,
      claim: null,
      planned_at: stamp,
      due_at: new Date(now.getTime() + (waitMs ?? 0)).toISOString(),
      given_up_at: waitMs === undefined ? stamp : null,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** Claims of all servers. */
export async function listClaims(db: Database): Promise<{ id: number; claim: string }[]> {
  const rows = await db.selectFrom('outbox').select(['id', 'claim']).where('claim', 'is not', null).execute()
  return rows.flatMap(({ id, claim }) => (claim ? [{ id, claim }] : []))
}

/** Releases the claim of a server that is gone, unless another server has claimed the mail since. */
export async function releaseClaim(db: Database, { id, claim }: { id: number; claim: string }): Promise<void> {
  await db.updateTable('outbox').set({ claim: null }).where('id', '=', id).where('claim', '=', claim).execute()
}

/** Makes all mails due at once, given-up ones included, except those that a server is sending now. */
export async function retryMails(db: Database, now: Date): Promise<void> {
  const stamp = now.toISOString()
  await db
    .updateTable('outbox')
    .set({ attempts: 0, due_at: stamp, planned_at: stamp, given_up_at: null })
    .where('claim', 'is', null)
    .execute()
}

export type OutboxCounts = {
  /** Not yet sent and not given up. */
  waiting: number
  /** Waiting mails that failed at least once. */
  failing: number
  givenUp: number
  /** Problem of the latest failure. */
  problem: MailProblem | null
  answer: string
  /** Time of the oldest mail, the given-up ones included. */
  since: string | null
}

/** Returns the numbers of waiting, failing and given-up mails, and the latest problem, for staff. */
export async function summarizeOutbox(db: Database): Promise<OutboxCounts> {
  const count = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(case when ${condition} then 1 end)`
  const counts = await db
    .selectFrom('outbox')
    .select([
      count(sql<boolean>`given_up_at is null`).as('waiting'),
      count(sql<boolean>`given_up_at is null and problem is not null`).as('failing'),
      count(sql<boolean>`given_up_at is not null`).as('givenUp'),
      sql<string | null>`min(created_at)`.as('since'),
    ])
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('outbox')
    .select(['problem', 'answer'])
    .where('problem', 'is not', null)
    .orderBy('planned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    waiting: Number(counts.waiting),
    failing: Number(counts.failing),
    givenUp: Number(counts.givenUp),
    since: counts.since,
    problem: (last?.problem ?? null) as MailProblem | null,
    answer: last?.answer ?? '',
  }
}
