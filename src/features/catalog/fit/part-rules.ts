import type { AttributeKey, Specs } from '../goods/attributes.ts'
import { type Answer, atLeast } from './figures.ts'
import { type CheckedItem, type Judged, lacking, round } from './finding.ts'
import { coldVoltageV } from './panels/string-lengths.ts'

/** Where nobody has told how many panels stand in series, a part is to bear two. Own choice. */
export const ASSUMED_IN_SERIES = 2
/** IEC 62548, NEC 705.60: a current that flows for hours is reckoned 1.25 times, of panels that at a short circuit. */
export const CURRENT_RESERVE = 1.25

/** The clamps must grip the frame, and the rails be long enough for the width of the panels. */
export function judgeFrame(mounting: CheckedItem, panel: CheckedItem): Judged {
  const { frameMinMm, frameMaxMm, panelMaxMm } = mounting.specs
  const { frameMm, widthMm } = panel.specs
  return judge(
    [atLeast(frameMm, frameMinMm), atLeast(frameMaxMm, frameMm), atLeast(panelMaxMm, widthMm)],
    [mounting, 'frameMinMm', 'frameMaxMm', 'panelMaxMm'],
    [panel, 'frameMm', 'widthMm'],
  )
}

/** Cable, connectors and switches carry the current of a string. @param meeting strings that meet in one way of the part */
export function judgePartCurrent(part: CheckedItem, panel: CheckedItem, meeting = 1): Judged {
  const { currentA } = part.specs
  const { shortCircuitA } = panel.specs
  const asks = shortCircuitA && meeting * shortCircuitA * CURRENT_RESERVE
  return judgeBorne(currentA, asks, [part, 'currentA'], [panel, 'shortCircuitA'])
}

/**
 * Output of an inverter at each phase, for hours: I = P / (phases × V), of several voltages the highest, since one of 110/220 V
 * gives its power between two wires; 380 V between phases are 220 V at each.
 */
export function outputOf({ powerKw, acV, phases }: Specs): { voltageV: number; currentA: number } | undefined {
  if (!powerKw || !acV) return undefined
  const voltageV = Math.min(220, Math.max(...acV.split('/').map(Number)))
  return { voltageV, currentA: (powerKw * 1000) / voltageV / (phases === '3' ? 3 : 1) }
}

/** Protection of the output carries the current of a phase. */
export function judgeAcCurrent(part: CheckedItem, inverter: CheckedItem): Judged | undefined {
  const { acCurrentA } = part.specs
  if (acCurrentA === undefined) return undefined
  const output = outputOf(inverter.specs)
  return judgeBorne(acCurrentA, output && CURRENT_RESERVE * output.currentA, [part, 'acCurrentA'], [inverter, 'powerKw', 'acV'])
}

/**
 * A part before panels bears their voltage in the cold; one before an input bears all that the input does.
 *
 * @param inSeries of the panels, as far as it is known
 */
export function judgePartVoltage(part: CheckedItem, other: CheckedItem, inSeries = ASSUMED_IN_SERIES): Judged {
  const { dcMaxV } = part.specs
  if (other.goods !== 'panel') return judgeBorne(dcMaxV, other.specs.dcMaxV, [part, 'dcMaxV'], [other, 'dcMaxV'])
  const { openCircuitV } = other.specs
  return judgeBorne(dcMaxV, openCircuitV && inSeries * coldVoltageV(openCircuitV), [part, 'dcMaxV'], [other, 'openCircuitV'])
}

/** The cable must fit the contacts and glands. */
export function judgeSection(cable: CheckedItem, part: CheckedItem): Judged {
  const { cableMm2 } = cable.specs
  const { cableMinMm2, cableMaxMm2 } = part.specs
  return judge([atLeast(cableMm2, cableMinMm2), atLeast(cableMaxMm2, cableMm2)], [cable, 'cableMm2'], [part, 'cableMinMm2', 'cableMaxMm2'])
}

/** A cartridge fits housings of its own height and diameter. */
export function judgeCartridge(filter: CheckedItem, cartridge: CheckedItem): Judged {
  const [one, other] = [filter.specs.cartridgeSize, cartridge.specs.cartridgeSize]
  return judge([one && other ? one === other : undefined], [filter, 'cartridgeSize'], [cartridge, 'cartridgeSize'])
}

type RequiredFigures = readonly [CheckedItem, ...AttributeKey[]]

/** A figure that a part bears, against the one that is asked of it. */
function judgeBorne(gives: number | undefined, asks: number | undefined, ...asked: readonly RequiredFigures[]): Judged {
  return { ...judge([atLeast(gives, asks)], ...asked), figures: { gives: gives ?? 0, asks: round(asks ?? 0) } }
}

function judge(answers: readonly Answer[], ...asked: readonly RequiredFigures[]): Judged {
  if (answers.includes(false)) return { verdict: 'never', figures: {} }
  if (answers.includes(undefined)) return { verdict: 'unknown', figures: {}, lacks: lacking(...asked) }
  return { verdict: 'fits', figures: {} }
}
