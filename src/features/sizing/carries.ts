import { GENERATOR_LOAD, POWER_MARGIN } from '#features/catalog/fit/figures.ts'
import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { type Assumptions, type Chemistry, IDLE } from './assumptions.ts'
import type { Household } from './household/household.ts'
import { assumedIdleW, carriedHours, dailyWh, runningW, type Store, slowDrawHours, surgeW, usableShare } from './needs.ts'

/** Assumed consumption of the inverter beside a battery; present only if staff have changed the defaults. */
type Idle = Pick<Assumptions, 'idleShare' | 'idleLeastW'>

/**
 * Battery, system or generator that powers a household, with its figures. They are computed once and shown for any household.
 * `margin`: required power divided by running power, if staff have changed the default.
 */
export type PowerSource =
  /**
   * `usableWh` and the power in W. A system has the surge and the consumption of its own inverter; for a battery alone an
   * inverter just large enough for the household is assumed (`idle`).
   */
  | ({ kind: 'store'; powerW: number; surgeW: number; idle?: Idle; margin?: number } & Store)
  /** Hours of a full tank at half load, and the power in W, also while a motor starts. */
  | { kind: 'engine'; halfLoadHours: number; powerW: number; margin?: number }

/**
 * Hours, and whether nearly all of the power is used. `tooWeak`: the appliances need more power than it gives. `nothing`: no
 * appliance runs.
 */
export type Carried = { verdict: 'hours'; hours: number; isAtLimit?: true } | { verdict: 'tooWeak' } | { verdict: 'nothing' }

/** Kinds of goods that show for how long they power a household. */
export const carrierKinds: readonly GoodsKind[] = ['battery', 'system', 'generator']

/**
 * Capacity of a single product: one battery, one system, one generator.
 *
 * @returns `lacks`: figures that are missing; undefined for other kinds of goods
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

/** Default margin: a source with less is at its limit. Generators are not loaded above three quarters for hours, as in a cart. */
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
  // Without a stated discharge current only the inverter limits the power.
  const powerW = dischargeA !== undefined && voltageV !== undefined ? dischargeA * voltageV : Number.POSITIVE_INFINITY
  const { idleShare, idleLeastW } = assumed
  const isUsual = idleShare === IDLE.idleShare && idleLeastW === IDLE.idleLeastW
  return { ...store, powerW, surgeW: Number.POSITIVE_INFINITY, ...(isUsual ? {} : { idle: { idleShare, idleLeastW } }) }
}

/** Consumption of a product's inverter itself, in W: as stated, else assumed from its power. */
export function idleWOf({ idleW, powerKw = 0 }: Specs, assumed: Assumptions): number {
  return idleW ?? Math.ceil(assumedIdleW(powerKw * 1000, assumed) - 1e-6)
}

/** Share of a product's battery that reaches the appliances; a maker may allow a smaller depth of discharge than assumed. */
export function usableShareOf(specs: Specs, chemistry: Chemistry, assumed: Assumptions): number {
  return usableShare(chemistry, assumed, depthOf(specs))
}

/** Hours of discharge from which on a product's battery gives its rated energy: see {@link slowDrawHours}. */
export function slowHoursOf(specs: Specs, chemistry: Chemistry, assumed: Assumptions): number {
  return Math.round(100 * slowDrawHours(chemistry, assumed, depthOf(specs))) / 100
}

const depthOf = ({ depthPercent }: Specs) => (depthPercent === undefined ? undefined : depthPercent / 100)

/** Energy of a whole battery in Wh: as stated, else charge × voltage. */
export function capacityWh({ capacityKwh, capacityAh, voltageV }: Specs): number | undefined {
  if (capacityKwh !== undefined) return capacityKwh * 1000
  return capacityAh !== undefined && voltageV !== undefined ? capacityAh * voltageV : undefined
}

/** A longer time is shown as 'more than three days'. */
export const MAX_HOURS = 72

/**
 * Hours for which a source powers a household, rounded down: below six to half hours, else to whole hours.
 *
 * - a store: the longest outage that its energy covers, its inverter's consumption included ({@link carriedHours})
 * - an engine: its hours at half load; at a higher load fewer in proportion, since consumption grows at most as the load does;
 *   at a lower load not more
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
