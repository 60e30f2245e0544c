import { expect, test, vi } from 'vitest'
import { panel } from '#tests/carts.ts'
import { addToCart, type CartItem, emptyCart, removeFromCart } from './cart.ts'
import { CART_KEY } from './cart-storage.ts'
import { type CartStore, makeCartStore } from './cart-store.ts'

/** A fake browser with a local storage that its tabs share; reading or writing can be made to fail. */
function browser() {
  const values = new Map<string, string>()
  const refuses = { read: false, write: false }
  const hearing = new Set<() => void>()
  const allow = (isRefused: boolean) => {
    if (isRefused) throw new DOMException('no', 'QuotaExceededError')
    return values
  }
  const tab = () =>
    makeCartStore({
      storage: () => ({
        getItem: (key) => allow(refuses.read).get(key) ?? null,
        setItem: (key, value) => void allow(refuses.write).set(key, value),
        removeItem: (key) => void allow(refuses.write).delete(key),
      }),
      announce: () => {},
      onForeignChange(listener) {
        hearing.add(listener)
        return () => hearing.delete(listener)
      },
    })
  const tell = () => {
    for (const listener of hearing) listener()
  }
  return { values, refuses, hearing, tab, tell }
}

function add(store: CartStore, item: CartItem & { quantity?: number }): void {
  store.change((cart) => addToCart(cart, item, { now: '2026-11-21T12:00:00.000Z', code: '333333' }))
}

test('a cart survives a reload, with its code', () => {
  const { tab } = browser()
  add(tab(), { id: 7, product: panel, quantity: 2 })
  expect(tab().read()).toMatchObject({ code: '333333', isKept: true, lines: [{ id: 7, quantity: 2 }] })
})

test('two tabs that add at the same time both count', () => {
  const { tab } = browser()
  const [one, other] = [tab(), tab()]
  one.read()
  other.read()
  add(one, { id: 7, product: panel })
  add(other, { id: 7, product: panel })
  add(one, { id: 8, product: panel })
  expect(one.read().lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    [7, 2],
    [8, 1],
  ])
})

test('a tab shows a change from another tab and notifies its listeners once', () => {
  const { tab, tell } = browser()
  const [one, other] = [tab(), tab()]
  const heard = vi.fn()
  other.subscribe(heard)
  add(one, { id: 7, product: panel })
  tell()
  tell()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(other.read().lines).toHaveLength(1)
})

test('a read between two changes returns the same object, as React requires', () => {
  const store = browser().tab()
  add(store, { id: 7, product: panel })
  expect(store.read()).toBe(store.read())
})

test('an emptied cart leaves nothing in storage', () => {
  const { tab, values } = browser()
  const store = tab()
  add(store, { id: 7, product: panel })
  store.set(7, 5)
  store.change((cart) => removeFromCart(cart, 7))
  expect(values.size).toBe(0)
  add(store, { id: 7, product: panel })
  store.change(() => emptyCart)
  expect(values.size).toBe(0)
  expect(store.read().lines).toEqual([])
})

test('a damaged stored cart is read as an empty cart that can be filled', () => {
  vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
  const { tab, values } = browser()
  values.set(CART_KEY, '{"items":[{"id":')
  const store = tab()
  expect(store.read().lines).toEqual([])
  add(store, { id: 7, product: panel })
  expect(tab().read().lines).toHaveLength(1)
})

test('damage is remembered until the visitor dismisses the notice', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { tab, values } = browser()
  values.set(CART_KEY, '{"items":[{"id":7,"quantity":2},{"id":8}]}')
  const store = tab()
  expect(store.read()).toMatchObject({ isDamaged: true, lines: [{ id: 7 }] })
  expect(warn).toHaveBeenCalledTimes(1)
  store.set(7, 3)
  expect(store.read().isDamaged).toBe(true)
  store.forgetDamage()
  expect(store.read()).toMatchObject({ isDamaged: false, lines: [{ id: 7, quantity: 3 }] })
  expect(tab().read().isDamaged).toBe(false)

  values.set(CART_KEY, 'nothing that could be read')
  const other = tab()
  expect(other.read()).toMatchObject({ isDamaged: true, lines: [] })
  other.forgetDamage()
  expect(values.size).toBe(0)
  warn.mockRestore()
})

test('a change by function starts from the currently stored cart', () => {
  const { tab } = browser()
  const [one, other] = [tab(), tab()]
  add(one, { id: 7, product: panel })
  other.read()
  add(one, { id: 8, product: panel })
  other.change((cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, quantity: 5 })) }))
  expect(tab().read().lines).toMatchObject([
    { id: 7, quantity: 5 },
    { id: 8, quantity: 5 },
  ])
})

test('the cart stays in memory and is marked as not stored if the browser refuses to store it', () => {
  const { tab, refuses } = browser()
  const store = tab()
  add(store, { id: 7, product: panel })
  refuses.write = true
  add(store, { id: 7, product: panel })
  add(store, { id: 8, product: panel })
  expect(store.read()).toMatchObject({ isKept: false, lines: [{ id: 7, quantity: 2 }, { id: 8 }] })
  refuses.write = false
  store.set(8, 3)
  expect(store.read().isKept).toBe(true)
  expect(tab().read().lines).toHaveLength(2)
})

test('a cart can be filled in a browser that forbids storage altogether', () => {
  const { tab, refuses } = browser()
  refuses.read = refuses.write = true
  const store = tab()
  expect(store.read().lines).toEqual([])
  add(store, { id: 7, product: panel })
  add(store, { id: 7, product: panel })
  expect(store.read()).toMatchObject({ isKept: false, lines: [{ quantity: 2 }] })
})

test('a new listener is notified of changes made before it subscribed', () => {
  const { tab, values } = browser()
  const store = tab()
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>()
  store.subscribe(() => {})()
  add(store, { id: 7, product: panel })
  values.set(CART_KEY, (values.get(CART_KEY) ?? '').replace('"quantity":1', '"quantity":3'))
  store.subscribe(hear)()
  values.set(CART_KEY, (values.get(CART_KEY) ?? '').replace('"quantity":3', '"quantity":5'))
  // A reader without a subscription sees the stored cart.
  expect(store.read().lines).toMatchObject([{ id: 7, quantity: 5 }])
  return heard
})

test('the storage listener is removed with the last subscriber', () => {
  const { tab, hearing } = browser()
  const leave = tab().subscribe(() => {})
  expect(hearing.size).toBe(1)
  leave()
  expect(hearing.size).toBe(0)
})
