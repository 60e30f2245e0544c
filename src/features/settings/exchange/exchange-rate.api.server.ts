import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import { isRateShown } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import * as calls from '../calls.ts'
import { currencyParams, rateEntrySchema, rateInputSchema, ratesSchema } from './exchange-rate.contract.ts'
import { appendRate, findCurrentRate, listCurrentRates, listRateEntries, withdrawnRate } from './exchange-rate.store.server.ts'

type Dependencies = { db: Database; write: CatalogueWrite; clock: Clock; requireAdmin: Guard }

/**
 * Adds the calls by which staff list, enter and withdraw exchange rates. At these rates visitors see amounts in euros and pesos
 * beside the prices in US dollars.
 */
export async function exchangeRatesApi(app: App, { db, write, clock, requireAdmin }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)
  const today = () => dayAndMinute(clock.now()).day

  route(
    app,
    calls.listRates,
    { summary: 'List exchange rates: the newest of each currency, and all entries', answers: { 200: ratesSchema } },
    async (_, reply) => {
      reply.header('cache-control', 'no-store')
      const day = today()
      const current = (await listCurrentRates(db)).map((entry) => ({
        ...entry,
        isShown: entry.perUsd !== null && isRateShown({ ...entry, perUsd: entry.perUsd }, day),
      }))
      return { current, entries: await listRateEntries(db), today: day }
    },
  )

  route(
    app,
    calls.enterRate,
    {
      summary: 'Enter an exchange rate; with `seen` it is refused if another one was entered since',
      body: rateInputSchema,
      answers: { 201: rateEntrySchema },
    },
    async ({ body, request }, reply) => {
      if (body.day > today()) throw new HttpError(400, 'exchange.future', { field: 'day' })
      const entered = await appendRate(write, body, editOf(request, clock))
      if (!entered.ok) throw new HttpError(409, 'problem.stale', { extra: { current: entered.current ?? null } })
      reply.code(201)
      return entered.value
    },
  )

  route(
    app,
    calls.withdrawRate,
    {
      summary: 'Withdraw an exchange rate: visitors see no amounts in this currency until a new one is entered',
      params: currencyParams,
      answers: { 200: rateEntrySchema },
    },
    async ({ params: { currency }, request }) => {
      const current = await findCurrentRate(db, currency)
      if (!current) throw new HttpError(404, 'problem.notFound')
      if (current.perUsd === null) return current
      const withdrawn = await appendRate(write, { currency, ...withdrawnRate }, editOf(request, clock))
      if (!withdrawn.ok) throw new HttpError(409, 'problem.stale')
      return withdrawn.value
    },
  )
}
