import { GENERATOR_LOAD, POWER_MARGIN } from '#features/catalog/fit/figures.ts'
import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { type Assumptions, type Chemistry, IDLE } from './assumptions.ts'
import type { Household } from './household/household.ts'
import { assumedIdleW, carriedHours, dailyWh, runningW, type Store, slowDrawHours, surgeW, usableShare } from './needs.ts'

/** Consumption of an inverter beside a battery, by its power, where staff keep other figures than the first. */
type Idle = Pick<Assumptions, 'idleShare' | 'idleLeastW'>

/**
 * Goods that carry a household: what they give, as it is worked out once and shown for any household. `margin`: over what
 * runs, where staff keep another one than the first.
 */
export type PowerSource =
  /**
   * Energy that may be drawn in Wh, and power at once in W. `surgeW` and `idleW` where an inverter belongs to it; a battery alone
   * is told with one that is just large enough for the household, by `idle`.
   */
  | ({ kind: 'store'; powerW: number; surgeW: number; idle?: Idle; margin?: number } & Store)
  /** Hours of a tank at half load, and the W that it bears, also for the moment in which a motor starts. */
  | { kind: 'engine'; halfLoadHours: number; powerW: number; margin?: number }

/** For how long, and whether nearly all of its power is used; `tooWeak` where what runs or starts is more than it gives; `nothing` where nothing runs. */
export type Carried = { verdict: 'hours'; hours: number; isAtLimit?: true } | { verdict: 'tooWeak' } | { verdict: 'nothing' }

/** Kinds of goods of which it is told for how long they carry a household. */
export const carrierKinds: readonly GoodsKind[] = ['battery', 'system', 'generator']

/**
 * Capacity of a single product: one battery, one system, one generator.
 *
 * @returns the figures that it lacks where it cannot be told; nothing for other kinds of goods
 */
export function powerSourceOf(goods: GoodsKind, specs: Specs, assumed: Assumptions): PowerSource | { lacks: AttributeKey[] } | undefined {
  const carrier =
    goods === 'generator'
      ? engineOf(specs, assumed)
      : goods === 'battery' || goods === 'system'
        ? storeOf(goods, specs, assumed)
        : undefined
  if (!carrier || 'lacks' in carrier) return carrier
  const margin = carrier.kind === 'engine' ? 1 / assumed.generatorLoad : assumed.powerMargin
  return margin === usualMargin(carrier) ? carrier : { ...carrier, margin: Math.ceil(margin * 1e4 - 1e-6) / 1e4 }
}

/** Over what runs: with less a carrier is at its limit. Generators are not loaded above three quarters for hours, as in a cart. */
const usualMargin = ({ kind }: PowerSource) => (kind === 'engine' ? 1 / GENERATOR_LOAD : POWER_MARGIN)

/** Starting power comes from the kVA, as in the calculator: a start of 3.5 kW needs 4.4 kVA. */
function engineOf({ runHours, powerKw, kva }: Specs, { powerFactor }: Assumptions): PowerSource | { lacks: AttributeKey[] } {
  if (runHours === undefined || powerKw === undefined) return { lacks: missing({ runHours, powerKw }) }
  return { kind: 'engine', halfLoadHours: runHours, powerW: kva === undefined ? powerKw * 1000 : kva * 1000 * powerFactor }
}

function storeOf(goods: 'battery' | 'system', specs: Specs, assumed: Assumptions): PowerSource | { lacks: AttributeKey[] } {
  const { chemistry, powerKw, dischargeA, voltageV } = specs
  const wholeWh = capacityWh(specs)
  if (wholeWh === undefined || !isChemistry(chemistry)) return { lacks: missing({ capacityKwh: wholeWh, chemistry }) }
  const slow = slowHoursOf(specs, chemistry, assumed)
  const store = {
    kind: 'store',
    usableWh: wholeWh * usableShareOf(specs, chemistry, assumed),
    ...(slow > 0 ? { slowHours: slow } : {}),
  } as const
  if (goods === 'system') {
    if (powerKw === undefined) return { lacks: ['powerKw'] }
    return { ...store, powerW: powerKw * 1000, surgeW: Math.max(specs.surgeKw ?? 0, powerKw) * 1000, idleW: idleWOf(specs, assumed) }
  }
  // A battery for whose current nothing is told stands no limit; the inverter beside it does.
  const powerW = dischargeA !== undefined && voltageV !== undefined ? dischargeA * voltageV : Number.POSITIVE_INFINITY
  const { idleShare, idleLeastW } = assumed
  const isUsual = idleShare === IDLE.idleShare && idleLeastW === IDLE.idleLeastW
  return { ...store, powerW, surgeW: Number.POSITIVE_INFINITY, ...(isUsual ? {} : { idle: { idleShare, idleLeastW } }) }
}

