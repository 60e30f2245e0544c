import type { CheckedItem } from '../finding.ts'
import { seriesFor } from './bank-series.ts'

/** Maximum of batteries in a bank that is offered or in a kit; more would fill a room. Own choice. */
export const MAX_BATTERIES = 16

/** Batteries of one kind at one device: number in series, and number of such rows, a fraction if batteries are left over. */
export type TakenBank = { inSeries: number; rows: number; voltageV: number }

/**
 * The bank that these batteries form: the smallest number in series that the device accepts and that gives full rows within the
 * maker's limit, else full rows, else the smallest.
 *
 * @returns null if no number in series gives the device's voltage, undefined if a figure is missing
 */
export function takenBank({ specs, quantity }: CheckedItem, device: CheckedItem): TakenBank | null | undefined {
  const numbers = seriesFor(specs, device.specs)
  if (!numbers) return undefined
  const isEven = (inSeries: number) => quantity % inSeries === 0 && quantity / inSeries <= (specs.parallelMax ?? 1)
  const inSeries = numbers.find(isEven) ?? numbers.find((number) => quantity % number === 0) ?? numbers[0]
  return inSeries ? { inSeries, rows: quantity / inSeries, voltageV: inSeries * (specs.voltageV ?? 0) } : null
}

/**
 * Smallest number of rows, each of `inSeries` batteries, that supply the full power of an inverter; undefined if a figure is
 * missing.
 */
export function rowsForPower(battery: CheckedItem, inverter: CheckedItem, inSeries: number): number | undefined {
  const { voltageV, dischargeA } = battery.specs
  const { powerKw } = inverter.specs
  if (!voltageV || !dischargeA || powerKw === undefined) return undefined
  // Tolerates a shortage of a thousandth.
  return Math.max(1, Math.ceil((inverter.quantity * powerKw * 1000) / (inSeries * voltageV * dischargeA) - 0.001))
}
