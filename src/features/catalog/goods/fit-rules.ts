import type { Specs } from './attributes.ts'
import {
  type Answer,
  atLeast,
  bankFor,
  coldVoltageV,
  continuousKw,
  coversPhases,
  coversVoltage,
  doublings,
  sizeOf,
  stringLengths,
} from './fit-figures.ts'
import type { GoodsKind } from './goods-kinds.ts'

/** What the rules know of a product. */
export type FitItem = { goods: GoodsKind; specs: Specs; categoryId: number }

/** One condition, with its reason and where that comes from. `holds` is told the figures in the order of the rule. */
type FitCheck = { name: string; why: string; source: string; holds: (one: Specs, other: Specs) => Answer }
/** Two kinds of goods that work together where every check holds. */
export type FitRule = {
  between: readonly [GoodsKind, GoodsKind]
  checks: readonly FitCheck[]
  /** Both must be sold for the same purpose, which their category tells. */
  isWithinCategory?: true
  /** How well they suit each other; 0 is best. */
  distance?: (one: Specs, other: Specs) => number
}

const DATASHEET = 'data sheets of both devices'
const SIZING = 'method of the sizing page (PVWatts, IEC 62548)'

const chemistry: FitCheck = {
  name: 'chemistry',
  why: 'a charger must know the charging profile of the battery',
  source: DATASHEET,
  holds: ({ batteryTypes }, battery) =>
    batteryTypes && battery.chemistry ? batteryTypes === 'both' || batteryTypes === battery.chemistry : undefined,
}
const bankVoltage: FitCheck = {
  name: 'bankVoltage',
  why: 'batteries in series must give the nominal voltage that the device is made for, 12, 24 or 48 V or its high-voltage window',
  source: DATASHEET,
  holds: (device, battery) => isFound(bankFor(battery, device)),
}
const bankPower: FitCheck = {
  name: 'bankPower',
  why: 'at most four batteries must bear the full power of the inverter for as long as it takes',
  source: 'continuous discharge current in the data sheet of the battery; four batteries: own choice',
  holds: (inverter, battery) =>
    inverter.powerKw === undefined ? undefined : isFound(bankFor(battery, inverter, { powerKw: inverter.powerKw })),
}
const chargingCurrent: FitCheck = {
  name: 'chargingCurrent',
  why: 'a controller must not charge faster than at most four batteries take',
  source: 'maximum charging current in the data sheet of the battery; four batteries: own choice',
  holds: (controller, battery) =>
    controller.chargeA === undefined ? undefined : isFound(bankFor(battery, controller, { chargeA: controller.chargeA })),
}
const stringVoltage: FitCheck = {
  name: 'stringVoltage',
  why: 'some number of panels in series must lie inside the solar input, hot cells and cold mornings included',
  source: SIZING,
  holds: (input, panel) => {
    const lengths = stringLengths(panel, input)
    return lengths && lengths.min <= lengths.max
  },
}
const panelPower: FitCheck = {
  name: 'panelPower',
  why: 'the shortest string that wakes the input must not be more than it takes',
  source: DATASHEET,
  holds: (input, panel) => {
    const lengths = stringLengths(panel, input)
    return lengths && panel.wattPeak ? atLeast(input.pvMaxW, lengths.min * panel.wattPeak) : undefined
  },
}
const bearsCurrent: FitCheck = {
  name: 'bearsCurrent',
  why: 'what carries the current of panels bears 1.25 times their short-circuit current',
  source: 'IEC 62548',
  holds: (part, { shortCircuitA }) => atLeast(part.currentA, shortCircuitA && shortCircuitA * 1.25),
}
const bearsString: FitCheck = {
  name: 'bearsString',
  why: 'what carries the voltage of panels bears at least two in series in the cold',
  source: 'IEC 62548; two: own choice',
  holds: (part, { openCircuitV }) => atLeast(part.dcMaxV, openCircuitV && 2 * coldVoltageV(openCircuitV)),
}
const bearsInput: FitCheck = {
  name: 'bearsInput',
  why: 'what stands before a solar input bears every voltage that the input does',
  source: 'IEC 62548',
  holds: (part, input) => atLeast(part.dcMaxV, input.dcMaxV),
}
const section: FitCheck = {
  name: 'section',
  why: 'the cable must fit the contacts and glands',
  source: DATASHEET,
  holds: ({ cableMm2 }, part) => both(atLeast(cableMm2, part.cableMinMm2), atLeast(part.cableMaxMm2, cableMm2)),
}
const frame: FitCheck = {
  name: 'frame',
  why: 'the clamps must grip the frame, and the rails be long enough for the panels',
  source: DATASHEET,
  holds: ({ frameMinMm, frameMaxMm, panelMaxMm }, { frameMm, widthMm }) =>
    both(both(atLeast(frameMm, frameMinMm), atLeast(frameMaxMm, frameMm)), atLeast(panelMaxMm, widthMm)),
}
const mainsVoltage: FitCheck = {
  name: 'mainsVoltage',
  why: 'a generator must have every voltage that the device is made for',
  source: DATASHEET,
  holds: coversVoltage,
}
const phases: FitCheck = {
  name: 'phases',
  why: 'a device with three phases needs three, one with a single phase needs it as such',
  source: DATASHEET,
  holds: coversPhases,
}
const supplyPower: FitCheck = {
  name: 'supplyPower',
  why: 'an inverter passes on up to its own power from the generator, which must give it for hours',
  source: 'continuous power of the generator, where it is not told 0.8 of its kVA, ISO 8528-1',
  holds: (generator, { powerKw }) => atLeast(continuousKw(generator), powerKw),
}
const charger: FitCheck = {
  name: 'charger',
  why: 'only an inverter that charges has an input for a generator',
  source: DATASHEET,
  holds: (_, { chargeA }) => (chargeA === undefined ? undefined : chargeA > 0),
}
const startingPower: FitCheck = {
  name: 'startingPower',
  why: 'a generator must bear what a motor draws when it starts',
  source: 'two to four times the running power, generator manual 107002; the figure is the data sheet’s',
  holds: (generator, { startKw }) => atLeast(continuousKw(generator), startKw),
}
const cartridge: FitCheck = {
  name: 'cartridge',
  why: 'a cartridge fits housings of its own height and diameter',
  source: 'sizes of the trade: 10 or 20 inches, 2.5 or 4.5 wide',
  holds: (one, other) => (one.cartridgeSize && other.cartridgeSize ? one.cartridgeSize === other.cartridgeSize : undefined),
}

