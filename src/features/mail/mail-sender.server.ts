import { randomUUID } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { type Every, rounds } from '#platform/interval.server.ts'
import { type ClaimedMail, claimDueMail, freeMail, listClaims, type MailKind, putBackMail, removeMail } from './outbox.store.server.ts'
import { type Mail, MailFailure, type Smtp } from './smtp.server.ts'

const MINUTE_MS = 60_000
/** Waits after the first, second … failed attempt; then a mail is given up. */
const retryWaitsMs = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)
/** How often the outbox is looked at when nobody says that there is something in it. */
const LOOK_EVERY_MS = 15_000
/** A claim that was seen for so long is of a server that is gone: no attempt takes a minute. */
const CLAIM_MS = 5 * MINUTE_MS
/** Time that a mail on its way gets when the server ends. */
const GRACE_MS = 4000

export type SenderParts = {
  db: Database
  clock: Clock
  /** undefined: mails wait. */
  smtp: Smtp | undefined
  /** Writes a mail as it is now; undefined when what it is about is gone and nobody need be told. */
  writeMail: (kind: MailKind, subject: number, recipient: string) => Promise<Omit<Mail, 'id'> | undefined>
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  /** Milliseconds that only ever grow, whatever happens to the clock. */
  elapsed?: () => number
  every?: Every
  graceMs?: number
}

export type MailSender = {
  /** Looks into the outbox now and then, from now on. */
  start(): void
  /** Looks now, and sends all that is due; settled when that is done. Rounds never overlap. */
  sendDue(): Promise<void>
  /** Sends nothing more; a mail under way may be finished, within seconds. */
  stop(): Promise<void>
}

/** Sends what lies in the outbox, one mail after the other. Any number of servers may do so on one database. */
export function mailSender({
  db,
  clock,
  smtp,
  writeMail,
  log,
  elapsed = () => performance.now(),
  every,
  graceMs = GRACE_MS,
}: SenderParts): MailSender {
  const ending = new AbortController()
  let isEnding = false
  /** Others' claims, and since when they have been seen, by the time that only grows: clocks may be set. */
  const seen = new Map<string, number>()
  /** Sent, but the database did not answer when they were to be taken out: never to be sent again. */
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

  /** @returns whether the next mail has a chance */
  async function attempt(server: Smtp, mail: ClaimedMail): Promise<boolean> {
    const { id, claim, kind, subject, recipient, createdAt } = mail
    try {
      const written = await writeMail(kind, subject, recipient)
      // With the moment: in a new database numbers begin anew, and a mail with a known id would pass for one sent twice.
      const mailId = `${kind}-${subject}-${Date.parse(createdAt).toString(36)}`
      if (written) await server.send({ ...written, id: mailId }, ending.signal)
    } catch (error) {
      const failure = error instanceof MailFailure ? error : new MailFailure('internal', '', true, error)
      const waitMs = retryWaitsMs[mail.attempts - 1]
      log.warn(
        { err: failure, mail: id, attempts: mail.attempts },
        waitMs === undefined ? 'mail given up' : 'mail not sent, tried again later',
      )
      await putBackMail(db, mail, { problem: failure.problem, answer: failure.answer }, waitMs, clock.now())
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
      else if (now - since >= CLAIM_MS) await freeMail(db, { id, claim })
    }
  }

  const looking = rounds(round, (error) => log.error({ err: error }, 'the outbox cannot be read'), every)
  return {
    sendDue: looking.now,
    start: () => void looking.every(LOOK_EVERY_MS),
    async stop() {
      isEnding = true
      const timer = setTimeout(() => ending.abort(), graceMs)
      await looking.stop()
      clearTimeout(timer)
    },
  }
}
