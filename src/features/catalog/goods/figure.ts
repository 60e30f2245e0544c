import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { Attribute } from './card-attributes.ts'

/**
 * An attribute value as text in the reader's language: value "5.12", unit "kWh", label "Capacity". A choice has no unit: "Diesel",
 * "", "Fuel". `isWord`: the value has letters, so it is clear without its label.
 */
export type WordedFigure = { key: string; value: string; unit: string; label: string; isWord: boolean }

/** Formats a product's figures of these attributes, in the order of the attributes; unknown choices are left out. */
export function formatFigures(
  attributes: Readonly<Record<string, Attribute>>,
  given: Readonly<Record<string, number | string | undefined>>,
  language: Language,
): WordedFigure[] {
  return Object.entries(attributes).flatMap(([key, attribute]) => {
    const own = given[key]
    if (own === undefined) return []
    const label = attribute.label[language]
    if (attribute.kind === 'number')
      return [{ key, value: formatNumber(Number(own), language), unit: attribute.unit, label, isWord: false }]
    const value = attribute.choices[own]?.[language]
    return value ? [{ key, value, unit: '', label, isWord: /\p{L}/u.test(value) }] : []
  })
}

/** Texts of the first `max` figures for a line without labels. Figures that need a label, such as "3", are left out. */
export function unlabelledFigures(figures: readonly WordedFigure[], max = 3): string[] {
  return figures
    .filter(({ unit, isWord }) => unit || isWord)
    .slice(0, max)
    .map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
}
