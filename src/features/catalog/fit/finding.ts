import type { AttributeKey, Specs } from '../goods/attributes.ts'
import type { GoodsKind } from '../goods/goods-kinds.ts'
import type { RuleName, Verdict } from './rules.ts'

/** A product of a cart, a comparison or a kit, with its quantity. */
export type CheckedItem = { id: number; goods: GoodsKind; categoryId: number; specs: Specs; quantity: number }

/** Returns a function that picks the items of some kinds of goods. */
export const pickerOf =
  (items: readonly CheckedItem[]) =>
  (...kinds: readonly GoodsKind[]): CheckedItem[] =>
    items.filter(({ goods }) => kinds.includes(goods))

/**
 * Number of pieces of a part assigned to a device. `isEach`: `count` goes to each piece of the device. `place`: number of the piece
 * if the pieces of a device get different counts.
 */
export type Share = { id: number; count: number; deviceId: number; place?: number; isEach?: boolean }

/**
 * Result of one rule about the products `ids`: two products for most rules, one or several for others. `figures` are the values of
 * its sentence, in the units of their names. If the verdict is unknown, `lacks` names the missing figures, or `reason` the cause.
 */
export type Finding = {
  check: RuleName
  verdict: Verdict
  ids: readonly number[]
  figures: Readonly<Record<string, number>>
  lacks?: readonly { id: number; key: AttributeKey }[]
  reason?: 'parallel' | 'onePhase' | 'noSolarInput' | 'sharing' | 'extends' | 'noBattery' | 'noDevice' | 'several'
  shares?: readonly Share[]
}

/**
 * Power that a household draws. `surgeW`: while a motor starts; `runningW`: continuously; `continuousW`: continuously, with reserve.
 * `generatorVa`: VA that a generator needs, the larger of surgeW and runningW / 0.75, divided by the power factor.
 */
export type HouseholdNeeds = { surgeW: number; runningW: number; continuousW: number; generatorVa: number }

/** A rule's judgement, without the name of the rule and the products that it is about. */
export type Judgement = Omit<Finding, 'check' | 'ids'>

/** Creates the finding of a rule about these products; an empty list if there is no judgement. */
export const toFindings = (check: RuleName, of: readonly CheckedItem[], judged: Judgement | undefined): Finding[] =>
  judged ? [{ check, ids: of.map(({ id }) => id), ...judged }] : []

type RequiredFigures = readonly [CheckedItem, ...AttributeKey[]]
export function missingFigures(...asked: readonly RequiredFigures[]): { id: number; key: AttributeKey }[] {
  return asked.flatMap(([{ id, specs }, ...keys]) => keys.filter((key) => specs[key] === undefined).map((key) => ({ id, key })))
}

/** Rounds a figure to the two decimals that sentences show. This also removes floating-point errors. */
export const roundFigure = (value: number) => Math.round(value * 100 + 1e-6) / 100
