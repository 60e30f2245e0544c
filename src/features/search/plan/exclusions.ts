import { findLastIndex } from '#kit/lists.ts'
import { type FigureFilters, filterForUnit, rangesExcept } from './binding.ts'
import { type Senses, senseAt } from './sense.ts'
import type { Subject } from './subject.ts'

/** Excluded kinds by filter name, in the form of URL parameters: `{ fuel: ['-petrol'] }`. */
export type ExcludedKinds = { readonly [Name in 'fuel' | 'chemistry']?: readonly string[] }

type Span = { from: number; to: number }
/** Excluded item. `kind`: a fuel or chemistry; `figure`: a number with a unit; `other`: phases or a bare number; `word`: any word. */
type Item = Span & { is: 'kind' | 'figure' | 'other' | 'word' }
/** An exclusion: its opener such as "sin", and the excluded items. `noun`: the "batería de" in "sin batería de litio". */
export type Negation = Span & {
  opener: Span & { isSure: boolean; isLacking: boolean; isList: boolean }
  noun: Span | undefined
  items: readonly Item[]
}

const filterOfKind: Readonly<Record<string, 'fuel' | 'chemistry'>> = {
  petrol: 'fuel',
  diesel: 'fuel',
  lifepo4: 'chemistry',
  agm: 'chemistry',
}
/** Maximum exclusions in a question, and items in an exclusion. */
const MAX_EXCLUSIONS = 6

/**
 * Exclusions of a question, in order.
 *
 * @param isFree true if the token was not read as something else
 * @param isMeant true if a word may be an excluded item. `isSure`: its opener always excludes
 */
export function findNegations(
  subject: Subject,
  isFree: (at: number) => boolean,
  isMeant: (item: Span, isSure: boolean) => boolean,
): Negation[] {
  const { senses, tokens } = subject
  const behind = refusedBehind(subject, isFree)
  const found: Negation[] = behind?.items.every((item) => item.is === 'kind' || isMeant(item, false)) ? [behind] : []
  for (let at = 0; at < tokens.length && found.length < MAX_EXCLUSIONS; at += 1) {
    const opener = isFree(at) && !found.some(({ from, to }) => at >= from && at < to) ? openerAt(subject, at) : undefined
    const items: Item[] = []
    if (!opener) continue
    let noun: Span | undefined
    let to = opener.to
    const isBehindGoods = tokens.slice(0, at).some(({ kind }, before) => kind === 'word' && !senseAt(senses, before, 'edge'))
    for (let from = small(to); isFree(from); ) {
      const thing = items.length === 0 ? nounAt(from) : undefined
      const behind = thing && taken(itemAt(subject, thing.to))
      const item = behind && behind.is !== 'figure' ? behind : taken(itemAt(subject, from))
      // "No. 5" and "no 1" are numberings and exclude nothing.
      if (!item || (item.is === 'other' && item.from === opener.to && opener.isWeak && tokens[item.from]?.kind === 'number')) break
      if (item === behind) noun = thing
      items.push(item)
      to = item.to
      if (items.length === MAX_EXCLUSIONS) break
      const further = senseAt(senses, senseAt(senses, to, 'comma')?.to ?? to, 'nor')
      const joint = further ?? senseAt(senses, to, 'comma', 'and', 'or')
      if (!joint) break
      from = small(joint.to)
      const next = taken(itemAt(subject, from))
      if (!further && next?.is !== 'kind' && !(opener.isList && next)) break
    }
    if (items.length === 0) continue
    found.push({ from: at, to, opener, noun, items })
    at = to - 1

    /** Extends an item by the next word if products have both: "except rack mount", "not the replacement cartridges". */
    function taken(one: Item | undefined): Item | undefined {
      const next = one && itemAt(subject, one.to)
      const longer = isBehindGoods && one?.is === 'word' && next?.is === 'word' && isFree(next.from) ? { ...one, to: next.to } : undefined
      const item = longer && isMeant(longer, false) ? longer : one
      return item && isFree(item.from) && (item.is !== 'word' || isMeant(item, opener?.isSure ?? false)) ? item : undefined
    }
  }
  return found

  function small(from: number): number {
    let at = from
    for (let sense = senseAt(senses, at, 'small'); sense; sense = senseAt(senses, at, 'small')) at = sense.to
    return at
  }

  function nounAt(at: number): Span | undefined {
    const noun = senseAt(senses, at, 'goods')
    return noun && { from: at, to: senseAt(senses, noun.to, 'of')?.to ?? noun.to }
  }
}

/** Exclusion whose opener is behind the excluded word: "generador, diésel no". */
function refusedBehind({ senses, tokens }: Subject, isFree: (at: number) => boolean): Negation | undefined {
  const end = findLastIndex(tokens, ({ kind }) => kind !== 'sign')
  const not = isFree(end) ? senseAt(senses, end, 'refuseWeak') : undefined
  const item = senses[end - 1]?.find(({ role, to }) => (role === 'kind' || role === 'refusedBehind') && to === end)
  if (!not || !item) return undefined
  const opener = { from: end, to: not.to, isSure: false, isLacking: false, isList: false }
  return {
    from: item.from,
    to: not.to,
    opener,
    noun: undefined,
    items: [{ from: item.from, to: item.to, is: item.role === 'kind' ? 'kind' : 'word' }],
  }
}

/**
 * Words that begin an exclusion. `isSure`: they always exclude ("excepto"). `isLacking`: they mean "without". `isWeak`: they may
 * mean something else ("no"). `isList`: items joined by "y" are excluded too.
 */
