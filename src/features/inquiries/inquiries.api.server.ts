import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { isLanguage, type Language } from '#i18n/language.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { toAddressKey } from '#platform/limits/limit-keys.server.ts'
import { enforceLimit, type RateLimit } from '#platform/limits/rate-limit.server.ts'
import { sendInquiry } from './calls.ts'
import {
  cartSnapshotSchema,
  type Inquiry,
  inquiryHeadersSchema,
  inquiryInputSchema,
  inquiryReceiptSchema,
  type SentInquiry,
} from './inquiry.contract.ts'
import { makeInquiryCode } from './inquiry-code.ts'
import { findSuspicion } from './robots.ts'
import { createInquiry, findInquiryByKey, type InquiryCreation, isSameInquiry } from './store/new-inquiry.store.server.ts'

/** Maximum new inquiries from one IP address; a repeated inquiry is not counted. */
export const inquiryLimit: RateLimit = { name: 'inquiry', limit: 10, windowMs: 10 * MINUTE_MS, beyond: 'growing' }

/** Limit for a visitor who has passed the human verification. Other visitors at the same IP address do not use it up. */
const personInquiryLimit: RateLimit = { name: 'inquiryOfPerson', limit: 5, windowMs: 10 * MINUTE_MS, beyond: 'growing' }

type Dependencies = {
  db: Database
  clock: Clock
  /**
   * Queues the mail about a new inquiry in the transaction that stores the inquiry, so that a crash cannot lose the mail. If queueing
   * fails, the failure is logged and the inquiry is stored without a mail.
   */
  onStored?: (transaction: Database, inquiry: Inquiry) => Promise<void>
  /** Called after an inquiry is committed, to start sending mails in the background. */
  afterwards?: () => void
  makeCode?: () => string
  /** Converts a cart from a browser's storage into the form that an inquiry stores; undefined if the cart is empty. */
  readCart?: (stored: string, language: Language) => unknown
  /** True if the visitor need not pass the human verification first. */
  isTrusted?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** Key of a verified visitor for the rate limit. Other visitors are counted by IP address, which many may share. */
  personOf?: (request: FastifyRequest) => Promise<string | undefined>
}

/** Route by which visitors send inquiries. */
export async function sendInquiryApi(
  app: App,
  {
    db,
    clock,
    onStored,
    afterwards = () => {},
    makeCode = () => makeInquiryCode(randomInt),
    readCart = () => undefined,
    isTrusted = async () => true,
    personOf = async () => undefined,
  }: Dependencies,
): Promise<void> {
  // Problems are worded in the language of the form, even if the browser prefers another.
  app.addHook('preValidation', async ({ headers, body }: FastifyRequest) => {
    const language = (body as { language?: unknown } | null | undefined)?.language
    if (isLanguage(language)) headers['accept-language'] = language
  })

  route(
    app,
    sendInquiry,
    {
      summary: 'Send an inquiry. A repeated Idempotency-Key gets the first answer, or 422 if the contents differ',
      headers: inquiryHeadersSchema,
      body: inquiryInputSchema,
      answers: { 201: inquiryReceiptSchema },
    },
    async ({ body, headers, request }, reply) => {
      reply.code(201).header('cache-control', 'no-store')
      const idempotencyKey = headers['idempotency-key']
      // A retry after a lost answer gets the first answer. It is checked before the limits, so it never has to wait.
      const sent = withCart(body)
      const known = idempotencyKey && (await findInquiryByKey(db, idempotencyKey))
      if (known) return receiptOf(known, sent)
      if (!(await isTrusted(request, reply))) throw new HttpError(403, 'verification.needed')
      const person = await personOf(request)
      if (person) await enforceLimit(db, personInquiryLimit, person, clock.now())
      else await enforceLimit(db, inquiryLimit, toAddressKey(request.ip), clock.now())

      // A suspected bot gets the usual answer, so that it learns nothing. Staff get the usual mail with the suspicion, since it may be
      // wrong: a browser's autofill may fill the hidden field, and a person may be quick.
      const outcome = await storeWithNotes(sent, { idempotencyKey, suspicion: findSuspicion(body), makeCode }, request)
      if (outcome.kind === 'known') return receiptOf(outcome.inquiry, sent)
      afterwards()
      return outcome.inquiry
    },
  )

  /** Returns the stored inquiry if it is the same. A different inquiry with the same key is refused, since it would not be stored. */
  function receiptOf(known: Inquiry, sent: SentInquiry): Inquiry {
    if (!isSameInquiry(sent, known)) throw new HttpError(422, 'inquiry.keyReused')
    return known
  }

  function withCart({ storedCart, ...sent }: SentInquiry): SentInquiry {
    const cart = storedCart ? readCart(storedCart, sent.language) : undefined
    return cart ? { ...sent, cart: validateOrRefuse(cartSnapshotSchema, cart) } : sent
  }

  async function storeWithNotes(sent: SentInquiry, creation: InquiryCreation, request: FastifyRequest): ReturnType<typeof createInquiry> {
    let haveNotesFailed = false
    const alongside = (transaction: Database, inquiry: Inquiry) =>
      Promise.resolve(onStored?.(transaction, inquiry)).catch((error: unknown) => {
        haveNotesFailed = true
        throw error
      })
    try {
      return await createInquiry(db, sent, { ...creation, alongside }, clock.now())
    } catch (error) {
      if (!haveNotesFailed) throw error
      const stored = await createInquiry(db, sent, creation, clock.now())
      request.log.error({ err: error }, 'inquiry stored, but no notice of it could be queued')
      return stored
    }
  }
}
