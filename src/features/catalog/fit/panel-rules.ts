import { coldVoltageV, stringLengths } from './figures.ts'
import { type CheckedItem, type Judged, lacking, round } from './finding.ts'

/** Panels in series: hot ones must wake the input, cold ones must not pass what it bears, nor leave its tracker's window. */
export function judgeString(panel: CheckedItem, input: CheckedItem): Judged {
  const lacks = lacking([panel, 'voltageV', 'openCircuitV'], [input, 'dcMinV', 'dcMaxV'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const lengths = stringLengths(panel.specs, input.specs) as { min: number; max: number }
  const { openCircuitV = 0 } = panel.specs
  const maxV = input.specs.dcMaxV ?? 0
  const count = panel.quantity
  const inSeries = longestSeries(count, lengths)
  if (inSeries)
    return {
      verdict: 'fits',
      figures: { count, inSeries, strings: count / inSeries, coldV: round(inSeries * coldVoltageV(openCircuitV)), maxV },
    }
  const { min, max } = lengths
  if (min > max) return { verdict: 'never', figures: { count, min: 0, max: 0, coldV: round(coldVoltageV(openCircuitV)), maxV } }
  return { verdict: 'never', figures: { count, min, max, coldV: round(count * coldVoltageV(openCircuitV)), maxV } }
}

/** The longest string that parts the panels evenly, within what an input takes. */
export function longestSeries(count: number, { min, max }: { min: number; max: number }): number | undefined {
  for (let length = Math.min(max, count); length >= min; length -= 1) if (count % length === 0) return length
  return undefined
}

export function judgePanelPower(panel: CheckedItem, input: CheckedItem): Judged {
  const lacks = lacking([panel, 'wattPeak'], [input, 'pvMaxW'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const [panelsW, maxW] = [panel.quantity * (panel.specs.wattPeak ?? 0), input.quantity * (input.specs.pvMaxW ?? 0)]
  return { verdict: panelsW <= maxW ? 'fits' : 'never', figures: { panelsW, maxW, count: panel.quantity } }
}

/** True for an inverter or a controller that tells anything of panels; one that does not has most likely no input for them. */
export const hasSolarInput = ({ goods, specs: { dcMinV, dcMaxV, pvMaxW } }: CheckedItem) =>
  goods === 'controller' || (dcMinV ?? dcMaxV ?? pvMaxW) !== undefined
