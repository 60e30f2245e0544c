import type { GoodsKind } from '../goods/goods-kinds.ts'
import { judgeBank, judgeBankPower, judgeChemistry } from './batteries/battery-rules.ts'
import { GENERATOR_LOAD, POWER_MARGIN } from './figures.ts'
import { type CheckedItem, type Finding, type HouseholdNeeds, type Judgement, missingFigures, pickerOf, toFindings } from './finding.ts'
import { atBank, bankVoltages } from './panels/controller-input.ts'
import { hasSolarInput, judgePanelPower, judgeString, judgeTrackerCurrent } from './panels/panel-rules.ts'
import { type FindStrings, stringsPerPole } from './panels/string-protection.ts'
import { judgeAcCurrent, judgeCartridge, judgeFrame, judgePartCurrent, judgePartVoltage, judgeSection } from './part-rules.ts'
import { withPossibleFigures } from './possible-figures.ts'
import { rules } from './rules.ts'
import {
  canCharge,
  isOnePhaseOfThree,
  judgeCharger,
  judgeGeneratorHome,
  judgeMains,
  judgeMotor,
  judgeNearLimit,
  judgePhases,
  judgeRunning,
  judgeSupply,
  judgeSurge,
  takeThird,
  toKw,
} from './supply-rules.ts'

/** Devices that batteries and panels are connected to. */
const inputs: readonly GoodsKind[] = ['inverter', 'controller']

/** Goods that a generator can supply, and that themselves supply loads. */
export const suppliedKinds: readonly GoodsKind[] = ['inverter', 'system']

/**
 * Checks whether products work together in their quantities, each pair alone. evaluate-system.ts checks a whole cart, after it
 * has assigned parts to devices.
 *
 * @param needs power that a household draws, if known
 */
export function checkAllPairs(all: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const items = withPossibleFigures(all)
  const pick = pickerOf(items)
  return [
    ...pick(...inputs).flatMap((input) => [
      ...pick('battery').flatMap((battery) => checkBattery(battery, input)),
      // If there is a controller, an inverter without figures of a solar input is assumed to have no solar input.
      ...(hasSolarInput(input) || pick('controller').length === 0 ? pick('panel').flatMap((panel) => checkPanel(panel, input)) : []),
    ]),
    ...pick(...suppliedKinds, 'generator').flatMap((source) => checkSource(source, needs)),
    ...pick(...suppliedKinds, 'generator').flatMap((source) => pick('machine', 'tool').flatMap((motor) => checkMotor(source, motor))),
    ...pick('generator').flatMap((generator) => pick(...suppliedKinds).flatMap((device) => checkGenerator(generator, device))),
    ...checkParts(items),
  ]
}

/**
 * Checks two products. The findings are those of {@link checkAllPairs}, in half the time: each product may be compared with ten
 * thousand others.
 *
 * @param device the inverter, controller or generator of the pair; either product of other pairs
 */
export function checkPair(device: CheckedItem, other: CheckedItem): Finding[] {
  const [first = device, second = other] = withPossibleFigures([device, other])
  if (first.goods === 'generator') return suppliedKinds.includes(second.goods) ? checkGenerator(first, second) : checkMotor(first, second)
  if (inputs.includes(first.goods) && second.goods === 'battery') return checkBattery(second, first)
  if (inputs.includes(first.goods) && second.goods === 'panel') return checkPanel(second, first)
  return checkParts([first, second])
}

/** Checks a battery at an inverter or a controller. */
export function checkBattery(battery: CheckedItem, device: CheckedItem): Finding[] {
  const both = [battery, device]
  const found = [...toFindings('chemistry', both, judgeChemistry(battery, device)), ...toFindings('bank', both, judgeBank(battery, device))]
  // A misfit makes further rules irrelevant, and without a bank there is no power to check.
  const never = found.filter(({ verdict }) => verdict === 'never')
  if (never.length > 0) return never
  const isWhole = found.every(({ check, verdict }) => check !== 'bank' || verdict === 'fits')
  return isWhole && device.goods === 'inverter' ? [...found, ...toFindings('bankPower', both, judgeBankPower(battery, device))] : found
}

/** Checks panels at a solar input. At a controller it checks them for each possible voltage of the bank. */
export function checkPanel(panel: CheckedItem, input: CheckedItem): Finding[] {
  if (input.specs.solarInput === 'no') return toFindings('solarInput', [panel, input], { verdict: 'never', figures: {} })
  if (!hasSolarInput(input)) {
    const lacks = missingFigures([input, 'dcMinV', 'dcMaxV', 'pvMaxW'])
    return toFindings('solarInput', [panel, input], { verdict: 'unknown', figures: {}, lacks, reason: 'noSolarInput' })
  }
  const voltages = bankVoltages(input)
  if (voltages.length === 0) return checkInput(panel, input)
  const each = voltages.map((atV) => checkInput(panel, atBank(input, atV), { atV }))
  const holding = voltages.filter((_, at) => each[at]?.every(({ verdict }) => verdict !== 'never'))
  if (holding.length === voltages.length) return each[0] ?? []
  if (holding.length === 0) return each.at(-1) ?? []
  const [leastV, mostV] = [Math.min(...voltages), Math.max(...voltages)]
  const figures = { count: panel.quantity, fromV: Math.min(...holding), toV: Math.max(...holding), leastV, mostV }
  return toFindings('atBanks', [panel, input], { verdict: 'told', figures })
}

