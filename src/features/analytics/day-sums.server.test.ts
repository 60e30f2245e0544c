import { expect, test } from 'vitest'
import { type DayEvent, daySumCounter, MAX_NAMES_PER_MEASURE, type Sum } from './day-sums.server.ts'
import { OTHERS } from './list-words.ts'

const view: DayEvent = {
  minute: 600,
  kind: 'view',
  visitor: 'ana',
  page: '/',
  products: [],
  isOutOfStock: false,
  referrer: null,
  country: 'CU',
  language: 'es',
  device: 'android',
  connection: '3g',
  term: null,
  isMissed: false,
  bot: null,
}

function sumsOf(...events: Partial<DayEvent>[]): (measure: Sum['measure'], name: string) => number {
  const summer = daySumCounter()
  for (const event of events) summer.add({ ...view, ...event })
  const sums = summer.sums()
  return (measure, name) => sums.find((sum) => sum.measure === measure && sum.name === name)?.count ?? 0
}

test('a pause of more than half an hour starts another visit of the same visitor', () => {
  const of = sumsOf({ minute: 600 }, { minute: 630 }, { minute: 661 }, { visitor: 'luis', minute: 600 })
  expect([of('total', 'visits'), of('total', 'visitors'), of('event', 'view'), of('page', '/')]).toEqual([3, 2, 4, 4])
  expect([of('hour', '10'), of('hour', '11'), of('country', 'CU'), of('device', 'android')]).toEqual([2, 1, 3, 3])
})

test('any action of a visitor extends the visit', () => {
  expect(sumsOf({ minute: 600 }, { minute: 625, kind: 'cart' }, { minute: 650 })('total', 'visits')).toBe(1)
})

test('a visit keeps its first referrer', () => {
  const of = sumsOf({ referrer: 'facebook.com' }, { referrer: 'google.com' })
  expect([of('referrer', 'facebook.com'), of('referrer', 'google.com'), of('referrer', '')]).toEqual([1, 0, 0])
})

test('a funnel step counts once per visitor, an event every time', () => {
  const of = sumsOf({ kind: 'cart', products: [7] }, { kind: 'cart', products: [7] }, { kind: 'cart', products: [7, 8], visitor: 'luis' })
  expect([of('event', 'cart'), of('funnel', 'cart'), of('product:cart', '7'), of('product:cart', '8')]).toEqual([3, 2, 2, 1])
})

test('WhatsApp from the cart or a product counts as a funnel step, from the floating button it does not', () => {
  const of = sumsOf({ kind: 'whatsapp-cart' }, { kind: 'whatsapp-product', visitor: 'luis' }, { kind: 'whatsapp-floating', visitor: 'eva' })
  expect(of('funnel', 'whatsapp')).toBe(2)
})

test('the path counts a visitor at a step only after all steps before it', () => {
  const steps = (visitor: string, ...kinds: DayEvent['kind'][]) => kinds.map((kind) => ({ visitor, kind }))
  const of = sumsOf(
    ...steps('ana', 'product', 'cart', 'cart-opened', 'whatsapp-cart', 'inquiry', 'inquiry'),
    ...steps('luis', 'product', 'cart', 'inquiry'),
    ...steps('eva', 'inquiry'),
    ...steps('leo', 'cart', 'product', 'whatsapp-product'),
    // This visitor takes the steps out of order first, and in order later the same day.
    ...steps('mia', 'inquiry', 'product', 'cart', 'whatsapp-cart', 'inquiry'),
  )
  const counts = (measure: 'path' | 'funnel') => ['product', 'cart', 'whatsapp', 'inquiry'].map((step) => of(measure, step))
  expect(counts('path')).toEqual([4, 3, 2, 2])
  expect(counts('funnel')).toEqual([4, 4, 3, 4])
})

test('bots are only counted in the bot measure', () => {
  const of = sumsOf({ bot: 'agent' }, { bot: 'agent', kind: 'cart' }, { bot: 'no-agent' })
  expect([of('bot', 'agent'), of('bot', 'no-agent'), of('total', 'visitors'), of('event', 'view'), of('funnel', 'cart')]).toEqual([
    2, 1, 0, 0, 0,
  ])
})

test('thousands of made-up page names are merged into one row', () => {
  const summer = daySumCounter()
  for (let n = 0; n < MAX_NAMES_PER_MEASURE + 50; n += 1) summer.add({ ...view, page: `/made-up/${n}` })
  summer.add({ ...view, page: '/' })
  summer.add({ ...view, page: '/' })
  const pages = summer.sums().filter(({ measure }) => measure === 'page')
  expect(pages).toHaveLength(MAX_NAMES_PER_MEASURE + 1)
  expect(pages[0]).toEqual({ measure: 'page', name: '/', count: 2 })
  expect(pages.at(-1)).toEqual({ measure: 'page', name: OTHERS, count: 51 })
})
