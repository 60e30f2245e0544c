import type { GoodsKind } from '../goods/goods-kinds.ts'
import { judgeBank, judgeBankPower, judgeChemistry } from './batteries/battery-rules.ts'
import { GENERATOR_LOAD, POWER_MARGIN } from './figures.ts'
import { type CheckedItem, type Finding, finding, type HouseholdNeeds, type Judged, lacking } from './finding.ts'
import { asGiven } from './given-figures.ts'
import { atBank, bankVoltages } from './panels/controller-input.ts'
import { hasSolarInput, judgePanelPower, judgeString, judgeTrackerCurrent } from './panels/panel-rules.ts'
import { meetingIn, type StringsOf } from './panels/string-protection.ts'
import { judgeAcCurrent, judgeCartridge, judgeFrame, judgePartCurrent, judgePartVoltage, judgeSection } from './part-rules.ts'
import { rules } from './rules.ts'
import {
  canCharge,
  isAtOnePhase,
  judgeCharger,
  judgeGeneratorHome,
  judgeLimit,
  judgeMains,
  judgeMotor,
  judgePhases,
  judgeRunning,
  judgeSupply,
  judgeSurge,
  kwOf,
  thirdOf,
} from './supply-rules.ts'

/** Batteries and panels are checked against what they are connected to, and that against what it supplies. */
const inputs: readonly GoodsKind[] = ['inverter', 'controller']

export const supplied: readonly GoodsKind[] = ['inverter', 'system']

/**
 * Judges whether products work together, in the numbers in which they are taken, each pair for itself. A whole cart is
 * judged by evaluate-system.ts, which first says what goes to what.
 *
 * @param needs what a household draws while a motor starts, in W, where one is known
 */
export function checkSystem(all: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const items = asGiven(all)
  const of = (...kinds: readonly GoodsKind[]) => among(items, kinds)
  return [
    ...of(...inputs).flatMap((input) => [
      ...of('battery').flatMap((battery) => checkBattery(battery, input)),
      // An inverter that tells nothing of a solar input has none, where a controller stands beside it.
      ...(hasSolarInput(input) || of('controller').length === 0 ? of('panel').flatMap((panel) => checkPanel(panel, input)) : []),
    ]),
    ...of(...supplied, 'generator').flatMap((source) => checkSource(source, needs)),
    ...of(...supplied, 'generator').flatMap((source) => of('machine', 'tool').flatMap((motor) => checkMotor(source, motor))),
    ...of('generator').flatMap((generator) => of(...supplied).flatMap((device) => checkGenerator(generator, device))),
    ...checkParts(items),
  ]
}

/**
 * Two products alone, as {@link checkSystem} judges them. A product is offered beside ten thousand others: looking through
 * the kinds of each pair would take half of the time.
 *
 * @param device an inverter, a controller, a generator, or a part that stands beside the other
 */
export function checkPair(device: CheckedItem, other: CheckedItem): Finding[] {
  const [first = device, second = other] = asGiven([device, other])
  if (first.goods === 'generator') return supplied.includes(second.goods) ? checkGenerator(first, second) : checkMotor(first, second)
  if (inputs.includes(first.goods) && second.goods === 'battery') return checkBattery(second, first)
  if (inputs.includes(first.goods) && second.goods === 'panel') return checkPanel(second, first)
  return checkParts([first, second])
}

/** A battery at an inverter or a controller. */
export function checkBattery(battery: CheckedItem, device: CheckedItem): Finding[] {
  const both = [battery, device]
  const found = [...finding('chemistry', both, judgeChemistry(battery, device)), ...finding('bank', both, judgeBank(battery, device))]
  // A pair that does not go together at all fits in nothing, and without a bank there is no power to speak of.
  const never = found.filter(({ verdict }) => verdict === 'never')
  if (never.length > 0) return never
  const isWhole = found.every(({ check, verdict }) => check !== 'bank' || verdict === 'fits')
  return isWhole && device.goods === 'inverter' ? [...found, ...finding('bankPower', both, judgeBankPower(battery, device))] : found
}

/** Panels at a solar input; at a controller for each voltage that its bank may have. */
export function checkPanel(panel: CheckedItem, input: CheckedItem): Finding[] {
  if (input.specs.solarInput === 'no') return finding('solarInput', [panel, input], { verdict: 'never', figures: {} })
  if (!hasSolarInput(input)) {
    const lacks = lacking([input, 'dcMinV', 'dcMaxV', 'pvMaxW'])
    return finding('solarInput', [panel, input], { verdict: 'unknown', figures: {}, lacks, reason: 'noSolarInput' })
  }
  const voltages = bankVoltages(input)
  if (voltages.length === 0) return checkInput(panel, input)
  const each = voltages.map((atV) => checkInput(panel, atBank(input, atV), { atV }))
  const holding = voltages.filter((_, at) => each[at]?.every(({ verdict }) => verdict !== 'never'))
  if (holding.length === voltages.length) return each[0] ?? []
  if (holding.length === 0) return each.at(-1) ?? []
  const [leastV, mostV] = [Math.min(...voltages), Math.max(...voltages)]
  const figures = { count: panel.quantity, fromV: Math.min(...holding), toV: Math.max(...holding), leastV, mostV }
  return finding('atBanks', [panel, input], { verdict: 'told', figures })
}

