import { type CheckedItem, type Judgement, missingFigures, roundFigure } from '../finding.ts'
import { coldVoltageV, stringLengths } from './string-lengths.ts'
import { maxParallelStrings, placeStrings, stringCurrentA, type TrackerStrings } from './strings.ts'

/**
 * Panels in series: hot panels must reach the input's minimum voltage, cold panels must not exceed its maximum, and the operating
 * voltage must be within the tracker's range.
 */
export function judgeString(panel: CheckedItem, input: CheckedItem): Judgement {
  const lacks = missingFigures([panel, 'voltageV', 'openCircuitV'], [input, 'dcMinV', 'dcMaxV'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const { min, max } = stringLengths(panel.specs, input.specs) as { min: number; max: number }
  const { openCircuitV = 0 } = panel.specs
  const maxV = input.specs.dcMaxV ?? 0
  const count = panel.quantity
  const placed = placeStrings(panel, input)
  if (placed?.verdict === 'unknown') return { verdict: 'unknown', figures: {}, lacks: placed.lacks }
  const [longest] = placed?.strings ?? []
  if (placed && longest) {
    const coldV = roundFigure(longest.inSeries * coldVoltageV(openCircuitV))
    return { verdict: 'fits', figures: { count, ...figuresOf(placed.strings), coldV, maxV } }
  }
  if (min > max) return { verdict: 'never', figures: { count, min: 0, max: 0, coldV: roundFigure(coldVoltageV(openCircuitV)), maxV } }
  return { verdict: 'never', figures: { count, min, max, coldV: roundFigure(count * coldVoltageV(openCircuitV)), maxV } }
}

/** Figures of strings: the longest, the total number, and the strings of each tracker if several are used. */
function figuresOf(strings: readonly TrackerStrings[]): Judgement['figures'] {
  const [longest = { trackers: 1, parallel: 1, inSeries: 1 }, other] = strings
  const all = strings.reduce((sum, { trackers, parallel }) => sum + trackers * parallel, 0)
  const figures = { inSeries: longest.inSeries, strings: all }
  if (longest.trackers === 1 && !other) return figures
  const { trackers, parallel } = longest
  const both = { ...figures, trackers, parallel }
  return other ? { ...both, trackers2: other.trackers, parallel2: other.parallel, inSeries2: other.inSeries } : both
}

/** Parallel strings at one tracker: n × Imp ≤ mpptMaxA. Undefined for a single string within the limit, or if a figure is missing. */
export function judgeTrackerCurrent(panel: CheckedItem, input: CheckedItem): Judgement | undefined {
  const most = maxParallelStrings(panel, input)
  const placed = placeStrings(panel, input)
  if (most === undefined || placed?.verdict === 'unknown') return undefined
  const strings = most === 0 && !placed ? 1 : Math.max(0, ...(placed?.strings ?? []).map(({ parallel }) => parallel))
  const figures = {
    count: panel.quantity,
    strings,
    givesA: roundFigure(strings * (stringCurrentA(panel.specs) ?? 0)),
    takesA: input.specs.mpptMaxA ?? 0,
  }
  if (strings > most) return { verdict: 'never', figures }
  return strings > 1 ? { verdict: 'fits', figures } : undefined
}

/** The power of all panels must not exceed the input's maximum. */
export function judgePanelPower(panel: CheckedItem, input: CheckedItem): Judgement {
  const lacks = missingFigures([panel, 'wattPeak'], [input, 'pvMaxW'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const [panelsW, maxW] = [panel.quantity * (panel.specs.wattPeak ?? 0), input.quantity * (input.specs.pvMaxW ?? 0)]
  return { verdict: panelsW <= maxW ? 'fits' : 'never', figures: { panelsW, maxW, count: panel.quantity } }
}

/** True for a controller, and for an inverter with dcMinV, dcMaxV or pvMaxW: other inverters most likely have no solar input. */
export const hasSolarInput = ({ goods, specs: { dcMinV, dcMaxV, pvMaxW } }: CheckedItem) =>
  goods === 'controller' || (dcMinV ?? dcMaxV ?? pvMaxW) !== undefined
