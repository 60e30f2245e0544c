import type { Selectable } from 'kysely'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { Database, Tables } from '#database/schema.ts'
import { filterShownRates, RATE_DECIMALS, type SecondCurrency, type SourcedRate, secondCurrencies } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import type { Clock } from '#platform/clock.server.ts'
import { versionedCache } from '#platform/pages/versioned-cache.server.ts'
import type { RateEntry } from './exchange-rate.contract.ts'

const SCALE = 10 ** RATE_DECIMALS
const MAX_ENTRIES = 200

type RateFields = Pick<RateEntry, 'perUsd' | 'day' | 'source'>
/** Fields of an entry that withdraws a rate. */
export const withdrawnRate: RateFields = { perUsd: null, day: '', source: '' }

/** The latest entries of all currencies, at most `MAX_ENTRIES`, the newest first. */
export async function listRateEntries(db: Database): Promise<RateEntry[]> {
  const rows = await db.selectFrom('exchange_rate').selectAll().orderBy('id', 'desc').limit(MAX_ENTRIES).execute()
  return rows.map(toEntry)
}

/** Newest entry of a currency, which is the valid one; undefined if there is none. */
export async function findCurrentRate(db: Database, currency: SecondCurrency): Promise<RateEntry | undefined> {
  const row = await db
    .selectFrom('exchange_rate')
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toEntry(row)
}

/** Newest entry of each currency that has one, in the order of the currencies. */
export async function listCurrentRates(db: Database): Promise<RateEntry[]> {
  const found = await Promise.all(secondCurrencies.map((currency) => findCurrentRate(db, currency)))
  return found.filter((entry) => entry !== undefined)
}

/**
 * Appends an entry; with `perUsd` null it withdraws the rate. The same rate again is a new entry too, with its own time and author.
 * If `seen` is given and is not the id of the newest entry, fails as stale and returns the newest entry.
 */
export async function appendRate(
  write: CatalogueWrite,
  { currency, seen, ...fields }: RateFields & { currency: SecondCurrency; seen?: number | null | undefined },
  edit: Edit,
): Promise<Result<RateEntry, 'stale'> & { current?: RateEntry | undefined }> {
  return write(edit, async (transaction, recordChange) => {
    const current = await findCurrentRate(transaction, currency)
    if (seen !== undefined && seen !== (current?.id ?? null)) return { ...fail('stale'), current }
    const row = await transaction
      .insertInto('exchange_rate')
      .values({
        currency,
        per_usd: fields.perUsd === null ? null : Math.round(fields.perUsd * SCALE),
        day: fields.day,
        source: fields.source,
        administrator: edit.by?.name ?? '',
        entered_at: edit.now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const entry = toEntry(row)
    const change = { before: rateFieldsOf(current), after: rateFieldsOf(entry) }
    await recordChange({ kind: 'exchange-rate', subject: currency, title: currency, action: 'changed', ...change })
    return ok(entry)
  })
}

export const rateFieldsOf = ({ perUsd, day, source }: RateFields = withdrawnRate): RateFields => ({ perUsd, day, source })

/** Rates that visitors can choose today. The database is read once per catalogue version; the day is checked at each call. */
export type RatesInForce = {
  /** Cached rates, without waiting for the database; undefined if they were not read since the last change. */
  known(): readonly SourcedRate[] | undefined
  find(): Promise<readonly SourcedRate[]>
}

export function ratesInForce({ db, changes, clock }: { db: Database; changes: CatalogueVersion; clock: Clock }): RatesInForce {
  const cache = versionedCache<readonly SourcedRate[]>(changes, 1, () => 1)
  const read = async () =>
    (await listCurrentRates(db)).flatMap(({ currency, perUsd, day, source }) =>
      perUsd === null ? [] : [{ currency, perUsd, day, source }],
    )
  function shown(rates: readonly SourcedRate[]): readonly SourcedRate[] {
    if (rates.length === 0) return rates
    const { day } = dayAndMinute(clock.now())
    return filterShownRates(rates, day)
  }
  return {
    known() {
      const rates = cache.get('rates')
      return rates && shown(rates)
    },
    find: async () => shown(await cache.getOrMake('rates', read)),
  }
}

function toEntry({ per_usd, administrator, entered_at, ...row }: Selectable<Tables['exchange_rate']>): RateEntry {
  return { ...row, perUsd: per_usd === null ? null : per_usd / SCALE, by: administrator, at: entered_at }
}
