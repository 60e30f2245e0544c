import { GENERATOR_LOAD, POWER_MARGIN } from '#features/catalog/fit/figures.ts'
import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { type Assumptions, type Chemistry, DEFAULT_IDLE } from './assumptions.ts'
import type { Household } from './household/household.ts'
import { assumedIdleW, dailyWh, type EnergyStore, runningW, runtimeHours, slowDrawHours, surgeW, usableShare } from './needs.ts'

/** Assumed consumption of the inverter that a single battery needs; present only if staff have changed the defaults. */
type Idle = Pick<Assumptions, 'idleShare' | 'idleLeastW'>

/**
 * Figures of a battery, system or generator from which its runtime for any household is computed. `margin`: required power divided
 * by running power, if staff have changed the default.
 */
export type PowerSource =
  /**
   * A battery or system: usable energy and power in W. A system has the surge power and the consumption of its own inverter. For a
   * battery alone an inverter just large enough for the household is assumed; `idle` is its consumption.
   */
  | ({ kind: 'store'; powerW: number; surgeW: number; idle?: Idle; margin?: number } & EnergyStore)
  /** A generator: hours of a full tank at half load, and the power in W, which also limits the start of motors. */
  | { kind: 'engine'; halfLoadHours: number; powerW: number; margin?: number }

/**
 * Runtime of a power source for a household. `isAtLimit`: the appliances need more of its power than the margin allows. `tooWeak`:
 * they need more power than it has. `nothing`: no appliance runs.
 */
export type Runtime = { verdict: 'hours'; hours: number; isAtLimit?: true } | { verdict: 'tooWeak' } | { verdict: 'nothing' }

/**
 * Derives the power source from a product's figures: one battery, one system or one generator.
 *
 * @returns `lacks`: figures that the product misses; undefined for other kinds of goods
 */
export function powerSourceOf(goods: GoodsKind, specs: Specs, assumed: Assumptions): PowerSource | { lacks: AttributeKey[] } | undefined {
  const source =
    goods === 'generator'
      ? engineOf(specs, assumed)
      : goods === 'battery' || goods === 'system'
        ? storeOf(goods, specs, assumed)
        : undefined
  if (!source || 'lacks' in source) return source
  const margin = source.kind === 'engine' ? 1 / assumed.generatorLoad : assumed.powerMargin
  return margin === usualMargin(source) ? source : { ...source, margin: Math.ceil(margin * 1e4 - 1e-6) / 1e4 }
}

/** Default margin. A source with less is at its limit: a generator above three quarters of its power, as in a cart's checks. */
const usualMargin = ({ kind }: PowerSource) => (kind === 'engine' ? 1 / GENERATOR_LOAD : POWER_MARGIN)

/** Power is computed from kVA if stated, as in the calculator: starting a motor with 3.5 kW needs 4.4 kVA. */
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
  const isUsual = idleShare === DEFAULT_IDLE.idleShare && idleLeastW === DEFAULT_IDLE.idleLeastW
  return { ...store, powerW, surgeW: Number.POSITIVE_INFINITY, ...(isUsual ? {} : { idle: { idleShare, idleLeastW } }) }
}

/** Constant consumption of a product's inverter in W: as stated, else assumed from its power. */
export function idleWOf({ idleW, powerKw = 0 }: Specs, assumed: Assumptions): number {
  return idleW ?? Math.ceil(assumedIdleW(powerKw * 1000, assumed) - 1e-6)
}

/** Share of a product's battery energy that reaches the appliances; a maker may allow a smaller depth of discharge than assumed. */
export function usableShareOf(specs: Specs, chemistry: Chemistry, assumed: Assumptions): number {
  return usableShare(chemistry, assumed, depthOf(specs))
}

/** Minimum hours of discharge in which a product's battery gives its rated energy, see {@link slowDrawHours}. */
export function slowHoursOf(specs: Specs, chemistry: Chemistry, assumed: Assumptions): number {
  return Math.round(100 * slowDrawHours(chemistry, assumed, depthOf(specs))) / 100
}

const depthOf = ({ depthPercent }: Specs) => (depthPercent === undefined ? undefined : depthPercent / 100)

/** Rated energy of a battery in Wh: as stated, else charge × voltage; undefined without these figures. */
export function capacityWh({ capacityKwh, capacityAh, voltageV }: Specs): number | undefined {
  if (capacityKwh !== undefined) return capacityKwh * 1000
  return capacityAh !== undefined && voltageV !== undefined ? capacityAh * voltageV : undefined
}

/** Maximum runtime in hours; from this on it is shown as "3 days or more". */
export const MAX_RUNTIME_HOURS = 72

/**
 * Computes how long a source powers a household, in hours, rounded down: below six to half hours, else to whole hours.
 *
 * - a store: the longest outage that its energy covers, including its inverter's consumption ({@link runtimeHours})
 * - an engine: its hours at half load; at a higher load proportionally fewer, since fuel consumption grows at most in proportion
 *   to the load; at a lower load the same
 */
export function computeRuntime(source: PowerSource, household: Household): Runtime {
  const running = runningW(household)
  if (running <= 0 || dailyWh(household) <= 0) return { verdict: 'nothing' }
  if (running > source.powerW) return { verdict: 'tooWeak' }
  const margin = source.margin ?? usualMargin(source)
  const limit = running * margin > source.powerW ? ({ isAtLimit: true } as const) : {}
  if (source.kind === 'store') {
    if (surgeW(household) > source.surgeW) return { verdict: 'tooWeak' }
    const { idleW = assumedIdleW(running * margin, source.idle ?? DEFAULT_IDLE) } = source
    return { verdict: 'hours', hours: roundDown(runtimeHours(household, { ...source, idleW })), ...limit }
  }
  if (surgeW(household) > source.powerW) return { verdict: 'tooWeak' }
  const load = running / source.powerW
  return { verdict: 'hours', hours: roundDown(source.halfLoadHours * Math.min(1, 0.5 / load)), ...limit }
}

function roundDown(hours: number): number {
  const step = hours < 6 ? 0.5 : 1
  // Adds a minute, by which the bisection in `runtimeHours` may be too short.
  return Math.min(MAX_RUNTIME_HOURS, Math.floor((hours + 1 / 60) / step) * step)
}

const isChemistry = (chemistry: string | undefined): chemistry is Chemistry => chemistry === 'lifepo4' || chemistry === 'agm'
const missing = (figures: Partial<Record<AttributeKey, unknown>>): AttributeKey[] =>
  (Object.keys(figures) as AttributeKey[]).filter((key) => figures[key] === undefined)
