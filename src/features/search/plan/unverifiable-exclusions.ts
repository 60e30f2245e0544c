import { languageWords } from '../languages/all.ts'
import { type Senses, senseAt } from './sense.ts'
import type { Subject } from './subject.ts'
import type { Token } from './tokens.ts'

type Span = { from: number; to: number }

/** Minimum length of an excluded word. */
const MIN_LENGTH = 3

/**
 * Exclusions that cannot be verified: "inversor sin wifi", "generador que no pite", "inversor no growatt". No name, figure or
 * category shows which products have the item. Its words are not searched either, since the excluded products would come first.
 *
 * @param isFree true if the token was not read as something else
 */
export function findUnverifiableExclusions({ tokens, senses }: Subject, isFree: (at: number) => boolean): Span[] {
  const goods = senses.findIndex((_, at) => senseAt(senses, at, 'goods', 'withStock'))
  const found: Span[] = []
  if (goods < 0) return found
  for (let at = goods + 1; at < tokens.length; at += 1) {
    const to = isFree(at) ? refusedAt(tokens, senses, at) : undefined
    if (to === undefined || !tokens.slice(at, to).every((_, index) => isFree(at + index))) continue
    found.push({ from: at, to })
    at = to - 1
  }
  return found
}

function refusedAt(tokens: readonly Token[], senses: Senses, at: number): number | undefined {
  const start = senseAt(senses, at, 'but')?.to ?? at
  const not = senseAt(senses, start, 'that') ? senseAt(senses, start + 1, 'not', 'denied') : undefined
  if (not) return doing(not.to)
  const lacking = senseAt(senses, start, 'refuseLacking')
  if (lacking) return word(skipArticle(lacking.to), '^lackingOther')
  const weak = senseAt(senses, start, 'refuseWeak')
  return weak && !senseAt(senses, start - 1, 'that') ? word(weak.to, '^notOther') : undefined

  function skipArticle(place: number): number {
    return senseAt(senses, place, 'article', 'the')?.to ?? place
  }

  function word(place: number, others: string): number | undefined {
    const { kind, word: own = '' } = tokens[place] ?? {}
    const isWord = kind === 'word' && own.length >= MIN_LENGTH && !senseAt(senses, place, 'stop', 'circumstance') && !begins(own, others)
    if (!isWord) return undefined
    const further = senseAt(senses, place + 1, 'nor')
    const next = further && skipArticle(further.to)
    if (next !== undefined && tokens[next]?.kind === 'word') return next + 1
    const isHyphened = tokens[place + 1]?.word === '-' && tokens[place + 1]?.isGlued && tokens[place + 2]?.isGlued
    return isHyphened ? place + 3 : place + 1
  }

  function doing(place: number): number | undefined {
    const { kind, word: own = '' } = tokens[place] ?? {}
    if (kind !== 'word' || own.length < MIN_LENGTH || senseAt(senses, place, 'being') || begins(own, '^doingOther')) return undefined
    const isHaving = senseAt(senses, place, 'having') !== undefined
    const isFurther = (next: number) => tokens[next]?.kind === 'word' && !senseAt(senses, next, 'stop')
    if (senseAt(senses, place + 1, 'much') || (isHaving && !isFurther(place + 1))) return undefined
    let to = place + 1
    while (to < place + 3 && isFurther(to)) to += 1
    return senses.slice(place, to).some((_, index) => senseAt(senses, place + index, 'circumstance')) ? undefined : to
  }
}

const beginnings = new Map<string, readonly string[]>()

/** True if a word begins with an entry of a `^` list (see language-words.ts): there "no" or "sin" excludes nothing. */
function begins(word: string, list: string): boolean {
  const known = beginnings.get(list) ?? Object.values(languageWords).flatMap(({ roles }) => roles[list]?.split(' | ') ?? [])
  beginnings.set(list, known)
  return known.some((beginning) => word.startsWith(beginning))
}
