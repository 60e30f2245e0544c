import type { Specs } from '../../goods/attributes.ts'

/**
 * Possible numbers of batteries in series at a device, the smallest first: usually one for each of the device's nominal voltages,
 * several for high voltage.
 *
 * @returns an empty list if none fits, undefined if a figure is missing. Without `seriesMax` the list is [1] if a single battery fits,
 * and undefined if only several could
 */
export function possibleSeries(battery: Specs, device: Specs): number[] | undefined {
  const { voltageV } = battery
  const windows = windowsOf(device)
  if (!voltageV || !windows) return undefined
  const ranges = windows
    .map(([minV, maxV]) => [Math.ceil(minV / voltageV - ROUNDING), Math.floor(maxV / voltageV + ROUNDING)] as const)
    .filter(([least, most]) => least <= most)
  // A battery whose `seriesMax` is unknown is not connected in series.
  const allowed = Math.max(1, battery.seriesMax ?? 1)
  const numbers = ranges.flatMap(([least, most]) =>
    Array.from({ length: Math.max(0, Math.min(most, allowed) - least + 1) }, (_, at) => least + at),
  )
  if (numbers.length === 0 && ranges.length > 0 && battery.seriesMax === undefined) return undefined
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/** Tolerance for floating-point errors in a quotient of voltages. */
const ROUNDING = 1e-9

/** Ranges of bank voltages that a device accepts. A range for 12 V ends at 12.8 V, since lithium batteries have 12.8 V. */
function windowsOf({ batteryV, batteryMinV, batteryMaxV }: Specs): [number, number][] | undefined {
  if (batteryV === 'hv') return batteryMinV && batteryMaxV ? [[batteryMinV, batteryMaxV]] : undefined
  return batteryV?.split('/').map((classV) => [Number(classV), Number(classV) * (12.8 / 12)])
}
