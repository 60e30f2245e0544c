import { type AttributeKey, attributes, type Specs } from './attributes.ts'

/** Attributes of a solar input; an inverter without a solar input should have none of them. */
export const solarInputFigures = ['dcMinV', 'mpptMaxV', 'dcMaxV', 'mpptCount', 'mpptMaxA', 'pvMaxW'] as const satisfies AttributeKey[]

/** Two figures of one product in the same unit; `lower` must not exceed `upper`. */
export type FigureRule = {
  lower: AttributeKey
  upper: AttributeKey
  /** Figure whose field shows the message. */
  at: AttributeKey
  /**
   * True if a save with this contradiction is refused, because wrong voltages could damage a customer's devices. False if the form
   * only shows a warning.
   */
  isRefused: boolean
}

const refused = (lower: AttributeKey, upper: AttributeKey, at = upper): FigureRule => ({ lower, upper, at, isRefused: true })
const doubtful = (lower: AttributeKey, upper: AttributeKey, at = upper): FigureRule => ({ lower, upper, at, isRefused: false })

/** Rules against contradicting figures of a product. A combination that is unusual but possible is only a warning. */
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

/** Returns the rules that these figures break. A rule with a missing or half-typed figure is not broken. */
export function brokenRules(specs: Specs): FigureRule[] {
  return rules.filter(({ lower, upper }) => Number(specs[lower]) > Number(specs[upper]))
}

/** Lists the solar-input figures of a product that is marked as having no solar input. */
export function unexpectedSolarFigures(specs: Specs): AttributeKey[] {
  return specs.solarInput === 'no' ? solarInputFigures.filter((key) => specs[key] !== undefined) : []
}

/** A contradiction: `at` is the figure whose field shows it, `key` its sentence in i18n/problems, `values` fill the sentence. */
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

export function contradictions(specs: Specs): Contradiction[] {
  const none = unexpectedSolarFigures(specs)
  return [...(none.length > 0 ? [noInput(none)] : []), ...brokenRules(specs).map((rule) => contradictionOf(rule, specs))]
}

const noInput = (told: readonly AttributeKey[]): Contradiction => ({
  at: 'solarInput',
  key: 'product.noSolarInput',
  values: { labels: told.map((key) => attributes[key].label) },
})

/**
 * Returns the first contradiction for which a write is refused; undefined if there is none. A stored contradiction is accepted while
 * its figures are unchanged, so that staff can still change other fields of older products.
 */
export function refusedContradiction(specs: Specs, before: Specs = {}): Contradiction | undefined {
  const isTouched = (keys: readonly AttributeKey[]) => keys.some((key) => specs[key] !== before[key])
  const none = unexpectedSolarFigures(specs)
  if (none.length > 0 && isTouched(['solarInput', ...none])) return noInput(none)
  const broken = brokenRules(specs).find(({ lower, upper, isRefused }) => isRefused && isTouched([lower, upper]))
  return broken && contradictionOf(broken, specs)
}
