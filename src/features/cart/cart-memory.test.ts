import { describe, expect, test } from 'vitest'
import { addToCart, type Cart, type CartLine, type CartProduct, emptyCart, totalCents } from './cart.ts'
import { acknowledgeChanges, findLineChange, needsRefresh, updateCart } from './cart-memory.ts'
import { productName } from './product-name.ts'

const THEN = '2026-11-01T12:00:00.000Z'
const NOW = '2026-11-21T12:00:00.000Z'

const panel: CartProduct = {
  slug: 'panel',
  sku: 'P-550',
  nameEs: 'Panel',
  nameDe: 'Modul',
  nameEn: 'Panel',
  mainImage: null,
  oldPrice: '169.00',
  newPrice: null,
  priceOnRequest: false,
  stockStatus: 'in_stock',
}
const saved = (quantity = 2): Cart => addToCart(emptyCart, { id: 7, product: panel, quantity }, { now: THEN, code: 'K7M3PX' })
const see = (cart: Cart, product: Partial<CartProduct> | undefined, now = NOW): Cart =>
  updateCart(cart, [7], product ? [{ id: 7, product: { ...panel, ...product } }] : [], now)
const change = (cart: Cart) => (cart.lines[0] ? findLineChange(cart.lines[0]) : undefined)

describe('a saved cart opened again', () => {
  test('takes over a new price and reports the former one', () => {
    const cart = see(saved(), { newPrice: '145.00' })
    expect(totalCents(cart)).toBe(29_000)
    expect(change(cart)).toEqual({ isGone: false, price: { before: 16_900, now: 14_500 }, stock: undefined })
    expect(cart.lines[0]).toMatchObject({ seenAt: NOW, addedAt: THEN, quantity: 2 })
    expect(cart.code).toBe('K7M3PX')
  })

  test('reports nothing if price and stock are unchanged, and takes over a new name and address', () => {
    const cart = see(saved(), { nameEs: 'Panel nuevo', slug: 'panel-nuevo' })
    expect(change(cart)).toBeUndefined()
    expect(cart.lines[0]?.product).toMatchObject({ nameEs: 'Panel nuevo', slug: 'panel-nuevo' })
  })

  test('reports a price that became on request, and its return', () => {
    const asked = see(saved(), { priceOnRequest: true })
    expect(change(asked)?.price).toEqual({ before: 16_900, now: null })
    expect(change(see(acknowledgeChanges(asked), {}))?.price).toEqual({ before: null, now: 16_900 })
  })

  test('reports products that are no longer in stock', () => {
    expect(change(see(saved(), { stockStatus: 'out_of_stock' }))).toEqual({ isGone: false, price: undefined, stock: 'out_of_stock' })
    expect(change(see(saved(), { stockStatus: 'limited' }))?.stock).toBe('limited')
  })

  test('keeps the price first known to the visitor until they dismiss the notice', () => {
    const twice = see(see(saved(), { newPrice: '145.00' }), { newPrice: '139.00' })
    expect(change(twice)?.price).toEqual({ before: 16_900, now: 13_900 })
    expect(change(acknowledgeChanges(twice))).toBeUndefined()
    expect(change(see(acknowledgeChanges(twice), { newPrice: '139.00' }))).toBeUndefined()
  })

  test('does not report a price that changed and changed back', () => {
    expect(change(see(see(saved(), { newPrice: '145.00' }), {}))).toBeUndefined()
  })

  test('keeps a discontinued product without a price until it is removed or comes back', () => {
    const gone = see(saved(), undefined)
    expect(gone.lines).toMatchObject([{ id: 7, quantity: 2, isGone: true, product: { nameEs: 'Panel', sku: 'P-550' } }])
    expect(totalCents(gone)).toBe(0)
    expect(change(gone)).toEqual({ isGone: true, price: undefined, stock: undefined })
    expect(change(acknowledgeChanges(gone))?.isGone).toBe(true)
    expect(change(see(gone, {}))).toBeUndefined()
    expect(change(see(gone, { newPrice: '145.00' }))?.price).toEqual({ before: 16_900, now: 14_500 })
    expect(see(gone, {}).lines[0]).not.toHaveProperty('isGone')
  })

  test('restores fields lost in storage without reporting a change', () => {
    const lost: Cart = {
      code: 'K7M3PX',
      lines: [{ id: 7, quantity: 3, product: { ...panel, nameEs: '', oldPrice: null }, addedAt: '', seenAt: '' }],
    }
    const cart = see(lost, {})
    expect(cart.lines[0]).toMatchObject({ quantity: 3, seenAt: NOW, product: panel })
    expect(change(cart)).toBeUndefined()
  })

  test('keeps lines added while the request was running', () => {
    const more = addToCart(saved(), { id: 8, product: panel }, { now: NOW, code: 'x' })
    const cart = see(more, { newPrice: '145.00' })
    expect(cart.lines[1]).toBe(more.lines[1])
  })

  test('adding the product on its page, where the price is shown, ends the notice', () => {
    const cart = addToCart(
      see(saved(), { newPrice: '145.00' }),
      { id: 7, product: { ...panel, newPrice: '145.00' } },
      { now: NOW, code: 'x' },
    )
    expect(change(cart)).toBeUndefined()
  })
})

test('prices are fresh for some minutes, prices without a valid date are not', () => {
  const at = (seenAt: string): Cart => ({ code: '', lines: [{ id: 7, quantity: 1, product: panel, addedAt: '', seenAt }] })
  const now = new Date(NOW)
  expect(needsRefresh(at('2026-11-21T11:59:30.000Z'), now, { isLow: false, language: 'es' })).toBe(false)
  expect(needsRefresh(at('2026-11-21T11:58:59.000Z'), now, { isLow: false, language: 'es' })).toBe(true)
  expect(needsRefresh(at('2026-11-21T11:55:01.000Z'), now, { isLow: true, language: 'es' })).toBe(false)
  expect(needsRefresh(at('2026-11-21T11:54:59.000Z'), now, { isLow: true, language: 'es' })).toBe(true)
  // A future time, of a clock that was wrong, is none.
  for (const damaged of ['', 'yesterday', '2027-11-21T11:59:30.000Z'])
    expect(needsRefresh(at(damaged), now, { isLow: false, language: 'es' })).toBe(true)
  expect(needsRefresh(emptyCart, now, { isLow: false, language: 'es' })).toBe(false)
})

test('a name known only in another language is looked up', () => {
  const cart: Cart = { code: '', lines: [{ id: 7, quantity: 1, product: { ...panel, namedIn: 'es' }, addedAt: '', seenAt: NOW }] }
  const outdatedIn = (language: string) => needsRefresh(cart, new Date(NOW), { isLow: false, language })
  expect([outdatedIn('es'), outdatedIn('en')]).toEqual([false, true])
  expect(productName(updateCart(cart, [7], [{ id: 7, product: panel }], NOW).lines[0] as CartLine, 'en')).toBe(panel.nameEn)
})
