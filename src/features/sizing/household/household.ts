import type { Chemistry } from '../assumptions.ts'
import { type ApplianceKey, type CountedAppliances, defaultFigures } from './appliance-figures.ts'

/** A load of a household: appliances of one kind, with their hours by day and by night, of twelve each. */
export type Load = {
  /** The appliance that it was made from; an own one has a name instead. */
  key?: ApplianceKey
  name?: string
  count: number
  watts: number
  dayHours: number
  nightHours: number
  duty: number
  startFactor: number
  /** Two that take turns never run at the same moment. */
  takesTurns?: true
  /** One's own appliance that is said to have a motor: it starts as a pump does, if its name says nothing else. */
  hasMotor?: true
  isNotForBattery?: true
}

/** `backup`: there is a grid that fails. `offGrid`: there is none. */
export const supplies = ['backup', 'offGrid'] as const
type Supply = (typeof supplies)[number]

/** For which sun panels are sized. `usual`: without a grid for the weakest month, beside one for an average day. */
export const sunChoices = ['usual', 'average', 'weakest'] as const
type SunChoice = (typeof sunChoices)[number]

/** Where the panels stand. */
export const sites = ['roof', 'ground'] as const
export type Site = (typeof sites)[number]

export type Household = {
  loads: readonly Load[]
  supply: Supply
  sun: SunChoice
  /** Hours a day without grid; not asked for without a grid. */
  outageHours: number
  isNight: boolean
  chemistry: Chemistry
  /** Room to grow, in per cent of energy and power. */
  growthPercent: number
  site: Site
  /** From the panels to the inverter, in m; undefined: as far as the shop assumes. */
  cableM?: number
}

/** The same household with batteries of the other chemistry. */
export const withOtherChemistry = (household: Household): Household => ({
  ...household,
  chemistry: household.chemistry === 'agm' ? 'lifepo4' : 'agm',
})

/** Hours of a day, and of a night. */
export const HALF_DAY = 12

/** An appliance as a load. */
export function loadOf(key: ApplianceKey, count: number, appliances: CountedAppliances = defaultFigures): Load {
  const { watts, dayHours, nightHours, duty, startFactor, takesTurns, isNotForBattery } = appliances[key]
  const marks = { ...(takesTurns ? { takesTurns } : {}), ...(isNotForBattery ? { isNotForBattery } : {}) }
  return { key, count, watts, dayHours, nightHours, duty, startFactor, ...marks }
}

/** Three households to start from: how many of which appliance. Own choice, by what is common in Cuba. */
const presets = {
  basic: { fridge: 1, fan: 2, bulb: 5, tv: 1, router: 1 },
  comfort: { fridge: 1, fan: 3, bulb: 8, tv: 1, router: 1, split: 1, riceCooker: 1, washer: 1 },
  shop: { freezer: 2, split: 1, bulb: 6, router: 1 },
} as const satisfies Record<string, Partial<Record<ApplianceKey, number>>>
export type PresetKey = keyof typeof presets
export const presetKeys = Object.keys(presets) as [PresetKey, ...PresetKey[]]
export const isPreset = (text: string | null | undefined): text is PresetKey => presetKeys.some((key) => key === text)

/** Hours without grid that a calculation starts from, at night. */
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
