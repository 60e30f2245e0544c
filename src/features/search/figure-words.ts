import { atLeast, below, larger, moreThan, not, notFurther, orLess, orMore, phrasePattern, smaller, tidied, upTo } from './limit-phrases.ts'
import { refusing } from './negation-words.ts'
import { loads } from './words/other-goods.ts'
import { quantityWord, unitPattern } from './words/units.ts'

type FilterName = 'kw' | 'wp' | 'kwh' | 'kva' | 'ah' | 'v' | 'db' | 'h'
/** Ranges of figures, under the names that their filters have in addresses: `{ kw: ['-5'] }`. */
export type FiguresAsked = { readonly [Name in FilterName]?: readonly string[] }
export type FigureReading = {
  /** The question without what it says of them. */
  rest: string
  figures: FiguresAsked
  /** Limits that no filter knows, as they were typed: "más de 10 m". They stay in the question, as plain figures. */
  unread: readonly string[]
}

/** By the unit that the index counts in: the filter, and how much of the unit is one of it. */
const filterOf: Readonly<Record<string, readonly [name: FilterName, size: number]>> = {
  ...{ w: ['kw', 1000], wh: ['kwh', 1000], va: ['kva', 1000] },
  ...{ ah: ['ah', 1], v: ['v', 1], db: ['db', 1] },
}
/** A panel's watts are its peak power. */
const panel = /wp$|(?<!\p{L})(?:panel|placa|m[oó]dul|pv)|modul/iu
/** Where a battery is what is sought, its amperes are those that it keeps for an hour. */
const battery =
  /^\P{L}*(?:(?:una?|las?|el|los|a|the|eine?|busco|quiero|necesito|suche)\s+)*(?:bater[ií]as?|batter(?:y|ies|ien?)|akkus?|acumulador(?:es)?)(?!\p{L}|\s+(?:charger|monitor|box|cable|switch|isolator|fuse|breaker))/iu

export const isBatterySought = (question: string): boolean => battery.test(question)

const endOfWord = '(?![\\p{L}\\p{N}])'
const number = '\\d+(?:[.,]\\d+)*'
const measured = `(${number})\\s?(${unitPattern})${endOfWord}`
/** What leads to a limit and goes with it. */
const lead = '(?:(?:de|del|a|con|que|q|sea|tengan?|with|of|mit|von)\\s+)*'
const start = `(?<![\\p{L}\\p{N}.,])${lead}`
const pattern = (text: string) => new RegExp(`${start}${text}`, 'giu')
const half = `(${number})(?:\\s?(?:${unitPattern})${endOfWord})?`

const bounds = phrasePattern([...upTo, ...atLeast, ...moreThan, ...smaller, ...larger])
const or = '(?:o|u|or|oder)\\s+(?:(?:de|of|von)\\s+)?'
const isBound = new RegExp(`(?<![\\p{L}\\p{N}])(?:${bounds})\\s+$`, 'iu')
/** A limit that no filter knows stays in the question, where "no más de 50 kg" is a "más de 50 kg" too. */
const isDenied = /(?<!\p{L})(?:no|not|nicht)\s+$/iu
const isLimited = new RegExp(`(?<![\\p{L}\\p{N}])(?:${bounds})\\s+${measured}\\s+$`, 'iu')

const forms = [
  // "3 kW o más de 10 kW", "menos de 3 kW o 20 kW": of two that will do, one may be the very figure.
  { kind: 'either', pattern: pattern(`${measured}(?=\\s+${or}(?:${bounds})\\s+${measured})`) },
  { kind: 'or', pattern: pattern(`${or}${measured}`) },
  { kind: 'not', pattern: new RegExp(`(?<![\\p{L}\\p{N}])${refusing}${measured}`, 'giu') },
  { kind: 'between', pattern: pattern(`(?:entre|between|zwischen)\\s+${half}\\s*(?:y|and|und|a|to|-)\\s*${measured}`) },
  { kind: 'span', pattern: pattern(`(?:(?:desde|from)\\s+)?${half}\\s*(?:a|to|bis|hasta|-|–)\\s*${measured}`) },
  { kind: 'from', pattern: pattern(`(?:(?:${phrasePattern([...atLeast, ...not(smaller)])})\\s+|>=\\s*|≥\\s*)${measured}`) },
  { kind: 'upTo', pattern: pattern(`(?:(?:${phrasePattern([...upTo, ...smaller, ...not(larger)])})\\s+|<=?\\s*|≤\\s*)${measured}`) },
  { kind: 'upTo', pattern: pattern(`${measured}\\s+(?:${phrasePattern(orLess)})${endOfWord}${notFurther}`) },
  { kind: 'from', pattern: pattern(`${measured}\\s+(?:${phrasePattern(orMore)})${endOfWord}${notFurther}`) },
  { kind: 'over', pattern: pattern(`(?:(?:${phrasePattern([...moreThan, ...larger])})\\s+|>\\s*)${measured}`) },
] as const
const excluding = new RegExp(`^${lead}(?:(?:${phrasePattern([...below, ...smaller])})\\s|<(?!=))`, 'iu')

