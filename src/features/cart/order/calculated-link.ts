import { shortHash } from '#kit/codes/short-hash.ts'

/**
 * Facts that a kit was calculated from. `daily`: kWh a day. `hours`: hours without grid power, by night if `isNight`. `isLithium`:
 * false for AGM batteries. `home`: the household, encoded as in the calculator's links.
 */
export type CalculationFacts = { daily: number; hours: number; isNight: boolean; isOffGrid: boolean; isLithium: boolean; home: string }
/** A calculation with a shorter form of its household: `brief` lacks the names of appliances that the visitor typed. */
export type CalculationToShare = CalculationFacts & { brief?: string }

/** Maximum characters of a calculation with the names of appliances. Our choice: the message must have room for its other lines. */
const MAX_NAMED_LENGTH = 600
/** Maximum characters of a calculation without the names of appliances. */
const MAX_CALCULATION_LENGTH = 1200
const CALCULATION_PATTERN = /^(\d{1,6}(?:\.\d{1,3})?)~(\d{1,2}(?:\.\d{1,2})?)([nd])([ob])([la])~(.+)-([0-9a-z]{3})$/

/**
 * Encodes a calculation for the cart's link, such as "4.67~8nbl~basic-x4c": kWh a day; hours without grid power, n(ight) or d(ay),
 * o(ff-grid) or b(ackup), l(ithium) or a(gm); the household; a checksum of three characters.
 *
 * @returns '' if the calculation is too long for a link even without names
 */
export function encodeCalculation({ daily, hours, isNight, isOffGrid, isLithium, home, brief = home }: CalculationToShare): string {
  const how = [isNight ? 'n' : 'd', isOffGrid ? 'o' : 'b', isLithium ? 'l' : 'a'].join('')
  const [named, unnamed] = [home, brief].map((one) => `${daily}~${hours}${how}~${encodeURIComponent(one)}`) as [string, string]
  const body = named.length > MAX_NAMED_LENGTH ? unnamed : named
  return body.length > MAX_CALCULATION_LENGTH ? '' : `${body}-${checkOf(body)}`
}

/** Decodes a calculation from a cart's link; undefined if the text is truncated, changed or no calculation. */
export function decodeCalculation(text: string): CalculationFacts | undefined {
  // Chats treat a full stop or bracket after a link as part of the link.
  const [, daily, hours, when, supply, chemistry, household = '', check] = CALCULATION_PATTERN.exec(text.replace(/[^0-9a-z]+$/, '')) ?? []
  const body = `${daily}~${hours}${when}${supply}${chemistry}~${household}`
  if (check !== checkOf(body) || body.length > MAX_CALCULATION_LENGTH || Number(hours) > 24) return undefined
  const home = decoded(household)
  if (home === undefined) return undefined
  return {
    ...{ daily: Number(daily), hours: Number(hours) },
    ...{ isNight: when === 'n', isOffGrid: supply === 'o', isLithium: chemistry === 'l', home },
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const checkOf = (body: string): string => shortHash(body).slice(-3)
