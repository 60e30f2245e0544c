import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPrice } from '#i18n/format.ts'
import { type Language, languages } from '#i18n/language.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { anyCart, battery, cartOf, generator, PHONE, panel, texts, wordsFor } from '#tests/carts.ts'
import { type Cart, type CartLine, type CartProduct, totalCents } from '../cart.ts'
import { cartLink, decodeCart } from './cart-link.ts'
import { toOneLine } from './one-line.ts'
import { MAX_CHAT_LINK_LENGTH, orderMessage, splitOrderMessage, writeOrder } from './whatsapp-message.ts'

/** Text of a message as the chat shows it after decoding its link. */
const decoded = (text: string) => new URL(whatsappLink(PHONE, text)).searchParams.get('text') ?? ''
const arrived = (cart: Cart, language: Language) => decoded(orderMessage(cart, wordsFor(cart, language)))
const partsOf = (cart: Cart, language: Language) => splitOrderMessage(cart, wordsFor(cart, language))

describe('an order', () => {
  const cart = cartOf([battery, 2], [panel, 1, '19'], [generator, 1])

  test('is written in Spanish', () => {
    expect(arrived(cart, 'es')).toBe(
      [
        'Hola, me interesan estos productos:',
        'Pedido K7M3PX',
        '',
        '2 x Batería de litio de pared 5,12 kWh [BL-4810W]: $1,090.00 c/u = $2,180.00',
        '1 x Panel 550 W: $145.00',
        '1 x Generador 20 kVA [GD-20]: precio a consultar',
        '',
        '*Total: $2,325.00 USD*',
        '1 producto con precio a consultar no está en el total.',
        'Precios del 19 nov 2026',
        `Ver este pedido: ${cartLink('https://solar.example', cart)}`,
      ].join('\n'),
    )
  })

  test('is written in the other languages', () => {
    expect(arrived(cart, 'en')).toContain('2 x Lithium wall battery 5.12 kWh [BL-4810W]: $1,090.00 each = $2,180.00')
    expect(arrived(cart, 'de')).toContain('2 x Lithium-Wandbatterie 5,12 kWh [BL-4810W]: je 1.090,00')
  })

  test('with a kit ends with its calculation, in a separate message if necessary', () => {
    const line = `Cálculo: 4.67 kWh al día. Estimación; un técnico confirma: https://solar.example/?home=${'x'.repeat(1200)}`
    const { message, parts } = writeOrder(cart, {
      ...{ language: 'es', t: texts.es, publicUrl: 'https://solar.example', calculated: [line] },
    })
    expect(message.endsWith(`\n${line}`)).toBe(true)
    expect(parts).toHaveLength(2)
    expect(parts.every((part) => whatsappLink(PHONE, part).length <= MAX_CHAT_LINK_LENGTH)).toBe(true)
    expect(parts.at(-1)).toBe(`Pedido K7M3PX, parte 2 de 2\n\n${line}`)
  })

  test('lists incompatible products, in one short line if the notes would need another message', () => {
    const write = (notes: string[]) =>
      writeOrder(cart, { language: 'es', t: texts.es, publicUrl: 'https://solar.example', calculated: ['Cálculo'], notes })
    const note = 'Nota: 13 paneles no forman cadenas iguales.'
    expect(write([note, 'Nota: No encaja.']).message.endsWith(`\n${note}\nCálculo`)).toBe(true)
    expect(write([note, 'Nota: No encaja.']).base).toBe(write([]).parts.join())
    const { parts } = write([...Array.from({ length: 40 }, () => note), 'Nota: 40 cosas no encajan.'])
    expect(parts).toHaveLength(1)
    expect(parts[0]?.endsWith('\nNota: 40 cosas no encajan.\nCálculo')).toBe(true)
  })

  test('is addressed to the digits of the number', () => {
    expect(whatsappLink(PHONE, orderMessage(cart, wordsFor(cart, 'es')))).toMatch(/^https:\/\/wa\.me\/5350000002\?text=Hola%2C%20me/)
  })

  test('without any price has no total', () => {
    expect(arrived(cartOf([generator, 3]), 'es')).not.toMatch(/Total:|\*/)
  })

  test('uses the name in another language if this one has none', () => {
    expect(arrived(cartOf([{ ...panel, nameEn: '' }, 1]), 'en')).toContain('1 x Panel 550 W: $145.00')
  })
})

