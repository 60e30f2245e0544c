import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { isLanguage, type Language } from '#i18n/language.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { toAddressKey } from '#platform/limits/limit-keys.server.ts'
import { enforceLimit, MINUTE_MS, type RateLimit } from '#platform/limits/rate-limit.server.ts'
import { sendInquiry } from './calls.ts'
import {
  cartSnapshotSchema,
  type Inquiry,
  inquiryHeadersSchema,
  inquiryInputSchema,
  inquiryReceiptSchema,
  type SentInquiry,
} from './inquiry.contract.ts'
import { type Creation, createInquiry, findInquiryOfKey } from './inquiry.store.server.ts'
import { makeInquiryCode } from './inquiry-code.ts'
import { suspect } from './robots.ts'
import { isSameInquiry } from './same-inquiry.ts'

/** New inquiries from one address; the same one sent again is not counted. */
export const inquiryLimit: RateLimit = { name: 'inquiry', limit: 10, windowMs: 10 * MINUTE_MS, beyond: 'growing' }

/** Limit for a visitor who has passed the verification, so that neighbours at the same address do not block them. */
const personInquiryLimit: RateLimit = { name: 'inquiryOfPerson', limit: 5, windowMs: 10 * MINUTE_MS, beyond: 'growing' }

type Dependencies = {
  db: Database
  clock: Clock
  /**
   * Notes down what is to be done about a new inquiry (an outbox), in the very transaction that stores it: neither is
   * without the other, whenever the power goes. Should it fail, that is logged and the inquiry is stored without it.
   */
  onStored?: (transaction: Database, inquiry: Inquiry) => Promise<void>
  /** Called once an inquiry is stored for good; nobody waits for what it begins. */
  afterwards?: () => void
  makeCode?: () => string
  /** Reads a cart as a browser stores it for an inquiry; undefined if it is empty. */
  readCart?: (stored: string, language: Language) => unknown
  /** True if the visitor need not show to be a person first. */
  isTrusted?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** Key of a visitor who has shown to be a person; all others are counted by their address, which many may share. */
  personOf?: (request: FastifyRequest) => Promise<string | undefined>
}

/** Where visitors send inquiries. */
export async function inquiriesApi(
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
  // Problems are worded in the language of the form; the browser may prefer another.
  app.addHook('preValidation', async ({ headers, body }: FastifyRequest) => {
    const language = (body as { language?: unknown } | null | undefined)?.language
    if (isLanguage(language)) headers['accept-language'] = language
  })

  route(
    app,
    sendInquiry,
    {
      summary: 'Send an inquiry. The same Idempotency-Key never makes two: it is answered as the first time, with other words 422',
      headers: inquiryHeadersSchema,
      body: inquiryInputSchema,
      answers: { 201: inquiryReceiptSchema },
    },
    async ({ body, headers, request }, reply) => {
      reply.code(201).header('cache-control', 'no-store')
      const idempotencyKey = headers['idempotency-key']
      // A phone that lost its line asks again; that is no further inquiry and never has to wait.
      const sent = withCart(body)
      const known = idempotencyKey && (await findInquiryOfKey(db, idempotencyKey))
      if (known) return receiptOf(known, sent)
      if (!(await isTrusted(request, reply))) throw new HttpError(403, 'verification.needed')
      const person = await personOf(request)
      if (person) await enforceLimit(db, personInquiryLimit, person, clock.now())
      else await enforceLimit(db, inquiryLimit, toAddressKey(request.ip), clock.now())

      // A caught robot is answered like everybody else, so that it learns nothing, and staff are told of it like of
      // everybody, with the reason: a browser that fills in forms by itself can fill the hidden field too, a person can be
      // quick, and no customer may be lost.
      const outcome = await storeWithNotes(sent, { idempotencyKey, suspicion: suspect(body), makeCode }, request)
      if (outcome.kind === 'known') return receiptOf(outcome.inquiry, sent)
      afterwards()
      return outcome.inquiry
    },
  )

  /** The same inquiry under a known key gets the first answer; another inquiry under that key would be confirmed and lost. */
  function receiptOf(known: Inquiry, sent: SentInquiry): Inquiry {
    if (!isSameInquiry(sent, known)) throw new HttpError(422, 'inquiry.keyReused')
    return known
  }

  function withCart({ storedCart, ...sent }: SentInquiry): SentInquiry {
    const cart = storedCart ? readCart(storedCart, sent.language) : undefined
    return cart ? { ...sent, cart: validateOrRefuse(cartSnapshotSchema, cart) } : sent
  }

  async function storeWithNotes(sent: SentInquiry, creation: Creation, request: FastifyRequest): ReturnType<typeof createInquiry> {
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
      request.log.error({ err: error }, 'inquiry stored, but nobody will be told of it')
      return stored
    }
  }
}
