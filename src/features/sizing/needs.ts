import type { Assumptions, Chemistry } from './assumptions.ts'
import { HALF_DAY, type Household, type Load } from './household.ts'

/** What a household needs. Energy in Wh, power in W, panels in Wp. */
export type Needs = {
  dailyWh: number
  /** What is drawn while there is no grid; without a grid, in the days that a battery carries. */
  backupWh: number
  panelWp: number
  /** The whole battery, of which only a part may be used. */
  batteryWh: number
  batteryAh: number
  batteryV: number
  runningW: number
  continuousW: number
  surgeW: number
  generatorVa: number
}

const sumOf = (loads: readonly Load[], of: (load: Load) => number) => loads.reduce((sum, load) => sum + of(load), 0)
const powered = ({ loads }: Household) => loads.filter(({ isNotForBattery }) => !isNotForBattery)
const growth = ({ growthPercent }: Household) => 1 + growthPercent / 100

/** Energy of a day, in Wh: E_day = Σ (W × hours), of what a battery is to carry, with the room to grow. */
export function dailyWh(household: Household): number {
  return (
    growth(household) *
    sumOf(powered(household), ({ count, watts, dayHours, nightHours, duty }) => count * watts * (dayHours + nightHours) * duty)
  )
}

/**
 * Energy of the first hours without grid, in Wh: E_back = Σ (W × hours inside the outage). What is used for some hours of
 * the night is taken to be used inside the outage, so the figure is never too small; a fridge runs evenly. After its own
 * half of the day the outage goes on into the other one; after a day, the next begins.
 */
export function backupWh(household: Household, hours: number): number {
  const { isNight } = household
  const days = Math.floor(hours / (2 * HALF_DAY))
  const rest = hours - days * 2 * HALF_DAY
  const insideRest = ({ dayHours, nightHours }: Load) => {
    const [first, second] = isNight ? [nightHours, dayHours] : [dayHours, nightHours]
    return Math.min(first, rest) + Math.min(second, Math.max(0, rest - HALF_DAY))
  }
  const restWh = sumOf(powered(household), (load) => load.count * load.watts * insideRest(load) * load.duty)
  return days * dailyWh(household) + growth(household) * restWh
}

/**
 * For how long a store of energy carries a household, in hours: the longest outage whose energy it holds. At least as
 * long as is said, since the hours of use are taken to come first.
 *
 * @param usableWh what may be drawn from the store
 * @returns Infinity for a household that draws nothing
 */
export function carriedHours(household: Household, usableWh: number): number {
  const day = dailyWh(household)
  if (day <= 0) return Number.POSITIVE_INFINITY
  const days = Math.floor(usableWh / day)
  const left = usableWh - days * day
  // Within a day the energy grows with every hour in which anything runs: halve the span until it is known by a minute.
  let [least, most] = [0, 2 * HALF_DAY]
  while (most - least > 1 / 60) {
    const middle = (least + most) / 2
    if (backupWh(household, middle) <= left) least = middle
    else most = middle
  }
  return days * 2 * HALF_DAY + least
}

/** What runs at the same time, in W: everything, since nobody is asked to switch off first. */
export function runningW(household: Household): number {
  return growth(household) * sumOf(powered(household), ({ count, watts }) => count * watts)
}

/** P_surge = Σ W − W_m + W_m × k_m, in W: all of it runs while that motor starts that adds most. */
export function surgeW(household: Household): number {
  const motor = startingMotor(household)
  return runningW(household) + growth(household) * (motor ? startW(motor) : 0)
}

/** What one of a load adds in the moment it starts, in W. */
const startW = ({ watts, startFactor }: Load) => watts * (startFactor - 1)

/** The motor that adds most when it starts; nothing where none adds anything. */
export function startingMotor(household: Household): Load | undefined {
  const motors = powered(household).filter((load) => load.count > 0 && startW(load) > 0)
  return motors.sort((one, other) => startW(other) - startW(one))[0]
}

/** Share of a battery's energy that reaches the appliances: depth of discharge × round trip. @param depth the maker's, if told */
export function usableShare(chemistry: Chemistry, assumed: Assumptions, depth = assumed.depth[chemistry]): number {
  return depth * assumed.roundTrip[chemistry]
}

/**
 * All that a household needs.
 *
 * - PV_Wp = E_day / (PSH × PR); PR is lower where most energy passes through the battery, as without a grid
 * - Batt_Wh = E_back / (DoD × eff); without a grid E_back is that of whole days; Ah = Batt_Wh / V
 * - P_cont = 1.25 × Σ W; P_surge as in {@link surgeW}
 * - generator VA = the larger of P_surge / 0.8 and Σ W / 0.8 / 0.75, since it should not run above 75 % for hours
 */
export function needsOf(household: Household, assumed: Assumptions): Needs {
  const { supply, chemistry, outageHours } = household
  const isOffGrid = supply === 'offGrid'
  const day = dailyWh(household)
  const backup = isOffGrid ? day * assumed.offGridDays : backupWh(household, outageHours)
  const running = runningW(household)
  const surge = surgeW(household)
  const batteryWh = backup / usableShare(chemistry, assumed)
  const batteryV = assumed.bankV[chemistry]
  return {
    dailyWh: day,
    backupWh: backup,
    panelWp: day / (assumed.sunHours * (isOffGrid ? assumed.performanceByBattery : assumed.performance)),
    batteryWh,
    batteryAh: batteryWh / batteryV,
    batteryV,
    runningW: running,
    continuousW: running * assumed.powerMargin,
    surgeW: surge,
    generatorVa: Math.max(surge, running / assumed.generatorLoad) / assumed.powerFactor,
  }
}
