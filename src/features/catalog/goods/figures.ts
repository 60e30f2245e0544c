import type { Language } from '#i18n/language.ts'
import { type Attribute, attributes, type Specs } from './attributes.ts'
import { formatFigures, type WordedFigure } from './figure.ts'
import { unexpectedSolarFigures } from './figure-rules.ts'

/**
 * All figures of a product, in the order of attributes.ts. Figures of a solar input are left out if the product is marked as
 * having no solar input; older products may still have them.
 */
export function figuresOf(specs: Specs, language: Language): WordedFigure[] {
  const contradicting: readonly string[] = unexpectedSolarFigures(specs)
  return formatFigures(attributes, specs, language).filter(({ key }) => !contradicting.includes(key))
}

/** The figures that buyers compare first, by rank; at most `max`. */
export function mainFigures(specs: Specs, language: Language, max: number): WordedFigure[] {
  const rank = ({ key }: WordedFigure) => (attributes as Record<string, Attribute>)[key]?.rank
  return figuresOf(specs, language)
    .filter((figure) => rank(figure) !== undefined)
    .sort((one, other) => (rank(one) ?? 0) - (rank(other) ?? 0))
    .slice(0, max)
}