describe('an order with odd product names', () => {
  const nasty = [
    'Inversor 5kW + batería 100%',
    'Cable 6 mm² & conector #4?text=x',
    '"Comillas" \'simples\' «y» <b>más</b>',
    'ñandú ÁÉÍÓÚ ü ß 漢字 مضخة مياه',
    'Emoji 🔋👨‍👩‍👧 y bandera 🇨🇺',
    '*negrita* _cursiva_ ~no~ ```x```',
    '50%25 %0A \\n https://wa.me/1?text=2',
    'RTL \u202eabc\u202c fin',
  ]
  test.each(nasty)('keeps the name %s', (name) => {
    expect(arrived(cartOf([{ ...panel, nameEs: name }, 3]), 'es')).toContain(`\n3 x ${name}: $145.00 c/u = $435.00\n`)
  })

  test('line breaks and broken characters do not split the order', () => {
    expect(arrived(cartOf([{ ...panel, nameEs: 'Panel\r\n550\u2028W \ud83d' }, 1]), 'es')).toContain('\n1 x Panel 550 W \ufffd: $145.00\n')
  })

  test('a discontinued product is marked as such', () => {
    const { lines, code } = cartOf([{ ...panel, priceOnRequest: true }, 2])
    expect(arrived({ code, lines: lines.map((line) => ({ ...line, isGone: true })) }, 'es')).toContain(
      '\n2 x Panel 550 W: precio a consultar (ya no está en el catálogo)\n',
    )
  })

  test.each([
    ['es', '1 x Panel 550 W: $145.00 (ya no está en existencia)', '2 x Batería de litio de pared 5,12 kWh [BL-4810W]: $1,090.00 c/u'],
    ['de', '1 x Panel 550 W: 145,00 $ (nicht mehr auf Lager)', '2 x Lithium-Wandbatterie 5,12 kWh [BL-4810W]: je 1.090,00 $'],
    ['en', '1 x Panel 550 W: $145.00 (no longer in stock)', '2 x Lithium wall battery 5.12 kWh [BL-4810W]: $1,090.00 each'],
  ] as const)('a product that is no longer in stock is marked as such, in %s, and keeps its price', (language, single, several) => {
    const out = { stockStatus: 'out_of_stock' } as const
    const german = { nameDe: 'Panel 550 W' }
    const message = arrived(cartOf([{ ...panel, ...german, ...out }, 1], [{ ...battery, ...out }, 2], [battery, 1]), language)
    const lines = message.replaceAll('\u00a0', ' ').split('\n')
    expect(lines).toContain(single)
    expect(lines[4]?.startsWith(several)).toBe(true)
    expect(lines.map((line) => line.includes(texts[language]('order.out')))).toEqual(lines.map((_, at) => at === 3 || at === 4))
  })

  test('a product without a stored name is named by its number', () => {
    expect(arrived(cartOf([{ ...panel, nameEs: '', nameDe: '', nameEn: '' }, 1]), 'es')).toContain('\n1 x Producto n.º 1: $145.00\n')
  })
})

/** The expected line of a product, written independently of the code under test: quantity, name, SKU and price. */
function expectedLine({ product, quantity, id }: CartLine, language: Language): { start: string; name: string; end: string } {
  const t = texts[language]
  const cents = centsToPay(product)
  const unit = cents === undefined ? '' : formatPrice(formatCents(cents), language)
  const sum = cents === undefined ? '' : formatPrice(formatCents(cents * quantity), language)
  const price = cents === undefined ? t('order.onRequest') : quantity === 1 ? unit : t('order.each', { unit, sum })
  return {
    start: `${quantity} x `,
    name: toOneLine(product.nameEs) || t('cart.unnamed', { id }),
    end: `${product.sku ? ` [${toOneLine(product.sku)}]` : ''}: ${price}`,
  }
}

describe('an order of any size', () => {
  test('has parts that each fit into a link, show code and number, and together restore every line', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom(...languages), (cart, language) => {
        const parts = partsOf(cart, language)
        const t = texts[language]
        const count = parts.length
        const lines: string[] = []
        for (const [at, part] of parts.entries()) {
          expect(whatsappLink(PHONE, part).length).toBeLessThanOrEqual(MAX_CHAT_LINK_LENGTH)
          const text = decoded(part)
          const head = count === 1 ? t('order.code', { code: cart.code }) : t('order.codePart', { code: cart.code, part: at + 1, count })
          expect(text.startsWith(at === 0 ? `${t('order.greeting')}\n${head}\n\n` : `${head}\n\n`)).toBe(true)
          lines.push(...text.split('\n').filter((line) => /^\d+ x /.test(line)))
        }
        expect(lines).toHaveLength(cart.lines.length)
        for (const [at, line] of cart.lines.entries()) {
          const { start, name, end } = expectedLine(line, language)
          const arrived = lines[at] ?? ''
          if (arrived === start + name + end) continue
          // Only the name of a line that is too long for a whole message is truncated, and as little as possible.
          expect(arrived.startsWith(start) && arrived.endsWith(`...${end}`)).toBe(true)
          const kept = arrived.slice(start.length, -`...${end}`.length)
          expect(name.startsWith(kept) && kept.length > 20).toBe(true)
          const longer = `${start}${[...name].slice(0, [...kept].length + 2).join('')}...${end}`
          const alone = [t('order.greeting'), t('order.codePart', { code: cart.code, part: 999, count: 999 }), '', longer].join('\n')
          expect(whatsappLink(PHONE, alone).length).toBeGreaterThan(MAX_CHAT_LINK_LENGTH - 40)
        }
        const whole = parts.map(decoded).join('\n')
        const [, linked = ''] = /#c=(\S+)$/.exec(whole) ?? []
        expect(decodeCart(linked)).toEqual({ code: cart.code, items: cart.lines.map(({ id, quantity }) => ({ id, quantity })) })
        if (cart.lines.some(({ product }) => centsToPay(product) !== undefined)) {
          const amount = formatPrice(formatCents(totalCents(cart)), language)
          expect(whole).toContain(`*${t('order.total', { amount })}*`)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('an order that fits is one message, unchanged', () => {
    const cart = cartOf([battery, 2], [panel, 1])
    expect(partsOf(cart, 'es')).toEqual([orderMessage(cart, wordsFor(cart, 'es'))])
  })

  test('hundreds of products are all sent, without the link', () => {
    const cart = cartOf(...Array.from({ length: 700 }, (): [CartProduct, number] => [panel, 9999]))
    const parts = partsOf(cart, 'en')
    expect(parts.every((part) => whatsappLink(PHONE, part).length <= MAX_CHAT_LINK_LENGTH)).toBe(true)
    expect(parts.join('\n').match(/^9999 x Panel 550 W/gm)).toHaveLength(700)
    expect(parts.at(-1)).toMatch(/^Order K7M3PX, part (\d+) of \1\n/)
    expect(parts.join('\n')).not.toContain('#c=')
  })
})
