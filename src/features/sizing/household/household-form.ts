import { chemistries } from '../assumptions.ts'
import { type ApplianceKey, applianceKeys, type CountedAppliances, defaultFigures } from './appliance-figures.ts'
import { HALF_DAY, type Household, type Load, loadOf, presetHousehold, sites, sunChoices, supplies } from './household.ts'
import { startsAs } from './own-start.ts'

/** Minimum and maximum of each figure that a visitor enters. */
export const limits = {
  count: [0, 100],
  watts: [0, 20_000],
  dayHours: [0, HALF_DAY],
  nightHours: [0, HALF_DAY],
  outageHours: [0, 24],
  growthPercent: [0, 200],
  cableM: [1, 200],
} as const satisfies Record<string, readonly [number, number]>
export const MAX_LOADS = 40
/** Initial figures of an own appliance, above zero so that its effect is visible. Own choice. */
export const ownLoad = { count: 1, watts: 100, dayHours: 1, nightHours: 1, duty: 1, startFactor: 1 } as const satisfies Load
/**
 * Start factor of an own appliance: that of the appliance its name tells; else a water pump's if it has a motor, since most
 * such motors drive pumps; else 1. Own choice.
 */
function startOf(name: string, hasMotor: boolean | undefined, appliances: CountedAppliances): Pick<Load, 'hasMotor' | 'startFactor'> {
  const named = startsAs(name)
  const startFactor = appliances[named ?? 'bulb'].startFactor
  return hasMotor ? { hasMotor, startFactor: named ? startFactor : appliances.pump.startFactor } : { startFactor }
}
const MAX_NAME_LENGTH = 40
/** Name of an own appliance before the visitor names it. Pages show a word of their language instead; links omit it. */
export const UNNAMED = '…'
/** Maximum length of a link: one with the maximum number of own appliances, each with all figures and a name. */
export const MAX_LINK_LENGTH = 4000

type EnteredField = keyof typeof limits
export const enteredFields = Object.keys(limits) as [EnteredField, ...EnteredField[]]
export const correctionReasons = ['empty', 'notANumber', 'notWhole', 'tooSmall', 'tooLarge'] as const
type CorrectionReason = (typeof correctionReasons)[number]
/** Problems that concern no figure: too many rows, an unknown appliance, an unreadable or cut link, an unknown choice. */
export const unread = ['rows', 'unknown', 'link', 'cut', 'supply', 'sun', 'chemistry', 'site'] as const
type Unread = (typeof unread)[number]
/** A corrected input and the reason: the figure, and the index of its appliance in the list. */
export type Correction = { field: EnteredField; reason: CorrectionReason; row?: number } | { field: Unread }
/** A household as it was read, and the corrections to its input. */
export type ReadHousehold = { household: Household; corrections: readonly Correction[] }

/** A row of a form or a link, as texts, any of which may be missing. An empty text is a field that was emptied. */
export type EnteredLoad = {
  key?: string | undefined
  name?: string | undefined
  hasMotor?: boolean | undefined
  /** True if the appliance takes turns; undefined: its default. */
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
  /** Empty: as far as the shop assumes. */
  cableM?: string | undefined
}

/**
 * Reads any input. A missing figure is the appliance's default; so is an emptied one, which is reported. A figure that is no
 * number or is out of its limits is corrected and reported. Rows without appliance and name are dropped.
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
    const { takesTurns, ...start }: Load = known ?? { name, ...ownLoad, ...startOf(name, row.hasMotor, appliances) }
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
export const toHundredths = (value: number): number => Math.round(value * 100) / 100 + 0

/** A number as people write it, with a point or a comma; beyond a limit, the limit. */
function readNumber(field: EnteredField, text: string | undefined, otherwise: number): { value: number; reason?: CorrectionReason } {
  const clean = withoutThousands(field, text?.trim() ?? '').replace(',', '.')
  if (!clean) return { value: otherwise, ...(text === undefined ? {} : { reason: 'empty' }) }
  const value = Number(clean)
  const [least, most] = limits[field]
  if (!/^[+-]?\d*\.?\d*$/.test(clean) || Number.isNaN(value)) return { value: otherwise, reason: 'notANumber' }
  if (value < least) return { value: least, reason: 'tooSmall' }
  if (value > most) return { value: most, reason: 'tooLarge' }
  return field === 'count' && value % 1 !== 0 ? { value: Math.round(value), reason: 'notWhole' } : { value: toHundredths(value) }
}

/**
 * Reads "1,500", "1.500" and "1 500" as thousands where thousands are possible: in watts and counts. In hours "1,500" is one
 * and a half.
 */
function withoutThousands(field: EnteredField, text: string): string {
  const isLarge = field === 'watts' || field === 'count'
  return isLarge && /^[1-9]\d{0,2}(?:([.,\s])\d{3}(?:\1\d{3})*)(?:(?!\1)[.,]\d+)?$/.test(text)
    ? text.replace(/[.,\s](?=\d{3}(?!\d))/g, '')
    : text
}

/** Cleans the name of an own appliance for a link. */
export function cleanName(name: string | undefined): string {
  return (name ?? '')
    .replace(/[\p{Cc}\p{Surrogate}~\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim()
}

export const isApplianceKey = (key: string | undefined): key is ApplianceKey =>
  (applianceKeys as readonly (string | undefined)[]).includes(key)
