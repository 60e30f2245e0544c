import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { type Attribute, attributeKeys, attributes, type Specs } from './attributes.ts'

/** One technical figure in the reader's words: "5.12", "kWh", "Capacity". A choice has no unit: "Diesel", "", "Fuel". */
export type Figure = { key: string; value: string; unit: string; label: string; isWord: boolean }

/** All figures of a product, in the registry's order. */
export function figuresOf(specs: Specs, language: Language): Figure[] {
  return attributeKeys.flatMap((key) => {
    const attribute: Attribute = attributes[key]
    const given = specs[key]
    if (given === undefined) return []
    const label = attribute.label[language]
    if (attribute.kind === 'number')
      return [{ key, value: formatNumber(Number(given), language), unit: attribute.unit, label, isWord: false }]
    const value = attribute.choices[given]?.[language]
    return value ? [{ key, value, unit: '', label, isWord: /\p{L}/u.test(value) }] : []
  })
}

/** The figures that buyers compare first, at most `most`. */
export function mainFigures(specs: Specs, language: Language, most: number): Figure[] {
  const rank = ({ key }: Figure) => attributes[key as keyof typeof attributes].rank
  return figuresOf(specs, language)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most)
}

/** Figures for one line without labels: only those that say by themselves what they are ("5 kW", "Diesel", not "3"). */
export function lineFigures(specs: Specs, language: Language, most = 3): string[] {
  return mainFigures(specs, language, attributeKeys.length)
    .filter(({ unit, isWord }) => unit || isWord)
    .slice(0, most)
    .map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
}
