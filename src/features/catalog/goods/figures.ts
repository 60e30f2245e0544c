import type { Language } from '#i18n/language.ts'
import { type Attribute, attributes, type Specs } from './attributes.ts'
import { type Figure, figuresAmong } from './figure.ts'
import { figuresOfNoInput } from './figure-rules.ts'

/**
 * All figures of a product, in the registry's order. Figures of a solar input are hidden if the product is marked as having
 * none; older products may still have them.
 */
export function figuresOf(specs: Specs, language: Language): Figure[] {
  const untrue: readonly string[] = figuresOfNoInput(specs)
  return figuresAmong(attributes, specs, language).filter(({ key }) => !untrue.includes(key))
}

/** The figures that buyers compare first, at most `most`. */
export function mainFigures(specs: Specs, language: Language, most: number): Figure[] {
  const rank = ({ key }: Figure) => (attributes as Record<string, Attribute>)[key]?.rank
  return figuresOf(specs, language)
    .filter((figure) => rank(figure) !== undefined)
    .sort((one, other) => (rank(one) ?? 0) - (rank(other) ?? 0))
    .slice(0, most)
}
