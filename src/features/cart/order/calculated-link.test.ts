import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartOf, generator, panel, texts } from '#tests/carts.ts'
import { type CalculationFacts, decodeCalculation, encodeCalculation } from './calculated-link.ts'
import { cartLink, decodeCart } from './cart-link.ts'
import { readOrderMessage } from './order-reading.ts'
import { writeOrder } from './whatsapp-message.ts'

const basic: CalculationFacts = { daily: 4.67, hours: 8, isNight: true, isOffGrid: false, isLithium: true, home: 'basic' }
const anyFacts: fc.Arbitrary<CalculationFacts> = fc.record({
  daily: fc.integer({ min: 0, max: 999_999_999 }).map((watts) => watts / 1000),
  hours: fc.integer({ min: 0, max: 2400 }).map((parts) => parts / 100),
  isNight: fc.boolean(),
  isOffGrid: fc.boolean(),
  isLithium: fc.boolean(),
  home: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
})
const cart = cartOf([panel, 4], [generator, 1])
const url = 'https://solar.example'

test('a calculation in a cart’s link is restored unchanged, whatever an appliance is called', () => {
  expect(encodeCalculation(basic)).toMatch(/^4\.67~8nbl~basic-[0-9a-z]{3}$/)
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const text = encodeCalculation(facts)
      fc.pre(text !== '')
      const linked = decodeCart(cartLink(url, cart, text).split('#c=')[1] ?? '')
      expect(linked?.items).toEqual(cart.lines.map(({ id, quantity }) => ({ id, quantity })))
      // Chats treat a full stop or bracket after the link as part of it.
      for (const behind of ['', '.', ').']) expect(decodeCalculation(`${linked?.carried}${behind}`)).toEqual(facts)
    }),
  )
})

test('a truncated or changed calculation is ignored and the cart is still read', () => {
  const whole = cartLink(url, cart, encodeCalculation({ ...basic, home: '1~6.5d~backup~agm~20~fridge~own-1-750-4-0-Bomba de agua' }))
  const text = whole.split('#c=')[1] ?? ''
  const from = text.indexOf('~') + 1
  for (let length = from; length < text.length; length += 1) {
    const linked = decodeCart(text.slice(0, length))
    expect([length, linked?.items.length, decodeCalculation(linked?.carried ?? '')]).toEqual([length, 2, undefined])
  }
  for (let at = from; at < text.length; at += 1) {
    const wrong = decodeCart(`${text.slice(0, at)}${text[at] === '7' ? '6' : '7'}${text.slice(at + 1)}`)
    expect([at, wrong?.items.length, decodeCalculation(wrong?.carried ?? '')]).toEqual([at, 2, undefined])
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => decodeCalculation(any) === undefined))
})

test('a link with a valid checksum but invalid content is rejected', () => {
  for (const facts of [
    { hours: 25 },
    { hours: Number.NaN },
    { daily: -1 },
    { daily: Number.POSITIVE_INFINITY },
    { daily: 1e21 },
    { home: '' },
  ])
    expect([facts, decodeCalculation(encodeCalculation({ ...basic, ...facts }))]).toEqual([facts, undefined])
})

test('staff can read an order whose link contains a calculation', () => {
  const { message } = writeOrder(cart, {
    language: 'es',
    t: texts.es,
    publicUrl: url,
    calculated: [],
    carried: encodeCalculation(basic),
  })
  expect(message).toContain('~4.67~8nbl~basic-')
  expect(readOrderMessage(message)?.linked?.items).toHaveLength(2)
})

test('the link includes the calculation only if the order needs no further message, otherwise the message reports it as missing', () => {
  const write = (calculated: readonly string[], carried: string) =>
    writeOrder(cart, { language: 'es', t: texts.es, publicUrl: url, calculated, carried })
  const home = `1~8n~backup~lifepo4~0~own-1-1-1-1-${'x'.repeat(400)}`
  const carried = encodeCalculation({ ...basic, home })
  expect(write([], carried).parts).toHaveLength(1)
  expect(write([], carried).message).toContain(carried)
  const line = `Cálculo: ${'y'.repeat(900)}`
  const { message, parts } = write([line], carried)
  expect(parts).toEqual([message])
  const [, link = ''] = /#c=(\S+)/.exec(message) ?? []
  expect(decodeCart(link)?.items).toHaveLength(2)
  expect(decodeCart(link)?.carried).toBe('x')
  expect(decodeCalculation('x')).toBeUndefined()
  expect(write([line], '').message).not.toContain('~x')
})
