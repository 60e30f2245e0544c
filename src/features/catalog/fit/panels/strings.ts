import type { AttributeKey } from '../../goods/attributes.ts'
import { type CheckedItem, missingFigures } from '../finding.ts'
import { stringLengths } from './string-lengths.ts'

/** Trackers with equal strings: `parallel` strings of `inSeries` panels at each. */
export type TrackerStrings = { trackers: number; parallel: number; inSeries: number }
/** Limits of an input: length of a string, number of trackers, and strings in parallel at one tracker. */
export type StringLimits = { min: number; max: number; trackers: number; parallel: number }

/**
 * Arrangement of panels in strings. `never`: the strings exceed the current of a tracker; `unknown`: the result depends on the
 * missing figures in `lacks`.
 */
type Placing = { verdict: 'fits' | 'never' | 'unknown'; strings: TrackerStrings[]; lacks: { id: number; key: AttributeKey }[] }

/** Maximum number of trackers of an input that does not state its number: inverters have one to four. Our choice. */
const MAX_TRACKERS_ASSUMED = 4
/** Above this number of panels, strings of different lengths in parallel are not tried. Our choice, to limit the time. */
const MAX_UNEQUAL = 400

/**
 * Arranges panels in strings at the trackers of an input. Strings at one tracker are equal, those of different trackers may
 * differ (IEC 62548). Equal strings are preferred, the longest first, else strings of nearly the same length.
 *
 * @returns at most two kinds, the longest strings first; undefined if no arrangement uses all panels
 */
export function arrangeStrings(count: number, limits: StringLimits): TrackerStrings[] | undefined {
  const found = equalStrings(count, limits) ?? singleStrings(count, limits) ?? mixedStrings(count, limits)
  return found?.filter(({ trackers }) => trackers > 0).sort((one, other) => other.inSeries - one.inSeries)
}

function equalStrings(count: number, { min, max, trackers, parallel }: StringLimits): TrackerStrings[] | undefined {
  const most = Math.min(Math.floor(count / min), trackers * parallel)
  for (let strings = Math.ceil(count / max); strings <= most; strings += 1)
    if (count % strings === 0) return spread(strings, trackers, count / strings)
  return undefined
}

/** Distributes equal strings over the trackers; some trackers may have one string more. */
function spread(strings: number, trackers: number, inSeries: number): TrackerStrings[] {
  const used = Math.min(trackers, strings)
  const [parallel, more] = [Math.floor(strings / used), strings % used]
  return [
    { trackers: more, parallel: parallel + 1, inSeries },
    { trackers: used - more, parallel, inSeries },
  ]
}

/** One string per tracker, on as few trackers as possible; lengths differ by at most one. */
function singleStrings(count: number, { min, max, trackers, parallel }: StringLimits): TrackerStrings[] | undefined {
  const used = Math.ceil(count / max)
  if (used > trackers || parallel < 1 || count < used * min) return undefined
  return oneApart(count, used, 1)
}

function oneApart(panels: number, used: number, parallel: number): TrackerStrings[] {
  const [inSeries, more] = [Math.floor(panels / used), panels % used]
  return [
    { trackers: more, parallel, inSeries: inSeries + 1 },
    { trackers: used - more, parallel, inSeries },
  ]
}

/** Fewest possible strings, several per tracker; strings of some trackers are longer than those of others. */
function mixedStrings(count: number, { min, max, trackers, parallel }: StringLimits): TrackerStrings[] | undefined {
  if (parallel < 2 || count > MAX_UNEQUAL) return undefined
  const most = Math.min(Math.floor(count / min), trackers * parallel)
  for (let strings = Math.ceil(count / max); strings <= most; strings += 1) {
    const [more = { trackers: 0, parallel: 1 }, less] = spread(strings, trackers, 0)
    if (!less) continue
    if (more.trackers === 0) {
      const panels = count / less.parallel
      if (Number.isInteger(panels) && panels >= less.trackers * min && panels <= less.trackers * max)
        return oneApart(panels, less.trackers, less.parallel)
      continue
    }
    const [manyStrings, fewStrings] = [more.trackers * more.parallel, less.trackers * less.parallel]
    let best: TrackerStrings[] | undefined
    let bestApart = Number.POSITIVE_INFINITY
    for (let inSeries = min; inSeries <= Math.min(max, count); inSeries += 1) {
      const other = (count - manyStrings * inSeries) / fewStrings
      const apart = Math.abs(other - inSeries)
      if (!Number.isInteger(other) || other < min || other > max || apart >= bestApart) continue
      best = [
        { ...more, inSeries },
        { ...less, inSeries: other },
      ]
      bestApart = apart
    }
    if (best) return best
  }
  return undefined
}

