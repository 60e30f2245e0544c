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

/** Devices that batteries and panels are connected to. */
const inputs: readonly GoodsKind[] = ['inverter', 'controller']

export const supplied: readonly GoodsKind[] = ['inverter', 'system']

/**
 * Checks whether products work together in their quantities, each pair alone. evaluate-system.ts checks a whole cart, after it
 * has assigned parts to devices.
 *
 * @param needs power that a household draws, if known
 */
export function checkSystem(all: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const items = asGiven(all)
  const of = (...kinds: readonly GoodsKind[]) => among(items, kinds)
  return [
    ...of(...inputs).flatMap((input) => [
      ...of('battery').flatMap((battery) => checkBattery(battery, input)),
      // Beside a controller an inverter without figures of a solar input is assumed to have none.
      ...(hasSolarInput(input) || of('controller').length === 0 ? of('panel').flatMap((panel) => checkPanel(panel, input)) : []),
    ]),
    ...of(...supplied, 'generator').flatMap((source) => checkSource(source, needs)),
    ...of(...supplied, 'generator').flatMap((source) => of('machine', 'tool').flatMap((motor) => checkMotor(source, motor))),
    ...of('generator').flatMap((generator) => of(...supplied).flatMap((device) => checkGenerator(generator, device))),
    ...checkParts(items),
  ]
}

/**
 * Two products alone, with the result of {@link checkSystem}. A shortcut, since a product is compared with ten thousand others
 * and sorting each pair by kinds would double the time.
 *
 * @param device an inverter, controller, generator, or a part that is beside the other
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
  // A misfit makes further rules irrelevant, and without a bank there is no power to check.
  const never = found.filter(({ verdict }) => verdict === 'never')
  if (never.length > 0) return never
  const isWhole = found.every(({ check, verdict }) => check !== 'bank' || verdict === 'fits')
  return isWhole && device.goods === 'inverter' ? [...found, ...finding('bankPower', both, judgeBankPower(battery, device))] : found
}

/** Panels at a solar input; at a controller for each possible voltage of its bank. */
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

/** A source and a household: continuous load and surge. */
export function checkSource(source: CheckedItem, needs?: HouseholdNeeds): Finding[] {
  if (!needs || needs.surgeW <= 0) return []
  const running = finding('running', [source], judgeRunning(source, kwOf(needs.runningW)))
  if (running.length > 0) return running
  if (source.goods === 'generator') return finding('generatorHome', [source], judgeGeneratorHome(source, needs))
  const limit = finding('atLimit', [source], judgeLimit(source, kwOf(needs.runningW), kwOf(needs.continuousW)))
  return [...finding('surge', [source], judgeSurge(source, needs)), ...limit]
}

/** A source and a motor: running and starting power. A generator's surge power is assumed equal to its continuous power. */
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

/** Marks findings about one phase of a source, which gives a third of its power. */
const toldAt =
  (phases: number | undefined) =>
  (found: readonly Finding[]): Finding[] =>
    found.map((one) => (phases === undefined ? one : { ...one, figures: { ...one.figures, phases } }))

/** Required power of a source divided by the continuous load; with less it runs at its limit. */
const marginOf = ({ goods }: CheckedItem) => (goods === 'generator' ? 1 / GENERATOR_LOAD : POWER_MARGIN)

/** A generator against what it supplies and charges. */
export function checkGenerator(generator: CheckedItem, device: CheckedItem): Finding[] {
  if (device.goods === 'inverter' && !canCharge(device)) return []
  const both = [generator, device]
  const at = isAtOnePhase(generator, device) ? thirdOf(generator) : generator
  const told = toldAt(at === generator ? undefined : 1)
  const [mains, phases] = [judgeMains(generator, device), judgePhases(generator, device)]
  const charger = judgeCharger(at, device)
  // A device that cannot be connected or charged needs no finding about its limit.
  const isOff = [mains, phases, charger].some((judged) => judged?.verdict === 'never')
  return [
    ...told(finding('supply', both, judgeSupply(at, device)).filter(({ verdict }) => !(isOff && verdict === 'told'))),
    ...told(finding('charger', both, charger)),
    ...finding('mains', both, mains),
    // With the wrong voltage the connection to one phase does not matter.
    ...(mains.verdict === 'never' && phases.reason === 'onePhase' ? [] : finding('phases', both, phases)),
  ]
}

/** Small parts with each other and with the goods that they are mounted at, each pair alone. */
const checkParts = (items: readonly CheckedItem[]) => [...checkDcParts(items), ...checkAcParts(items)]

/** Parts between panels and inputs, and parts that belong together. */
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
