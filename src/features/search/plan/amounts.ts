import { readNumberWords } from '../words/number-words.ts'
import { parseNumber, unitKey } from '../words/units.ts'
import type { Amount, Sense } from './sense.ts'
import type { Token } from './tokens.ts'

type Read = { to: number; digits: string; value: number; isSpelled?: true }

/** Mains voltages in Cuba and abroad. Numbers joined by "/" or "-" without a unit are volts if all are in this list: "110/220". */
const mains = new Set('100 110 115 120 127 208 220 230 240 277 380 400 415 440 480'.split(' '))
/** A spelled-out number below this gets the role `spelled` instead of `number`: without a unit it counts goods ("dos paneles"). */
const MIN_SPELLED = 20
/** Larger numbers are ignored. */
const MAX_AMOUNT = 1e12
/** Maximum groups of digits in a sum of money: "1 000 000 usd" has three. */
const MAX_GROUPS = 4

/** Adds the possible senses of each number: bare number, figure with a unit, sum of money, count of cycles, cells or years. */
export function addAmounts(tokens: readonly Token[], senses: Sense[][]): void {
  for (const at of tokens.keys()) {
    const read = numberAt(tokens, senses, at)
    if (!read || read.value > MAX_AMOUNT) continue
    const { digits, value } = read
    const add = (role: string, to: number, amount: Amount, from = at) => senses[from]?.push({ role, from, to, amount })
    const unit = unitAt(tokens, senses, read.to)
    if (unit && (!read.isSpelled || value > 1 || unit.isPower)) add('figure', unit.to, { digits, value, unit: unit.word })
    const money = moneyAt(senses, read.to)
    const before = senses[at - 1]?.find(({ role, to }) => role === 'money' && to === at)
    if (money) add('sum', money.to, { digits, value, money: money.value as string }, before?.from)
    else if (before) add('sum', read.to, { digits, value, money: before.value as string }, before.from)
    for (const { role, to } of termsAt(tokens, senses, read.to)) add(role, to, { digits, value, isCount: true })
    const grouped = read.isSpelled ? undefined : groupedAt(tokens, senses, at)
    if (grouped) add('sum', grouped.to, { digits: grouped.digits, value: Number(grouped.digits), money: grouped.money })
    if (!read.isSpelled || value >= MIN_SPELLED) add('number', read.to, { digits, value })
    else add('spelled', read.to, { digits, value })
  }
  for (const at of tokens.keys()) shareUnit(tokens, senses, at)
}

function numberAt(tokens: readonly Token[], senses: readonly Sense[][], at: number): Read | undefined {
  const { kind, word } = tokens[at] as Token
  if (kind === 'word') {
    if (tokens[at - 1]?.kind === 'number') return undefined
    const spelled = readNumberWords((place) => tokens[place]?.word ?? '', at)
    return spelled && { to: spelled.next, digits: String(spelled.value), value: spelled.value, isSpelled: true }
  }
  if (kind !== 'number' || !/^[\d.,]+$/.test(word)) return undefined
  if (isGluedTo(tokens, senses, at + 1)) return undefined
  const value = parseNumber(word)
  const thousand = senses[at + 1]?.find(({ role }) => role === 'thousand')
  if (!thousand || Number.isNaN(value)) return { to: at + 1, digits: word, value }
  return { to: thousand.to, digits: String(value * 1000), value: value * 1000 }
}

/** True if letters directly behind a number make it a word: "18650b". */
function isGluedTo(tokens: readonly Token[], senses: readonly Sense[][], at: number): boolean {
  const { kind, isGlued, word = '' } = tokens[at] ?? {}
  return (
    kind === 'word' &&
    isGlued === true &&
    !glued.has(word) &&
    !senses[at]?.some(({ role }) => role === 'unit' || role === 'thousand' || role === 'money' || role === 'term')
  )
}
/** Words that may follow a number without a blank: "2x550", "die 300er". */
const glued = new Set(['x', 'er', 'ern'])

/** Reads a sum of money whose digits are grouped by blanks: "1 000 usd". In other numbers a blank separates two numbers. */
function groupedAt(
  tokens: readonly Token[],
  senses: readonly Sense[][],
  from: number,
): { to: number; digits: string; money: string } | undefined {
  let at = from + 1
  while (at < from + MAX_GROUPS && /^\d{3}$/.test(tokens[at]?.word ?? '') && !tokens[at]?.isGlued) at += 1
  const money = moneyAt(senses, at)
  const first = tokens[from]?.word ?? ''
  if (at === from + 1 || !money || !/^\d{1,3}$/.test(first)) return undefined
  const digits = tokens.slice(from, at).map(({ word }) => word)
  return { to: money.to, digits: digits.join(''), money: money.value as string }
}

const moneyAt = (senses: readonly Sense[][], at: number) => senses[at]?.find(({ role }) => role === 'money')

function unitAt(
  tokens: readonly Token[],
  senses: readonly Sense[][],
  at: number,
): { word: string; to: number; isPower: boolean } | undefined {
  const isHyphen = tokens[at]?.word === '-' && tokens[at]?.isGlued && tokens[at + 1]?.isGlued
  const place = isHyphen ? at + 1 : at
  const unit = senses[place]?.find(({ role }) => role === 'unit')
  if (!unit?.value) return undefined
  // A lone "a" is amperes only if glued or a capital: "60A" is sixty amperes, "3 a 30 kW" is "3 to 30 kW".
  if (unit.value === 'a' && !tokens[place]?.isGlued && tokens[place]?.text !== 'A') return undefined
  return { word: unit.value, to: unit.to, isPower: /^(?:k?wh?|k?va|ah|v|a)$/.test(unitKey(unit.value)) }
}

/** Ends of a counted word behind a number ("años", "años de garantía", "ciclos"), each with its role: `warrantyCount` or `count`. */
function termsAt(tokens: readonly Token[], senses: readonly Sense[][], at: number): { role: string; to: number }[] {
  const place = tokens[at]?.word === '-' && tokens[at + 1]?.isGlued ? at + 1 : at
  const term = senses[place]?.find(({ role }) => role === 'term')
  const life = term && senses[term.to]?.find(({ role }) => role === 'life')
  return [
    ...(life ? [{ role: life.value === 'warranty' ? 'warrantyCount' : 'count', to: life.to }] : []),
    ...(term ? [{ role: 'count', to: term.to }] : []),
  ]
}

/** Gives numbers joined by a slash or hyphen their shared unit: "110/220/380 V", "100-240 V". "110/220" without unit is volts. */
function shareUnit(tokens: readonly Token[], senses: Sense[][], from: number): void {
  if (tokens[from]?.kind !== 'number' || joins(tokens, from - 1)) return
  const numbers = [from]
  while (joins(tokens, (numbers.at(-1) as number) + 1)) numbers.push((numbers.at(-1) as number) + 2)
  if (numbers.length === 1) return
  const last = senses[numbers.at(-1) as number]?.find(({ role }) => role === 'figure')
  const unit = last?.amount?.unit ?? (!tokens[from]?.isGlued && numbers.every((at) => mains.has(tokens[at]?.word ?? '')) ? 'v' : undefined)
  if (unit === undefined) return
  for (const at of numbers) {
    const digits = tokens[at]?.word ?? ''
    const isOwn = senses[at]?.some(({ role }) => role === 'figure')
    if (!isOwn) senses[at]?.push({ role: 'figure', from: at, to: at + 1, amount: { digits, value: parseNumber(digits), unit } })
  }
}

/** True if the token is a slash or hyphen between two numbers. */
const joins = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.word === '/' || tokens[at]?.word === '-') && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
