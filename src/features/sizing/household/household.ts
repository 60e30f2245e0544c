import type { Chemistry } from '../assumptions.ts'
import { type ApplianceKey, type CountedAppliances, defaultFigures } from './appliance-figures.ts'

/** Appliances of one kind in a household. Hours by day and by night are at most twelve each. */
export type Load = {
  /** Key of a listed appliance; an appliance that the visitor added has a name instead. */
  key?: ApplianceKey
  name?: string
  count: number
  watts: number
  dayHours: number
  nightHours: number
  duty: number
  startFactor: number
  /** True if the appliance takes turns: only one of all such appliances runs at a time. */
  takesTurns?: true
  /** True for an added appliance with a motor. It starts like a pump unless its name indicates another appliance. */
  hasMotor?: true
  isNotForBattery?: true
}

/** `backup`: a house with a grid that sometimes fails. `offGrid`: a house without a grid. */
export const supplies = ['backup', 'offGrid'] as const
type Supply = (typeof supplies)[number]

/** Irradiation that panels are sized for. `usual`: an average day for a house with a grid, the weakest month without. */
export const sunChoices = ['usual', 'average', 'weakest'] as const
type SunChoice = (typeof sunChoices)[number]

/** Sites of the panels. */
export const sites = ['roof', 'ground'] as const
export type Site = (typeof sites)[number]

export type Household = {
  loads: readonly Load[]
  supply: Supply
  sun: SunChoice
  /** Hours a day without grid; ignored for a house without a grid. */
  outageHours: number
  /** True if the outage begins at night. */
  isNight: boolean
  chemistry: Chemistry
  /** Reserve for future appliances, in per cent of energy and power. */
  growthPercent: number
  site: Site
  /** Cable length from the panels to the inverter, in m; undefined: the shop's assumption. */
  cableM?: number
}

/** The same household with batteries of the other chemistry. */
export const withOtherChemistry = (household: Household): Household => ({
  ...household,
  chemistry: household.chemistry === 'agm' ? 'lifepo4' : 'agm',
})

/** A day has 12 hours of day and 12 of night. */
export const HALF_DAY_HOURS = 12

/** Creates the load of a listed appliance with its default figures. */
export function loadOf(key: ApplianceKey, count: number, appliances: CountedAppliances = defaultFigures): Load {
  const { watts, dayHours, nightHours, duty, startFactor, takesTurns, isNotForBattery } = appliances[key]
  const marks = { ...(takesTurns ? { takesTurns } : {}), ...(isNotForBattery ? { isNotForBattery } : {}) }
  return { key, count, watts, dayHours, nightHours, duty, startFactor, ...marks }
}

/** Three example households: the number of each appliance. Our choice of what is common in Cuba. */
const presets = {
  basic: { fridge: 1, fan: 2, bulb: 5, tv: 1, router: 1 },
  comfort: { fridge: 1, fan: 3, bulb: 8, tv: 1, router: 1, split: 1, riceCooker: 1, washer: 1 },
  shop: { freezer: 2, split: 1, bulb: 6, router: 1 },
} as const satisfies Record<string, Partial<Record<ApplianceKey, number>>>
export type PresetKey = keyof typeof presets
export const presetKeys = Object.keys(presets) as [PresetKey, ...PresetKey[]]
export const isPreset = (text: string | null | undefined): text is PresetKey => presetKeys.some((key) => key === text)

/** Initial length of an outage in hours, at night. */
const FIRST_OUTAGE = 8

export function presetHousehold(key: PresetKey, appliances: CountedAppliances = defaultFigures): Household {
  const loads = Object.entries(presets[key]).map(([name, count]) => loadOf(name as ApplianceKey, count, appliances))
  return {
    loads,
    supply: 'backup',
    sun: 'usual',
    outageHours: FIRST_OUTAGE,
    isNight: true,
    chemistry: 'lifepo4',
    growthPercent: 0,
    site: 'roof',
  }
}
