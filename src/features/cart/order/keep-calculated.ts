import { de, appliances as deAppliances } from '#i18n/calculated/de.ts'
import { en, appliances as enAppliances } from '#i18n/calculated/en.ts'
import { type CalculatedWords, es, appliances as esAppliances } from '#i18n/calculated/es.ts'
import type { Language } from '#i18n/language.ts'
import { writeStored } from '#kit/browser/storage.ts'
import type { Cart, CartLine } from '../cart.ts'
import { CALCULATED_KEY, type Calculated, dropCalculated, isBroken, keptCalculated } from './calculated.ts'
import { type CalculatedHome, encodeCalculated } from './calculated-link.ts'

/** A kit that is being asked about, and those that went into the order before it. */
const MAX_COUNT = 3
/** Encoded letters: of the 1,800 of a chat's link the words around it need some. */
const MAX_ADDRESS_LENGTH = 1200
/** Longest text, in letters, that an order says of a calculation with its appliances. */
const MAX_LINES_LENGTH = 1500

/** The appliances that a kit was sized for, as the visitor entered them, in the language of the page. */
export type EnteredAppliances = Partial<Record<Language, string>>

/** The newest calculation of an order that is not told any more, since a part of its kit is missing. */
export const brokenCalculation = (cart: Cart): Calculated | undefined =>
  listCalculated().find((one) => one.code === cart.code && isBroken(one, cart))

/**
 * Keeps what a kit was calculated from, until its order is emptied or replaced; an address that no chat can carry
 * goes without the names of appliances, and where that is too long as well it is left out.
 *
 * @param publicUrl what the link to the calculation begins with
 * @param appliances left out where a message has no room for them
 */
export function keepCalculated(code: string, facts: CalculatedHome, publicUrl: string, appliances: EnteredAppliances = {}): void {
  const { home, brief = home } = facts
  const urlOf = (of: string) => `${publicUrl}/cuba-energia-solar?home=${encodeURIComponent(of)}`
  const isTooLong = (url: string) => encodeURIComponent(url).length > MAX_ADDRESS_LENGTH
  const isNameless = isTooLong(urlOf(home)) && brief !== home
  const words: CalculatedWords = { ...facts, isNameless, url: urlOf(isNameless ? brief : home) }
  const others = listCalculated().filter((one) => one.code !== code)
  const inWords = (say: typeof es, label: string, entered: string | undefined) => {
    const line = isTooLong(words.url) ? say(words).replace(/: \S+$/, '.') : say(words)
    const whole = `${line}\n${label}: ${entered}`
    return entered && encodeURIComponent(whole).length <= MAX_LINES_LENGTH ? whole : line
  }
  const lines = {
    es: inWords(es, esAppliances, appliances.es),
    de: inWords(de, deAppliances, appliances.de),
    en: inWords(en, enAppliances, appliances.en),
  }
  keep([{ code, ...lines, link: encodeCalculated(facts), home }, ...others])
}

function listCalculated(): Calculated[] {
  try {
    return keptCalculated().filter(({ es, de, en }) => [es, de, en].every((line) => typeof line === 'string'))
  } catch {
    return []
  }
}

/**
 * It is decided which order the cart is: what belongs to others is not kept any more.
 *
 * @param added the code of an order whose products went into this one
 * @param goods those products, as long as which are in the cart the calculation is told
 */
export function settleCalculated(code: string, added = code, goods?: readonly CartLine[]): void {
  const left = listCalculated().filter((one) => one.code === code || one.code === added)
  const kit = goods?.map(({ id, quantity }): [number, number] => [id, quantity])
  if (left.length > 0) keep(left.map((one) => ({ ...one, ...(kit && one.code === added ? { goods: one.goods ?? kit } : {}), code })))
  else dropCalculated()
}

const keep = (all: Calculated[]) => writeStored(CALCULATED_KEY, JSON.stringify(all.slice(0, MAX_COUNT)))