/** Current of a string at its operating point, in A: Imp = Pmp / Vmp of its panels. */
export function stringCurrentA({ wattPeak, voltageV }: CheckedItem['specs']): number | undefined {
  return wattPeak && voltageV ? wattPeak / voltageV : undefined
}

/** Maximum number of parallel strings of a panel at one tracker: n × Imp ≤ mpptMaxA; undefined if a figure is missing. */
export function maxParallelStrings(panel: CheckedItem, { specs: { mpptMaxA } }: CheckedItem): number | undefined {
  const currentA = stringCurrentA(panel.specs)
  return mpptMaxA === undefined || !currentA ? undefined : Math.floor(mpptMaxA / currentA + 1e-9)
}

/** Number of trackers of an input. If it is not stated: 1 for a charge controller, undefined for an inverter. */
const trackersOf = ({ goods, specs }: CheckedItem) => specs.mpptCount ?? (goods === 'controller' ? 1 : undefined)

/**
 * Arranges panels in strings at an input.
 *
 * - A single string at a tracker without a stated current is accepted, since trackers are made for at least one string.
 * - Several parallel strings at such a tracker, or strings on an unknown number of trackers, are `unknown`.
 *
 * @returns undefined if no arrangement exists, or a voltage is missing
 */
export function placeStrings(panel: CheckedItem, input: CheckedItem): Placing | undefined {
  const lengths = stringLengths(panel.specs, input.specs)
  if (!lengths || lengths.min > lengths.max) return undefined
  const [trackers, parallel] = [trackersOf(input), maxParallelStrings(panel, input)]
  const arrange = (trackersEach: number, most: number) =>
    arrangeStrings(panel.quantity, { ...lengths, trackers: input.quantity * trackersEach, parallel: most })
  const sure = arrange(trackers ?? 1, parallel ?? 1)
  if (sure) return { verdict: 'fits', strings: sure, lacks: [] }
  const unlimited = Number.POSITIVE_INFINITY
  const byTrackers = trackers === undefined ? arrange(MAX_TRACKERS_ASSUMED, parallel ?? 1) : undefined
  const byCurrent = parallel === undefined ? arrange(trackers ?? 1, unlimited) : undefined
  const byBoth = byTrackers ?? byCurrent ?? arrange(trackers ?? MAX_TRACKERS_ASSUMED, parallel ?? unlimited)
  if (byBoth) {
    const [isCount, isCurrent] = [byTrackers !== undefined, byCurrent !== undefined]
    const lacks = [
      ...(isCount || !isCurrent ? missingFigures([input, 'mpptCount']) : []),
      ...(isCurrent || !isCount ? missingFigures([panel, 'wattPeak'], [input, 'mpptMaxA']) : []),
    ]
    return { verdict: 'unknown', strings: byBoth, lacks }
  }
  const strong = parallel === undefined ? undefined : arrange(trackers ?? 1, unlimited)
  return strong && { verdict: 'never', strings: strong, lacks: [] }
}

/**
 * Largest number of panels in strings at an input, regardless of power; Infinity if its figures set no limit.
 *
 * @param isStated true: assumes one tracker and one string at it if these figures are missing; false: assumes the largest values
 */
export function maxInStrings(panel: CheckedItem, input: CheckedItem, isStated: boolean): number {
  const { max } = stringLengths(panel.specs, input.specs) ?? { max: Number.POSITIVE_INFINITY }
  const trackers = trackersOf(input) ?? (isStated ? 1 : MAX_TRACKERS_ASSUMED)
  const parallel = maxParallelStrings(panel, input) ?? (isStated ? 1 : Number.POSITIVE_INFINITY)
  return max > 0 && parallel > 0 ? max * input.quantity * trackers * parallel : 0
}
