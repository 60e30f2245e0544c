import { de } from '#i18n/calculated/de.ts'
import { en } from '#i18n/calculated/en.ts'
import { type CalculatedWords, es } from '#i18n/calculated/es.ts'
import type { Language } from '#i18n/language.ts'
import { dropStored, readStored, writeStored } from '#kit/storage.ts'
import { type CalculatedFacts, encodeCalculated } from './calculated-link.ts'

/**
 * What the order `code` tells of a kit that the calculator found, in each language: which one it is sent in nobody knows
 * yet. `link` is what its link says of it, `home` the household.
 */
type Calculated = Record<Language, string> & { code: string; link?: string; home?: string }

/** Where it lives: one key of local storage. What reads it is part of the sketch of the cart: keep it small. */
const KEY = 'calculated'
/** A kit that is being asked about, and those that went into the order before it. */
const MOST = 3
/** Encoded letters: of the 1,800 of a chat's link the words around it need some. */
const LONGEST_ADDRESS = 1200

/** What is kept, as long as it can be read. */
const kept = (): Calculated[] => JSON.parse(readStored(KEY) || '[]') as Calculated[]

/** The lines of an order that tell what its kits were calculated from, and what its link carries of the newest. */
export function calculatedOf(code: string, language: Language): { calculated: string[]; carried?: string | undefined } {
  try {
    const own = kept().filter((one) => one.code === code)
    return { calculated: own.flatMap((one) => one[language]), carried: own[0]?.link }
  } catch {
    return { calculated: [] }
  }
}

/** The household that the newest kit of an order was calculated for. */
export const calculatedHome = (code: string): string | undefined => listCalculated().find((one) => one.code === code)?.home

/** Nothing is calculated for any order any more. */
export const dropCalculated = () => dropStored(KEY)

/**
 * Keeps what a kit was calculated from, until its order is emptied or replaced; an address that no chat can carry is left out.
 *
 * @param publicUrl what the link to the calculation begins with
 */
export function keepCalculated(code: string, facts: CalculatedFacts, publicUrl: string): void {
  const words: CalculatedWords = { ...facts, url: `${publicUrl}/cuba-energia-solar?home=${encodeURIComponent(facts.home)}` }
  const others = listCalculated().filter((one) => one.code !== code)
  const inWords = (say: typeof es) =>
    encodeURIComponent(words.url).length > LONGEST_ADDRESS ? say(words).replace(/: \S+$/, '.') : say(words)
  keep([{ code, es: inWords(es), de: inWords(de), en: inWords(en), link: encodeCalculated(facts), home: facts.home }, ...others])
}

function listCalculated(): Calculated[] {
  try {
    return kept().filter(({ es, de, en }) => [es, de, en].every((line) => typeof line === 'string'))
  } catch {
    return []
  }
}

/**
 * It is decided which order the cart is: what belongs to others is not kept any more.
 *
 * @param added the code of an order whose products went into this one
 */
export function settleCalculated(code: string, added = code): void {
  const left = listCalculated().filter((one) => one.code === code || one.code === added)
  if (left.length > 0) keep(left.map((one) => ({ ...one, code })))
  else dropCalculated()
}

const keep = (all: Calculated[]) => writeStored(KEY, JSON.stringify(all.slice(0, MOST)))
