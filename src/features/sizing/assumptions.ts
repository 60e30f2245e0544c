import { GENERATOR_LOAD, POWER_MARGIN } from '#features/catalog/fit/figures.ts'
import { PERFORMANCE, SUN_HOURS, WEAKEST_SUN_HOURS } from './irradiation.ts'

/** Battery chemistries that sizing distinguishes. */
export const chemistries = ['lifepo4', 'agm'] as const
export type Chemistry = (typeof chemistries)[number]

/**
 * Assumptions of a calculation, beside the visitor's input. Staff may change each figure (a site setting); these are
 * the first values. Shares are between 0 and 1.
 */
export type Assumptions = {
  /** Irradiation in kWh per square metre and day, equal to hours of full sun: on an average day, and in the weakest month. */
  sunHours: number
  weakestSunHours: number
  /** Share of the panels' energy that arrives; the second where most of it passes through the battery. */
  performance: number
  performanceByBattery: number
  /** Largest share of a battery that is used, even if its maker allows more; share of the charged energy that comes back out. */
  depth: Record<Chemistry, number>
  roundTrip: Record<Chemistry, number>
  /** Nominal voltage of the bank that ampere-hours refer to. */
  bankV: Record<Chemistry, number>
  /** Days without sun that a battery has to cover without a grid. */
  offGridDays: number
  /** Consumption of the inverter itself, all day, if its product does not state it: a share of its power, and a minimum in W. */
  idleShare: number
  idleLeastW: number
  /** From the panels on the roof to the inverter, in m. */
  cableM: number
  /** Continuous power of an inverter divided by the power of all that runs together. */
  powerMargin: number
  /** Power factor of generators, and the largest share of its power that a generator is loaded with for hours. */
  powerFactor: number
  generatorLoad: number
}

/** Own estimate, of data sheets of inverters of 1 to 10 kW. */
export const IDLE = { idleShare: 0.01, idleLeastW: 25 }

export const defaultAssumptions: Assumptions = {
  sunHours: SUN_HOURS,
  weakestSunHours: WEAKEST_SUN_HOURS,
  performance: PERFORMANCE,
  performanceByBattery: 0.7,
  depth: { lifepo4: 0.8, agm: 0.5 },
  roundTrip: { lifepo4: 0.92, agm: 0.85 },
  bankV: { lifepo4: 51.2, agm: 48 },
  offGridDays: 2,
  ...IDLE,
  cableM: 20,
  powerMargin: POWER_MARGIN,
  powerFactor: 0.8,
  generatorLoad: GENERATOR_LOAD,
}

/** The day on which these figures were gathered. */
export const ASSUMED_ON = '2026-11-21T12:00:00.000Z'
