import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#i18n/language.ts'
import { centsToPay } from '#kit/price.ts'
import { anyCart, battery, cartOf, generator, panel, texts, wordsFor } from '#tests/carts.ts'
import { type Cart, type CartProduct, totalCents } from '../cart.ts'
import { productName } from '../product-name.ts'
import { toOneLine } from './one-line.ts'
import { compareOrder, type KnownProduct } from './order-comparison.ts'
import { readOrderMessage } from './order-reading.ts'
import { orderMessage, splitOrderMessage } from './whatsapp-message.ts'

const messageOf = (cart: Cart, language: Language = 'es') => orderMessage(cart, wordsFor(cart, language))
const knownFrom = (cart: Cart): KnownProduct[] => cart.lines.map(({ id, product }) => ({ id, product, isActive: true }))

function writtenLines(cart: Cart, language: Language) {
  return cart.lines.map(({ product, quantity, id }) => {
    const name = toOneLine(productName({ product }, language)) || texts[language]('cart.unnamed', { id })
    return {
      quantity,
      label: product.sku ? `${name} [${toOneLine(product.sku)}]` : name,
      cents: centsToPay(product) ?? null,
      isGone: false,
      isOut: product.stockStatus === 'out_of_stock',
    }
  })
}

describe('an order that came over WhatsApp', () => {
  const cart = cartOf([battery, 2], [panel, 1, '19'], [generator, 1])

  test.each(languages)('is read completely in %s', (language) => {
    expect(readOrderMessage(messageOf(cart, language))).toEqual({
      code: 'K7M3PX',
      language,
      lines: writtenLines(cart, language),
      linked: { code: 'K7M3PX', items: cart.lines.map(({ id, quantity }) => ({ id, quantity })) },
      missingParts: [],
      partCount: 1,
      totalCents: totalCents(cart),
      pricesOf: { es: '19 nov 2026', de: '19.11.2026', en: 'Nov 19, 2026' }[language],
      otherCodes: [],
    })
  })

  test('is read for any product names and any number of lines, whole or in parts in any order', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom(...languages), fc.boolean(), (cart, language, isReversed) => {
        const whole = readOrderMessage(messageOf(cart, language))
        expect(whole?.lines).toEqual(writtenLines(cart, language))
        expect(whole?.linked?.items).toEqual(cart.lines.map(({ id, quantity }) => ({ id, quantity })))

        const parts = splitOrderMessage(cart, wordsFor(cart, language))
        const order = readOrderMessage((isReversed ? [...parts].reverse() : parts).join('\n'))
        expect([order?.code, order?.missingParts, order?.partCount]).toEqual(['K7M3PX', [], parts.length])
        expect(order?.linked).toEqual(whole?.linked)
        const lines = writtenLines(cart, language)
        expect(order?.lines.map(({ quantity, cents }) => [quantity, cents])).toEqual(lines.map(({ quantity, cents }) => [quantity, cents]))
        for (const [at, { label }] of lines.entries()) {
          const read = order?.lines[at]?.label ?? ''
          // Only the name of a line that is too long for a whole message is truncated.
          const kept = read === label ? label : read.slice(0, read.lastIndexOf('...'))
          expect(label.startsWith(kept)).toBe(true)
        }
        if (lines.some(({ cents }) => cents !== null)) expect(order?.totalCents).toBe(totalCents(cart))
      }),
      { numRuns: 150 },
    )
  })

  test('is matched with the catalogue by its text alone, whatever the products are called', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom(...languages), (cart, language) => {
        const text = messageOf(cart, language).replace(/#c=.*$/, '')
        const order = readOrderMessage(text)
        expect(order?.linked).toBeUndefined()
        const compared = order && compareOrder(order, knownFrom(cart))
        expect(compared?.lines.map(({ label, product }) => [label, product !== undefined])).toEqual(
          writtenLines(cart, language).map(({ label }) => [label, true]),
        )
        expect(compared?.totalThen).toBe(totalCents(cart))
      }),
      { numRuns: 100 },
    )
  })

  test('is read despite changes that chats and people make to the text', () => {
    const message = messageOf(cart)
    const lines = writtenLines(cart, 'es')
    const said = (text: string) => readOrderMessage(text)?.lines
    expect(said(message.replaceAll('\n', '\r\n'))).toEqual(lines)
    expect(said(`[10:15, 21/11/2026] Ana: ${message}\nGracias`)).toEqual(lines)
    expect(said(message.replaceAll(/^/gm, '> '))).toEqual(lines)
    expect(said(message.replaceAll('*', ''))).toEqual(lines)
    expect(said(message.replace('Pedido', 'pedido').replace('$145.00', 'US$ 145,00'))).toEqual(lines)
    expect(readOrderMessage(`${message}\n${message}`)?.lines).toEqual(lines)
    // Only the lines of products, then only the line with the link.
    expect(readOrderMessage(message.split('\n').slice(3, 6).join('\n'))).toMatchObject({
      code: '',
      language: 'es',
      lines,
      linked: undefined,
    })
    expect(readOrderMessage(message.split('\n').at(-1) ?? '')).toMatchObject({ code: 'K7M3PX', lines: [], linked: { code: 'K7M3PX' } })
    expect(readOrderMessage('K7M3PX-7.2-1a-zzz')).toBeUndefined()
  })

  test('is read from its lines if its link is truncated', () => {
    const message = messageOf(cart)
    for (const cut of [2, 8, 15]) {
      expect(readOrderMessage(message.slice(0, -cut))).toMatchObject({ code: 'K7M3PX', lines: writtenLines(cart, 'es'), linked: undefined })
    }
  })

  test('lists its missing parts until they arrive', () => {
    const long = cartOf(...Array.from({ length: 60 }, (): [CartProduct, number] => [battery, 2]))
    const parts = splitOrderMessage(long, wordsFor(long, 'es'))
    expect(parts.length).toBeGreaterThan(2)
    const [first = '', second = '', ...rest] = parts
    expect(readOrderMessage([first, ...rest].join('\n\n'))).toMatchObject({ missingParts: [2], partCount: parts.length })
    expect(readOrderMessage([first, ...rest, second].join('\n'))?.missingParts).toEqual([])
    expect(readOrderMessage([first, ...rest, second].join('\n'))?.lines).toHaveLength(60)
    // The first part is recognised without its heading, too.
    const headless = first.split('\n').slice(3).join('\n')
    expect(readOrderMessage([headless, second, ...rest].join('\n'))?.lines).toHaveLength(60)
  })

  test('is read in its latest version if it occurs twice, and the codes of other orders in the text are listed', () => {
    const changed = { ...cart, lines: cart.lines.slice(1) }
    expect(readOrderMessage(`${messageOf(cart)}\n${messageOf(changed)}`)).toMatchObject({
      lines: writtenLines(changed, 'es'),
      otherCodes: [],
    })
    const other = { ...cart, code: 'AAAAAA' }
    expect(readOrderMessage(`${messageOf(other)}\n${messageOf(changed)}`)).toMatchObject({ code: 'K7M3PX', otherCodes: ['AAAAAA'] })
  })

  test('is not recognised in any other text', () => {
    for (const text of ['', 'Hola, ¿tienen paneles?', '2 x 3 = 6', '3 x panel: dos', 'Pedido K7M3PX', '#c=roto', '0 x Panel: $1.00'])
      expect([text, readOrderMessage(text)]).toEqual([text, undefined])
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readOrderMessage(text) === undefined))
  })
})