/** Consumption of a product's inverter itself, in W: as told, else as assumed of one of its power. */
export function idleWOf({ idleW, powerKw = 0 }: Specs, assumed: Assumptions): number {
  return idleW ?? Math.ceil(assumedIdleW(powerKw * 1000, assumed) - 1e-6)
}

/** The share of a product's battery that reaches the appliances: its maker may allow less than is assumed. */
export function usableShareOf(specs: Specs, chemistry: Chemistry, assumed: Assumptions): number {
  return usableShare(chemistry, assumed, depthOf(specs))
}

/** Hours from which on a product's battery gives what its maker tells: see {@link slowDrawHours}. */
export function slowHoursOf(specs: Specs, chemistry: Chemistry, assumed: Assumptions): number {
  return Math.round(100 * slowDrawHours(chemistry, assumed, depthOf(specs))) / 100
}

const depthOf = ({ depthPercent }: Specs) => (depthPercent === undefined ? undefined : depthPercent / 100)

/** Energy of one product's whole battery in Wh: as told, else charge × voltage. */
export function capacityWh({ capacityKwh, capacityAh, voltageV }: Specs): number | undefined {
  if (capacityKwh !== undefined) return capacityKwh * 1000
  return capacityAh !== undefined && voltageV !== undefined ? capacityAh * voltageV : undefined
}

/** Longer is told as 'more than three days'. */
export const MAX_HOURS = 72

/**
 * For how long a carrier carries a household, rounded down, to half hours below six.
 *
 * - a store: the longest outage whose energy it holds, that of its inverter with it ({@link carriedHours})
 * - an engine: its hours at half load; at more than that fewer, in proportion: its consumption grows at most as its load
 *   does. At less it is not counted for longer.
 */
export function runTimeFor(carrier: PowerSource, household: Household): Carried {
  const running = runningW(household)
  if (running <= 0 || dailyWh(household) <= 0) return { verdict: 'nothing' }
  if (running > carrier.powerW) return { verdict: 'tooWeak' }
  const margin = carrier.margin ?? usualMargin(carrier)
  const limit = running * margin > carrier.powerW ? ({ isAtLimit: true } as const) : {}
  if (carrier.kind === 'store') {
    if (surgeW(household) > carrier.surgeW) return { verdict: 'tooWeak' }
    const { idleW = assumedIdleW(running * margin, carrier.idle ?? IDLE) } = carrier
    return { verdict: 'hours', hours: roundDown(carriedHours(household, { ...carrier, idleW })), ...limit }
  }
  if (surgeW(household) > carrier.powerW) return { verdict: 'tooWeak' }
  const load = running / carrier.powerW
  return { verdict: 'hours', hours: roundDown(carrier.halfLoadHours * Math.min(1, 0.5 / load)), ...limit }
}

function roundDown(hours: number): number {
  const step = hours < 6 ? 0.5 : 1
  // The bisection may be a minute short.
  return Math.min(MAX_HOURS, Math.floor((hours + 1 / 60) / step) * step)
}

const isChemistry = (chemistry: string | undefined): chemistry is Chemistry => chemistry === 'lifepo4' || chemistry === 'agm'
const missing = (figures: Partial<Record<AttributeKey, unknown>>): AttributeKey[] =>
  (Object.keys(figures) as AttributeKey[]).filter((key) => figures[key] === undefined)
