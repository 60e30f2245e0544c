import type { GoodsKind } from '../goods/goods-kinds.ts'
import { MAX_BATTERIES } from './batteries/battery-bank.ts'
import { doublingsBetween } from './figures.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { takeNeededBatteries, takeNeededPanels } from './needed-quantities.ts'
import { checkPair } from './pair-checks.ts'

/** A product that may be recommended with another product; `judgePair` sets its quantity. */
export type OfferedItem = Omit<CheckedItem, 'quantity'>

/**
 * Pairs of kinds of goods that are recommended with each other, in the order of preference. `isWithinCategory`: all products of the
 * same category fit, without a check.
 */
const offered: readonly { between: readonly [GoodsKind, GoodsKind]; isWithinCategory?: true }[] = [
  { between: ['inverter', 'battery'] },
  { between: ['inverter', 'panel'] },
  { between: ['controller', 'panel'] },
  { between: ['controller', 'battery'] },
  { between: ['mounting', 'panel'] },
  { between: ['cable', 'panel'] },
  { between: ['accessory', 'panel'] },
  { between: ['generator', 'system'] },
  { between: ['generator', 'inverter'] },
  { between: ['generator', 'machine'] },
  { between: ['generator', 'tool'] },
  { between: ['cable', 'accessory'] },
  { between: ['cable', 'inverter'] },
  { between: ['accessory', 'inverter'] },
  { between: ['cable', 'controller'] },
  { between: ['accessory', 'controller'] },
  { between: ['material', 'material'], isWithinCategory: true },
  { between: ['material', 'machine'], isWithinCategory: true },
  { between: ['filter', 'cartridge'] },
]

/**
 * - `fits`: every rule fits in the needed quantity, and use is not limited
 * - `limited`: a generator too weak to run everything at once, or a bank of more than `MAX_BATTERIES` batteries
 * - `never`, `unknown`: the worst verdict of the findings
 * - `unrelated`: the kinds are not offered with each other, or no rule applies
 */
export type JudgedPair = {
  verdict: 'fits' | 'limited' | 'never' | 'unknown' | 'unrelated'
  /** Sort key of fitting pairs, see `distanceBetween`; 0 is best. */
  distance: number
  findings: readonly Finding[]
  /** Both products in the judged quantities; undefined if no rule was checked. */
  taken?: readonly CheckedItem[]
}

const UNRELATED: JudgedPair = { verdict: 'unrelated', distance: 0, findings: [] }

/** Judges whether two products work together, in the quantities that the pair needs. The order of the arguments does not matter. */
export function judgePair(one: OfferedItem, other: OfferedItem): JudgedPair {
  const place = offered.find(({ between: [first, second] }) => isPair(one.goods, other.goods, first, second))
  if (!place) return UNRELATED
  if (place.isWithinCategory) return one.categoryId === other.categoryId ? { ...UNRELATED, verdict: 'fits' } : UNRELATED
  const [first, second] = place.between[0] === one.goods ? [one, other] : [other, one]
  const device = { ...first, quantity: 1 }
  const part = enoughOf({ ...second, quantity: 1 }, device)
  const findings = checkPair(device, part)
  if (findings.length === 0) return UNRELATED
  const isTooMany = part.goods === 'battery' && part.quantity > MAX_BATTERIES
  const verdict = isTooMany ? 'limited' : verdictOf(findings)
  return { verdict, distance: verdict === 'fits' ? distanceBetween(device, part, findings) : 0, findings, taken: [device, part] }
}

function verdictOf(findings: readonly Finding[]): JudgedPair['verdict'] {
  const has = (verdict: Finding['verdict']) => findings.some((finding) => finding.verdict === verdict)
  if (has('never')) return 'never'
  if (has('unknown')) return 'unknown'
  return findings.some(({ check, verdict }) => check === 'supply' && verdict === 'told') ? 'limited' : 'fits'
}

/** Lists the kinds of goods that are recommended with a kind, in the order of preference. */
export function kindsOfferedWith(goods: GoodsKind): GoodsKind[] {
  const beside = offered.flatMap(({ between: [first, second] }) => (first === goods ? [second] : second === goods ? [first] : []))
  return [...new Set(beside)]
}

function enoughOf(part: CheckedItem, device: CheckedItem): CheckedItem {
  return part.goods === 'panel' ? takeNeededPanels(part, device) : takeNeededBatteries(part, device)
}

/**
 * Sort key of a fitting pair, lower is better: mainly the number of batteries; for a generator the difference in power, for cables and
 * accessories at an inverter or controller the difference in voltage; else 0.
 */
function distanceBetween(device: CheckedItem, part: CheckedItem, findings: readonly Finding[]): number {
  const { goods, specs } = device
  if (part.goods === 'battery') {
    const power = findings.find(({ check }) => check === 'bankPower')?.figures
    return part.quantity + 0.1 * doublingsBetween(specs.powerKw, power?.bankKw)
  }
  if (goods === 'generator') return doublingsBetween(specs.kva, part.specs.powerKw)
  return part.goods === 'inverter' || part.goods === 'controller' ? doublingsBetween(specs.dcMaxV, part.specs.dcMaxV) : 0
}

const isPair = (one: GoodsKind, other: GoodsKind, first: GoodsKind, second: GoodsKind) =>
  (one === first && other === second) || (one === second && other === first)
