import { rowsForPower, takenBank } from '../batteries/battery-bank.ts'
import type { CheckedItem } from '../finding.ts'
import { stringLengths } from './string-lengths.ts'
import { mostInStrings, placeStrings } from './strings.ts'

/** No cart holds more of one product. */
const MAX_PIECES = 9999

/**
 * The numbers of panels nearest to those taken that part into strings and are not too much for the input: the next
 * one below and the next one above, where there are such.
 */
export function workingCounts(panel: CheckedItem, input: CheckedItem): number[] {
  const { quantity: count } = panel
  const most = mostAllowed(panel, input, true)
  let below = Math.min(count - 1, most)
  while (below > 0 && !works(panel, input, below)) below -= 1
  const above = fewestWorking(panel, input, count + 1)
  return [...(below > 0 ? [below] : []), ...(above === undefined ? [] : [above])]
}

/** The fewest panels from a number on that part into strings and are not too much for the input; undefined where none are. */
export function fewestWorking(panel: CheckedItem, input: CheckedItem, least: number): number | undefined {
  // Every length of a string works alone, so the next number is no farther than the longest one.
  const { max = 0 } = stringLengths(panel.specs, input.specs) ?? {}
  const farthest = Math.min(least + max, mostAllowed(panel, input, true))
  let count = Math.max(1, least)
  while (count <= farthest && !works(panel, input, count)) count += 1
  return count <= farthest ? count : undefined
}

/**
 * The largest number of panels that parts into strings and is not too much for one input; undefined where none is.
 *
 * @param isTold whether a number counts only where all figures that it takes are told
 */
export function mostWorking(panel: CheckedItem, input: CheckedItem, isTold = true): number | undefined {
  const byPower = Math.floor((input.specs.pvMaxW ?? 0) / (panel.specs.wattPeak ?? Number.POSITIVE_INFINITY))
  let most = Math.min(mostAllowed(panel, input, isTold), byPower, MAX_PIECES)
  while (most > 0 && !works(panel, input, most, isTold)) most -= 1
  return most || undefined
}

/** Without figures of voltage any number is taken to work. */
function works(panel: CheckedItem, input: CheckedItem, quantity: number, isTold = true): boolean {
  if (!stringLengths(panel.specs, input.specs)) return true
  const verdict = placeStrings({ ...panel, quantity }, input)?.verdict
  return verdict === 'fits' || (verdict === 'unknown' && !isTold)
}

/** The most panels that power, voltage and current of the input allow; Infinity where nothing of it is told. */
function mostAllowed(panel: CheckedItem, input: CheckedItem, isTold: boolean): number {
  const { wattPeak } = panel.specs
  const { pvMaxW } = input.specs
  const byPower = wattPeak && pvMaxW ? Math.floor((input.quantity * pvMaxW) / wattPeak) : Number.POSITIVE_INFINITY
  return Math.min(byPower, mostInStrings(panel, input, isTold))
}

/** How many batteries bear the full power of an inverter; undefined where no bank of them does. */
export function workingBanks(battery: CheckedItem, inverter: CheckedItem): number | undefined {
  const { inSeries } = takenBank(battery, inverter) ?? {}
  const rows = inSeries && rowsForPower(battery, inverter, inSeries)
  return rows && rows <= (battery.specs.parallelMax ?? 1) ? inSeries * rows : undefined
}
