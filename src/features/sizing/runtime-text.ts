import type { CarriesTexts } from '#i18n/scripts/carries.ts'
import { type Carried, MAX_HOURS, type PowerSource, runTimeFor } from './carries.ts'
import type { CountedAppliances } from './household/appliance-figures.ts'
import { type Household, type PresetKey, presetKeys } from './household/household.ts'
import { encodeHousehold } from './household/household-link.ts'

/**
 * A carrier as a document holds it, so that a browser can tell it for another household: "3768 5.12" are usable Wh and kW,
 * with the kW of the inverter's surge and the W that it consumes itself as two more figures; "12h 2.7" the hours of a tank
 * and the kW of an engine. A battery without a current of its own has its Wh alone. Behind them stands what not all have, by
 * its letter: "s10" the hours of a slow draw, "m1.4" another margin than the first, "l40" and "p0.02" what an inverter
 * consumes that is not part of it. Rounded down, so that nothing is told as more than it is.
 */
export function encodeCapacity(carrier: PowerSource): string {
  const { margin } = carrier
  if (carrier.kind === 'engine') return join([`${carrier.halfLoadHours}h`, kw(carrier.powerW), marked('m', margin)])
  const { usableWh, powerW, surgeW, idleW, slowHours, idle } = carrier
  return join([
    ...[Math.floor(usableWh), kw(powerW), kw(surgeW), idleW],
    ...[marked('s', slowHours), marked('m', margin), marked('l', idle?.idleLeastW), marked('p', idle?.idleShare)],
  ])
}

const join = (pieces: readonly (number | string | undefined)[]) => pieces.filter((piece) => piece !== undefined).join(' ')
const kw = (watts: number) => (Number.isFinite(watts) ? Math.floor(watts / 10) / 100 : undefined)
const marked = (letter: string, value: number | undefined) => (value === undefined ? undefined : letter + value)

/** The same again. */
export function readCarrier(text: string): PowerSource {
  const pieces = text.split(' ')
  const [first = '', power, surge, idleW] = pieces.filter((piece) => /^\d/.test(piece))
  const told = (letter: string) => pieces.find((piece) => piece.startsWith(letter))?.slice(1)
  const [slowHours, margin, leastW, share] = ['s', 'm', 'l', 'p'].map(told)
  const watts = (kilowatts: string | undefined) => Math.round(1000 * Number(kilowatts ?? Number.POSITIVE_INFINITY))
  const own = margin ? { margin: Number(margin) } : {}
  if (first.endsWith('h')) return { kind: 'engine', halfLoadHours: Number.parseFloat(first), powerW: watts(power), ...own }
  return {
    ...{ kind: 'store', usableWh: Number(first), powerW: watts(power), surgeW: watts(surge), ...own },
    ...(idleW ? { idleW: Number(idleW) } : {}),
    ...(slowHours ? { slowHours: Number(slowHours) } : {}),
    ...(leastW ? { idle: { idleLeastW: Number(leastW), idleShare: Number(share) } } : {}),
  }
}

/** Runtime text for a household, as a line and short as in a table; empty where nothing runs. */
export type RuntimeText = { line: string; short: string }

/**
 * For how long it carries the household, in words.
 *
 * @param figures as {@link encodeCapacity} has them: server and browser tell the same of the same figures
 */
export function tellCarried(figures: string, household: Household, words: CarriesTexts): RuntimeText | undefined {
  const carrier = readCarrier(figures)
  const carried = runTimeFor(carrier, household)
  if (carried.verdict === 'nothing') return undefined
  if (carried.verdict === 'tooWeak') return { line: words.tooWeak, short: words.tooWeak }
  const time = timeOf(carried, words)
  const carriedTime = carrier.kind === 'engine' ? words.tank(time) : time
  const short = carried.isAtLimit ? words.atLimit(carriedTime) : carriedTime
  return { line: words.carries(short), short }
}

function timeOf({ hours }: Extract<Carried, { verdict: 'hours' }>, words: CarriesTexts): string {
  if (hours >= MAX_HOURS) return words.long
  return hours > 0 ? words.hours(new Intl.NumberFormat(words.locale).format(hours)) : words.short
}

/** A preset household, or the visitor's own. */
export type HouseholdKind = PresetKey | 'own'
export function householdKind(household: Household, appliances: CountedAppliances): HouseholdKind {
  const link = encodeHousehold(household, appliances)
  return presetKeys.find((key) => key === link) ?? 'own'
}
