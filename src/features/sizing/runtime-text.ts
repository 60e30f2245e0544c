import type { CarriesTexts } from '#i18n/scripts/carries.ts'
import type { CountedAppliances } from './household/appliance-figures.ts'
import { type Household, type PresetKey, presetKeys } from './household/household.ts'
import { encodeHousehold } from './household/household-link.ts'
import { computeRuntime, MAX_RUNTIME_HOURS, type PowerSource, type Runtime } from './runtime.ts'

/**
 * Encodes a power source for a document, so that a browser can compute its runtime for another household.
 *
 * - "3768 5.12": a battery's usable Wh and kW; a system adds surge kW and its inverter's consumption in W; a battery without a
 *   stated current has only its Wh
 * - "12h 2.7": a generator's hours per tank at half load, and its kW
 * - optional: "s10" hours of a slow discharge, "m1.4" a changed margin, "l40" and "p0.02" changed consumption of the assumed
 *   inverter
 *
 * Energy and power are rounded down, so that no runtime is shown too long.
 */
export function encodeCapacity(source: PowerSource): string {
  const { margin } = source
  if (source.kind === 'engine') return join([`${source.halfLoadHours}h`, kw(source.powerW), marked('m', margin)])
  const { usableWh, powerW, surgeW, idleW, slowHours, idle } = source
  return join([
    ...[Math.floor(usableWh), kw(powerW), kw(surgeW), idleW],
    ...[marked('s', slowHours), marked('m', margin), marked('l', idle?.idleLeastW), marked('p', idle?.idleShare)],
  ])
}

const join = (pieces: readonly (number | string | undefined)[]) => pieces.filter((piece) => piece !== undefined).join(' ')
const kw = (watts: number) => (Number.isFinite(watts) ? Math.floor(watts / 10) / 100 : undefined)
const marked = (letter: string, value: number | undefined) => (value === undefined ? undefined : letter + value)

/** Decodes a power source that `encodeCapacity` encoded. */
export function decodeCapacity(text: string): PowerSource {
  const pieces = text.split(' ')
  const [first = '', power, surge, idleW] = pieces.filter((piece) => /^\d/.test(piece))
  const pieceFor = (letter: string) => pieces.find((piece) => piece.startsWith(letter))?.slice(1)
  const [slowHours, margin, leastW, share] = ['s', 'm', 'l', 'p'].map(pieceFor)
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

/** Runtime for a household: a sentence, and a short form for tables. */
export type RuntimeText = { line: string; short: string }

/**
 * Words the runtime of a power source for a household; undefined if no appliance runs.
 *
 * @param figures a power source from {@link encodeCapacity}, so that server and browser compute with the same rounded figures
 */
export function describeRuntime(figures: string, household: Household, words: CarriesTexts): RuntimeText | undefined {
  const source = decodeCapacity(figures)
  const runtime = computeRuntime(source, household)
  if (runtime.verdict === 'nothing') return undefined
  if (runtime.verdict === 'tooWeak') return { line: words.tooWeak, short: words.tooWeak }
  const time = timeOf(runtime, words)
  const shownTime = source.kind === 'engine' ? words.tank(time) : time
  const short = runtime.isAtLimit ? words.atLimit(shownTime) : shownTime
  return { line: words.carries(short), short }
}

function timeOf({ hours }: Extract<Runtime, { verdict: 'hours' }>, words: CarriesTexts): string {
  if (hours >= MAX_RUNTIME_HOURS) return words.long
  return hours > 0 ? words.hours(new Intl.NumberFormat(words.locale).format(hours)) : words.short
}

/** Key of a preset, or `own` for any other household. */
export type HouseholdKind = PresetKey | 'own'
export function householdKind(household: Household, appliances: CountedAppliances): HouseholdKind {
  const link = encodeHousehold(household, appliances)
  return presetKeys.find((key) => key === link) ?? 'own'
}