function checkInput(panel: CheckedItem, input: CheckedItem, at: Finding['figures'] = {}): Finding[] {
  const found = [
    ...finding('string', [panel, input], judgeString(panel, input)),
    ...finding('trackerCurrent', [panel, input], judgeTrackerCurrent(panel, input)),
    ...finding('panelPower', [panel, input], judgePanelPower(panel, input)),
  ]
  return found.map((one) => ({ ...one, figures: { ...one.figures, ...at } }))
}

/** A source against the household: what runs, and what starts beside it. */
export function checkSource(source: CheckedItem, needs?: HouseholdNeeds): Finding[] {
  if (!needs || needs.surgeW <= 0) return []
  const running = finding('running', [source], judgeRunning(source, kwOf(needs.runningW)))
  if (running.length > 0) return running
  if (source.goods === 'generator') return finding('generatorHome', [source], judgeGeneratorHome(source, needs))
  const limit = finding('atLimit', [source], judgeLimit(source, kwOf(needs.runningW), kwOf(needs.continuousW)))
  return [...finding('surge', [source], judgeSurge(source, needs)), ...limit]
}

/** A source against what runs and starts at it. A generator gives for a moment what it gives for hours: no more is told of it. */
export function checkMotor(source: CheckedItem, motor: CheckedItem): Finding[] {
  const both = [source, motor]
  const at = isAtOnePhase(source, motor) ? thirdOf(source) : source
  const told = toldAt(at === source ? undefined : 1)
  const { powerKw } = motor.specs
  const running = finding('running', both, judgeRunning(at, powerKw))
  const started = running.length > 0 ? running : finding('motor', both, judgeMotor(at, motor))
  if (started.length === 0) return []
  const [mains, phases] = [judgeMains(source, motor), judgePhases(source, motor)]
  return [
    ...told(started),
    ...told(finding('atLimit', both, judgeLimit(at, powerKw, (powerKw ?? 0) * marginOf(source)))),
    ...finding('mains', both, mains),
    ...(phases.verdict === 'never' ? finding('phases', both, phases) : []),
  ]
}

/** Findings about one phase of a source tell so, since what it gives there is a third. */
const toldAt =
  (phases: number | undefined) =>
  (found: readonly Finding[]): Finding[] =>
    found.map((one) => (phases === undefined ? one : { ...one, figures: { ...one.figures, phases } }))

/** The power of a source over what runs at it for hours: with less it runs at its limit. */
const marginOf = ({ goods }: CheckedItem) => (goods === 'generator' ? 1 / GENERATOR_LOAD : POWER_MARGIN)

/** A generator against what it supplies and charges. */
export function checkGenerator(generator: CheckedItem, device: CheckedItem): Finding[] {
  if (device.goods === 'inverter' && !canCharge(device)) return []
  const both = [generator, device]
  const at = isAtOnePhase(generator, device) ? thirdOf(generator) : generator
  const told = toldAt(at === generator ? undefined : 1)
  const [mains, phases] = [judgeMains(generator, device), judgePhases(generator, device)]
  const charger = judgeCharger(at, device)
  // A device that cannot be connected, or cannot charge, needs no limit of use.
  const isOff = [mains, phases, charger].some((judged) => judged?.verdict === 'never')
  return [
    ...told(finding('supply', both, judgeSupply(at, device)).filter(({ verdict }) => !(isOff && verdict === 'told'))),
    ...told(finding('charger', both, charger)),
    ...finding('mains', both, mains),
    // A device for another voltage is not connected to one phase either.
    ...(mains.verdict === 'never' && phases.reason === 'onePhase' ? [] : finding('phases', both, phases)),
  ]
}

/** Parts that belong to one another or to what they stand beside, each pair for itself. */
const checkParts = (items: readonly CheckedItem[]) => [...checkDcParts(items), ...checkAcParts(items)]

/** Parts that stand between panels and inputs, or belong to one another. */
export function checkDcParts(items: readonly CheckedItem[], stringsOf: StringsOf = () => undefined): Finding[] {
  return [
    ...pairsOf(items, 'frame', judgeFrame),
    ...pairsOf(items, 'partCurrent', (part, panel) => judgePartCurrent(part, panel, meetingIn(part, stringsOf(panel)?.strings))),
    ...pairsOf(items, 'partVoltage', (part, other) => judgePartVoltage(part, other, stringsOf(other)?.inSeries)),
    ...pairsOf(items, 'section', judgeSection),
    ...pairsOf(items, 'cartridge', judgeCartridge),
  ]
}

/** Parts behind an inverter. */
export const checkAcParts = (items: readonly CheckedItem[]) => pairsOf(items, 'acCurrent', judgeAcCurrent)

function pairsOf(
  items: readonly CheckedItem[],
  check: PartRule,
  judge: (one: CheckedItem, other: CheckedItem) => Judged | undefined,
): Finding[] {
  const [parts, others] = rules[check].between
  return among(items, parts).flatMap((one) => among(items, others).flatMap((other) => finding(check, [one, other], judge(one, other))))
}

type PartRule = 'frame' | 'partCurrent' | 'acCurrent' | 'partVoltage' | 'section' | 'cartridge'

const among = (items: readonly CheckedItem[], kinds: readonly GoodsKind[]) => items.filter(({ goods }) => kinds.includes(goods))
