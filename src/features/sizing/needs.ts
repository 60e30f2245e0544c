import type { Assumptions, Chemistry } from './assumptions.ts'
import { HALF_DAY, type Household, type Load } from './household/household.ts'

/** Needs of a household. Energy in Wh, power in W, panels in Wp. */
export type Needs = {
  dailyWh: number
  /** Energy of a day that is left to the grid, where there is one: no battery should carry it. */
  gridWh: number
  /** Consumption of the inverter itself, all day long. */
  idleW: number
  /** Energy drawn while there is no grid; without a grid, in the days that a battery carries. The inverter's own is part of it. */
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

const DAY = 2 * HALF_DAY
const sumOf = (loads: readonly Load[], of: (load: Load) => number) => loads.reduce((sum, load) => sum + of(load), 0)
const powered = ({ loads }: Household) => loads.filter(({ isNotForBattery }) => !isNotForBattery)
const growth = ({ growthPercent }: Household) => 1 + growthPercent / 100
const dayOf = ({ count, watts, dayHours, nightHours, duty }: Load) => count * watts * (dayHours + nightHours) * duty

/** Energy of a day, in Wh: E_day = Σ (W × hours), of what a battery is to carry, with the room to grow. */
export const dailyWh = (household: Household): number => growth(household) * sumOf(powered(household), dayOf)

/**
 * Energy of the first hours without grid, in Wh: E_back = Σ (W × hours inside the outage). What is used for some hours of
 * the night is taken to be used inside the outage, so the figure is never too small; a fridge runs evenly. After its own
 * half of the day the outage goes on into the other one; after a day, the next begins.
 */
export function backupWh(household: Household, hours: number): number {
  const { isNight } = household
  const days = Math.floor(hours / DAY)
  const rest = hours - days * DAY
  const insideRest = ({ dayHours, nightHours }: Load) => {
    const [first, second] = isNight ? [nightHours, dayHours] : [dayHours, nightHours]
    return Math.min(first, rest) + Math.min(second, Math.max(0, rest - HALF_DAY))
  }
  const restWh = sumOf(powered(household), (load) => load.count * load.watts * insideRest(load) * load.duty)
  return days * dailyWh(household) + growth(household) * restWh
}

/** A store of energy: what may be drawn from it when it is drawn slowly, and what its inverter takes of that itself, all the time. */
export type Store = {
  usableWh: number
  idleW?: number
  /** Hours from which on all of `usableWh` can be drawn; in fewer it is less. Nothing for lithium. See {@link slowDrawHours}. */
  slowHours?: number
}

/**
 * For how long a store of energy carries a household, in hours: the longest outage whose energy it holds. At least as
 * long as is said, since the hours of use are taken to come first.
 *
 * @returns Infinity for a household that draws nothing
 */
export function carriedHours(household: Household, { usableWh, idleW = 0, slowHours = 0 }: Store): number {
  const day = dailyWh(household) + DAY * idleW
  if (day <= 0) return Number.POSITIVE_INFINITY
  const days = Math.floor(usableWh / day)
  const left = usableWh - days * day
  const isHeld = (hours: number) => backupWh(household, hours) + idleW * hours <= (days > 0 ? left : left * drawnShare(hours, slowHours))
  // A lead battery that does not hold a short outage may hold a longer one, in which it is drawn more slowly.
  if (days === 0 && slowHours > 0 && !isHeld(slowHours)) {
    let minutes = Math.floor(60 * slowHours)
    while (minutes > 0 && !isHeld(minutes / 60)) minutes -= 1
    return minutes / 60
  }
  // Else the energy grows with every hour in which anything runs: halve the span until it is known by a minute.
  let [least, most] = [days > 0 ? 0 : slowHours, DAY]
  while (most - least > 1 / 60) {
    const middle = (least + most) / 2
    if (isHeld(middle)) least = middle
    else most = middle
  }
  return days * DAY + least
}

/** Power of everything that runs at the same time, in W, since nobody is asked to switch off first; of what takes turns the largest. */
export const runningW = (household: Household): number => growth(household) * (togetherW(household) + turnW(household))

const togetherW = (household: Household) =>
  sumOf(
    powered(household).filter(({ takesTurns }) => !takesTurns),
    ({ count, watts }) => count * watts,
  )
const turnW = (household: Household) =>
  powered(household).reduce((most, { takesTurns, count, watts }) => (takesTurns && count > 0 ? Math.max(most, watts) : most), 0)

/** P_surge = W of all else that runs + W_m × k_m, in W, of that motor of which it is most. Never below what runs. */
export function surgeW(household: Household): number {
  const start = startingMotor(household)
  return Math.max(runningW(household), growth(household) * (start ? start.othersW + start.motor.watts * start.motor.startFactor : 0))
}

/** The motor that asks for most when it starts, and what runs beside it, in W and without the room to grow; nothing where none adds anything. */
export function startingMotor(household: Household): { motor: Load; othersW: number } | undefined {
  const [together, turn] = [togetherW(household), turnW(household)]
  return powered(household)
    .filter(({ count, watts, startFactor }) => count > 0 && watts > 0 && startFactor > 1)
    .map((motor) => ({ motor, othersW: motor.takesTurns ? together : together + turn - motor.watts }))
    .sort((one, other) => asked(other) - asked(one))[0]
}

const asked = ({ motor, othersW }: { motor: Load; othersW: number }) => othersW + motor.watts * motor.startFactor

/**
 * Share of a battery's energy that reaches the appliances: depth of discharge × round trip.
 *
 * @param depth the maker's, if told; more than is assumed is not used of any battery, so that it lasts
 */
export function usableShare(chemistry: Chemistry, assumed: Assumptions, depth?: number): number {
  return usedDepth(chemistry, assumed, depth) * assumed.roundTrip[chemistry]
}

const usedDepth = (chemistry: Chemistry, { depth }: Assumptions, told = 1) => Math.min(told, depth[chemistry])

/** Makers of lead batteries tell what twenty hours draw from them. */
const RATED_HOURS = 20

/** Hours from which on a battery gives what its maker tells, drawn down to the depth that is used; 0 for lithium. */
export function slowDrawHours(chemistry: Chemistry, assumed: Assumptions, depth?: number): number {
  return chemistry === 'agm' ? RATED_HOURS * usedDepth(chemistry, assumed, depth) : 0
}

/** k of AGM batteries is 1.05 to 1.15 (bdbatteries.com/peukert.php): the less favourable end. */
const PEUKERT = 1.15

/**
 * The share of a lead battery's energy that comes out when it is drawn in fewer hours than its maker's twenty, by
 * Peukert's law: t = H × (C / (I × H))^k, so that C_t / C_H = (t / H)^((k - 1) / k). The current is taken as even.
 */
export function drawnShare(hours: number, slow: number): number {
  return hours >= slow ? 1 : (Math.max(hours, 1 / 60) / slow) ** ((PEUKERT - 1) / PEUKERT)
}

/** kWh on a square metre a day for which a household's panels are sized: without a grid those of the weakest month. */
export function sunHoursOf({ sun, supply }: Pick<Household, 'sun' | 'supply'>, assumed: Assumptions): number {
  return isForWeakest({ sun, supply }) ? assumed.weakestSunHours : assumed.sunHours
}

export const isForWeakest = ({ sun, supply }: Pick<Household, 'sun' | 'supply'>) =>
  sun === 'weakest' || (sun === 'usual' && supply === 'offGrid')

/**
 * True if most energy of a day passes through the battery, by which more of it is lost: without a grid always, since of 24
 * hours the sun gives power for five; beside one if more than half of the day is used while it is gone.
 */
export function isMostlyStored(household: Household): boolean {
  return household.supply === 'offGrid' || backupWh(household, household.outageHours) > dailyWh(household) / 2
}

/** Share of what panels could give that arrives. */
export const performanceOf = (household: Household, { performance, performanceByBattery }: Assumptions): number =>
  isMostlyStored(household) ? performanceByBattery : performance

/** Hours for which a battery is to carry a household: those of an outage, or of the days without sun where there is no grid. */
export const storedHours = ({ supply, outageHours }: Pick<Household, 'supply' | 'outageHours'>, { offGridDays }: Assumptions) =>
  supply === 'offGrid' ? DAY * offGridDays : outageHours

/** Consumption of an inverter of so many W itself, in W, where it is not told: a share of its power, and not less than that of a small one. */
export function assumedIdleW(powerW: number, { idleShare, idleLeastW }: Pick<Assumptions, 'idleShare' | 'idleLeastW'>): number {
  return Math.max(idleLeastW, idleShare * powerW)
}

/**
 * Computes all needs of a household.
 *
 * - PV_Wp = (E_day + 24 h × P_idle) / (PSH × PR); PSH of {@link sunHoursOf}, PR of {@link performanceOf}
 * - Batt_Wh = (E_back + hours × P_idle) / (DoD × eff); without a grid E_back is that of whole days; Ah = Batt_Wh / V; of a
 *   lead battery more, where the outage is short ({@link drawnShare})
 * - P_cont = 1.25 × Σ W; P_surge as in {@link surgeW}
 * - generator VA = the larger of P_surge / 0.8 and Σ W / 0.8 / 0.75, since it should not run above 75 % for hours
 *
 * @param idleW own consumption of the inverter; without one, that of an inverter of P_cont
 */
export function needsOf(household: Household, assumed: Assumptions, idleW?: number): Needs {
  const { supply, chemistry, loads } = household
  const isOffGrid = supply === 'offGrid'
  const day = dailyWh(household)
  const running = runningW(household)
  const continuousW = running * assumed.powerMargin
  const ownW = day > 0 ? (idleW ?? assumedIdleW(continuousW, assumed)) : 0
  const hours = storedHours(household, assumed)
  const drawn = isOffGrid ? day * assumed.offGridDays : backupWh(household, hours)
  // Where nothing is used in an outage no inverter runs for it.
  const backup = drawn > 0 ? drawn + hours * ownW : 0
  const surge = surgeW(household)
  const batteryWh = backup > 0 ? backup / usableShare(chemistry, assumed) / drawnShare(hours, slowDrawHours(chemistry, assumed)) : 0
  const batteryV = assumed.bankV[chemistry]
  return {
    dailyWh: day,
    gridWh: isOffGrid ? 0 : growth(household) * sumOf(loads, (load) => (load.isNotForBattery ? dayOf(load) : 0)),
    idleW: ownW,
    backupWh: backup,
    panelWp: (day + DAY * ownW) / (sunHoursOf(household, assumed) * performanceOf(household, assumed)),
    batteryWh,
    batteryAh: batteryWh / batteryV,
    batteryV,
    runningW: running,
    continuousW,
    surgeW: surge,
    generatorVa: Math.max(surge, running / assumed.generatorLoad) / assumed.powerFactor,
  }
}
