import type { CheckedItem } from '../finding.ts'
import { possibleSeries } from './bank-series.ts'

/** Maximum number of batteries in an offered bank or in a kit; more would fill a room. Our choice. */
export const MAX_BATTERIES = 16

/** Equal batteries at one device. `rows`: number of series rows in parallel; a fraction if the last row is incomplete. */
export type BatteryBank = { inSeries: number; rows: number; voltageV: number }

/**
 * Forms a bank of all these batteries. It uses the smallest number in series that the device accepts and that gives full rows within
 * the manufacturer's limit of rows; if there is none, the smallest that gives full rows; else the smallest.
 *
 * @returns null if no number in series gives the device's voltage, undefined if a figure is missing
 */
export function formBank({ specs, quantity }: CheckedItem, device: CheckedItem): BatteryBank | null | undefined {
  const numbers = possibleSeries(specs, device.specs)
  if (!numbers) return undefined
  const isEven = (inSeries: number) => quantity % inSeries === 0 && quantity / inSeries <= (specs.parallelMax ?? 1)
  const inSeries = numbers.find(isEven) ?? numbers.find((number) => quantity % number === 0) ?? numbers[0]
  return inSeries ? { inSeries, rows: quantity / inSeries, voltageV: inSeries * (specs.voltageV ?? 0) } : null
}

/**
 * Smallest number of rows, each of `inSeries` batteries, that supply the full power of all pieces of an inverter; undefined if a
 * figure is missing.
 */
export function rowsForPower(battery: CheckedItem, inverter: CheckedItem, inSeries: number): number | undefined {
  const { voltageV, dischargeA } = battery.specs
  const { powerKw } = inverter.specs
  if (!voltageV || !dischargeA || powerKw === undefined) return undefined
  // Ignores a shortage of up to a thousandth of a row.
  return Math.max(1, Math.ceil((inverter.quantity * powerKw * 1000) / (inSeries * voltageV * dischargeA) - 0.001))
}
