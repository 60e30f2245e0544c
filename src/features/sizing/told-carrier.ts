import type { CarriesTexts } from '#i18n/carries/es.ts'
import type { CountedAppliances } from './appliance-figures.ts'
import { type Carried, type Carrier, carriesFor, MOST_HOURS } from './carries.ts'
import { type Household, type PresetKey, presetKeys } from './household.ts'
import { encodeHousehold } from './household-link.ts'

/**
 * A carrier as a document holds it, so that a browser can tell it for another household: "3768 5120" are usable Wh and W,
 * with the W of the inverter's surge as a third figure; "12h 2700" the hours of a tank and the W of an engine. A battery
 * without a current of its own has its Wh alone; "m1.4" behind them is another margin than the first. Rounded down, so that nothing is told as more than it is.
 */
export function writeCarrier(carrier: Carrier): string {
  const margin = carrier.margin === undefined ? '' : ` m${carrier.margin}`
  if (carrier.kind === 'engine') return `${carrier.halfLoadHours}h ${Math.floor(carrier.powerW)}${margin}`
  return [carrier.usableWh, carrier.powerW, carrier.surgeW].filter(Number.isFinite).map(Math.floor).join(' ') + margin
}

/** The same again. */
export function readCarrier(text: string): Carrier {
  const [figures = '', margin] = text.split(' m')
  const [first = '', power, surge] = figures.split(' ')
  const own = margin ? { margin: Number(margin) } : {}
  const powerW = Number(power ?? Number.POSITIVE_INFINITY)
  if (first.endsWith('h')) return { kind: 'engine', halfLoadHours: Number.parseFloat(first), powerW, ...own }
  return { kind: 'store', usableWh: Number(first), powerW, surgeW: Number(surge ?? Number.POSITIVE_INFINITY), ...own }
}

/** What is said of a carrier for a household, in one line and short as in a table; nothing where nothing runs. */
export type Told = { line: string; short: string }

/**
 * For how long it carries the household, in words.
 *
 * @param figures as {@link writeCarrier} has them: server and browser tell the same of the same figures
 */
export function tellCarried(figures: string, household: Household, words: CarriesTexts): Told | undefined {
  const carrier = readCarrier(figures)
  const carried = carriesFor(carrier, household)
  if (carried.verdict === 'nothing') return undefined
  if (carried.verdict === 'tooWeak') return { line: words.tooWeak, short: words.tooWeak }
  const time = timeOf(carried, words)
  const carriedTime = carrier.kind === 'engine' ? words.tank(time) : time
  const short = carried.isAtLimit ? words.atLimit(carriedTime) : carriedTime
  return { line: words.carries(short), short }
}

function timeOf({ hours }: Extract<Carried, { verdict: 'hours' }>, words: CarriesTexts): string {
  if (hours >= MOST_HOURS) return words.long
  return hours > 0 ? words.hours(new Intl.NumberFormat(words.locale).format(hours)) : words.short
}

/** Which of the presets a household is, or one's own. */
export type HouseholdKind = PresetKey | 'own'
export function householdKind(household: Household, appliances: CountedAppliances): HouseholdKind {
  const link = encodeHousehold(household, appliances)
  return presetKeys.find((key) => key === link) ?? 'own'
}
