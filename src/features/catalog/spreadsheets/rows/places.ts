import { nameOf, type TranslatedName } from '#i18n/language.ts'
import type { CategoryPath } from '../../goods/goods-kinds.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { foldWord } from '../columns/recognise.ts'
import { inEachLanguage, type TranslatedValue } from '../message-values.ts'
import type { Mapping } from '../spreadsheet.contract.ts'
import { type NearestPlace, nearestPlaceFinder } from './nearest-place.ts'

export type NamedPlace = TranslatedName & { slug: string }
/**
 * Result for the text of a cell: the place, an unknown name with the most similar place, or a problem. `chosenFor`: the name in
 * the file, if staff chose the place for it.
 */
export type FoundPlace =
  | { place: CategoryPath; chosenFor?: string }
  | { unknown: string; nearest: NearestPlace | undefined }
  | { problem: RowMessage }

/** Folded names and slug by which a cell can refer to a category or subcategory. */
export const foldedNamesOf = ({ nameDe, nameEs, nameEn, name, slug }: NamedPlace): Set<string> =>
  new Set([nameDe, nameEs, nameEn, name ?? '', slug].map(foldWord).filter(Boolean))

/**
 * Makes a finder of categories by the text of a cell: a name in any language, a slug, or a path such as "Solar > Paneles". If commas
 * separate several paths, those with more levels are tried first.
 *
 * @param chosen places that staff chose for unknown names; a place that has been deleted since is ignored
 */
export function placeFinder(
  categories: readonly NamedPlace[],
  subcategories: readonly (NamedPlace & { categoryId: number })[],
  chosen: NonNullable<Mapping['categories']>,
) {
  const inCategories = indexOf(categories)
  const inSubcategories = indexOf(subcategories)
  const existing = new Set([...categories.map(({ id }) => `${id}/`), ...subcategories.map(({ id, categoryId }) => `${categoryId}/${id}`)])
  const chosenBy = new Map(
    Object.entries(chosen)
      .filter(([, { categoryId, subcategoryId }]) => existing.has(`${categoryId}/${subcategoryId ?? ''}`))
      .map(([name, place]) => [foldWord(name), place]),
  )
  const nearestTo = nearestPlaceFinder(categories, subcategories)
  const namesOfCategory = new Map(categories.map((one) => [one.id, inEachLanguage((language) => nameOf(one, 'name', language))]))

  function findSubcategory(text: string, categoryId: number) {
    return placesNamed(text, inSubcategories).filter((one) => one.categoryId === categoryId)
  }

  function findPath(path: string): CategoryPath | 'several' | undefined {
    const [first = '', ...rest] = path.split('>').map((part) => part.trim())
    const parents = placesNamed(first, inCategories)
    if (rest.length === 0) {
      if (parents.length > 1) return 'several'
      if (parents[0]) return { categoryId: parents[0].id, subcategoryId: null }
      const inside = placesNamed(first, inSubcategories)
      if (inside.length > 1) return 'several'
      return inside[0] && { categoryId: inside[0].categoryId, subcategoryId: inside[0].id }
    }
    for (const parent of parents)
      for (const part of rest.toReversed()) {
        const [found] = findSubcategory(part, parent.id)
        if (found) return { categoryId: parent.id, subcategoryId: found.id }
      }
    return undefined
  }

  return {
    /**
     * @param text '' for a product without a category
     * @param column heading of the column, for messages
     */
    find(text: string, column: string): FoundPlace {
      const given = chosenBy.get(foldWord(text))
      if (given) return { place: given, chosenFor: text }
      const whole = findPath(withCommas(text))
      if (whole === 'several') return { problem: { key: 'row.categoryTwice', values: { column, text } } }
      if (whole) return { place: whole }
      const paths = text
        .split(/\s*(?<!\\),\s*/)
        .filter(Boolean)
        .map(withCommas)
      const deepestFirst = paths.toSorted((one, other) => other.split('>').length - one.split('>').length)
      for (const path of deepestFirst) {
        const chosenPlace = chosenBy.get(foldWord(path))
        if (chosenPlace) return { place: chosenPlace, chosenFor: path }
        const place = findPath(path)
        if (place && place !== 'several') return { place }
      }
      const unknown = deepestFirst[0] ?? text
      return { unknown, nearest: unknown ? nearestTo(unknown) : undefined }
    },
    findSubcategory: (text: string, categoryId: number): number | undefined => findSubcategory(text, categoryId)[0]?.id,
    /** Names of the subcategory of a category that is most similar to an unknown one. */
    nearestSubcategory: (text: string, categoryId: number): NearestPlace['names'] | undefined =>
      nearestPlaceFinder(
        [],
        subcategories.filter((one) => one.categoryId === categoryId),
      )(text)?.names,
    /** Name of a category in each language; undefined for a deleted one. */
    namesOf: (categoryId: number): TranslatedValue | undefined => namesOfCategory.get(categoryId),
  }
}
/** WooCommerce writes a comma within a name as "\,". */
const withCommas = (text: string) => text.replaceAll('\\,', ',')

export type PlaceFinder = ReturnType<typeof placeFinder>

/** Places with this name in any language. Of several, those whose slug it is: exports write slugs in place of shared names. */
function placesNamed<One extends NamedPlace>(text: string, index: ReadonlyMap<string, readonly One[]>): readonly One[] {
  const named = index.get(foldWord(text)) ?? []
  const bySlug = named.filter(({ slug }) => slug === text.trim())
  return bySlug.length > 0 ? bySlug : named
}

function indexOf<One extends NamedPlace>(places: readonly One[]): Map<string, One[]> {
  const index = new Map<string, One[]>()
  for (const place of places) for (const name of foldedNamesOf(place)) index.set(name, [...(index.get(name) ?? []), place])
  return index
}
