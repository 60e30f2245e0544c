import { shortHash } from '#kit/short-hash.ts'

/** Facts that a kit was calculated from: figures as they are shown, and the household as the calculator's links have it. */
export type CalculatedFacts = { daily: number; hours: number; isNight: boolean; isOffGrid: boolean; isLithium: boolean; home: string }
/** `brief`: the same household without the names of one's own appliances, for what has no room for the whole. */
export type CalculatedHome = CalculatedFacts & { brief?: string }

/** Longest calculation in the link of a cart, in letters, with the names of all appliances. Own choice: a message must have room. */
const MAX_NAMED_LENGTH = 600
/** Longest without these names. */
const MAX_LENGTH = 1200
const FORM = /^(\d{1,6}(?:\.\d{1,3})?)~(\d{1,2}(?:\.\d{1,2})?)([nd])([ob])([la])~(.+)-([0-9a-z]{3})$/

/**
 * Encodes a calculation for the cart's link: "4.67~8nbl~basic-x4c". kWh a day; hours without grid, by night or day, off
 * the grid or not, lithium or AGM; the household; a checksum of three letters.
 *
 * @returns '' where it is too long for a chat, even without names
 */
export function encodeCalculated({ daily, hours, isNight, isOffGrid, isLithium, home, brief = home }: CalculatedHome): string {
  const how = [isNight ? 'n' : 'd', isOffGrid ? 'o' : 'b', isLithium ? 'l' : 'a'].join('')
  const [named, unnamed] = [home, brief].map((one) => `${daily}~${hours}${how}~${encodeURIComponent(one)}`) as [string, string]
  const body = named.length > MAX_NAMED_LENGTH ? unnamed : named
  return body.length > MAX_LENGTH ? '' : `${body}-${checkOf(body)}`
}

/** Decodes a calculation from a cart's link; undefined if the text was cut off or changed, or is none. */
export function decodeCalculated(text: string): CalculatedFacts | undefined {
  // Chats take a full stop or a bracket behind an address for a part of it.
  const [, daily, hours, when, supply, chemistry, household = '', check] = FORM.exec(text.replace(/[^0-9a-z]+$/, '')) ?? []
  const body = `${daily}~${hours}${when}${supply}${chemistry}~${household}`
  if (check !== checkOf(body) || body.length > MAX_LENGTH || Number(hours) > 24) return undefined
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