type Opener = Span & { isSure: boolean; isLacking: boolean; isWeak: boolean; isList: boolean }

function openerAt({ senses, tokens }: Subject, at: number): Opener | undefined {
  const start = senseAt(senses, at, 'but')?.to ?? at
  // A minus before a word excludes it: "battery -lithium".
  const isMinus = at > 0 && tokens[at]?.word === '-' && !tokens[at]?.isGlued && tokens[at + 1]?.isGlued && tokens[at + 1]?.kind === 'word'
  if (isMinus) return { from: at, to: at + 1, isSure: false, isLacking: false, isWeak: false, isList: false }
  const sense = senseAt(senses, start, 'refuseSure', 'refuse', 'refuseLacking', 'refuseWeak', 'refuseExcept')
  if (!sense) return undefined
  const isExcept = sense.role === 'refuseExcept'
  if (isExcept && !isExcepting(senses, start, sense.to)) return undefined
  const hyphen = tokens[sense.to]?.word === '-' && tokens[sense.to]?.isGlued ? 1 : 0
  const isList =
    isExcept ||
    (sense.role !== 'refuseWeak' && sense.role !== 'refuseLacking' && isListing(tokens.slice(start, sense.to).map(({ word }) => word)))
  const isBeing = ['ser', 'que'].includes(tokens[sense.to]?.word ?? '')
  const isLacking = (sense.role === 'refuseLacking' && !isBeing) || senseAt(senses, start, 'needing') !== undefined
  return {
    from: at,
    to: sense.to + hyphen,
    // "But not" with an article always excludes: "but not the cartridges".
    isSure: sense.role === 'refuseSure' || (start > at && senseAt(senses, sense.to, 'article', 'the') !== undefined),
    isLacking,
    isWeak: sense.role === 'refuseWeak' || sense.role === 'refuseLacking',
    isList,
  }
}

/** Openers whose items may also be joined by "y": "todo menos paneles y baterías". */
const listing = new Set('excepto salvo except menos minus bis but ausser'.split(' '))
const isListing = (words: readonly string[]) => words.some((word) => listing.has(word))

/** True for "paneles menos 300 W" and "paneles menos el de 300", which exclude; "menos de 300" is a limit. */
function isExcepting(senses: Senses, at: number, to: number): boolean {
  const next = senseAt(senses, to, 'of')?.to
  if (next !== undefined) return senses[next]?.some(({ role }) => role === 'kind') === true && hasMany(senses, at)
  if (senseAt(senses, to, 'article')) return !senseAt(senses, at - 1, 'leastBefore')
  if (senseAt(senses, to, 'that')) return false
  return hasMany(senses, at)
}

const hasMany = (senses: Senses, at: number) => senseAt(senses, at - 1, 'manyGoods') !== undefined

function itemAt({ senses, tokens }: Subject, at: number): Item | undefined {
  const sense = (role: string) => senses[at]?.find((one) => one.role === role)
  const kind = sense('kind')
  if (kind) return { from: at, to: kind.to, is: 'kind' }
  const phases = sense('phases')
  if (phases) return { from: at, to: phases.to, is: 'other' }
  const figure = sense('figure')
  if (figure) return { from: at, to: figure.to, is: 'figure' }
  // A number may have an ending: "nicht das 300er Modul".
  if (sense('number') && tokens[at]?.kind === 'number')
    return { from: at, to: tokens[at + 1]?.isGlued && tokens[at + 1]?.kind === 'word' ? at + 2 : at + 1, is: 'other' }
  const whole = sense('whole')
  if (whole) return { from: at, to: whole.to, is: 'word' }
  if (tokens[at]?.kind !== 'word' || sense('small') || sense('and') || sense('or') || sense('nor')) return undefined
  return { from: at, to: at + 1, is: 'word' }
}

/** Returns filters for excluded kinds and figures, and calls `take` for their tokens. search-pieces.ts reads the other exclusions. */
export function filtersForExclusions(
  negations: readonly Negation[],
  subject: Subject,
  take: (span: Span) => void,
): FigureFilters & ExcludedKinds {
  const refused: Record<string, readonly string[]> = {}
  for (const negation of negations) {
    const read = negation.items.filter((item) => {
      const [name, values] = filterRefused(item, subject) ?? []
      if (name === undefined || values === undefined) return false
      refused[name] = item.is === 'kind' ? [...new Set([...(refused[name] ?? []), ...values])] : (refused[name] ?? values)
      return true
    })
    if (read.length === negation.items.length) take(negation)
    else
      for (const item of read) {
        const at = negation.items.indexOf(item)
        const [before, next] = [negation.items[at - 1], negation.items[at + 1]]
        take({ from: before ? before.to : item.from, to: before ? item.to : (next?.from ?? item.to) })
      }
  }
  return refused
}

function filterRefused(item: Item, subject: Subject): [name: string, values: readonly string[]] | undefined {
  const sense = subject.senses[item.from]?.find(({ role, to }) => role === item.is && to === item.to)
  if (item.is === 'kind') {
    const value = sense?.value ?? ''
    return [filterOfKind[value] as string, [`-${value}`]]
  }
  if (item.is !== 'figure' || !sense?.amount?.unit) return undefined
  const { filter, of } = filterForUnit(sense.amount.unit, subject, item.from)
  return filter === undefined ? undefined : [filter, rangesExcept(filter, of(sense.amount.digits), subject.hasBattery && !subject.hasPower)]
}
