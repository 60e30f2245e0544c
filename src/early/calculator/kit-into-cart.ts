import { encodeCart } from '#features/cart/order/cart-link.ts'
import { storeCalculation } from '#features/cart/order/keep-calculated.ts'
import { makeOrderCode } from '#features/cart/order-code.ts'
import type { Household } from '#features/sizing/household/household.ts'
import { withoutNames } from '#features/sizing/household/household-link.ts'
import { rejectLate } from '#kit/browser/reject-late.ts'
import { parsePieces } from '#kit/parse.ts'
import { fillTexts, root } from '../page.ts'

/** Order codes by household and kit, so that a second touch on a kit means the same order. */
const codes = new Map<string, string>()

/** The calculation that a kit belongs to: household as in the address, the parsed household, consumption per day in kWh. */
export type KitCalculation = { home: string; household: Household; daily: number }

/**
 * Opens the cart with a kit by setting an address hash. The cart's script puts the kit into an empty cart; otherwise it asks the
 * visitor. It is loaded before the hash is set: if loading fails, a hash would open the cart unexpectedly later.
 *
 * @param button the touched element, with the kit in `data-kit`
 */
export async function putIntoCart(button: HTMLElement, { home, household, daily }: KitCalculation): Promise<void> {
  const { kit = '' } = button.dataset
  const lines = parsePieces(kit)
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
  // The order's link begins with the shop's public address, even if this page was opened at another one.
  const { publicUrl } = JSON.parse(dataOf('cart')) as { publicUrl: string }
  showFailed(false)
  button.ariaBusy = 'true'
  try {
    const answer = await Promise.race([fetch(dataOf('order')), rejectLate()])
    await answer.text()
    if (!answer.ok) throw 0
    storeCalculation(code, facts, publicUrl, { [root.lang]: listAppliances(household) })
    location.hash = `#c=${encodeCart({ code, lines })}`
  } catch {
    showFailed(true)
  }
  button.ariaBusy = null
}

/** Value of a data attribute that one element of every page has. */
const dataOf = (name: string) => (document.querySelector(`[data-${name}]`) as HTMLElement).dataset[name] as string

/**
 * Lists the household with the names of its rows on the page: "1 x Nevera 24 h, 2 x Ventilador 12 h". Undefined if the rows
 * have changed since.
 */
function listAppliances({ loads }: Household): string | undefined {
  const names = Array.from(document.querySelectorAll('#calc .rows > li summary b'), (name) => name.textContent?.trim())
  if (names.length !== loads.length) return undefined
  const hoursOf = (hours: number) => String(Math.round(hours * 100) / 100)
  return loads.map(({ count, dayHours, nightHours }, at) => `${count} x ${names[at]} ${hoursOf(dayHours + nightHours)} h`).join(', ')
}

/** Shows or hides the message that a touch failed for lack of a connection. */
export function showFailed(isFailed: boolean): void {
  fillTexts('.toast-lost')
  root.toggleAttribute('data-lost', isFailed)
}
