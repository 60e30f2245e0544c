import type { Language } from '#i18n/language.ts'
import { type AttributeKey, attributes, type Specs } from './attributes.ts'

/**
 * Filters of lists by figures, under their short names in addresses. A number is filtered by ranges; their limits lie between
 * usual figures of such goods and are fixed, so that a link keeps its meaning. A choice is filtered by its parts: an inverter
 * for "12/24/48" V is found under each of the three. A facet without limits is only used in typed questions ("que dure 12
 * horas"); lists offer no filter for it.
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

/** Above the first number and up to the second; null: no limit on that side. */
export type Range = readonly [above: number | null, upTo: number | null]
/** Values of a product for each facet: a number, or the parts of its choice. */
export type FacetFigures = { [Name in FigureFacet]?: number | readonly string[] }

/** Numbers have ranges, all others are choices. */
export function limitsOf(name: FigureFacet): readonly number[] | undefined {
  const facet = figureFacets[name]
  return 'limits' in facet ? facet.limits : undefined
}

export function facetFigures(specs: Specs): FacetFigures {
  const figures: FacetFigures = {}
  for (const name of figureFacetNames) {
    const value = specs[figureFacets[name].attribute]
    if (value !== undefined) figures[name] = typeof value === 'number' ? value : partsOf(value)
  }
  return figures
}

const known = new Map<string, readonly string[]>()

/** Parts of a choice, as a shared list, since thousands of products have the same few choices. */
function partsOf(choice: string): readonly string[] {
  const parts = known.get(choice) ?? choice.split('/')
  known.set(choice, parts)
  return parts
}

/** Every possible part of a choice, in the registry's order. */
export function choicesOf(name: FigureFacet): string[] {
  const attribute = attributes[figureFacets[name].attribute]
  return attribute.kind === 'choice' ? [...new Set(Object.keys(attribute.choices).flatMap(partsOf))] : []
}

const refusable: readonly FigureFacet[] = ['chemistry', 'fuel']

/**
 * Reads an exclusion: "-petrol" is any other fuel, or none.
 *
 * @returns the excluded part; undefined for other values
 */
export function readRefused(name: FigureFacet, text: string): string | undefined {
  const part = text.slice(1)
  return text.startsWith('-') && refusable.includes(name) && choicesOf(name).includes(part) ? part : undefined
}

/** The range between neighbouring limits that contains a number. */
export function rangeAround(value: number, limits: readonly number[]): Range {
  const next = limits.findIndex((limit) => value <= limit)
  return next < 0 ? [limits.at(-1) ?? null, null] : [limits[next - 1] ?? null, limits[next] ?? null]
}

/** All such ranges, as addresses have them. */
export const rangesBetween = (limits: readonly number[]): string[] =>
  limits.length === 0 ? [] : [...limits, null].map((upTo, index) => writeRange([limits[index - 1] ?? null, upTo]))

export const isWithin = (value: number, [above, upTo]: Range): boolean =>
  (above === null || value > above) && (upTo === null || value <= upTo)

/** "3-5", "-1", "20-": a range as addresses have it. */
export const writeRange = ([above, upTo]: Range): string => `${above ?? ''}-${upTo ?? ''}`

/** @returns undefined if the text is no range; swapped limits are corrected */
export function readRange(text: string): Range | undefined {
  const [, from = '', to = ''] = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text) ?? []
  if (!from && !to) return undefined
  const [above, upTo] = [from ? Number(from) : null, to ? Number(to) : null]
  return above !== null && upTo !== null && above > upTo ? [upTo, above] : [above, upTo]
}

/**
 * A range that includes its lower limit is written as beginning a hundredth before: "2.99-5" is from 3 to 5.
 *
 * @returns the included limit, else undefined
 */
export function firstWithin([above]: Range): number | undefined {
  return above !== null && isHundredthBefore(above) ? Math.round(above * 10) / 10 : undefined
}

/**
 * A range that excludes its upper limit is written as ending a hundredth before: "-47.99" is less than 48.
 *
 * @returns the excluded limit, else undefined
 */
export function endBefore([, upTo]: Range): number | undefined {
  return upTo !== null && isHundredthBefore(upTo) ? Math.round(upTo * 10) / 10 : undefined
}

/** Limits have at most one decimal, so "3.49" stands for 3.5. */
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
