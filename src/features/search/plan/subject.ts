import { findLastIndex } from '#kit/lists.ts'
import { wordForms } from '../words/lexicon.ts'
import { unitKey } from '../words/units.ts'
import { applianceWords, inAnyLanguage } from '../words/word-lists.ts'
import { type Senses, senseAt } from './sense.ts'
import type { Token } from './tokens.ts'

/** Topic of a question, which decides what its numbers mean. */
export type Subject = {
  tokens: readonly Token[]
  senses: Senses
  /** True if a panel is named: watts are its peak power. */
  hasPanel: boolean
  /** True if a battery is requested: its amperes mean ampere-hours, its kW mean kWh. */
  isForBattery: boolean
  /** True if a battery is named: then 12 V may mean the 12.8 V of a lithium battery. */
  hasBattery: boolean
  /** True if a generator is requested: hours in the question then mean the runtime of its tank. */
  isForGenerator: boolean
  /** True if a battery or an inverter is named: then a number such as 48 may be the battery's voltage. */
  hasVoltage: boolean
  /** True if the question names goods that have a power. */
  hasPower: boolean
  /** Returns "kw" for "kilos" if the question names goods with a power, as Cubans say; otherwise the unit unchanged. */
  powerMeant(unit: string): string
  /** Meaning of a unit at a token place: kWh for "kW" of a battery. */
  unitMeant(unit: string, at: number): string
  /** True behind an appliance that our goods power: in "para bomba de menos de 750 w" the pump has 750 W. */
  isOfAppliance(at: number): boolean
  /** True if hours are not the runtime of a tank but those of a delivery, a service interval or use. */
  isOfOtherHours(limit: { from: number; own: number; to: number }): boolean
  /** True at the end of the question, or at a sign that ends a clause. */
  isEnd(at: number): boolean
}

const appliances = inAnyLanguage(applianceWords)
const kilos = new Set(['kilo', 'kilos'])

/** Derives the topic of a question from its tokens and senses. */
export function readSubject(tokens: readonly Token[], senses: Senses): Subject {
  const has = (role: string) => senses.some((some) => some.some((one) => one.role === role))
  const isForBattery = startsWith('battery')
  const hasPower = has('powered')
  const engine = senses.findIndex((_, at) => senseAt(senses, at, 'engine') && !senseAt(senses, at, 'notEngine'))
  const isForGenerator = engine >= 0 && !senses.slice(0, engine).some((_, at) => senseAt(senses, at, 'beforeEngine'))
  return {
    tokens,
    senses,
    hasPanel: has('panel') || tokens.some(({ word }) => word.endsWith('modul') || word.endsWith('wp')),
    isForBattery,
    hasBattery: has('battery'),
    isForGenerator,
    hasVoltage: has('voltage') || tokens.some(({ word }) => /wechselrichter|speicher|^batter|^akku/.test(word)),
    hasPower,
    powerMeant: (unit) => (hasPower && kilos.has(unit) ? 'kw' : unit),
    unitMeant(unit, at) {
      const isBehindFor = senses.slice(0, at).some((_, before) => senseAt(senses, before, 'for', 'with', 'priceFor'))
      // "Batería de 5 kW e inversor de 5 kW": each figure belongs to the goods before it.
      const isBehindOther = senses.slice(0, at).some((_, before) => senseAt(senses, before, 'powered'))
      return isForBattery && unitKey(unit) === 'kw' && !isBehindFor && !isBehindOther ? 'kwh' : unit
    },
    isOfAppliance(at) {
      const last = findLastIndex(senses.slice(0, at), (_, before) => senseAt(senses, before, 'for', 'priceFor') !== undefined)
      return last >= 0 && tokens.slice(last + 1, at).some(({ word }) => wordForms(word).some((form) => appliances.has(form)))
    },
    isOfOtherHours: ({ own, to }) =>
      [1, 2, 3].some((back) => senseAt(senses, own - back, 'hoursOther')) || senseAt(senses, to, 'hoursUsed') !== undefined,
    isEnd: (at) => at >= tokens.length || senseAt(senses, at, 'end') !== undefined,
  }

  /** True if the first word that is no filler has the role, so that the question asks for such goods. */
  function startsWith(role: string): boolean {
    const at = senses.findIndex((_, place) => tokens[place]?.kind === 'word' && !senseAt(senses, place, 'edge'))
    return at >= 0 && senseAt(senses, at, role) !== undefined && !senseAt(senses, at + 1, 'batteryPart')
  }
}

const skipHyphen = (tokens: readonly Token[], at: number): number => (tokens[at]?.word === '-' && tokens[at + 1]?.isGlued ? at + 1 : at)

const comparing = ['less', 'more', 'most', 'least', 'cheaper', 'dearer'] as const

/** True if no noun follows that a number could count: the question ends, or goes on with a preposition or another limit. */
export function hasNothingToCount({ tokens, senses }: Subject, at: number): boolean {
  if (at >= tokens.length || senseAt(senses, at, 'end', ...comparing)) return true
  const joint = senseAt(senses, at, 'or')
  if (joint) {
    const next = senseAt(senses, joint.to, 'of')?.to ?? joint.to
    return senseAt(senses, next, 'not', 'mostNamed', 'leastNamed', ...comparing) !== undefined
  }
  return senseAt(senses, at, 'for', 'with', 'of', 'that', 'and', 'costBehind', 'not', 'without', 'denied', 'but', 'together') !== undefined
}

/** True if the word at a place, behind a number, is something that the number counts: cycles, panels or an unknown word. */
export function isCounting({ tokens, senses }: Subject, from: number): boolean {
  const at = skipHyphen(tokens, from)
  const { kind, word = '' } = tokens[at] ?? {}
  if (senseAt(senses, at, 'figure')) return false
  if (kind !== 'word' || senseAt(senses, at, 'unit', 'counted', 'countedGoods')) return true
  if (senseAt(senses, at, 'short', 'quality')) return false
  return word.length <= 3 || word.endsWith('s')
}
