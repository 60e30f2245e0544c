import type { CheckedItem, Finding } from '../finding.ts'
import { takenBank } from './battery-bank.ts'

/**
 * A charger that gives more A than the rows of its bank take, by the data sheets of both: the charge must be limited.
 * Where it gives less nothing is said, since another charger may stand beside it.
 *
 * @param at the device at which the bank has its voltage; a controller charges that of an inverter
 * @param panelsW what all panels give, where nothing else charges by the device; no more than that goes through it
 */
export function checkCharging(battery: CheckedItem, device: CheckedItem, at = device, panelsW = Number.POSITIVE_INFINITY): Finding[] {
  const bank = takenBank(battery, at)
  const [most, gives] = [battery.specs.chargeA, device.specs.chargeA]
  if (!bank || !Number.isInteger(bank.rows) || !most || !gives) return []
  const [givesA, takesA] = [device.quantity * gives, bank.rows * most]
  if (Math.min(givesA, panelsW / bank.voltageV) <= takesA) return []
  return [{ check: 'charging', verdict: 'told', ids: [battery.id, device.id], figures: { givesA, takesA, count: battery.quantity } }]
}

/** The power of all panels that are taken, in W; of none, or where one does not tell its own, nobody knows. */
export function panelsWattsOf(panels: readonly CheckedItem[]): number {
  const watts = panels.reduce((sum, { quantity, specs }) => sum + quantity * (specs.wattPeak ?? Number.POSITIVE_INFINITY), 0)
  return watts || Number.POSITIVE_INFINITY
}
