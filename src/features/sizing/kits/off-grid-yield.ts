import type { Assumptions } from '../assumptions.ts'
import type { Household } from '../household/household.ts'
import { dailyWh, performanceOf } from '../needs.ts'

/** Daily yield of a kit's panels on an average day and in the weakest month, and the daily consumption, in Wh. */
export type OffGridYield = {
  averageWh: number
  weakestWh: number
  usesWh: number
  /** Average days to charge an empty battery while the house uses energy; missing if no energy is left for the battery. */
  rechargeDays?: number
}

/**
 * Computes the yield of a kit without a grid: E = P × PSH × PR for average day and weakest month; days = usable energy of the
 * battery / (E_average − E_day), rounded up to tenths.
 *
 * @param idleW constant consumption of the inverter
 * @param usableWh usable energy of the battery
 * @returns undefined for a house with a grid, since the grid charges the battery too
 */
export function computeOffGridYield(
  household: Household,
  assumed: Assumptions,
  { panelWp, idleW, usableWh }: Record<'panelWp' | 'idleW' | 'usableWh', number>,
): OffGridYield | undefined {
  if (household.supply !== 'offGrid') return undefined
  const arrives = panelWp * performanceOf(household, assumed)
  const usesWh = dailyWh(household) + 24 * idleW
  const averageWh = arrives * assumed.sunHours
  const leftWh = averageWh - usesWh
  const days = leftWh > 0 ? { rechargeDays: Math.ceil((10 * usableWh) / leftWh - 1e-6) / 10 } : {}
  return { averageWh, weakestWh: arrives * assumed.weakestSunHours, usesWh, ...days }
}
