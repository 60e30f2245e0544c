import { formBank, rowsForPower } from '../batteries/battery-bank.ts'
import type { CheckedItem } from '../finding.ts'
import { stringLengths } from './string-lengths.ts'
import { maxInStrings, placeStrings } from './strings.ts'

/** Maximum quantity of a product in a cart. */
const MAX_PIECES = 9999

/**
 * Numbers of panels nearest to the quantity that form strings within the input's limits: the next lower and the next higher, if
 * they exist.
 */
export function nearestWorkingCounts(panel: CheckedItem, input: CheckedItem): number[] {
  const { quantity: count } = panel
  const most = mostAllowed(panel, input, true)
  let below = Math.min(count - 1, most)
  while (below > 0 && !works(panel, input, below)) below -= 1
  const above = nextWorkingCount(panel, input, count + 1)
  return [...(below > 0 ? [below] : []), ...(above === undefined ? [] : [above])]
}

/** Smallest number of panels from `least` on that form strings within the input's limits; undefined if there is none. */
export function nextWorkingCount(panel: CheckedItem, input: CheckedItem, least: number): number | undefined {
  // Within the limits, every multiple of the longest string works, so the next number is at most one such string away.
  const { max = 0 } = stringLengths(panel.specs, input.specs) ?? {}
  const farthest = Math.min(least + max, mostAllowed(panel, input, true))
  let count = Math.max(1, least)
  while (count <= farthest && !works(panel, input, count)) count += 1
  return count <= farthest ? count : undefined
}

/**
 * Largest number of panels in strings within the limits of one input; undefined if there is none.
 *
 * @param isStated true: numbers that work with the stated figures, assuming one tracker and one string if a figure is missing; false:
 * also numbers that work if missing figures have their largest values. Without voltages the length of a string is not limited
 */
export function maxWorkingCount(panel: CheckedItem, input: CheckedItem, isStated = true): number | undefined {
  const byPower = Math.floor((input.specs.pvMaxW ?? 0) / (panel.specs.wattPeak ?? Number.POSITIVE_INFINITY))
  let most = Math.min(mostAllowed(panel, input, isStated), byPower, MAX_PIECES)
  while (most > 0 && !works(panel, input, most, isStated)) most -= 1
  return most || undefined
}

/** True if panels form strings at an input; without voltages any number is assumed to work. */
function works(panel: CheckedItem, input: CheckedItem, quantity: number, isStated = true): boolean {
  if (!stringLengths(panel.specs, input.specs)) return true
  const verdict = placeStrings({ ...panel, quantity }, input)?.verdict
  return verdict === 'fits' || (verdict === 'unknown' && !isStated)
}

/** Upper limit of panels by power, voltage and current of the input; Infinity if none of them is stated. */
function mostAllowed(panel: CheckedItem, input: CheckedItem, isStated: boolean): number {
  const { wattPeak } = panel.specs
  const { pvMaxW } = input.specs
  const byPower = wattPeak && pvMaxW ? Math.floor((input.quantity * pvMaxW) / wattPeak) : Number.POSITIVE_INFINITY
  return Math.min(byPower, maxInStrings(panel, input, isStated))
}

/** Number of batteries that supply the full power of an inverter; undefined if no bank does. */
export function batteriesForPower(battery: CheckedItem, inverter: CheckedItem): number | undefined {
  const { inSeries } = formBank(battery, inverter) ?? {}
  const rows = inSeries && rowsForPower(battery, inverter, inSeries)
  return rows && rows <= (battery.specs.parallelMax ?? 1) ? inSeries * rows : undefined
}
