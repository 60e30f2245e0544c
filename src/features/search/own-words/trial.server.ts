import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { ProductSearch } from '../product-search.server.ts'
import { soughtTerms } from '../terms.ts'
import { lexiconOf } from '../words/lexicon.ts'
import { TRIAL_HITS } from './limits.ts'
import type { Trial, trialInputSchema } from './search-words.contract.ts'
import { listWordsRows } from './search-words.store.server.ts'
import { ownWordsOf } from './words-in-force.server.ts'

type Named = { id: number; nameDe: string; nameEs: string; nameEn: string }
export type TrialParts = {
  db: Database
  searchProducts: ProductSearch
  findNames: (ids: readonly number[]) => Promise<Named[]>
}

/** The name of a new group in a trial. */
const NEW = 'new'

/** Searches as a visitor does, by the words that are kept with the unsaved ones in their place. */
export async function tryOut(
  { db, searchProducts, findNames }: TrialParts,
  { language, query, unsaved }: z.output<typeof trialInputSchema>,
): Promise<Trial> {
  const rows = await listWordsRows(db)
  const typed = unsaved && ({ key: unsaved.key ?? NEW, list: unsaved.list, words: unsaved.words, is_off: unsaved.isOff ? 1 : 0 } as const)
  const own = ownWordsOf([...rows.filter(({ key }) => key !== typed?.key), ...(typed ? [typed] : [])], language)
  const { ids, near } = await searchProducts(query, language, own)
  const [hits, nearest] = [ids.slice(0, TRIAL_HITS), ids.length > 0 ? [] : near]
  const names = new Map((await findNames([...hits, ...nearest])).map((one) => [one.id, one]))
  const named = (some: readonly number[]) => some.flatMap((id) => names.get(id) ?? [])
  const sought = soughtTerms(query, lexiconOf(language, own), () => undefined)
  return {
    count: ids.length,
    hits: named(hits),
    near: named(nearest),
    readAs: sought.map(({ word, own: said, words, phrases }) => {
      const others = [word, ...words, ...phrases.map((phrase) => phrase.join(' '))]
      const read = said.length > 0 ? said.join(' ') : word
      return { word: read, alike: [...new Set(others)].filter((other) => other !== read) }
    }),
  }
}
