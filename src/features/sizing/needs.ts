import type { Assumptions, Chemistry } from './assumptions.ts'
import { HALF_DAY_HOURS, type Household, type Load } from './household/household.ts'

/** Requirements of a household for its solar system. Energy in Wh, power in W, panels in Wp. */
export type Needs = {
  dailyWh: number
  /** Daily energy of appliances that only the grid powers; 0 without a grid. */
  gridWh: number
  /** Constant consumption of the inverter itself. */
  idleW: number
  /** Energy used during the outage, or without a grid in the days that the battery covers; includes the inverter's consumption. */
  backupWh: number
  panelWp: number
  /** Rated capacity of the battery, of which only a part is usable. */
  batteryWh: number
  batteryAh: number
  batteryV: number
  runningW: number
  continuousW: number
  surgeW: number
  generatorVa: number
}

const DAY_HOURS = 2 * HALF_DAY_HOURS
const sumOf = (loads: readonly Load[], of: (load: Load) => number) => loads.reduce((sum, load) => sum + of(load), 0)
const powered = ({ loads }: Household) => loads.filter(({ isNotForBattery }) => !isNotForBattery)
const growth = ({ growthPercent }: Household) => 1 + growthPercent / 100
const dayOf = ({ count, watts, dayHours, nightHours, duty }: Load) => count * watts * (dayHours + nightHours) * duty

/** Daily energy of the appliances on the battery, in Wh, including the reserve for growth: E_day = Σ (W × hours). */
export const dailyWh = (household: Household): number => growth(household) * sumOf(powered(household), dayOf)

/**
 * Energy used in the first `hours` of an outage, in Wh: E_back = Σ (W × hours inside the outage).
 *
 * All hours of use that fit into the outage count as inside it, so the result is never too small. An outage begins with the day
 * half or the night half, continues into the other half and then into the next day.
 */
export function backupWh(household: Household, hours: number): number {
  const { isNight } = household
  const days = Math.floor(hours / DAY_HOURS)
  const rest = hours - days * DAY_HOURS
  const insideRest = ({ dayHours, nightHours }: Load) => {
    const [first, second] = isNight ? [nightHours, dayHours] : [dayHours, nightHours]
    return Math.min(first, rest) + Math.min(second, Math.max(0, rest - HALF_DAY_HOURS))
  }
  const restWh = sumOf(powered(household), (load) => load.count * load.watts * insideRest(load) * load.duty)
  return days * dailyWh(household) + growth(household) * restWh
}

/** A battery's usable energy at a slow discharge, and the constant consumption of its inverter. */
export type EnergyStore = {
  usableWh: number
  idleW?: number
  /**
   * Minimum hours of discharge in which all of `usableWh` is available; a faster discharge gives less. Missing for lithium. See
   * {@link slowDrawHours}.
   */
  slowHours?: number
}

/**
 * Hours for which a store powers a household: the longest outage that its energy covers. The real time may be longer, since
 * {@link backupWh} assumes that all hours of use fall into the outage.
 *
 * @returns Infinity for a household that draws nothing
 */
export function runtimeHours(household: Household, { usableWh, idleW = 0, slowHours = 0 }: EnergyStore): number {
  const day = dailyWh(household) + DAY_HOURS * idleW
  if (day <= 0) return Number.POSITIVE_INFINITY
  const days = Math.floor(usableWh / day)
  const left = usableWh - days * day
  const isHeld = (hours: number) =>
    backupWh(household, hours) + idleW * hours <= (days > 0 ? left : left * availableShare(hours, slowHours))
  // A lead battery may cover a longer outage although it does not cover a short one, since slow discharge gives more energy.
  if (days === 0 && slowHours > 0 && !isHeld(slowHours)) {
    let minutes = Math.floor(60 * slowHours)
    while (minutes > 0 && !isHeld(minutes / 60)) minutes -= 1
    return minutes / 60
  }
  // Otherwise the needed energy only grows with the hours: bisect to a minute.
  let [least, most] = [days > 0 ? 0 : slowHours, DAY_HOURS]
  while (most - least > 1 / 60) {
    const middle = (least + most) / 2
    if (isHeld(middle)) least = middle
    else most = middle
  }
  return days * DAY_HOURS + least
}

/** Power in W of all appliances that may run at the same time; of those that take turns, only the largest. */
export const runningW = (household: Household): number => growth(household) * (togetherW(household) + turnW(household))

const togetherW = (household: Household) =>
  sumOf(
    powered(household).filter(({ takesTurns }) => !takesTurns),
    ({ count, watts }) => count * watts,
  )
const turnW = (household: Household) =>
  powered(household).reduce((most, { takesTurns, count, watts }) => (takesTurns && count > 0 ? Math.max(most, watts) : most), 0)

/**
 * Largest power in W while a motor starts: P_surge = W of all other running appliances + W_m × k_m, for the motor with the largest
 * sum. Never below the running power.
 */
export function surgeW(household: Household): number {
  const start = startingMotor(household)
  return Math.max(runningW(household), growth(household) * (start ? start.othersW + start.motor.watts * start.motor.startFactor : 0))
}

/** The motor that causes the largest surge, and the power in W of the other appliances that run; undefined without a motor. */
export function startingMotor(household: Household): { motor: Load; othersW: number } | undefined {
  const [together, turn] = [togetherW(household), turnW(household)]
  return powered(household)
    .filter(({ count, watts, startFactor }) => count > 0 && watts > 0 && startFactor > 1)
    .map((motor) => ({ motor, othersW: motor.takesTurns ? together : together + turn - motor.watts }))
    .sort((one, other) => startWatts(other) - startWatts(one))[0]
}

const startWatts = ({ motor, othersW }: { motor: Load; othersW: number }) => othersW + motor.watts * motor.startFactor

