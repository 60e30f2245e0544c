import { rowsForPower, takenBank } from './battery-bank.ts'
import { stringLengths } from './figures.ts'
import type { CheckedItem } from './finding.ts'
import { longestSeries } from './panel-rules.ts'

/**
 * The numbers of panels nearest to those taken that part into equal strings and are not too much for the input: the next
 * one below and the next one above, where there are such.
 */
export function workingCounts(panel: CheckedItem, input: CheckedItem): number[] {
  const lengths = stringLengths(panel.specs, input.specs)
  const { quantity: count } = panel
  const { wattPeak } = panel.specs
  const { pvMaxW } = input.specs
  const most = wattPeak && pvMaxW ? Math.floor((input.quantity * pvMaxW) / wattPeak) : undefined
  const works = (other: number) => (!lengths || longestSeries(other, lengths) !== undefined) && other <= (most ?? other)
  // Every length of a string works alone, so the next number is no farther than the longest one.
  const farthest = count + (lengths?.max ?? 0)
  let below = Math.min(count - 1, most ?? count - 1)
  while (below > 0 && !works(below)) below -= 1
  let above = count + 1
  while (above <= farthest && !works(above)) above += 1
  return [...(below > 0 ? [below] : []), ...(above <= farthest ? [above] : [])]
}

/** The largest number of panels that parts into equal strings and is not too much for one input; undefined where none is. */
export function mostWorking(panel: CheckedItem, input: CheckedItem): number | undefined {
  const lengths = stringLengths(panel.specs, input.specs)
  let most = Math.floor((input.specs.pvMaxW ?? 0) / (panel.specs.wattPeak ?? Number.POSITIVE_INFINITY))
  while (most > 0 && lengths && longestSeries(most, lengths) === undefined) most -= 1
  return most || undefined
}

/** How many batteries bear the full power of an inverter; undefined where no bank of them does. */
export function workingBanks(battery: CheckedItem, inverter: CheckedItem): number | undefined {
  const { inSeries } = takenBank(battery, inverter) ?? {}
  const rows = inSeries && rowsForPower(battery, inverter, inSeries)
  return rows && rows <= (battery.specs.parallelMax ?? 1) ? inSeries * rows : undefined
}
