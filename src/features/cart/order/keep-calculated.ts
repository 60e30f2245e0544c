import { appliances as applianceLabels, type CalculatedWords, de, en, es } from '#i18n/calculated.ts'
import type { Language } from '#i18n/language.ts'
import { writeStored } from '#kit/browser/storage.ts'
import type { Cart, CartLine } from '../cart.ts'
import { CALCULATIONS_KEY, dropCalculations, isKitIncomplete, readCalculations, type StoredCalculation } from './calculated.ts'
import { type CalculationToShare, encodeCalculation } from './calculated-link.ts'

/** Maximum stored calculations: one for a kit whose order is not decided yet, and others for kits that are already in the order. */
const MAX_CALCULATIONS = 3
/** Maximum encoded characters of the address of a calculation; the words around it need the rest of a chat link's 1,800. */
const MAX_ADDRESS_LENGTH = 1200
/** Maximum encoded characters of a calculation's line with its appliances in the message. */
const MAX_LINES_LENGTH = 1500

/** The appliances that a kit was sized for, as text, in the language in which the visitor entered them. */
export type ApplianceTexts = Partial<Record<Language, string>>

/** The newest calculation of the cart's order that its message leaves out because goods of the kit are missing in the cart. */
export const findIncompleteCalculation = (cart: Cart): StoredCalculation | undefined =>
  listCalculations().find((one) => one.code === cart.code && isKitIncomplete(one, cart))

/**
 * Stores the calculation of a kit until the order `code` is emptied or replaced. The message of the order links to the
 * calculation: a link too long for a chat goes without the names of appliances; if it is still too long, there is no link.
 *
 * @param publicUrl origin of the link to the calculation
 * @param appliances left out if a message has no room for them
 */
export function storeCalculation(code: string, facts: CalculationToShare, publicUrl: string, appliances: ApplianceTexts = {}): void {
  const { home, brief = home } = facts
  const urlOf = (of: string) => `${publicUrl}/cuba-energia-solar?home=${encodeURIComponent(of)}`
  const isTooLong = (url: string) => encodeURIComponent(url).length > MAX_ADDRESS_LENGTH
  const isNameless = isTooLong(urlOf(home)) && brief !== home
  const words: CalculatedWords = { ...facts, isNameless, url: urlOf(isNameless ? brief : home) }
  const others = listCalculations().filter((one) => one.code !== code)
  const inWords = (say: typeof es, label: string, entered: string | undefined) => {
    const line = isTooLong(words.url) ? say(words).replace(/: \S+$/, '.') : say(words)
    const whole = `${line}\n${label}: ${entered}`
    return entered && encodeURIComponent(whole).length <= MAX_LINES_LENGTH ? whole : line
  }
  const lines = {
    es: inWords(es, applianceLabels.es, appliances.es),
    de: inWords(de, applianceLabels.de, appliances.de),
    en: inWords(en, applianceLabels.en, appliances.en),
  }
  keep([{ code, ...lines, link: encodeCalculation(facts), home }, ...others])
}

function listCalculations(): StoredCalculation[] {
  try {
    return readCalculations().filter(({ es, de, en }) => [es, de, en].every((line) => typeof line === 'string'))
  } catch {
    return []
  }
}

/**
 * Assigns the stored calculations to an order, once the visitor has decided whether to add a linked order to the cart or replace
 * the cart by it. Calculations of all other orders are deleted.
 *
 * @param added code of a linked order whose products were added to this order; its calculations become this order's
 * @param goods these products; the message mentions the calculation while the cart holds them
 */
export function keepOnlyCalculationsOf(code: string, added = code, goods?: readonly CartLine[]): void {
  const left = listCalculations().filter((one) => one.code === code || one.code === added)
  const kit = goods?.map(({ id, quantity }): [number, number] => [id, quantity])
  if (left.length > 0) keep(left.map((one) => ({ ...one, ...(kit && one.code === added ? { goods: one.goods ?? kit } : {}), code })))
  else dropCalculations()
}

const keep = (all: StoredCalculation[]) => writeStored(CALCULATIONS_KEY, JSON.stringify(all.slice(0, MAX_CALCULATIONS)))
