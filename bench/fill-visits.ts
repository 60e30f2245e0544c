import type { Insertable } from 'kysely'
import type { Database, Tables } from '../src/database/schema.ts'
import { updateDaySums } from '../src/features/analytics/day-sums.store.server.ts'
import { addDays, daysFrom } from '../src/features/analytics/days.ts'

const ROWS = 1000
const pages = ['/', '/products', '/products?category=4', '/about', '/contact', '/cuba-energia-solar', '/legal']
const referrers = [null, null, null, 'google.com', 'facebook.com', 'com.whatsapp', 'revolico.com']
const countries = ['CU', 'CU', 'CU', 'CU', 'CU', 'US', 'ES', 'DE', 'MX', null]
const connections = ['4g', '4g', '3g', '3g', '2g', null]
const terms = ['panel', 'bateria', 'inversor 5kw', 'generador', 'cable solar', 'bicicleta', 'nevera', 'aire acondicionado']
const kinds = [
  'view',
  'view',
  'view',
  'view',
  'product',
  'product',
  'product',
  'cart',
  'cart-opened',
  'whatsapp-cart',
  'whatsapp-floating',
  'search',
]

/** Creates a generator of whole numbers below a limit, the same ones for the same seed, so that runs can be compared. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Writes tracking events, spread evenly over the ninety days up to `today`, and the daily sums of two years. */
export async function fillVisits(
  db: Database,
  { events, today, products }: { events: number; today: string; products: number },
): Promise<void> {
  const throwDice = dice(7)
  const of = <Value>(values: readonly Value[]) => values[throwDice(values.length)] as Value
  const days = daysFrom(addDays(today, -89), today)
  const aDay = Math.ceil(events / days.length)
  for (const day of days) {
    // The rows of a day are in order of their minutes.
    for (let at = 0; at < aDay; at += ROWS) {
      const rows = Array.from({ length: Math.min(ROWS, aDay - at) }, (_, n): Insertable<Tables['visit_event']> => {
        const kind = of(kinds)
        const visitor = throwDice(Math.ceil(aDay / 6))
        const isBot = visitor % 23 === 0
        return {
          day,
          minute: Math.floor(((at + n) / aDay) * 1440),
          kind: throwDice(400) === 0 ? 'inquiry' : kind,
          visitor: `${day}-${visitor}`,
          page: kind === 'view' ? (throwDice(3) === 0 ? `/product/product-${throwDice(products)}` : of(pages)) : null,
          products: ['product', 'cart', 'cart-opened', 'whatsapp-cart'].includes(kind)
            ? JSON.stringify([1 + Math.min(throwDice(products), throwDice(products))])
            : '[]',
          is_out_of_stock: kind === 'product' && throwDice(9) === 0 ? 1 : 0,
          referrer: of(referrers),
          country: of(countries),
          language: throwDice(9) === 0 ? 'en' : 'es',
          device: visitor % 7 === 0 ? 'computer' : visitor % 5 === 0 ? 'iphone' : 'android',
          connection: of(connections),
          term: kind === 'search' ? (throwDice(4) === 0 ? `${of(terms)} ${throwDice(500)}` : of(terms)) : null,
          is_missed: kind === 'search' && throwDice(6) === 0 ? 1 : 0,
          bot: isBot ? of(['agent', 'agent', 'no-language', 'forged']) : null,
        }
      })
      await insert(db, rows)
    }
  }
  await updateDaySums(db, today, true)
  // Copies these sums to earlier days, for two years in all.
  const first = addDays(today, -365)
  const known = await db.selectFrom('visit_sum').selectAll().where('day', '>', addDays(today, -90)).execute()
  for (let shift = 90; shift < 365 * 2; shift += 89) {
    const moved = known
      .map((sum) => ({ ...sum, day: addDays(sum.day, -shift) }))
      .filter(({ day }) => day < addDays(today, -89) && day > addDays(first, -365))
    for (let at = 0; at < moved.length; at += ROWS)
      await db
        .insertInto('visit_sum')
        .values(moved.slice(at, at + ROWS))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
  const closed = await db.selectFrom('visit_sum').select('day').distinct().execute()
  await db
    .insertInto('visit_day')
    .values(closed.map(({ day }) => ({ day, events: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const insert = (db: Database, rows: Insertable<Tables['visit_event']>[]) => db.insertInto('visit_event').values(rows).execute()
