import type { Specs } from '../../goods/attributes.ts'

/**
 * Possible numbers of a battery in series at a device, the fewest first: one number for each voltage of the device, more at a
 * high-voltage input.
 *
 * @returns an empty list if none fits, undefined if a figure is missing
 */
export function seriesFor(battery: Specs, device: Specs): number[] | undefined {
  const { voltageV } = battery
  const windows = windowsOf(device)
  if (!voltageV || !windows) return undefined
  const ranges = windows
    .map(([minV, maxV]) => [Math.ceil(minV / voltageV - ROUNDING), Math.floor(maxV / voltageV + ROUNDING)] as const)
    .filter(([least, most]) => least <= most)
  // Without figures about it a battery is used without series.
  const allowed = Math.max(1, battery.seriesMax ?? 1)
  const numbers = ranges.flatMap(([least, most]) =>
    Array.from({ length: Math.max(0, Math.min(most, allowed) - least + 1) }, (_, at) => least + at),
  )
  if (numbers.length === 0 && ranges.length > 0 && battery.seriesMax === undefined) return undefined
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/** Tolerance for binary fractions in a quotient of voltages. */
const ROUNDING = 1e-9

/** Nominal voltages of banks that a device accepts, as ranges: a lithium battery has 12.8 V where lead has 12 V. */
function windowsOf({ batteryV, batteryMinV, batteryMaxV }: Specs): [number, number][] | undefined {
  if (batteryV === 'hv') return batteryMinV && batteryMaxV ? [[batteryMinV, batteryMaxV]] : undefined
  return batteryV?.split('/').map((classV) => [Number(classV), Number(classV) * (12.8 / 12)])
}
