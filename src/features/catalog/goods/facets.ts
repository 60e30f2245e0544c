import type { Language } from '#i18n/language.ts'
import { type AttributeKey, attributes, type Specs } from './attributes.ts'

/**
 * Filters of product lists by technical attributes; the keys are the parameter names in URLs.
 *
 * - A number is filtered by the ranges between its `limits`. The limits are constants, so that a link keeps its meaning.
 * - A choice has no `limits` and is filtered by its parts: an inverter for "12/24/48" V matches each of the three.
 * - With empty `limits` lists offer no filter; typed queries use the facet ("que dure 12 horas").
 */
const attributeFacets = {
  kw: { attribute: 'powerKw', limits: [2, 4, 6, 9, 15, 25] },
  kva: { attribute: 'kva', limits: [4, 8, 15, 25] },
  wp: { attribute: 'wattPeak', limits: [250, 350, 425, 525, 650] },
  kwh: { attribute: 'capacityKwh', limits: [3, 6, 12, 18, 25] },
  ah: { attribute: 'capacityAh', limits: [80, 120, 180, 250] },
  v: { attribute: 'voltageV', limits: [15, 30, 60, 100] },
  battery: { attribute: 'batteryV' },
  ac: { attribute: 'acV' },
  phases: { attribute: 'phases' },
  chemistry: { attribute: 'chemistry' },
  fuel: { attribute: 'fuel' },
  db: { attribute: 'noiseDb', limits: [60, 65, 70, 75] },
  h: { attribute: 'runHours', limits: [] },
} as const satisfies Record<string, { attribute: AttributeKey; limits?: readonly number[] }>

export type AttributeFacet = keyof typeof attributeFacets
export const attributeFacetNames = Object.keys(attributeFacets) as AttributeFacet[]

/** Numbers greater than `above` and at most `upTo`; null means no limit on that side. */
export type Range = readonly [above: number | null, upTo: number | null]
/** Values of a product for each facet: a number, or the parts of its choice. */
export type FacetFigures = { [Name in AttributeFacet]?: number | readonly string[] }

/** Limits between the ranges of a number; undefined for a choice. */
export function facetLimits(name: AttributeFacet): readonly number[] | undefined {
  const facet = attributeFacets[name]
  return 'limits' in facet ? facet.limits : undefined
}

/** Collects the values of a product that lists filter by. */
export function facetFigures(specs: Specs): FacetFigures {
  const figures: FacetFigures = {}
  for (const name of attributeFacetNames) {
    const value = specs[attributeFacets[name].attribute]
    if (value !== undefined) figures[name] = typeof value === 'number' ? value : partsOf(value)
  }
  return figures
}

const known = new Map<string, readonly string[]>()

/** Splits a choice such as "12/24/48". The array is shared, since thousands of products have the same few choices. */
function partsOf(choice: string): readonly string[] {
  const parts = known.get(choice) ?? choice.split('/')
  known.set(choice, parts)
  return parts
}

/** Lists every possible part of a choice, in the order of attributes.ts; empty for a number. */
export function choicesOf(name: AttributeFacet): string[] {
  const attribute = attributes[attributeFacets[name].attribute]
  return attribute.kind === 'choice' ? [...new Set(Object.keys(attribute.choices).flatMap(partsOf))] : []
}

const excludable: readonly AttributeFacet[] = ['chemistry', 'fuel']

/**
 * Parses an exclusion in a URL: "-petrol" keeps products with another fuel, and products without a fuel.
 *
 * @returns the excluded part of the choice; undefined if the text is no exclusion
 */
export function parseExclusion(name: AttributeFacet, text: string): string | undefined {
  const part = text.slice(1)
  return text.startsWith('-') && excludable.includes(name) && choicesOf(name).includes(part) ? part : undefined
}

/** Returns the range between neighbouring limits that contains a number. */
export function rangeAround(value: number, limits: readonly number[]): Range {
  const next = limits.findIndex((limit) => value <= limit)
  return next < 0 ? [limits.at(-1) ?? null, null] : [limits[next - 1] ?? null, limits[next] ?? null]
}

/** Lists the ranges between these limits, as written in URLs: "-3", "3-6", "6-". */
export const rangesBetween = (limits: readonly number[]): string[] =>
  limits.length === 0 ? [] : [...limits, null].map((upTo, index) => writeRange([limits[index - 1] ?? null, upTo]))

export const isWithin = (value: number, [above, upTo]: Range): boolean =>
  (above === null || value > above) && (upTo === null || value <= upTo)

/** Formats a range for a URL: "3-5", "-1", "20-". */
export const writeRange = ([above, upTo]: Range): string => `${above ?? ''}-${upTo ?? ''}`

/** Parses a range from a URL; undefined if the text is no range. Swapped limits are corrected. */
export function readRange(text: string): Range | undefined {
  const [, from = '', to = ''] = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text) ?? []
  if (!from && !to) return undefined
  const [above, upTo] = [from ? Number(from) : null, to ? Number(to) : null]
  return above !== null && upTo !== null && above > upTo ? [upTo, above] : [above, upTo]
}

/**
 * Returns the lower limit that a range includes: 3 for "2.99-5". URLs exclude the lower limit, so they write "from 3 to 5" as "above
 * 2.99, up to 5". Undefined if the range excludes its lower limit.
 */
export function includedLowerLimit([above]: Range): number | undefined {
  return above !== null && isHundredthBefore(above) ? Math.round(above * 10) / 10 : undefined
}

/**
 * Returns the upper limit that a range excludes: 48 for "-47.99". URLs include the upper limit, so they write "less than 48" as "up
 * to 47.99". Undefined if the range includes its upper limit.
 */
export function excludedUpperLimit([, upTo]: Range): number | undefined {
  return upTo !== null && isHundredthBefore(upTo) ? Math.round(upTo * 10) / 10 : undefined
}

/** True for a limit such as 3.49, which encodes 3.5: limits that people choose have at most one decimal. */
const isHundredthBefore = (limit: number): boolean => Math.round(limit * 100) % 10 === 9

export function facetLabel(name: AttributeFacet, language: Language): { label: string; unit: string } {
  const attribute = attributes[attributeFacets[name].attribute]
  return { label: attribute.label[language], unit: attribute.kind === 'number' ? attribute.unit : '' }
}

/** Label of one part of a choice: "48 V", "Diesel". */
export function choiceLabel(name: AttributeFacet, part: string, language: Language): string {
  const attribute = attributes[attributeFacets[name].attribute]
  const choices: Readonly<Record<string, Readonly<Record<Language, string>>>> = attribute.kind === 'choice' ? attribute.choices : {}
  return choices[part]?.[language] ?? `${part} V`
}
