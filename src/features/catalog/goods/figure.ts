import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { Attribute } from './card-attributes.ts'

/** A technical figure in the reader's language: "5.12", "kWh", "Capacity". A choice has no unit: "Diesel", "", "Fuel". */
export type Figure = { key: string; value: string; unit: string; label: string; isWord: boolean }

/** Known figures among these attributes, in their order. */
export function figuresAmong(
  attributes: Readonly<Record<string, Attribute>>,
  given: Readonly<Record<string, number | string | undefined>>,
  language: Language,
): Figure[] {
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

/** Figures for one line without labels: only those that are clear without one ("5 kW", "Diesel", not "3"). */
export function inOneLine(figures: readonly Figure[], most = 3): string[] {
  return figures
    .filter(({ unit, isWord }) => unit || isWord)
    .slice(0, most)
    .map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
}
