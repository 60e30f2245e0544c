import { dailyYieldKwh } from './irradiation.ts'

/** An appliance: how many, what one draws while running, hours a day, and hours during a night without grid. */
export type Load = { key: 'fridge' | 'fans' | 'bulbs' | 'tv' | 'router'; count: number; watts: number; hours: number; nightHours: number }

/**
 * A modest household as it is common in Cuba. The fridge runs 2.6 kWh a day (Diario de Cuba, 2020), which is 17.3 hours
 * of its 150 W; the other figures are estimates.
 */
export const exampleLoads: readonly Load[] = [
  { key: 'fridge', count: 1, watts: 150, hours: 2600 / 150, nightHours: 2600 / 150 / 3 },
  { key: 'fans', count: 2, watts: 55, hours: 10, nightHours: 8 },
  { key: 'bulbs', count: 5, watts: 9, hours: 6, nightHours: 4 },
  { key: 'tv', count: 1, watts: 80, hours: 5, nightHours: 3 },
  { key: 'router', count: 1, watts: 30, hours: 10, nightHours: 8 },
]

/** Share of a lithium battery that may be used, and of it what comes back out. */
const DEPTH = 0.8
const ROUND_TRIP = 0.92
/** A fridge's motor draws this many times its power when it starts. */
const FRIDGE_START = 5

/**
 * What a household needs: energy a day, panels of `wattPeak` each, a battery for a night of eight hours without grid,
 * and the power that an inverter must bear for a moment when the fridge starts.
 */
export function needsOf(loads: readonly Load[], wattPeak: number) {
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + load.count * of(load), 0)
  const dailyKwh = sum(({ watts, hours }) => watts * hours) / 1000
  const running = sum(({ watts }) => watts)
  const fridge = loads.find(({ key }) => key === 'fridge')?.watts ?? 0
  return {
    dailyKwh,
    panels: Math.ceil(dailyKwh / dailyYieldKwh(wattPeak)),
    batteryKwh: sum(({ watts, nightHours }) => watts * nightHours) / 1000 / DEPTH / ROUND_TRIP,
    surgeKw: (running + fridge * (FRIDGE_START - 1)) / 1000,
  }
}
