import type { Database } from '#database/schema.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { categories, subcategories } from '../../category/category.store.server.ts'
import { foldWord } from '../columns/recognise.ts'
import type { CellWords } from '../columns/write-cell.ts'
import { namesOf } from '../import/places.ts'

type Named = { id: number; slug: string; nameDe: string; nameEs: string; nameEn: string; name?: string | null }

/**
 * Names of categories and subcategories for cells. A name that another one has in any language too is replaced by the address,
 * so that an import always finds the same one.
 *
 * @param publicUrl the shop's origin
 */
export async function catalogueWords(db: Database, language: Language, publicUrl: string): Promise<CellWords> {
  const all = await listAll(categories.listInParts(db))
  const inside = await listAll(subcategories.listInParts(db))
  const category = namer(all, language)
  const namers = new Map(
    all.map(({ id }) => [
      id,
      namer(
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

/** Everything of a list that is read in parts. */
export async function listAll<One>(parts: AsyncIterable<readonly One[]>): Promise<One[]> {
  const all: One[] = []
  for await (const part of parts) all.push(...part)
  return all
}

function namer(places: readonly Named[], language: Language): (id: number) => string {
  const names = new Map(
    places.map((place) => {
      const name = nameOf(place, 'name', language)
      const isShared = places.some((other) => other !== place && namesOf(other).has(foldWord(name)))
      return [place.id, isShared || foldWord(name) === '' ? place.slug : name]
    }),
  )
  return (id) => names.get(id) ?? ''
}
