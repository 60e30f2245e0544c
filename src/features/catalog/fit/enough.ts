import { seriesFor } from './batteries/bank-series.ts'
import { rowsForPower } from './batteries/battery-bank.ts'
import type { CheckedItem } from './finding.ts'
import { stringLengths } from './panels/string-lengths.ts'

/** Takes as many of a battery as a device needs for its voltage and its full power, or as its maker allows. */
export function enoughBatteries(battery: CheckedItem, device: CheckedItem): CheckedItem {
  const inSeries = battery.goods === 'battery' ? seriesFor(battery.specs, device.specs)?.[0] : undefined
  if (!inSeries) return { ...battery, quantity: 1 }
  const wanted = device.goods === 'inverter' ? rowsForPower(battery, { ...device, quantity: 1 }, inSeries) : undefined
  const rows = Math.min(wanted ?? 1, battery.specs.parallelMax ?? Number.POSITIVE_INFINITY)
  return { ...battery, quantity: inSeries * rows }
}

/** Takes as many panels as make the shortest string that wakes a solar input. */
export function enoughPanels(panel: CheckedItem, input: CheckedItem): CheckedItem {
  const lengths = stringLengths(panel.specs, input.specs)
  return { ...panel, quantity: lengths && lengths.min <= lengths.max ? lengths.min : 1 }
}
