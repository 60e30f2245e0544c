import type { AttributeKey, Specs } from '../goods/attributes.ts'
import { type Answer, atLeast } from './figures.ts'
import { type CheckedItem, type Judgement, missingFigures, roundFigure } from './finding.ts'
import { coldVoltageV } from './panels/string-lengths.ts'

/** Number of panels in series that a part must withstand if the real number is unknown. Our choice. */
export const ASSUMED_IN_SERIES = 2
/** Safety factor for an inverter's continuous output current (NEC 705.60) and a panel's short-circuit current (IEC 62548). */
export const CURRENT_RESERVE = 1.25

/** The clamps must grip the frame, and the rails must be long enough for the width of the panels. */
export function judgeFrame(mounting: CheckedItem, panel: CheckedItem): Judgement {
  const { frameMinMm, frameMaxMm, panelMaxMm } = mounting.specs
  const { frameMm, widthMm } = panel.specs
  return judge(
    [atLeast(frameMm, frameMinMm), atLeast(frameMaxMm, frameMm), atLeast(panelMaxMm, widthMm)],
    [mounting, 'frameMinMm', 'frameMaxMm', 'panelMaxMm'],
    [panel, 'frameMm', 'widthMm'],
  )
}

/**
 * Cable, connectors and switches must carry the current of a string.
 *
 * @param meeting number of strings whose currents add up in one pole of the part
 */
export function judgePartCurrent(part: CheckedItem, panel: CheckedItem, meeting = 1): Judgement {
  const { currentA } = part.specs
  const { shortCircuitA } = panel.specs
  const asks = shortCircuitA && meeting * shortCircuitA * CURRENT_RESERVE
  return judgeBorne(currentA, asks, [part, 'currentA'], [panel, 'shortCircuitA'])
}

/**
 * Continuous output of an inverter per phase: I = P / (phases × V). V is the highest of several voltages, since a 110/220 V inverter
 * gives its full power only at 220 V; 380 V between phases are 220 V at each phase.
 */
export function acOutputPerPhase({ powerKw, acV, phases }: Specs): { voltageV: number; currentA: number } | undefined {
  if (!powerKw || !acV) return undefined
  const voltageV = Math.min(220, Math.max(...acV.split('/').map(Number)))
  return { voltageV, currentA: (powerKw * 1000) / voltageV / (phases === '3' ? 3 : 1) }
}

/** A protection at an inverter's output must carry the current of a phase. Undefined for a part without `acCurrentA`. */
export function judgeAcCurrent(part: CheckedItem, inverter: CheckedItem): Judgement | undefined {
  const { acCurrentA } = part.specs
  if (acCurrentA === undefined) return undefined
  const output = acOutputPerPhase(inverter.specs)
  return judgeBorne(acCurrentA, output && CURRENT_RESERVE * output.currentA, [part, 'acCurrentA'], [inverter, 'powerKw', 'acV'])
}

/**
 * A part between panels must withstand the voltage of their string in the cold. A part at an inverter or controller must withstand the
 * maximum voltage of the solar input.
 *
 * @param inSeries number of panels in series, if known
 */
export function judgePartVoltage(part: CheckedItem, other: CheckedItem, inSeries = ASSUMED_IN_SERIES): Judgement {
  const { dcMaxV } = part.specs
  if (other.goods !== 'panel') return judgeBorne(dcMaxV, other.specs.dcMaxV, [part, 'dcMaxV'], [other, 'dcMaxV'])
  const { openCircuitV } = other.specs
  return judgeBorne(dcMaxV, openCircuitV && inSeries * coldVoltageV(openCircuitV), [part, 'dcMaxV'], [other, 'openCircuitV'])
}

/** The cable must fit the contacts and glands. */
export function judgeSection(cable: CheckedItem, part: CheckedItem): Judgement {
  const { cableMm2 } = cable.specs
  const { cableMinMm2, cableMaxMm2 } = part.specs
  return judge([atLeast(cableMm2, cableMinMm2), atLeast(cableMaxMm2, cableMm2)], [cable, 'cableMm2'], [part, 'cableMinMm2', 'cableMaxMm2'])
}

/** A cartridge must have the height and diameter of the housing. */
export function judgeCartridge(filter: CheckedItem, cartridge: CheckedItem): Judgement {
  const [one, other] = [filter.specs.cartridgeSize, cartridge.specs.cartridgeSize]
  return judge([one && other ? one === other : undefined], [filter, 'cartridgeSize'], [cartridge, 'cartridgeSize'])
}

type RequiredFigures = readonly [CheckedItem, ...AttributeKey[]]

/** Compares the current or voltage that a part withstands with the required value. */
function judgeBorne(gives: number | undefined, asks: number | undefined, ...asked: readonly RequiredFigures[]): Judgement {
  return { ...judge([atLeast(gives, asks)], ...asked), figures: { gives: gives ?? 0, asks: roundFigure(asks ?? 0) } }
}

function judge(answers: readonly Answer[], ...asked: readonly RequiredFigures[]): Judgement {
  if (answers.includes(false)) return { verdict: 'never', figures: {} }
  if (answers.includes(undefined)) return { verdict: 'unknown', figures: {}, lacks: missingFigures(...asked) }
  return { verdict: 'fits', figures: {} }
}