function checkInput(panel: CheckedItem, input: CheckedItem, at: Finding['figures'] = {}): Finding[] {
  const found = [
    ...toFindings('string', [panel, input], judgeString(panel, input)),
    ...toFindings('trackerCurrent', [panel, input], judgeTrackerCurrent(panel, input)),
    ...toFindings('panelPower', [panel, input], judgePanelPower(panel, input)),
  ]
  return found.map((one) => ({ ...one, figures: { ...one.figures, ...at } }))
}

/** Checks a source with a household: continuous load and surge. */
export function checkSource(source: CheckedItem, needs?: HouseholdNeeds): Finding[] {
  if (!needs || needs.surgeW <= 0) return []
  const running = toFindings('running', [source], judgeRunning(source, toKw(needs.runningW)))
  if (running.length > 0) return running
  if (source.goods === 'generator') return toFindings('generatorHome', [source], judgeGeneratorHome(source, needs))
  const limit = toFindings('atLimit', [source], judgeNearLimit(source, toKw(needs.runningW), toKw(needs.continuousW)))
  return [...toFindings('surge', [source], judgeSurge(source, needs)), ...limit]
}

/** Checks a source with a motor: running and starting power. A generator's surge power is taken as its continuous power. */
export function checkMotor(source: CheckedItem, motor: CheckedItem): Finding[] {
  const both = [source, motor]
  const at = isOnePhaseOfThree(source, motor) ? takeThird(source) : source
  const marked = markPhase(at === source ? undefined : 1)
  const { powerKw } = motor.specs
  const running = toFindings('running', both, judgeRunning(at, powerKw))
  const started = running.length > 0 ? running : toFindings('motor', both, judgeMotor(at, motor))
  if (started.length === 0) return []
  const [mains, phases] = [judgeMains(source, motor), judgePhases(source, motor)]
  return [
    ...marked(started),
    ...marked(toFindings('atLimit', both, judgeNearLimit(at, powerKw, (powerKw ?? 0) * marginOf(source)))),
    ...toFindings('mains', both, mains),
    ...(phases.verdict === 'never' ? toFindings('phases', both, phases) : []),
  ]
}

/** Returns a function that adds `phases` to the figures of findings; undefined leaves findings unchanged. */
const markPhase =
  (phases: number | undefined) =>
  (found: readonly Finding[]): Finding[] =>
    found.map((one) => (phases === undefined ? one : { ...one, figures: { ...one.figures, phases } }))

/** Required power of a source divided by the continuous load; a source with less power runs at its limit. */
const marginOf = ({ goods }: CheckedItem) => (goods === 'generator' ? 1 / GENERATOR_LOAD : POWER_MARGIN)

/** Checks a generator with an inverter or system that it supplies and charges; an inverter without a charger gets no findings. */
export function checkGenerator(generator: CheckedItem, device: CheckedItem): Finding[] {
  if (device.goods === 'inverter' && !canCharge(device)) return []
  const both = [generator, device]
  const at = isOnePhaseOfThree(generator, device) ? takeThird(generator) : generator
  const marked = markPhase(at === generator ? undefined : 1)
  const [mains, phases] = [judgeMains(generator, device), judgePhases(generator, device)]
  const charger = judgeCharger(at, device)
  // A device that cannot be connected or charged needs no finding about its limit.
  const isOff = [mains, phases, charger].some((judged) => judged?.verdict === 'never')
  return [
    ...marked(toFindings('supply', both, judgeSupply(at, device)).filter(({ verdict }) => !(isOff && verdict === 'told'))),
    ...marked(toFindings('charger', both, charger)),
    ...toFindings('mains', both, mains),
    // With the wrong voltage the connection to one phase does not matter.
    ...(mains.verdict === 'never' && phases.reason === 'onePhase' ? [] : toFindings('phases', both, phases)),
  ]
}

/** Checks mounting kits, cables, accessories and cartridges with the goods that they are used with, each pair alone. */
const checkParts = (items: readonly CheckedItem[]) => [...checkDcParts(items), ...checkAcParts(items)]

/**
 * Checks the parts that are not at an AC output, each pair alone: mounting kits with panels, cables and accessories with panels,
 * inverters and controllers, and water filters with cartridges.
 *
 * @param stringsOf how panels are connected; by default unknown
 */
export function checkDcParts(items: readonly CheckedItem[], stringsOf: FindStrings = () => undefined): Finding[] {
  return [
    ...pairsOf(items, 'frame', judgeFrame),
    ...pairsOf(items, 'partCurrent', (part, panel) => judgePartCurrent(part, panel, stringsPerPole(part, stringsOf(panel)?.strings))),
    ...pairsOf(items, 'partVoltage', (part, other) => judgePartVoltage(part, other, stringsOf(other)?.inSeries)),
    ...pairsOf(items, 'section', judgeSection),
    ...pairsOf(items, 'cartridge', judgeCartridge),
  ]
}

/** Checks parts at the AC output of an inverter. */
export const checkAcParts = (items: readonly CheckedItem[]) => pairsOf(items, 'acCurrent', judgeAcCurrent)

function pairsOf(
  items: readonly CheckedItem[],
  check: PartRule,
  judge: (one: CheckedItem, other: CheckedItem) => Judgement | undefined,
): Finding[] {
  const [parts, others] = rules[check].between
  const pick = pickerOf(items)
  return pick(...parts).flatMap((one) => pick(...others).flatMap((other) => toFindings(check, [one, other], judge(one, other))))
}

type PartRule = 'frame' | 'partCurrent' | 'acCurrent' | 'partVoltage' | 'section' | 'cartridge'
