import { encodeCart } from '#features/cart/order/cart-link.ts'
import { keepCalculated } from '#features/cart/order/keep-calculated.ts'
import { makeOrderCode } from '#features/cart/order-code.ts'
import type { Household } from '#features/sizing/household/household.ts'
import { withoutNames } from '#features/sizing/household/household-link.ts'
import { readPieces } from '#kit/parse.ts'
import { fillTexts, root } from '../page.ts'

/** The order that a kit went into, so that a second touch on it is the same order. */
const codes = new Map<string, string>()

/** The calculation that a kit was found for: its link, what it says, and what it needs in a day, in kWh. */
export type KitFor = { home: string; household: Household; daily: number }

/**
 * Asks for the cart with a kit in it by the address; an empty cart takes it over, any other is asked about. Where the cart
 * cannot come, that would open it later by itself: so what shows the cart has to be here first, and without a line nothing
 * happens until the next touch.
 *
 * @param button what was touched, with the kit in `data-kit`
 */
export async function putIntoCart(button: HTMLElement, { home, household, daily }: KitFor): Promise<void> {
  const { kit = '' } = button.dataset
  const lines = readPieces(kit)
  const code = codes.get(home + kit) ?? makeOrderCode(Math.random)
  codes.set(home + kit, code)
  const { outageHours: hours, isNight, supply, chemistry } = household
  const facts = {
    daily,
    hours,
    isNight,
    isOffGrid: supply === 'offGrid',
    isLithium: chemistry === 'lifepo4',
    home,
    brief: withoutNames(home),
  }
  // The address that the order's own link begins with, wherever this page was opened.
  const { publicUrl } = JSON.parse(document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart ?? '') as { publicUrl: string }
  showFailed(false)
  button.ariaBusy = 'true'
  try {
    const answer = await fetch(document.querySelector<HTMLElement>('script[data-order]')?.dataset.order ?? '')
    await answer.text()
    if (!answer.ok) throw 0
    keepCalculated(code, facts, publicUrl, { [root.lang]: listAppliances(household) })
    location.hash = `#c=${encodeCart({ code, lines })}`
  } catch {
    showFailed(true)
  }
  button.ariaBusy = null
}

/** "1 x Nevera 24 h, 2 x Ventilador 12 h": the household with the names that its rows have on the page. */
function listAppliances({ loads }: Household): string | undefined {
  const names = Array.from(document.querySelectorAll('#calc .rows > li summary b'), (name) => name.textContent?.trim())
  if (names.length !== loads.length) return undefined
  const hoursOf = (hours: number) => String(Math.round(hours * 100) / 100)
  return loads.map(({ count, dayHours, nightHours }, at) => `${count} x ${names[at]} ${hoursOf(dayHours + nightHours)} h`).join(', ')
}

/** Shows that a touch came to nothing, or, since something else has happened, no longer. */
export function showFailed(isFailed: boolean): void {
  fillTexts('.toast-lost')
  root.toggleAttribute('data-lost', isFailed)
}
