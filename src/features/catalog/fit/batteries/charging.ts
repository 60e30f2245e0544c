import type { CheckedItem, Finding } from '../finding.ts'
import { takenBank } from './battery-bank.ts'

/**
 * Reports a charger whose current exceeds the bank's limit by both data sheets: the charge must be limited. A smaller current
 * is not reported, since there may be other chargers.
 *
 * @param at the device that sets the bank's voltage; the inverter, if a controller charges its bank
 * @param panelsW power of all panels, if nothing else charges through the device; no larger power flows through it
 */
export function checkCharging(battery: CheckedItem, device: CheckedItem, at = device, panelsW = Number.POSITIVE_INFINITY): Finding[] {
  const bank = takenBank(battery, at)
  const [most, gives] = [battery.specs.chargeA, device.specs.chargeA]
  if (!bank || !Number.isInteger(bank.rows) || !most || !gives) return []
  const [givesA, takesA] = [device.quantity * gives, bank.rows * most]
  if (Math.min(givesA, panelsW / bank.voltageV) <= takesA) return []
  return [{ check: 'charging', verdict: 'told', ids: [battery.id, device.id], figures: { givesA, takesA, count: battery.quantity } }]
}

/** Power of all panels in W; Infinity (unknown) without panels or if one lacks its power. */
export function panelsWattsOf(panels: readonly CheckedItem[]): number {
  const watts = panels.reduce((sum, { quantity, specs }) => sum + quantity * (specs.wattPeak ?? Number.POSITIVE_INFINITY), 0)
  return watts || Number.POSITIVE_INFINITY
}
