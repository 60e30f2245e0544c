import type { Language } from '#i18n/language.ts'
import { dropStored, readStored } from '#kit/browser/storage.ts'
import { type Cart, quantityOf } from '../cart.ts'

/**
 * Lines that the order `code` has about a kit of the calculator, in each language, since the language of sending is not
 * known yet. `link` is the calculation in its link, `home` the household, `goods` the ids and quantities of the kit.
 */
export type Calculated = Record<Language, string> & { code: string; link?: string; home?: string; goods?: [id: number, count: number][] }

/** Where it lives: one key of local storage. This file is part of the cart's script: keep it small. */
export const CALCULATED_KEY = 'calculated'

/** The stored calculations; throws if they cannot be read. */
export const keptCalculated = (): Calculated[] => JSON.parse(readStored(CALCULATED_KEY) || '[]') as Calculated[]

/**
 * The lines of an order that tell what its kits were calculated from, and what its link carries of the newest. Of a kit
 * that the cart does not hold in full any more nothing is told.
 */
export function calculatedOf(cart: Cart, language: Language): { calculated: string[]; carried?: string | undefined } {
  try {
    const own = keptCalculated().filter((one) => one.code === cart.code && !isBroken(one, cart))
    return { calculated: own.flatMap((one) => one[language]), carried: own[0]?.link }
  } catch {
    return { calculated: [] }
  }
}

/** The household that the newest kit of an order was calculated for. */
export function calculatedHome(code: string): string | undefined {
  try {
    return keptCalculated().find((one) => one.code === code)?.home
  } catch {
    return undefined
  }
}

/** The cart does not hold all goods of the kit any more. */
export const isBroken = ({ goods }: Calculated, cart: Cart) => !!goods?.some(([id, count]) => quantityOf(cart, id) < count)

/** Nothing is calculated for any order any more. */
export const dropCalculated = () => dropStored(CALCULATED_KEY)
