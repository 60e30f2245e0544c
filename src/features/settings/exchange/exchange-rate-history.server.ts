import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { isSecondCurrency } from '#kit/exchange-rate.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { currencyParams, rateInputSchema } from './exchange-rate.contract.ts'
import { appendRate, findCurrentRate, rateFieldsOf, withdrawnRate } from './exchange-rate.store.server.ts'

/** History adapter of exchange rates. An undo appends the earlier rate once more. */
export function exchangeRateHistory(db: Database, write: CatalogueWrite): HistoryAdapter {
  return {
    kind: 'exchange-rate',
    derived: [],
    async find(subject) {
      const entry = isSecondCurrency(subject) ? await findCurrentRate(db, subject) : undefined
      return entry && { id: entry.id, ...rateFieldsOf(entry) }
    },
    async change(subject, fields, seen, edit) {
      const { currency } = validateOrRefuse(currencyParams, { currency: subject })
      const { id, ...before } = seen
      const wanted = { ...before, ...fields, currency, seen: id }
      const entered =
        'perUsd' in wanted && wanted.perUsd === null
          ? { ...withdrawnRate, currency, seen: Number(id) }
          : validateOrRefuse(rateInputSchema, wanted)
      return (await appendRate(write, entered, edit)).ok ? 'done' : 'stale'
    },
  }
}
