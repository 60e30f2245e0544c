import { randomUUID } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { createRepeatedTask, type StartInterval } from '#platform/interval.server.ts'
import {
  type ClaimedMail,
  claimDueMail,
  listClaims,
  type MailKind,
  recordFailedAttempt,
  releaseClaim,
  removeMail,
} from './outbox.store.server.ts'
import { type Mail, MailFailure, type Smtp } from './smtp.server.ts'

/** Pauses after the first, second … failed attempt. A mail that fails after the last pause is given up. */
const retryWaitsMs = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)
/** Interval at which the outbox is checked even if no change was reported. */
const POLL_INTERVAL_MS = 15_000
/** A claim that exists for this long belongs to a server that has ended: an attempt takes less than a minute. */
const CLAIM_MS = 5 * MINUTE_MS
/** Time that the current mail gets to finish when the server stops. */
const GRACE_MS = 4000

export type SenderDependencies = {
  db: Database
  clock: Clock
  /** Undefined if no mail server is configured: mails wait. */
  smtp: Smtp | undefined
  /** Writes the mail with present data; undefined if its subject is gone and no mail is needed. */
  writeMail: (kind: MailKind, subject: number, recipient: string) => Promise<Omit<Mail, 'id'> | undefined>
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  /** A monotonic clock in milliseconds, independent of changes to the system clock. */
  elapsed?: () => number
  every?: StartInterval
  graceMs?: number
}

export type MailSender = {
  /** Starts to check the outbox at regular intervals. */
  start(): void
  /** Sends all due mails now; resolves when done. Runs never overlap. */
  sendDue(): Promise<void>
  /** Stops sending. The current mail gets some seconds to finish. */
  stop(): Promise<void>
}

/** Sends the mails of the outbox, one after the other. Several servers may share a database. */
export function mailSender({
  db,
  clock,
  smtp,
  writeMail,
  log,
  elapsed = () => performance.now(),
  every,
  graceMs = GRACE_MS,
}: SenderDependencies): MailSender {
  const ending = new AbortController()
  let isEnding = false
  /** Claims in the database, with the time at which this server first saw them, by its monotonic clock: system clocks may be changed. */
  const seen = new Map<string, number>()
  /** Mails that were sent but could not be removed, since the database did not answer. The next run removes them before it sends others. */
  const sent = new Map<string, number>()

  async function round(): Promise<void> {
    if (!smtp || isEnding) return
    for (const [claim, id] of sent) {
      await removeMail(db, { id, claim })
      sent.delete(claim)
    }
    await freeAbandoned()
    while (!isEnding) {
      const mail = await claimDueMail(db, randomUUID(), clock.now())
      if (!mail || !(await attempt(smtp, mail))) return
    }
  }

  /** @returns true if the next mail can be tried: this one was sent, or its problem does not concern other mails */
  async function attempt(server: Smtp, mail: ClaimedMail): Promise<boolean> {
    const { id, claim, kind, subject, recipient, createdAt } = mail
    try {
      const written = await writeMail(kind, subject, recipient)
      // Includes the time: in a new database ids start again, and mail programs would drop a mail with a known id as a
      // duplicate.
      const mailId = `${kind}-${subject}-${Date.parse(createdAt).toString(36)}`
      if (written) await server.send({ ...written, id: mailId }, ending.signal)
    } catch (error) {
      const failure = error instanceof MailFailure ? error : new MailFailure('internal', '', true, error)
      const waitMs = retryWaitsMs[mail.attempts - 1]
      log.warn(
        { err: failure, mail: id, attempts: mail.attempts },
        waitMs === undefined ? 'mail given up' : 'mail not sent, tried again later',
      )
      await recordFailedAttempt(db, mail, { problem: failure.problem, answer: failure.answer }, waitMs, clock.now())
      return failure.isOfThisMail
    }
    sent.set(claim, id)
    await removeMail(db, { id, claim })
    sent.delete(claim)
    return true
  }

  async function freeAbandoned(): Promise<void> {
    const now = elapsed()
    const claims = await listClaims(db)
    for (const claim of [...seen.keys()]) if (!claims.some((other) => other.claim === claim)) seen.delete(claim)
    for (const { id, claim } of claims) {
      const since = seen.get(claim)
      if (since === undefined) seen.set(claim, now)
      else if (now - since >= CLAIM_MS) await releaseClaim(db, { id, claim })
    }
  }

  const looking = createRepeatedTask(round, (error) => log.error({ err: error }, 'the outbox cannot be read'), every)
  return {
    sendDue: looking.now,
    start: () => void looking.every(POLL_INTERVAL_MS),
    async stop() {
      isEnding = true
      const timer = setTimeout(() => ending.abort(), graceMs)
      await looking.stop()
      clearTimeout(timer)
    },
  }
}