/**
 * Share of a battery's energy that reaches the appliances: depth of discharge × round trip.
 *
 * @param depth depth of discharge that the maker states, if any; capped at the assumed depth, for a long battery life
 */
export function usableShare(chemistry: Chemistry, assumed: Assumptions, depth?: number): number {
  return usedDepth(chemistry, assumed, depth) * assumed.roundTrip[chemistry]
}

const usedDepth = (chemistry: Chemistry, { depth }: Assumptions, ownDepth = 1) => Math.min(ownDepth, depth[chemistry])

/** Hours of discharge for which makers state the capacity of lead batteries. */
const RATED_HOURS = 20

/** Minimum hours in which a battery can be discharged to the used depth and still give its rated energy; 0 for lithium. */
export function slowDrawHours(chemistry: Chemistry, assumed: Assumptions, depth?: number): number {
  return chemistry === 'agm' ? RATED_HOURS * usedDepth(chemistry, assumed, depth) : 0
}

/** Peukert exponent k of AGM batteries, 1.05 to 1.15 (bdbatteries.com/peukert.php); the less favourable end. */
const PEUKERT = 1.15

/**
 * Share of a lead battery's energy that is available if it is discharged in `hours`; below `slow` hours it follows Peukert's law:
 * t = H × (C / (I × H))^k, so C_t / C_H = (t / H)^((k - 1) / k). The current is assumed constant.
 */
export function availableShare(hours: number, slow: number): number {
  return hours >= slow ? 1 : (Math.max(hours, 1 / 60) / slow) ** ((PEUKERT - 1) / PEUKERT)
}

/**
 * Irradiation that a household's panels are sized for, in kWh per square metre and day: that of the weakest month if the visitor
 * chose it, or by default without a grid; else that of an average day.
 */
export function sunHoursOf({ sun, supply }: Pick<Household, 'sun' | 'supply'>, assumed: Assumptions): number {
  return isSizedForWeakestMonth({ sun, supply }) ? assumed.weakestSunHours : assumed.sunHours
}

export const isSizedForWeakestMonth = ({ sun, supply }: Pick<Household, 'sun' | 'supply'>) =>
  sun === 'weakest' || (sun === 'usual' && supply === 'offGrid')

/**
 * True if most of the daily energy passes through the battery, which loses part of it: always without a grid; with a grid if more
 * than half of the energy is used during the outage.
 */
export function isEnergyMostlyStored(household: Household): boolean {
  return household.supply === 'offGrid' || backupWh(household, household.outageHours) > dailyWh(household) / 2
}

/** Share of the panels' energy that reaches a household's appliances. */
export const performanceOf = (household: Household, { performance, performanceByBattery }: Assumptions): number =>
  isEnergyMostlyStored(household) ? performanceByBattery : performance

/** Hours that a battery has to cover: an outage, or without a grid the days without sun. */
export const hoursOnBattery = ({ supply, outageHours }: Pick<Household, 'supply' | 'outageHours'>, { offGridDays }: Assumptions) =>
  supply === 'offGrid' ? DAY_HOURS * offGridDays : outageHours

/** Assumed constant consumption of an inverter in W: a share of its power, and at least the minimum. */
export function assumedIdleW(powerW: number, { idleShare, idleLeastW }: Pick<Assumptions, 'idleShare' | 'idleLeastW'>): number {
  return Math.max(idleLeastW, idleShare * powerW)
}

/**
 * Computes all needs of a household. The numbers below are defaults that staff may change.
 *
 * - PV_Wp = (E_day + 24 h × P_idle) / (PSH × PR); PSH of {@link sunHoursOf}, PR of {@link performanceOf}
 * - Batt_Wh = (E_back + hours × P_idle) / (DoD × eff); without a grid E_back = E_day × days; Ah = Batt_Wh / V; a lead battery needs
 *   more for a short outage ({@link availableShare})
 * - P_cont = 1.25 × Σ W; P_surge as in {@link surgeW}
 * - generator VA = the larger of P_surge / 0.8 and Σ W / 0.8 / 0.75, since it should not run above 75 % for hours
 *
 * @param idleW constant consumption of the inverter; by default assumed for an inverter of P_cont
 */
export function needsOf(household: Household, assumed: Assumptions, idleW?: number): Needs {
  const { supply, chemistry, loads } = household
  const isOffGrid = supply === 'offGrid'
  const day = dailyWh(household)
  const running = runningW(household)
  const continuousW = running * assumed.powerMargin
  const ownW = day > 0 ? (idleW ?? assumedIdleW(continuousW, assumed)) : 0
  const hours = hoursOnBattery(household, assumed)
  const drawn = isOffGrid ? day * assumed.offGridDays : backupWh(household, hours)
  // If no appliance runs during the outage, the inverter is off.
  const backup = drawn > 0 ? drawn + hours * ownW : 0
  const surge = surgeW(household)
  const batteryWh = backup > 0 ? backup / usableShare(chemistry, assumed) / availableShare(hours, slowDrawHours(chemistry, assumed)) : 0
  const batteryV = assumed.bankV[chemistry]
  return {
    dailyWh: day,
    gridWh: isOffGrid ? 0 : growth(household) * sumOf(loads, (load) => (load.isNotForBattery ? dayOf(load) : 0)),
    idleW: ownW,
    backupWh: backup,
    panelWp: (day + DAY_HOURS * ownW) / (sunHoursOf(household, assumed) * performanceOf(household, assumed)),
    batteryWh,
    batteryAh: batteryWh / batteryV,
    batteryV,
    runningW: running,
    continuousW,
    surgeW: surge,
    generatorVa: Math.max(surge, running / assumed.generatorLoad) / assumed.powerFactor,
  }
}
