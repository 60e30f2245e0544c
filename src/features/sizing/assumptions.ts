import { GENERATOR_LOAD, POWER_MARGIN } from '#features/catalog/fit/figures.ts'
import { PERFORMANCE_RATIO, SUN_HOURS, WEAKEST_SUN_HOURS } from './irradiation.ts'

/** Battery chemistries that sizing distinguishes. */
export const chemistries = ['lifepo4', 'agm'] as const
export type Chemistry = (typeof chemistries)[number]

/**
 * Figures that a calculation assumes in addition to the visitor's input. Staff may change most of them
 * (settings/setting-fields.ts). Shares are between 0 and 1.
 */
export type Assumptions = {
  /** Irradiation in kWh per square metre and day (equal to hours of full sun) on an average day, and in the weakest month. */
  sunHours: number
  weakestSunHours: number
  /** Share of the panels' energy that reaches the appliances; `performanceByBattery` if most of it passes through the battery. */
  performance: number
  performanceByBattery: number
  /** Maximum depth of discharge; if the maker states less, that counts. */
  depth: Record<Chemistry, number>
  /** Share of the charged energy that a battery gives back. */
  roundTrip: Record<Chemistry, number>
  /** Nominal voltage of the bank that ampere-hours refer to. */
  bankV: Record<Chemistry, number>
  /** Days without sun that the battery of a house without a grid must cover. */
  offGridDays: number
  /** Constant consumption of an inverter whose product states none: a share of its power, and a minimum in W. */
  idleShare: number
  idleLeastW: number
  /** Cable length from the panels to the inverter, in m. */
  cableM: number
  /** Required continuous power of an inverter, divided by the power of all appliances that run together. */
  powerMargin: number
  /** Power factor of generators, and the maximum share of a generator's power for a load of several hours. */
  powerFactor: number
  generatorLoad: number
}

/** Default consumption of inverters: our estimate from data sheets of inverters of 1 to 10 kW. */
export const DEFAULT_IDLE = { idleShare: 0.01, idleLeastW: 25 }

export const defaultAssumptions: Assumptions = {
  sunHours: SUN_HOURS,
  weakestSunHours: WEAKEST_SUN_HOURS,
  performance: PERFORMANCE_RATIO,
  performanceByBattery: 0.7,
  depth: { lifepo4: 0.8, agm: 0.5 },
  roundTrip: { lifepo4: 0.92, agm: 0.85 },
  bankV: { lifepo4: 51.2, agm: 48 },
  offGridDays: 2,
  ...DEFAULT_IDLE,
  cableM: 20,
  powerMargin: POWER_MARGIN,
  powerFactor: 0.8,
  generatorLoad: GENERATOR_LOAD,
}

/** Time at which the defaults were collected; shown until staff change a figure. */
export const ASSUMED_ON = '2026-11-21T12:00:00.000Z'
