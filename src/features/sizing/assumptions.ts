import { POWER_MARGIN } from '#features/catalog/fit/figures.ts'
import { PERFORMANCE, SUN_HOURS } from './irradiation.ts'

/** What batteries are made of, as far as sizing tells them apart. */
export const chemistries = ['lifepo4', 'agm'] as const
export type Chemistry = (typeof chemistries)[number]

/**
 * What a calculation takes for granted, beside what is entered. Staff may change each figure (a site setting); these are
 * the first values. Shares are between 0 and 1.
 */
export type Assumptions = {
  /** kWh on a square metre a day, which is as many hours of full sun. */
  sunHours: number
  /** Share of what panels could give that arrives, and the same where most of it passes through the battery. */
  performance: number
  performanceByBattery: number
  /** Share of a battery that may be used, and share of what was put in that comes back out. */
  depth: Record<Chemistry, number>
  roundTrip: Record<Chemistry, number>
  /** Nominal voltage of the bank by which ampere hours are told. */
  bankV: Record<Chemistry, number>
  /** Days that a battery carries where there is no grid at all. */
  offGridDays: number
  /** The continuous power of an inverter over what runs together. */
  powerMargin: number
  /** Power factor of generators, and the most that one is loaded with for hours. */
  powerFactor: number
  generatorLoad: number
}

export const defaultAssumptions: Assumptions = {
  sunHours: SUN_HOURS,
  performance: PERFORMANCE,
  performanceByBattery: 0.7,
  depth: { lifepo4: 0.8, agm: 0.5 },
  roundTrip: { lifepo4: 0.92, agm: 0.85 },
  bankV: { lifepo4: 51.2, agm: 48 },
  offGridDays: 2,
  powerMargin: POWER_MARGIN,
  powerFactor: 0.8,
  generatorLoad: 0.75,
}

/** The day on which these figures were gathered. */
export const ASSUMED_ON = '2026-11-21T12:00:00.000Z'
