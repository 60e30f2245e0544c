import type { Specs } from '../goods/attributes.ts'

/** Yes, no, or unknown because a figure is missing. */
export type Answer = boolean | undefined

/** True if one figure is at least the other. */
export function atLeast(one: number | undefined, other: number | undefined): Answer {
  return one === undefined || other === undefined ? undefined : one >= other
}

/** Open-circuit voltage of a panel in the coldest morning: +0.28 %/K, 10 °C in Cuba. */
export const coldVoltageV = (openCircuitV: number) => openCircuitV * (1 + 0.0028 * (25 - 10))
/** Operating voltage of a panel whose cells are hot: -0.35 %/K, cells of 70 °C (own estimate). */
const hotVoltageV = (voltageV: number) => voltageV * (1 - 0.0035 * (70 - 25))

/**
 * How many panels may stand in series before a solar input: enough to wake it when they are hot, not so many that they
 * pass its limit when it is cold, or leave the window of its tracker. `max` is below `min` when none fits,
 * as where there is no input at all; undefined when a figure is missing.
 */
export function stringLengths(panel: Specs, input: Specs): { min: number; max: number } | undefined {
  const { voltageV, openCircuitV } = panel
  if (input.solarInput === 'no') return { min: 1, max: 0 }
  if (!voltageV || !openCircuitV || input.dcMinV === undefined || input.dcMaxV === undefined) return undefined
  // Where the maker gives no end of the tracker's window, the input works up to what it bears.
  const tracked = input.mpptMaxV === undefined ? Number.POSITIVE_INFINITY : Math.floor(input.mpptMaxV / voltageV)
  return {
    min: Math.max(1, Math.ceil(input.dcMinV / hotVoltageV(voltageV))),
    max: Math.min(tracked, Math.floor(input.dcMaxV / coldVoltageV(openCircuitV))),
  }
}

/**
 * How many of a battery may stand in series at a device, the fewest first: one number at each voltage that it takes, more
 * at a high-voltage input.
 *
 * @returns nothing when none does, undefined when a figure is missing
 */
export function seriesFor(battery: Specs, device: Specs): number[] | undefined {
  const { voltageV } = battery
  const windows = windowsOf(device)
  if (!voltageV || !windows) return undefined
  const ranges = windows
    .map(([minV, maxV]) => [Math.ceil(minV / voltageV - ROUNDING), Math.floor(maxV / voltageV + ROUNDING)] as const)
    .filter(([least, most]) => least <= most)
  // A battery of which nothing else is known stands alone.
  const allowed = Math.max(1, battery.seriesMax ?? 1)
  const numbers = ranges.flatMap(([least, most]) =>
    Array.from({ length: Math.max(0, Math.min(most, allowed) - least + 1) }, (_, at) => least + at),
  )
  if (numbers.length === 0 && ranges.length > 0 && battery.seriesMax === undefined) return undefined
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/** Tolerance for binary fractions in a quotient of voltages. */
const ROUNDING = 1e-9

/** The nominal voltages of banks that a device takes. A lithium cell is higher than lead: 12.8 V stands for 12 V. */
function windowsOf({ batteryV, batteryMinV, batteryMaxV }: Specs): [number, number][] | undefined {
  if (batteryV === 'hv') return batteryMinV && batteryMaxV ? [[batteryMinV, batteryMaxV]] : undefined
  return batteryV?.split('/').map((classV) => [Number(classV), Number(classV) * (12.8 / 12)])
}

/** The power of a source over what runs for hours: with less it runs at its limit. The first value of the setting that staff keep. */
export const POWER_MARGIN = 1.25

/** Power factor of alternators: kW per kVA, ISO 8528-1. */
const POWER_FACTOR = 0.8

/** A generator should not run above this share of its power for hours. */
export const GENERATOR_LOAD = 0.75

/**
 * Power of a generator for hours, in kW: no more than its kVA at that power factor, whatever it gives at best; undefined
 * when neither is told.
 */
export function continuousKw({ powerKw, kva }: Specs): number | undefined {
  return kva === undefined ? powerKw : Math.min(powerKw ?? Number.POSITIVE_INFINITY, kva * POWER_FACTOR)
}

/** True if a supply has every voltage that a device is made for: "110/220" covers "220". */
export function coversVoltage(supply: Specs, device: Specs): Answer {
  if (!supply.acV || !device.acV) return undefined
  const given = supply.acV.split('/')
  return device.acV.split('/').every((voltage) => given.includes(voltage))
}

export function coversPhases(supply: Specs, device: Specs): Answer {
  if (!supply.phases || !device.phases) return undefined
  const given = supply.phases.split('/')
  return device.phases.split('/').every((phases) => given.includes(phases))
}

/** How far two figures are apart, in doublings; 0 when one is missing. */
export function doublings(one: number | undefined, other: number | undefined): number {
  return one && other ? Math.abs(Math.log2(one / other)) : 0
}