/** Addresses hold so much of a figure. */
const MOST = 9_999_999
/** A range begins above its lower limit and ends with its upper one; the other way round it is this much less. */
const STEP = 0.01
const MOST_RANGES = 4
/** A lithium battery of 12.8 or 51.2 V is called one of 12 or 48 V: its cells have 3.2 V in the place of 3. */
const LITHIUM_VOLTS = 3.2 / 3
const MAINS_V = 100

/**
 * Reads limits on figures in a question, in any of our languages, as ranges of the filters: "panel menos de 500 w",
 * "battery over 10 kWh", "Generator bis 60 dB". What an appliance has is none of ours ("para bomba de menos de 750 w").
 */
export function readFigureWords(question: string): FigureReading {
  const figures: { [Name in FilterName]?: readonly string[] } = {}
  const unread: string[] = []
  const isForBattery = isBatterySought(question)
  let rest = question.normalize('NFC')
  for (const { kind, pattern } of forms)
    rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
      const [low, high, unit] = kind === 'between' || kind === 'span' ? (groups as string[]) : [undefined, ...(groups as string[])]
      const at = groups.findLast((one): one is number => typeof one === 'number') ?? 0
      const [, base = ''] = /^[\d.]+(.+)$/.exec(quantityWord(high ?? '', fold(unit))) ?? []
      const [name, size] = filterOf[base === 'a' && isForBattery ? 'ah' : base] ?? []
      // "De 12 a 220 V" tells what is made of what.
      if (kind === 'span' && (name === undefined || name === 'v')) return whole
      const before = rest.slice(0, at)
      if (isOfAppliance(before)) return whole
      if (kind === 'either' && isBound.test(`${before}${whole.slice(0, whole.search(/\d/))}`)) return whole
      if (kind === 'or' && !isLimited.test(before)) return whole
      if (name === undefined || size === undefined) {
        if (kind === 'either' || kind === 'or' || (kind === 'over' && isDenied.test(before))) return whole
        unread.push(whole.replace(new RegExp(`^${lead}`, 'iu'), ''))
        return whole
      }
      const isOfPanel = base === 'w' && (fold(unit).endsWith('wp') || (!fold(unit).startsWith('k') && panel.test(question)))
      const of = (text: string) => (Number.parseFloat(quantityWord(text, fold(unit))) / (isOfPanel ? 1 : size)) as number
      // Whatever the unit, what is less than a limit does not reach it, as what is more than one begins behind it.
      const isExcluded = kind === 'upTo' && excluding.test(whole)
      const range = rangeOf(kind, low === undefined ? undefined : of(low), of(high ?? '') - (isExcluded ? STEP : 0))
      if (range === undefined) return whole
      const filter = isOfPanel ? 'wp' : name
      if (kind === 'not') {
        // Any other: below it or above it.
        const least = of(high ?? '')
        const most = name === 'v' && isForBattery && least < MAINS_V ? Math.ceil(least * LITHIUM_VOLTS * 10) / 10 : least
        figures[filter] ??= [`-${rounded(least - STEP)}`, `${rounded(most)}-`]
        return ' '
      }
      figures[filter] = joined(figures[filter] ?? [], range)
      return ' '
    })
  return Object.keys(figures).length > 0 ? { rest: tidied(rest), figures, unread } : { rest: question, figures, unread }
}

const fold = (unit: string | undefined) => (unit ?? '').toLowerCase().replace('²', '2')
const rounded = (value: number) => String(Math.round(value * 100) / 100)

function rangeOf(kind: (typeof forms)[number]['kind'], low: number | undefined, high: number): string | undefined {
  if (Math.max(low ?? 0, high) > MOST || high <= 0) return undefined
  if (kind === 'upTo') return `-${rounded(high)}`
  if (kind === 'over') return `${rounded(high)}-`
  if (kind === 'from') return `${rounded(high - STEP)}-`
  const [from, to] = [low ?? high, high].sort((a, b) => a - b) as [number, number]
  return `${rounded(Math.max(0, from - STEP))}-${rounded(to)}`
}

/** "Más de 3 kW" with "menos de 6 kW" is one range; "menos de 3 kW" with "más de 10 kW" are two, of which either will do. */
function joined(before: readonly string[], range: string): readonly string[] {
  const at = before.findIndex((one) => isTogether(one, range))
  const [from, to] = (before[at] ?? '-').split('-')
  if (at < 0) return [...before, range].sort((a, b) => Number.parseFloat(`0${a}`) - Number.parseFloat(`0${b}`)).slice(0, MOST_RANGES)
  const [above, upTo] = range.split('-')
  return from && to ? before : before.with(at, `${from || above}-${to || upTo}`)
}

/** Whether something can be within both. */
function isTogether(one: string, other: string): boolean {
  const [[from, to], [above, upTo]] = [one, other].map((range) =>
    range.split('-').map((end) => (end === '' ? undefined : Number(end))),
  ) as [[number?, number?], [number?, number?]]
  return Math.max(from ?? 0, above ?? 0) < Math.min(to ?? MOST, upTo ?? MOST)
}

/** Whether a question speaks of something that our goods run behind its last "para". */
function isOfAppliance(before: string): boolean {
  const [, behind = ''] = /.*(?<!\p{L})(?:para|for|f[uü]r)\s(.*)$/iu.exec(before) ?? []
  const words = behind
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
  const forms = words.flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/e[sn]$/, ''), word.replace(/n$/, '')])
  return Object.values(loads).some((known) => forms.some((form) => known.has(form)))
}
