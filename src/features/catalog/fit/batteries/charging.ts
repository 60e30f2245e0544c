import type { CheckedItem, Finding } from '../finding.ts'
import { formBank } from './battery-bank.ts'

/**
 * Reports a charger whose maximum current exceeds the bank's limit, so that charging must be limited. A current within the limit
 * is not reported as fitting, since there may be other chargers.
 *
 * @param at the device that sets the bank's voltage: the inverter, if a controller charges an inverter's bank
 * @param panelsW power of all panels in W, for a device that charges only with panels and cannot pass on more
 */
export function checkCharging(battery: CheckedItem, device: CheckedItem, at = device, panelsW = Number.POSITIVE_INFINITY): Finding[] {
  const bank = formBank(battery, at)
  const [most, gives] = [battery.specs.chargeA, device.specs.chargeA]
  if (!bank || !Number.isInteger(bank.rows) || !most || !gives) return []
  const [givesA, takesA] = [device.quantity * gives, bank.rows * most]
  if (Math.min(givesA, panelsW / bank.voltageV) <= takesA) return []
  return [{ check: 'charging', verdict: 'told', ids: [battery.id, device.id], figures: { givesA, takesA, count: battery.quantity } }]
}

/** Power of all panels in W; Infinity (unknown) if there are no panels or if a panel's power is missing. */
export function totalPanelWatts(panels: readonly CheckedItem[]): number {
  const watts = panels.reduce((sum, { quantity, specs }) => sum + quantity * (specs.wattPeak ?? Number.POSITIVE_INFINITY), 0)
  return watts || Number.POSITIVE_INFINITY
}