const closePower = ({ kva }: Specs, { powerKw }: Specs) => doublings(kva, powerKw)
const closeVoltage = (one: Specs, other: Specs) => doublings(one.dcMaxV, other.dcMaxV)

/**
 * What works together: the one table. What it does not name is not offered beside each other. For a product the kinds
 * that are named first are offered first.
 */
export const fitRules: readonly FitRule[] = [
  {
    between: ['inverter', 'battery'],
    checks: [chemistry, bankVoltage, bankPower],
    distance: (inverter, battery) => {
      const bank = bankFor(battery, inverter, { powerKw: inverter.powerKw })
      if (!bank) return 0
      return sizeOf(bank) + 0.1 * doublings(inverter.powerKw, ((battery.dischargeA ?? 0) * bank.rows * bank.voltageV) / 1000)
    },
  },
  { between: ['inverter', 'panel'], checks: [stringVoltage, panelPower] },
  { between: ['controller', 'panel'], checks: [stringVoltage, panelPower] },
  {
    between: ['controller', 'battery'],
    checks: [chemistry, bankVoltage, chargingCurrent],
    distance: ({ chargeA, ...controller }, battery) =>
      sizeOf(bankFor(battery, controller, { chargeA }) ?? { inSeries: 1, rows: 1, voltageV: 0 }),
  },
  { between: ['mounting', 'panel'], checks: [frame] },
  { between: ['cable', 'panel'], checks: [bearsCurrent, bearsString] },
  { between: ['accessory', 'panel'], checks: [bearsCurrent, bearsString] },
  { between: ['generator', 'system'], checks: [phases, mainsVoltage, supplyPower], distance: closePower },
  { between: ['generator', 'inverter'], checks: [charger, phases, mainsVoltage, supplyPower], distance: closePower },
  { between: ['generator', 'machine'], checks: [phases, mainsVoltage, startingPower], distance: closePower },
  { between: ['generator', 'tool'], checks: [phases, mainsVoltage, startingPower], distance: closePower },
  { between: ['cable', 'accessory'], checks: [section] },
  { between: ['cable', 'inverter'], checks: [bearsInput], distance: closeVoltage },
  { between: ['accessory', 'inverter'], checks: [bearsInput], distance: closeVoltage },
  { between: ['cable', 'controller'], checks: [bearsInput], distance: closeVoltage },
  { between: ['accessory', 'controller'], checks: [bearsInput], distance: closeVoltage },
  // Cement, steel, blocks and the mixer build one wall; there is nothing in them that could not work together.
  { between: ['material', 'material'], checks: [], isWithinCategory: true },
  { between: ['material', 'machine'], checks: [], isWithinCategory: true },
  { between: ['filter', 'cartridge'], checks: [cartridge] },
]

/**
 * `fits` where every check holds, `never` where one does not, `unknown` where a figure is missing and none fails. Goods
 * that no rule names are `unrelated`. Only what fits is offered: nothing on hope.
 */
export type Fit = {
  verdict: 'fits' | 'never' | 'unknown' | 'unrelated'
  distance: number
  failed: readonly string[]
  missing: readonly string[]
}

/** Judges two products, in whichever order they are given. `failed` and `missing` name the checks, for explanations. */
export function judgeFit(one: FitItem, other: FitItem): Fit {
  const rule = fitRules.find(({ between: [first, second] }) => isPair([one.goods, other.goods], [first, second]))
  if (!rule || (rule.isWithinCategory && one.categoryId !== other.categoryId))
    return { verdict: 'unrelated', distance: 0, failed: [], missing: [] }
  const [first, second] = rule.between[0] === one.goods ? [one.specs, other.specs] : [other.specs, one.specs]
  const answers = rule.checks.map(({ name, holds }) => ({ name, answer: holds(first, second) }))
  const failed = answers.filter(({ answer }) => answer === false).map(({ name }) => name)
  const missing = answers.filter(({ answer }) => answer === undefined).map(({ name }) => name)
  const verdict = failed.length > 0 ? 'never' : missing.length > 0 ? 'unknown' : 'fits'
  return { verdict, failed, missing, distance: verdict === 'fits' ? (rule.distance?.(first, second) ?? 0) : 0 }
}

/** The kinds of goods that some rule combines with a kind, those to be offered first in front. */
export function kindsBeside(goods: GoodsKind): GoodsKind[] {
  const beside = fitRules.flatMap(({ between: [first, second] }) => (first === goods ? [second] : second === goods ? [first] : []))
  return [...new Set(beside)]
}

function isPair([a, b]: readonly [GoodsKind, GoodsKind], [first, second]: readonly [GoodsKind, GoodsKind]): boolean {
  return (a === first && b === second) || (a === second && b === first)
}

function isFound(bank: object | null | undefined): Answer {
  return bank === undefined ? undefined : bank !== null
}

function both(one: Answer, other: Answer): Answer {
  if (one === false || other === false) return false
  return one === undefined || other === undefined ? undefined : true
}
