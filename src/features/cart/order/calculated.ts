import type { Language } from '#i18n/language.ts'
import { dropStored, readStored } from '#kit/browser/storage.ts'
import { type Cart, quantityOf } from '../cart.ts'

/**
 * The calculation of a kit that the calculator added to the order `code`. Its line for the message is stored in each language,
 * since the visitor may change the language before sending. `link`: the calculation as part of the cart's link. `home`: the
 * household. `goods`: ids and quantities of the kit's products.
 */
export type StoredCalculation = Record<Language, string> & {
  code: string
  link?: string
  home?: string
  goods?: [id: number, count: number][]
}

/** Key in local storage of the calculations. This file is part of the cart's script: keep it small. */
export const CALCULATIONS_KEY = 'calculated'

/** Reads the stored calculations of all orders, the newest first; throws if they are not valid JSON. */
export const readCalculations = (): StoredCalculation[] => JSON.parse(readStored(CALCULATIONS_KEY) || '[]') as StoredCalculation[]

/**
 * Calculations of an order's kits for its message: `calculated` is a line for each kit, `carried` the newest calculation for the
 * cart's link. A kit that the cart no longer holds in full is left out.
 */
export function readOrderCalculations(cart: Cart, language: Language): { calculated: string[]; carried?: string | undefined } {
  try {
    const own = readCalculations().filter((one) => one.code === cart.code && !isKitIncomplete(one, cart))
    return { calculated: own.flatMap((one) => one[language]), carried: own[0]?.link }
  } catch {
    return { calculated: [] }
  }
}

/** The household of an order's newest calculation; undefined without one. */
export function findCalculatedHousehold(code: string): string | undefined {
  try {
    return readCalculations().find((one) => one.code === code)?.home
  } catch {
    return undefined
  }
}

/** True if the cart no longer holds all goods of the calculation's kit. */
export const isKitIncomplete = ({ goods }: StoredCalculation, cart: Cart) => !!goods?.some(([id, count]) => quantityOf(cart, id) < count)

/** Deletes the calculations of all orders. */
export const dropCalculations = () => dropStored(CALCULATIONS_KEY)
