import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatApproximate, formatRateDay } from '#i18n/approximate.ts'
import { type Language, languages } from '#i18n/language.ts'
import { de } from '#i18n/site/de.ts'
import { en } from '#i18n/site/en.ts'
import { es } from '#i18n/site/es.ts'
import { translator } from '#i18n/translate.ts'
import { battery, generator, panel, texts, wordsFor } from '#tests/carts.ts'
import type { Cart, CartLine, CartProduct } from '../cart.ts'
import { productName } from '../product-name.ts'
import { readOrderCalculations } from './calculated.ts'
import { cartLink } from './cart-link.ts'
import { storeCalculation } from './keep-calculated.ts'
import { compareOrder } from './order-comparison.ts'
import { readOrderMessage } from './order-reading.ts'
import { wordings } from './order-words.ts'
import { orderMessage, splitOrderMessage } from './whatsapp-message.ts'

/** Reads a stored message of an earlier version. Never change these files; a new wording of orders adds new ones. */
const messageOf = (version: string, language: Language) =>
  readFileSync(new URL(`old-messages/${version}.${language}.txt`, import.meta.url), 'utf8').trimEnd()

const line = (id: number, product: CartProduct, quantity: number, day: string, more: Partial<CartLine> = {}): CartLine => {
  const at = `2026-11-${day}T15:00:00.000Z`
  return { id, product, quantity, addedAt: at, seenAt: at, ...more }
}
const cart = (...lines: CartLine[]): Cart => ({ code: 'K7M3PX', lines })
const generatorOf = { ...generator, nameDe: 'Generator 20 kVA' }
const panelOf = { ...panel, nameDe: 'Panel 550 W' }
const first = [line(1, battery, 2, '21'), line(2, panelOf, 1, '19'), line(3, generatorOf, 1, '21')]
const nameless = { ...panel, nameEs: '', nameDe: '', nameEn: '', oldPrice: '9.50' }

const versions = {
  '1-without-link': cart(...first),
  '2-with-link': cart(...first, line(4, generatorOf, 3, '21', { isGone: true }), line(5, nameless, 12, '21')),
  '3-calculated': cart(...first),
  '4-calculation-in-link': cart(...first),
  '5-second-currency': cart(...first),
  '6-out-of-stock': cart(
    line(1, { ...battery, stockStatus: 'out_of_stock' }, 2, '21'),
    line(2, { ...panelOf, stockStatus: 'out_of_stock' }, 1, '19'),
    line(3, { ...generatorOf, stockStatus: 'out_of_stock' }, 1, '21'),
  ),
  '2-in-parts': cart(...Array.from({ length: 24 }, (_, at) => line(at + 1, at % 5 ? battery : generatorOf, at + 1, '20'))),
}
/** Calculation of the kit in the versions '3-calculated' and '4-calculation-in-link'. */
const calculated = {
  ...{ daily: 7.43, hours: 6.5, isNight: false, isOffGrid: false, isLithium: false },
  home: '1~6.5d~backup~agm~20~fridge~own-1-750-4-0-Bomba de agua',
}
const frames = { es: translator(es), de: translator(de), en: translator(en) }
afterEach(() => vi.unstubAllGlobals())
const cases = Object.entries(versions).flatMap(([version, cart]) => languages.map((language) => [version, language, cart] as const))

describe('an order sent long ago', () => {
  test.each(cases)('of version %s, in %s, is read as the cart that was sent', (version, language, { code, lines }) => {
    const order = readOrderMessage(messageOf(version, language)) ?? expect.fail('not read')
    expect(order).toMatchObject({ code, language, missingParts: [], otherCodes: [], pricesOf: expect.stringContaining('2026') })
    expect(order.lines.map(({ quantity, cents, isGone }) => ({ quantity, cents, isGone }))).toEqual(
      lines.map(({ quantity, product, isGone = false }) => ({
        quantity,
        cents: product.priceOnRequest ? null : Number(product.newPrice ?? product.oldPrice) * 100,
        isGone,
      })),
    )
    expect(order.linked?.items).toEqual(version.startsWith('1') ? undefined : lines.map(({ id, quantity }) => ({ id, quantity })))

    // Read without its link, as if the link were truncated.
    const known = lines.map(({ id, product }) => ({ id, product, isActive: true }))
    const { lines: found, totalThen } = compareOrder({ ...order, linked: undefined }, known)
    const nameOf = (product: CartProduct | undefined) => product && productName({ product }, language)
    expect(found.map(({ quantity, product }) => [quantity, nameOf(product?.product)])).toEqual(
      lines.map(({ quantity, product }) => [quantity, nameOf(product)]),
    )
    expect(totalThen).toBe(order.totalCents)
  })

  test.each(languages)('in %s: the newest stored message equals today’s message', (language) => {
    const whole = versions['2-with-link']
    expect(orderMessage(whole, wordsFor(whole, language))).toBe(messageOf('2-with-link', language))
    const withKit = versions['3-calculated']
    let kept = ''
    vi.stubGlobal('localStorage', {
      getItem: () => kept,
      setItem(_: string, text: string) {
        kept = text
      },
    })
    storeCalculation('K7M3PX', calculated, 'https://solar.example')
    const words = wordsFor(withKit, language)
    const { calculated: lines, carried } = readOrderCalculations(withKit, language)
    expect(orderMessage(withKit, { ...words, calculated: lines })).toBe(messageOf('3-calculated', language))
    const link = cartLink('https://solar.example', withKit, carried)
    expect(orderMessage(withKit, { ...words, calculated: lines, link })).toBe(messageOf('4-calculation-in-link', language))
    const inPesos = versions['5-second-currency']
    const date = formatRateDay({ day: '2026-11-20' }, language)
    const rate = { currency: 'CUP', perUsd: 410.5, day: '2026-11-20' } as const
    const about = (cents: number) => `${formatApproximate(cents, rate, language)}, ${frames[language]('money.rateOf', { date })}`
    expect(orderMessage(inPesos, { ...wordsFor(inPesos, language), about })).toBe(messageOf('5-second-currency', language))
    const out = versions['6-out-of-stock']
    expect(orderMessage(out, wordsFor(out, language))).toBe(messageOf('6-out-of-stock', language))
    const long = versions['2-in-parts']
    expect(splitOrderMessage(long, wordsFor(long, language)).join('\n\n')).toBe(messageOf('2-in-parts', language))
  })

  test.each(languages)('in %s: the last stored wording equals today’s texts, and a new wording is appended to it', (language) => {
    const t = texts[language]
    const placeholder = (name: string) => `{${name}}` as never
    expect(wordings.at(-1)?.sentences[language]).toEqual({
      code: t('order.code', { code: placeholder('code') }),
      codePart: t('order.codePart', { code: placeholder('code'), part: placeholder('part'), count: placeholder('count') }),
      each: t('order.each', { unit: placeholder('unit'), sum: placeholder('sum') }),
      onRequest: t('order.onRequest'),
      gone: t('order.gone'),
      out: t('order.out'),
      total: t('order.total', { amount: placeholder('amount') }),
      pricesOf: t('order.pricesOf', { date: placeholder('date') }),
      unnamed: t('cart.unnamed', { id: placeholder('id') }),
    })
  })
})
