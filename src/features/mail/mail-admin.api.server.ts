import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { enforceLimit, type RateLimit } from '#platform/limits/rate-limit.server.ts'
import * as calls from './calls.ts'
import { type MailState, mailStateSchema, type TestMailResult, testMailResultSchema } from './mail.contract.ts'
import type { MailSender } from './mail-sender.server.ts'
import { retryMails, summarizeOutbox } from './outbox.store.server.ts'
import { MailFailure, type Smtp } from './smtp.server.ts'

/** Limit of test mails per person. */
const testMailLimit: RateLimit = { name: 'testMail', limit: 5, windowMs: 10 * MINUTE_MS, beyond: 'window' }

type Dependencies = {
  db: Database
  clock: Clock
  requireAdmin: Guard
  /** Undefined if no mail server is configured. */
  smtp: Smtp | undefined
  sender: MailSender
  /** Address for mails about inquiries; '' if staff have set none. */
  findRecipient: () => Promise<string>
  /** True if an owner has set an address for notices about accounts. */
  hasNoticeRecipient: () => Promise<boolean>
  findBrand: () => Promise<string>
  publicUrl: string
}

/** Adds the calls for staff: state of the mails, test mail, retry. */
export async function mailAdminApi(
  app: App,
  { db, clock, requireAdmin, smtp, sender, findRecipient, hasNoticeRecipient, findBrand, publicUrl }: Dependencies,
): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.getMailState,
    { summary: 'Count mails to staff that wait, failed or were given up, with the reasons', answers: { 200: mailStateSchema } },
    () => readState(),
  )

  route(
    app,
    calls.retryAllMails,
    { summary: 'Send all mails that wait or were given up as soon as possible', answers: { 200: mailStateSchema } },
    async () => {
      await retryMails(db, clock.now())
      void sender.sendDue()
      return readState()
    },
  )

  route(
    app,
    calls.sendTestMail,
    { summary: 'Send a test mail to the address for mails about inquiries, and report the result', answers: { 200: testMailResultSchema } },
    async ({ request }) => {
      const to = await findRecipient()
      if (!smtp || !to) return { to, problem: 'not-configured', answer: '' } satisfies TestMailResult
      await enforceLimit(db, testMailLimit, request.administrator?.id ?? '', clock.now())
      return { to, ...(await sendTest(smtp, to, request)) } satisfies TestMailResult
    },
  )

  async function readState(): Promise<MailState> {
    return { isConfigured: smtp !== undefined, hasNoticeRecipient: await hasNoticeRecipient(), ...(await summarizeOutbox(db)) }
  }

  async function sendTest(server: Smtp, to: string, request: FastifyRequest): Promise<Pick<TestMailResult, 'problem' | 'answer'>> {
    const gone = new AbortController()
    request.raw.once('close', () => request.raw.destroyed && gone.abort())
    try {
      await server.send(
        { to, id: `test-${randomUUID()}`, subject: `Testmail von ${await findBrand()}`, text: testText(publicUrl) },
        gone.signal,
      )
      return { problem: null, answer: '' }
    } catch (error) {
      const { problem, answer } = error instanceof MailFailure ? error : new MailFailure('internal', '', true, error)
      request.log.warn({ err: error }, 'test mail not sent')
      return { problem, answer }
    }
  }
}

/** Mails to staff are in German. */
const testText = (publicUrl: string) => `Diese Testmail wurde in der Verwaltung von ${publicUrl} verlangt.

Wenn Sie sie lesen, kommen Mails über neue Anfragen hier an.
`
