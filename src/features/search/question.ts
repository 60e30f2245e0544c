import type { Language } from '#i18n/language.ts'
import type { Sought } from './terms.ts'

/** What a word says of a product: it stands deep in a text, the short text says the like, says it, it is about something like it, about it. */
export const levels = { hidden: 1, akin: 2, said: 3, like: 4, about: 5 } as const

/** A word of a search and what each product has of it, by the product's place in the list. */
export type Asked = {
  term: Sought
  score: Float32Array
  level: Uint8Array
  /** The highest level that any product has. */
  reach: number
  /** Whether some product is that very thing, and not only about it: "panel", not "solar". */
  isHead: boolean
}

/** How a search is answered: by products about these words, by such as only mention them, or not at all. */
export type Reading = {
  kind: 'about' | 'mentioned' | 'foreign'
  /** What products are about; of a search that is answered by what mentions it, nothing. */
  about: readonly Asked[]
  mentioned: readonly Asked[]
  /** Whether a product must have every word, as where none is what is sought. */
  needsAll?: boolean
  /** The thing that is sought, where one can be told, and whether other words stand behind it by "para", "de", "con". */
  primary?: { asked: Asked; isRelated: boolean } | undefined
}

const foreignReading: Reading = { kind: 'foreign', about: [], mentioned: [] }

/**
 * Whether the shop has what is asked for, told from what it knows of each word. A word that no product has may be a
 * brand or a filler where a thing that the shop sells stands beside it ("batería samsung"), and makes the question one
 * for another shop where none does ("botella de agua", "lámpara solar"). Appliances are what our goods are for
 * ("generador para nevera"), never what is sought.
 */
export function readQuestion(asked: readonly Asked[], language: Language): Reading {
  const isSpanish = language === 'es'
  const about = asked.filter(({ reach }) => reach >= levels.like)
  const rest = asked.filter(({ reach, term }) => reach < levels.like && (reach > 0 || (term.kind === 'text' && !term.isFiller)))
  const foreign = rest.filter(({ reach, term }) => reach === 0 || term.isAppliance)
  const mentioned = rest.filter(({ reach }) => reach > 0)
  if (about.length === 0) return foreign.length > 0 ? foreignReading : { kind: 'mentioned', about: [], mentioned }
  const heads = about.filter((one) => one.isHead && canBeMeant(one))
  if (heads.length === 0 && foreign.length > 0) return foreignReading
  // "bombillo solar", "acero para placa": no product is that, so only what says all of it is of any use.
  const isForThem = mentioned.some(isMain) && heads.every(({ term }) => term.relation === 'for')
  if (isForThem && !about.some(isMain)) return { kind: 'mentioned', about: [], mentioned: [...about, ...mentioned] }
  if (heads.length === 0) return { kind: 'about', about: [...about, ...mentioned], mentioned: [], needsAll: mentioned.length > 0 }
  // The thing itself comes first in Spanish ("cable solar") and last in English and German ("solar cable").
  const main = heads.filter(isMain)
  const primary = isSpanish ? main.at(0) : main.at(-1)
  const isRelated = about.some((one) => !isMain(one))
  return { kind: 'about', about, mentioned, primary: primary && { asked: primary, isRelated } }

  function canBeMeant(head: Asked): boolean {
    const strangers = foreign.filter(isMain)
    const { relation } = head.term
    if (relation === 'with' || relation === 'for') return strangers.length === 0
    const appliances = strangers.filter(({ term }) => term.isAppliance)
    if (relation === 'of') return appliances.length === 0
    // "celular batería", "battery phone".
    const at = asked.indexOf(head)
    return appliances.every((one) => (isSpanish ? asked.indexOf(one) > at : asked.indexOf(one) < at))
  }
}

function isMain({ term }: Asked): boolean {
  return !term.relation
}
