import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { toAddressKey } from '#platform/limits/limit-keys.server.ts'
import { createQuickLimit } from '#platform/limits/quick-limit.server.ts'
import { createTooManyError, type RateLimit } from '#platform/limits/rate-limit.server.ts'
import * as calls from '../calls.ts'
import { unitsOf } from './daily-budget.server.ts'
import type { EventWriter, ReceivedEvent } from './event-writer.server.ts'
import { refusesTracking } from './reading-requests.ts'
import { type SentEvent, toActionEvent, toProductViewEvent, toViewEvent } from './sent-events.server.ts'
import { actionSchema, isPlausibleTime, lateEventsSchema, pageViewSchema, productViewSchema } from './tracking.contract.ts'
import type { VisitorKeys } from './visitor-key.server.ts'

/** Maximum events of all kinds from one IP address per minute. */
const trackingLimit: RateLimit = { name: 'tracking', limit: 1200, windowMs: MINUTE_MS, beyond: 'window' }
/** Maximum units of events (daily-budget) from one IP address per day: four hundred visits, a fifth of the day's total. */
const dailyLimit: RateLimit = { name: 'trackingOfDay', limit: 8000, windowMs: 24 * 60 * MINUTE_MS, beyond: 'window' }

type Dependencies = {
  db: Database
  clock: Clock
  visitorKeys: VisitorKeys
  writer: EventWriter
  countryOf: (request: FastifyRequest) => Promise<string | null>
  /** True for browsers with a cookie of staff, on public pages too; they are never counted. */
  isStaff: (request: FastifyRequest) => boolean
  publicUrl: string
}

/** Body limit below the default, since a single event is short. */
const options = { bodyLimit: 8 * 1024 }
/** Body limit of late events: room for the fifty events that a browser sends at once. */
const LATE_BYTES = 32 * 1024
const QUEUE_FULL_RETRY_S = 30

/**
 * Routes that receive the events of visitors. The answer never waits for the database; no IP address and no cookie is stored.
 * Visitors whose browser asks not to be tracked get the same answer and are not counted.
 */
export async function trackingApi(
  app: App,
  { db, clock, visitorKeys, writer, countryOf, isStaff, publicUrl }: Dependencies,
): Promise<void> {
  const publicHost = new URL(publicUrl).host
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'counts are not shared between processes')
  const limit = createQuickLimit({ db, clock, rate: trackingLimit, onFailure })
  const ofDay = createQuickLimit({ db, clock, rate: dailyLimit, onFailure })
  // This hook runs after the last request and before the database is closed.
  app.addHook('onClose', async () => {
    await Promise.all([writer.close(), limit.stop(), ofDay.stop()])
  })

  function take(request: FastifyRequest, event: SentEvent | undefined): void {
    if (!event) return
    const address = toAddressKey(request.ip)
    const key = visitorKeys.ofAddress(address)
    const seconds = limit.consume(key)
    if (seconds > 0) throw createTooManyError(seconds)
    if (refusesTracking(request.headers) || isStaff(request)) return
    const seen: ReceivedEvent = {
      ...event,
      address,
      userAgent: request.headers['user-agent']?.trim() ?? '',
      hasLanguage: Boolean(request.headers['accept-language']),
      country: countryOf(request),
    }
    // Dropped without an error: an honest visitor behind the same address could do nothing about it.
    if (ofDay.consume(key, unitsOf(seen)) > 0) writer.noteDropped()
    else if (!writer.take(seen)) throw createTooManyError(QUEUE_FULL_RETRY_S)
  }

  const ownHosts = (request: FastifyRequest) => [publicHost, request.host]

  route(
    app,
    calls.trackPage,
    { summary: 'Count a page view', body: pageViewSchema, answers: { 204: null } },
    async ({ body, request }) => {
      if (body.id === undefined && !isPlausibleTime(body.timestamp, clock.now()))
        throw new HttpError(400, 'analytics.moment', { field: 'timestamp' })
      take(request, toViewEvent(body, ownHosts(request)))
    },
    options,
  )

  route(
    app,
    calls.trackProduct,
    { summary: 'Count a product view', body: productViewSchema, answers: { 204: null } },
    async ({ body, request }) => {
      take(request, toProductViewEvent(body))
    },
    options,
  )

  route(
    app,
    calls.trackAction,
    {
      summary: 'Count an action of a visitor: cart, comparison, WhatsApp, call, e-mail, inquiry, search',
      body: actionSchema,
      answers: { 204: null },
    },
    async ({ body, request }) => {
      take(request, toActionEvent(body))
    },
    options,
  )

  route(
    app,
    calls.trackLate,
    {
      summary: 'Count events that the browser stored without a connection, each once and on its own day, up to three days later',
      body: lateEventsSchema,
      answers: { 204: null },
    },
    async ({ body: { userAgent, isMobile, events }, request }) => {
      for (const event of events) {
        if (!event) continue
        const { age } = event
        const seen =
          'kind' in event
            ? toActionEvent(event)
            : 'productId' in event
              ? toProductViewEvent(event)
              : toViewEvent({ ...event, userAgent, isMobile }, ownHosts(request))
        take(request, seen && { ...seen, age })
      }
    },
    { bodyLimit: LATE_BYTES },
  )
}
