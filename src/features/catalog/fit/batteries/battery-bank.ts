import type { CheckedItem } from '../finding.ts'
import { seriesFor } from './bank-series.ts'

/** More batteries than this are a room full: no bank of them is offered, and no kit has them. Own choice. */
export const MAX_BATTERIES = 16

/** Batteries of one kind at one device: how many in series, how many such rows, which is no whole number where some are left over. */
export type TakenBank = { inSeries: number; rows: number; voltageV: number }

/**
 * The bank that the batteries make as they are taken: of the numbers in series that the device works with the smallest by
 * which they part evenly into rows that their maker allows, else the smallest of all.
 *
 * @returns null when no number of them has the device's voltage, undefined when a figure is missing
 */
export function takenBank({ specs, quantity }: CheckedItem, device: CheckedItem): TakenBank | null | undefined {
  const numbers = seriesFor(specs, device.specs)
  if (!numbers) return undefined
  const isEven = (inSeries: number) => quantity % inSeries === 0 && quantity / inSeries <= (specs.parallelMax ?? 1)
  const inSeries = numbers.find(isEven) ?? numbers.find((number) => quantity % number === 0) ?? numbers[0]
  return inSeries ? { inSeries, rows: quantity / inSeries, voltageV: inSeries * (specs.voltageV ?? 0) } : null
}

/** The fewest rows of so many in series that bear the full power of an inverter; undefined when a figure is missing. */
export function rowsForPower(battery: CheckedItem, inverter: CheckedItem, inSeries: number): number | undefined {
  const { voltageV, dischargeA } = battery.specs
  const { powerKw } = inverter.specs
  if (!voltageV || !dischargeA || powerKw === undefined) return undefined
  // A thousandth less is not told as too little.
  return Math.max(1, Math.ceil((inverter.quantity * powerKw * 1000) / (inSeries * voltageV * dischargeA) - 0.001))
}
