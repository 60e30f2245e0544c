import type { Database } from '#database/schema.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { categories, subcategories } from '../../category/category.store.server.ts'
import { foldWord } from '../columns/recognise.ts'
import type { CellWords } from '../columns/write-cell.ts'
import { foldedNamesOf, type NamedPlace } from '../rows/places.ts'

/**
 * Reads the names of categories and subcategories for cells. A name that another category, or another subcategory of the same category,
 * has in any language, and one that looks like a path ("A > B"), is replaced by the slug, so that an import finds the right one.
 *
 * @param publicUrl origin of the shop, such as "https://shop.example"
 */
export async function catalogueWords(db: Database, language: Language, publicUrl: string): Promise<CellWords> {
  const all = await collectBatches(categories.listInBatches(db))
  const inside = await collectBatches(subcategories.listInBatches(db))
  const category = nameFinder(all, language)
  const namers = new Map(
    all.map(({ id }) => [
      id,
      nameFinder(
        inside.filter(({ categoryId }) => categoryId === id),
        language,
      ),
    ]),
  )
  const parent = new Map(inside.map(({ id, categoryId }) => [id, categoryId]))
  return {
    language,
    category,
    subcategory: (id) => namers.get(parent.get(id) ?? 0)?.(id) ?? '',
    picture: (path) => publicUrl + path,
  }
}

/** Joins a list that is read in batches. */
export async function collectBatches<One>(parts: AsyncIterable<readonly One[]>): Promise<One[]> {
  const all: One[] = []
  for await (const part of parts) all.push(...part)
  return all
}

function nameFinder(places: readonly NamedPlace[], language: Language): (id: number) => string {
  const names = new Map(
    places.map((place) => {
      const name = nameOf(place, 'name', language)
      const isShared = places.some((other) => other !== place && foldedNamesOf(other).has(foldWord(name)))
      return [place.id, isShared || name.includes('>') || foldWord(name) === '' ? place.slug : name]
    }),
  )
  return (id) => names.get(id) ?? ''
}
