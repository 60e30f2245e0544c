import type { Language } from '#i18n/language.ts'
import { type AttributeKey, attributes, type Specs } from './attributes.ts'

/**
 * Filters of lists by figures; the keys are their names in addresses. A number is filtered by ranges between `limits`, which are
 * fixed, so that a link keeps its meaning, and are chosen between the usual figures of such goods. A choice has no `limits` and
 * is filtered by its parts: an inverter for "12/24/48" V matches each of the three. Empty `limits`: only typed queries use the
 * facet ("que dure 12 horas"), lists offer no filter for it.
 */
const figureFacets = {
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

export type FigureFacet = keyof typeof figureFacets
export const figureFacetNames = Object.keys(figureFacets) as FigureFacet[]

/** Numbers above the first and up to the second; null means no limit on that side. */
export type Range = readonly [above: number | null, upTo: number | null]
/** Values of a product for each facet: a number, or the parts of its choice. */
export type FacetFigures = { [Name in FigureFacet]?: number | readonly string[] }

/** Limits between the ranges of a number; undefined for a choice. */
export function limitsOf(name: FigureFacet): readonly number[] | undefined {
  const facet = figureFacets[name]
  return 'limits' in facet ? facet.limits : undefined
}

/** Collects the figures of a product that lists filter by. */
export function facetFigures(specs: Specs): FacetFigures {
  const figures: FacetFigures = {}
  for (const name of figureFacetNames) {
    const value = specs[figureFacets[name].attribute]
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

/** Every possible part of a choice, in the order of attributes.ts; empty for a number. */
export function choicesOf(name: FigureFacet): string[] {
  const attribute = attributes[figureFacets[name].attribute]
  return attribute.kind === 'choice' ? [...new Set(Object.keys(attribute.choices).flatMap(partsOf))] : []
}

const excludable: readonly FigureFacet[] = ['chemistry', 'fuel']

/**
 * Parses an exclusion in an address: "-petrol" means products that use other fuels only, or none.
 *
 * @returns the excluded part of the choice; undefined if the text is no exclusion
 */
export function parseExclusion(name: FigureFacet, text: string): string | undefined {
  const part = text.slice(1)
  return text.startsWith('-') && excludable.includes(name) && choicesOf(name).includes(part) ? part : undefined
}

/** The range between neighbouring limits that contains a number. */
export function rangeAround(value: number, limits: readonly number[]): Range {
  const next = limits.findIndex((limit) => value <= limit)
  return next < 0 ? [limits.at(-1) ?? null, null] : [limits[next - 1] ?? null, limits[next] ?? null]
}

/** All ranges between these limits, as addresses have them: "-3", "3-6", "6-". */
export const rangesBetween = (limits: readonly number[]): string[] =>
  limits.length === 0 ? [] : [...limits, null].map((upTo, index) => writeRange([limits[index - 1] ?? null, upTo]))

/** True if a number is within a range: above its lower limit, at most its upper limit. */
export const isWithin = (value: number, [above, upTo]: Range): boolean =>
  (above === null || value > above) && (upTo === null || value <= upTo)

/** Writes a range as addresses have it: "3-5", "-1", "20-". */
export const writeRange = ([above, upTo]: Range): string => `${above ?? ''}-${upTo ?? ''}`

/** Parses a range of an address; undefined if the text is no range. Swapped limits are corrected. */
export function readRange(text: string): Range | undefined {
  const [, from = '', to = ''] = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text) ?? []
  if (!from && !to) return undefined
  const [above, upTo] = [from ? Number(from) : null, to ? Number(to) : null]
  return above !== null && upTo !== null && above > upTo ? [upTo, above] : [above, upTo]
}

/**
 * A range in an address excludes its lower limit; "2.99-5" (above 2.99, up to 5) stands for "from 3 to 5". Returns that included
 * limit, 3; undefined if the range excludes its lower limit.
 */
export function includedLowerLimit([above]: Range): number | undefined {
  return above !== null && isHundredthBefore(above) ? Math.round(above * 10) / 10 : undefined
}

/**
 * A range in an address includes its upper limit; "-47.99" (no lower limit, up to 47.99) stands for "less than 48". Returns that
 * excluded limit, 48; undefined if the range includes its upper limit.
 */
export function excludedUpperLimit([, upTo]: Range): number | undefined {
  return upTo !== null && isHundredthBefore(upTo) ? Math.round(upTo * 10) / 10 : undefined
}

/** True for "3.49", which means 3.5: real limits have at most one decimal. */
const isHundredthBefore = (limit: number): boolean => Math.round(limit * 100) % 10 === 9

/** Label of a facet, and the unit of its numbers. */
export function facetLabel(name: FigureFacet, language: Language): { label: string; unit: string } {
  const attribute = attributes[figureFacets[name].attribute]
  return { label: attribute.label[language], unit: attribute.kind === 'number' ? attribute.unit : '' }
}

/** A part of a choice in words: "48 V", "Diesel". */
export function choiceLabel(name: FigureFacet, part: string, language: Language): string {
  const attribute = attributes[figureFacets[name].attribute]
  const choices: Readonly<Record<string, Readonly<Record<Language, string>>>> = attribute.kind === 'choice' ? attribute.choices : {}
  return choices[part]?.[language] ?? `${part} V`
}