describe('an order compared with today’s catalogue', () => {
  const cart = cartOf([battery, 2], [panel, 1], [generator, 1])
  const read = (text: string) => readOrderMessage(text) ?? expect.fail('not read')

  test('shows changed prices and products out of stock, hidden or deleted', () => {
    const known = knownFrom(cart)
    const today: KnownProduct[] = [
      { id: 1, product: { ...battery, newPrice: '990.00', stockStatus: 'out_of_stock' }, isActive: true },
      { id: 2, product: { ...panel, priceOnRequest: true }, isActive: false },
    ]
    expect(compareOrder(read(messageOf(cart)), known)).toMatchObject({ totalThen: 232_500, totalNow: 232_500 })
    const { lines, ...totals } = compareOrder(read(messageOf(cart)), today)
    expect(totals).toEqual({ totalThen: 232_500, totalNow: 198_000 })
    expect(lines.map(({ centsThen, centsNow }) => [centsThen, centsNow])).toEqual([
      [109_000, 99_000],
      [14_500, null],
      [null, undefined],
    ])
    expect(lines[2]).toMatchObject({ label: 'Generador 20 kVA [GD-20]', product: undefined, productId: 3, quantity: 1 })
  })

  test('finds without a link a renamed product by its SKU, and a truncated name by its beginning', () => {
    const text = messageOf(cart)
      .replace(/#c=.*$/, '')
      .replace('x Panel 550 W:', 'x Panel 55...:')
    const renamed = knownFrom(cart).map((known) => ({
      ...known,
      product: { ...known.product, nameEs: known.id === 2 ? 'Panel 550 W' : 'Otro nombre' },
    }))
    expect(compareOrder(read(text), renamed).lines.map(({ productId }) => productId)).toEqual([1, 2, 3])
  })

  test('has the note about the stock from the text, also if the text was changed', () => {
    const out = {
      ...cart,
      lines: cart.lines.map((line) => (line.id === 2 ? { ...line, product: { ...panel, stockStatus: 'out_of_stock' as const } } : line)),
    }
    const outsIn = (text: string) => compareOrder(read(text), knownFrom(out)).lines.map(({ wasOut }) => wasOut)
    expect(outsIn(messageOf(out))).toEqual([false, true, false])
    expect(outsIn(messageOf(out).replace(/#c=.*$/, ''))).toEqual([false, true, false])
    expect(outsIn(messageOf(out).replace(/\n1 x Gen.*\n/, '\n'))).toEqual([false, true, false])
  })

  test('shows both quantities if the one in the text differs from the link’s', () => {
    const [line] = compareOrder(read(messageOf(cart).replace('2 x Bat', '5 x Bat')), knownFrom(cart)).lines
    expect(line).toMatchObject({ quantity: 2, writtenQuantity: 5 })
  })

  test('keeps the prices of other lines if a line was added or removed', () => {
    const added = messageOf(cart).replace('1 x Panel', '4 x Cable: $2.00 c/u = $8.00\n1 x Panel')
    const lines = compareOrder(read(added), knownFrom(cart)).lines
    expect(lines.map(({ productId, centsThen, label }) => [productId, centsThen, label?.slice(0, 5)])).toEqual([
      [1, 109_000, 'Bater'],
      [2, 14_500, 'Panel'],
      [3, null, 'Gener'],
      [null, 200, 'Cable'],
    ])
    const taken = compareOrder(read(messageOf(cart).replace(/\n1 x Panel.*\n/, '\n')), knownFrom(cart)).lines
    expect(taken.map(({ productId, centsThen }) => [productId, centsThen])).toEqual([
      [1, 109_000],
      [2, undefined],
      [3, null],
    ])
  })
})
