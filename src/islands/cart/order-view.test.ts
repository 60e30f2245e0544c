import { expect, test, vi } from 'vitest'
import type { CartState } from '#features/cart/cart-store.ts'
import { cartOf, panel, texts } from '#tests/carts.ts'
import type { OpenCart } from './open-cart.ts'
import { orderBarView } from './order-view.ts'

const cart = { ...cartOf([panel, 1]), isKept: true, isDamaged: false } as CartState
const open = (phone: string) =>
  ({ language: 'es', t: texts.es, prices: { state: 'done' }, facts: { phone, email: '' } }) as unknown as OpenCart

test.each([
  ['+53 5000 0002', 1, true, false],
  ['+53 5000 0002', 2, false, true],
  ['', 1, false, false],
  ['', 2, false, false],
])(
  'the cart of a company with the phone "%s" offers an order of %i messages by WhatsApp: directly %s, through its list %s',
  (phone, count, chat, toParts) => {
    vi.stubGlobal('window', {})
    const view = orderBarView(open(phone), cart, { message: '', parts: Array.from({ length: count }, () => 'Hola'), base: '' })
    vi.unstubAllGlobals()
    expect([Boolean(view.chat), Boolean(view.toParts)]).toEqual([chat, toParts])
  },
)
