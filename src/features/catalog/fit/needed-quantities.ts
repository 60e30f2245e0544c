import { possibleSeries } from './batteries/bank-series.ts'
import { rowsForPower } from './batteries/battery-bank.ts'
import type { CheckedItem } from './finding.ts'
import { stringLengths } from './panels/string-lengths.ts'

/**
 * Sets a battery's quantity to the number that a device needs for its voltage, and an inverter for its full power, capped by the
 * manufacturer's limit. Other goods and batteries that do not fit get 1.
 */
export function takeNeededBatteries(battery: CheckedItem, device: CheckedItem): CheckedItem {
  const inSeries = battery.goods === 'battery' ? possibleSeries(battery.specs, device.specs)?.[0] : undefined
  if (!inSeries) return { ...battery, quantity: 1 }
  const wanted = device.goods === 'inverter' ? rowsForPower(battery, { ...device, quantity: 1 }, inSeries) : undefined
  const rows = Math.min(wanted ?? 1, battery.specs.parallelMax ?? Number.POSITIVE_INFINITY)
  return { ...battery, quantity: inSeries * rows }
}

/** Sets a panel's quantity to the length of the shortest string that reaches an input's minimum voltage; 1 if no string fits. */
export function takeNeededPanels(panel: CheckedItem, input: CheckedItem): CheckedItem {
  const lengths = stringLengths(panel.specs, input.specs)
  return { ...panel, quantity: lengths && lengths.min <= lengths.max ? lengths.min : 1 }
}
