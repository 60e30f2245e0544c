import type { CheckedItem } from '../finding.ts'
import { atBank, bankVoltages } from './controller-input.ts'
import { stringLengths } from './string-lengths.ts'
import { maxParallelStrings, placeStrings } from './strings.ts'

/** A solar input, its remaining power, and the panels assigned to it. */
export type SolarInput = { device: CheckedItem; leftW: number; panels: { panel: CheckedItem; count: number }[] }

/** Maximum number of panels that are distributed among inputs. Our choice: every view of a cart computes the distribution. */
const MAX_PANELS = 120

/**
 * Decides how many of the cart's panels each solar input gets. Every input gets a number that it can connect in strings, as close as
 * possible to its share of the remaining power. Numbers that depend on a missing tracker figure are used only if the panels cannot be
 * distributed without them.
 *
 * @returns `counts`: the panels of each input, in the order of `inputs`. If the quantity cannot be distributed, `counts` is absent and
 * `better` has the nearest smaller and larger quantities that can be distributed. Undefined for more than `MAX_PANELS` panels if the
 * inputs have enough power for them.
 */
export function sharePanels(panel: CheckedItem, inputs: readonly SolarInput[]): { counts?: number[]; better: number[] } | undefined {
  const { quantity } = panel
  if (quantity > MAX_PANELS && quantity <= maxPanelsByPower(panel, inputs)) return undefined
  const longest = Math.max(0, ...inputs.map(({ device }) => stringLengths(panel.specs, device.specs)?.max ?? 0))
  const upTo = Math.min(quantity, MAX_PANELS) + Math.min(longest, MAX_PANELS)
  const known = inputs.map((input) => panelCountsAt(panel, input, upTo))
  const isKnown = quantity <= upTo && sumsOf(known, upTo)[0]?.[quantity] === true
  const options = isKnown ? known : inputs.map((input) => panelCountsAt(panel, input, upTo, false))
  const sums = sumsOf(options, upTo)
  const works = (count: number) => sums[0]?.[count] === true
  if (quantity > upTo || !works(quantity)) {
    let below = Math.min(quantity - 1, upTo)
    while (below > 0 && !works(below)) below -= 1
    let above = quantity + 1
    while (above <= upTo && !works(above)) above += 1
    return { better: [...(below > 0 ? [below] : []), ...(above <= upTo ? [above] : [])] }
  }
  let left = quantity
  const counts = inputs.map((input, at) => {
    const free = inputs.slice(at)
    const whole = free.reduce((sum, { leftW }) => sum + leftW, 0)
    const share = Number.isFinite(whole) && whole > 0 ? (left * input.leftW) / whole : left / free.length
    const possible = [0, ...(options[at] ?? [])].filter((count) => count <= left && sums[at + 1]?.[left - count])
    const count = possible.reduce((best, one) => (Math.abs(one - share) <= Math.abs(best - share) ? one : best))
    left -= count
    return count
  })
  return { counts, better: [] }
}

/** Largest number of panels that the remaining power of the inputs allows, regardless of strings. */
export function maxPanelsByPower(panel: CheckedItem, inputs: readonly SolarInput[]): number {
  return inputs.reduce((sum, { leftW }) => sum + Math.floor(leftW / (panel.specs.wattPeak ?? 1)), 0)
}

/**
 * Lists how many panels an input can take: every number that can be connected in strings within its remaining power. For a
 * charge controller, a number that works at one of its bank voltages is enough.
 *
 * @param isConfirmed true: leaves out numbers that depend on a missing figure
 */
export function panelCountsAt(panel: CheckedItem, input: SolarInput, upTo: number, isConfirmed = true): number[] {
  const counts = placesOf(input).flatMap((place) => countsAtOne(panel, place, upTo, isConfirmed))
  return [...new Set(counts)].sort((one, other) => one - other)
}

/** Number of panels in the shortest string that an input accepts; undefined if it accepts none, or a figure is missing. */
export function shortestStringAt(panel: CheckedItem, input: SolarInput): number | undefined {
  const fewest = placesOf(input).flatMap(({ device, leftW }) => {
    const lengths = stringLengths(panel.specs, device.specs)
    const { wattPeak } = panel.specs
    const isTaken = lengths && wattPeak && lengths.min <= lengths.max && lengths.min * wattPeak <= leftW
    return isTaken && maxParallelStrings(panel, device) !== 0 ? lengths.min : []
  })
  return fewest.length > 0 ? Math.min(...fewest) : undefined
}

/** Repeats an input for each bank voltage of its controller, with the power left at that voltage. */
function placesOf(input: SolarInput): SolarInput[] {
  const { device, leftW } = input
  const voltages = bankVoltages(device)
  if (voltages.length < 2) return [input]
  return voltages.map((nominalV) => {
    const placed = atBank(device, nominalV)
    const lessW = (device.specs.pvMaxW ?? 0) - (placed.specs.pvMaxW ?? 0)
    return { ...input, device: placed, leftW: leftW - lessW }
  })
}

function countsAtOne(panel: CheckedItem, { device, leftW }: SolarInput, upTo: number, isConfirmed: boolean): number[] {
  const { wattPeak } = panel.specs
  if (!wattPeak) return []
  const most = Math.min(upTo, Math.floor(leftW / wattPeak))
  const counts = Array.from({ length: Math.max(0, most) }, (_, at) => at + 1)
  return counts.filter((quantity) => {
    const verdict = placeStrings({ ...panel, quantity }, device)?.verdict
    return verdict === 'fits' || (verdict === 'unknown' && !isConfirmed)
  })
}

/** Result `[at][n]`: true if the inputs from index `at` on can take n panels together, each a number of its options or none. */
function sumsOf(options: readonly (readonly number[])[], upTo: number): boolean[][] {
  const sums: boolean[][] = []
  sums[options.length] = [true]
  for (let at = options.length - 1; at >= 0; at -= 1) {
    const later = sums[at + 1] ?? []
    const own = [0, ...(options[at] ?? [])]
    sums[at] = Array.from({ length: upTo + 1 }, (_, count) => own.some((one) => one <= count && later[count - one] === true))
  }
  return sums
}
