import { chemistries } from '../assumptions.ts'
import { type ApplianceKey, applianceKeys, type CountedAppliances, defaultFigures } from './appliance-figures.ts'
import { HALF_DAY_HOURS, type Household, type Load, loadOf, presetHousehold, sites, sunChoices, supplies } from './household.ts'
import { findSimilarAppliance } from './similar-appliance.ts'

/** Minimum and maximum of each figure that a visitor enters. */
export const inputLimits = {
  count: [0, 100],
  watts: [0, 20_000],
  dayHours: [0, HALF_DAY_HOURS],
  nightHours: [0, HALF_DAY_HOURS],
  outageHours: [0, 24],
  growthPercent: [0, 200],
  cableM: [1, 200],
} as const satisfies Record<string, readonly [number, number]>
export const MAX_LOADS = 40
/** Initial figures of an appliance that the visitor adds; above zero, so that its effect is visible. Our choice. */
export const initialAddedLoad = { count: 1, watts: 100, dayHours: 1, nightHours: 1, duty: 1, startFactor: 1 } as const satisfies Load
/**
 * Start factor of an appliance that the visitor added: that of the listed appliance with a similar name; else a water pump's if it
 * has a motor, since most such motors drive pumps; else 1, a bulb's. Our choice.
 */
function startOf(name: string, hasMotor: boolean | undefined, appliances: CountedAppliances): Pick<Load, 'hasMotor' | 'startFactor'> {
  const named = findSimilarAppliance(name)
  const startFactor = appliances[named ?? 'bulb'].startFactor
  return hasMotor ? { hasMotor, startFactor: named ? startFactor : appliances.pump.startFactor } : { startFactor }
}
const MAX_NAME_LENGTH = 40
/** Name of an added appliance until the visitor names it. Pages show a word in their language instead; links omit it. */
export const UNNAMED = '…'
/** Maximum length of an encoded household: enough for the maximum number of added appliances with all figures and names. */
export const MAX_HOUSEHOLD_LINK_LENGTH = 4000

type EnteredField = keyof typeof inputLimits
export const numberFields = Object.keys(inputLimits) as [EnteredField, ...EnteredField[]]
export const correctionReasons = ['empty', 'notANumber', 'notWhole', 'tooSmall', 'tooLarge'] as const
type CorrectionReason = (typeof correctionReasons)[number]
/** Corrections that concern no figure: too many rows, an unknown appliance, an unreadable or cut link, an unknown choice. */
export const inputProblems = ['rows', 'unknown', 'link', 'cut', 'supply', 'sun', 'chemistry', 'site'] as const
type InputProblem = (typeof inputProblems)[number]
/** A correction of the input. For a figure: the field, the reason, and the index of its appliance in the household's loads. */
export type Correction = { field: EnteredField; reason: CorrectionReason; row?: number } | { field: InputProblem }
/** A household, and the corrections that reading it required. */
export type ReadHousehold = { household: Household; corrections: readonly Correction[] }

/** An appliance of a form or a link as texts. Undefined: not in the input; empty text: the visitor emptied the field. */
export type EnteredLoad = {
  key?: string | undefined
  name?: string | undefined
  hasMotor?: boolean | undefined
  /** True if the appliance takes turns with others; undefined: the appliance's default. */
  takesTurns?: boolean | undefined
  count?: string | undefined
  watts?: string | undefined
  dayHours?: string | undefined
  nightHours?: string | undefined
}
export type EnteredHousehold = {
  loads: readonly EnteredLoad[]
  supply?: string | undefined
  sun?: string | undefined
  outageHours?: string | undefined
  isNight?: boolean | undefined
  chemistry?: string | undefined
  growthPercent?: string | undefined
  site?: string | undefined
  /** Empty: the length that the shop assumes. */
  cableM?: string | undefined
}

/**
 * Converts any input to a household. A missing or emptied figure gets the appliance's default. An emptied figure, one that is no
 * number, and one outside its limits are reported in `corrections`. Rows without a known appliance and without a name are dropped.
 */
