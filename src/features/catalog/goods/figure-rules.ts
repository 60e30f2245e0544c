import { type AttributeKey, attributes, type Specs } from './attributes.ts'

/** Figures of an input for panels, which an inverter without one has none of. */
export const ofSolarInput = ['dcMinV', 'mpptMaxV', 'dcMaxV', 'mpptCount', 'mpptMaxA', 'pvMaxW'] as const satisfies AttributeKey[]

/** Two figures of a product in the same unit, of which `lower` must not exceed the other. */
export type FigureRule = {
  lower: AttributeKey
  upper: AttributeKey
  /** The figure that shows the message. */
  at: AttributeKey
  /**
   * True if a contradiction is refused, since with wrong voltages a customer's device would be planned beyond its limits; else
   * it is a warning.
   */
  isRefused: boolean
}

const refused = (lower: AttributeKey, upper: AttributeKey, at = upper): FigureRule => ({ lower, upper, at, isRefused: true })
const doubtful = (lower: AttributeKey, upper: AttributeKey, at = upper): FigureRule => ({ lower, upper, at, isRefused: false })

/** Rules against contradicting figures of a product. Combinations that an unusual product may have are only warnings. */
const rules: readonly FigureRule[] = [
  refused('dcMinV', 'mpptMaxV', 'dcMinV'),
  refused('dcMinV', 'dcMaxV', 'dcMinV'),
  refused('mpptMaxV', 'dcMaxV', 'mpptMaxV'),
  refused('batteryMinV', 'batteryMaxV'),
  refused('voltageV', 'openCircuitV'),
  doubtful('powerKw', 'surgeKw'),
  doubtful('powerKw', 'kva'),
  doubtful('chargeA', 'dischargeA'),
  doubtful('cableMinMm2', 'cableMaxMm2'),
  doubtful('frameMinMm', 'frameMaxMm'),
]

/** The rules that these figures break; missing or half-typed figures break none. */
export function brokenRules(specs: Specs): FigureRule[] {
  return rules.filter(({ lower, upper }) => Number(specs[lower]) > Number(specs[upper]))
}

/** Figures of a solar input on a product that is marked as having none. */
export function figuresOfNoInput(specs: Specs): AttributeKey[] {
  return specs.solarInput === 'no' ? ofSolarInput.filter((key) => specs[key] !== undefined) : []
}

/** A contradiction as a problem of i18n/problems, with the values of its sentence, and the figure that shows it. */
export type Contradiction = {
  at: AttributeKey
  key: 'product.figureOrder' | 'product.figureDoubtful' | 'product.noSolarInput'
  values: Record<string, unknown>
}

function contradictionOf(rule: FigureRule, specs: Specs): Contradiction {
  const told = (key: AttributeKey) => ({ label: attributes[key].label, amount: Number(specs[key]), unit: unitOf(key) })
  const key = rule.isRefused ? 'product.figureOrder' : 'product.figureDoubtful'
  return { at: rule.at, key, values: { lower: told(rule.lower), upper: told(rule.upper) } }
}

function unitOf(key: AttributeKey): string {
  const attribute = attributes[key]
  return attribute.kind === 'number' ? attribute.unit : ''
}

/** All contradictions in these figures. */
export function contradictions(specs: Specs): Contradiction[] {
  const none = figuresOfNoInput(specs)
  return [...(none.length > 0 ? [noInput(none)] : []), ...brokenRules(specs).map((rule) => contradictionOf(rule, specs))]
}

const noInput = (told: readonly AttributeKey[]): Contradiction => ({
  at: 'solarInput',
  key: 'product.noSolarInput',
  values: { labels: told.map((key) => attributes[key].label) },
})

/**
 * Contradiction that a write must not introduce. An existing one may stay, so that older products can still be changed in
 * everything else.
 */
export function refusedContradiction(specs: Specs, before: Specs = {}): Contradiction | undefined {
  const isTouched = (keys: readonly AttributeKey[]) => keys.some((key) => specs[key] !== before[key])
  const none = figuresOfNoInput(specs)
  if (none.length > 0 && isTouched(['solarInput', ...none])) return noInput(none)
  const broken = brokenRules(specs).find(({ lower, upper, isRefused }) => isRefused && isTouched([lower, upper]))
  return broken && contradictionOf(broken, specs)
}