export function readHousehold(entered: EnteredHousehold, appliances: CountedAppliances = defaultFigures): ReadHousehold {
  const corrections: Correction[] = []
  const first = presetHousehold('basic', appliances)
  const number = (field: EnteredField, text: string | undefined, otherwise: number, row?: number): number => {
    const { value, reason } = readNumber(field, text, otherwise)
    if (reason) corrections.push({ field, reason, ...(row === undefined ? {} : { row }) })
    return value
  }
  const rows = entered.loads.slice(0, MAX_LOADS)
  if (entered.loads.length > rows.length) corrections.push({ field: 'rows' })
  const loads: Load[] = []
  for (const row of rows) {
    const known = isApplianceKey(row.key) ? loadOf(row.key, 1, appliances) : undefined
    const name = cleanName(row.name)
    if (!known && row.key && !name) corrections.push({ field: 'unknown' })
    if (!known && !name) continue
    const at = loads.length
    const { takesTurns, ...start }: Load = known ?? { name, ...initialAddedLoad, ...startOf(name, row.hasMotor, appliances) }
    loads.push({
      ...start,
      ...((row.takesTurns ?? takesTurns) ? { takesTurns: true } : {}),
      count: number('count', row.count, start.count, at),
      watts: number('watts', row.watts, start.watts, at),
      dayHours: number('dayHours', row.dayHours, start.dayHours, at),
      nightHours: number('nightHours', row.nightHours, start.nightHours, at),
    })
  }
  const choice = <Value extends string>(
    field: 'supply' | 'sun' | 'chemistry' | 'site',
    values: readonly Value[],
    otherwise: Value,
  ): Value => {
    const found = values.find((value) => value === entered[field])
    if (!found && entered[field]) corrections.push({ field })
    return found ?? otherwise
  }
  const cableM = number('cableM', entered.cableM?.trim() || undefined, 0)
  const household: Household = {
    loads,
    supply: choice('supply', supplies, first.supply),
    sun: choice('sun', sunChoices, first.sun),
    outageHours: number('outageHours', entered.outageHours, first.outageHours),
    isNight: entered.isNight ?? first.isNight,
    chemistry: choice('chemistry', chemistries, first.chemistry),
    growthPercent: number('growthPercent', entered.growthPercent, first.growthPercent),
    site: choice('site', sites, first.site),
    ...(cableM > 0 ? { cableM } : {}),
  }
  return { household, corrections }
}

/** Rounds to two decimals, the precision of forms and links (0.01 h is about half a minute). Never returns -0. */
export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100 + 0

/** Parses a number with a decimal point or comma. A number outside its limits becomes the limit. */
function readNumber(field: EnteredField, text: string | undefined, otherwise: number): { value: number; reason?: CorrectionReason } {
  const clean = withoutThousands(field, text?.trim() ?? '').replace(',', '.')
  if (!clean) return { value: otherwise, ...(text === undefined ? {} : { reason: 'empty' }) }
  const value = Number(clean)
  const [least, most] = inputLimits[field]
  if (!/^[+-]?\d*\.?\d*$/.test(clean) || Number.isNaN(value)) return { value: otherwise, reason: 'notANumber' }
  if (value < least) return { value: least, reason: 'tooSmall' }
  if (value > most) return { value: most, reason: 'tooLarge' }
  return field === 'count' && value % 1 !== 0 ? { value: Math.round(value), reason: 'notWhole' } : { value: roundToHundredths(value) }
}

/**
 * Removes the separators of "1,500", "1.500" and "1 500" in watts and counts, where thousands are possible. In hours "1,500" is
 * one and a half.
 */
function withoutThousands(field: EnteredField, text: string): string {
  const isLarge = field === 'watts' || field === 'count'
  return isLarge && /^[1-9]\d{0,2}(?:([.,\s])\d{3}(?:\1\d{3})*)(?:(?!\1)[.,]\d+)?$/.test(text)
    ? text.replace(/[.,\s](?=\d{3}(?!\d))/g, '')
    : text
}

/** Removes characters that a link cannot hold from the name of an added appliance, and shortens it to `MAX_NAME_LENGTH`. */
export function cleanName(name: string | undefined): string {
  return (
    (name ?? '')
      .replace(/[\p{Cc}~\s]+/gu, ' ')
      .trim()
      .slice(0, MAX_NAME_LENGTH)
      // Last, because the cut may have left half of a character.
      .replace(/\p{Cs}/gu, '')
      .trim()
  )
}

export const isApplianceKey = (key: string | undefined): key is ApplianceKey =>
  (applianceKeys as readonly (string | undefined)[]).includes(key)
