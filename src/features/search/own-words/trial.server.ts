import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { turn } from '#platform/turn.server.ts'
import type { ProductSearch } from '../product-search.server.ts'
import { soughtTerms } from '../terms.ts'
import { lexiconOf } from '../words/lexicon.ts'
import type { OwnWords } from '../words/word-groups.ts'
import { TRIAL_HITS } from './limits.ts'
import type { foundInputSchema, Trial, trialInputSchema, WordsFound } from './search-words.contract.ts'
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
  const own = await wordsWith(db, language, unsaved)
  const { ids, near } = await searchProducts(query, language, own)
  const [hits, nearest] = [ids.slice(0, TRIAL_HITS), ids.length > 0 ? [] : near]
  const names = new Map((await findNames([...hits, ...nearest])).map((one) => [one.id, one]))
  const named = (some: readonly number[]) => some.flatMap((id) => names.get(id) ?? [])
  const lexicon = lexiconOf(language, own)
  const sought = soughtTerms(query, lexicon, () => undefined)
  return {
    count: ids.length,
    hits: named(hits),
    near: named(nearest),
    readAs: sought.map(({ word, own: said, words, phrases, ofStaff }) => {
      const others = [word, ...words, ...phrases.map(lexicon.spelled), ...ofStaff.map((phrase) => phrase.join(' '))]
      const read = said.length > 0 ? lexicon.spelled(said) : word
      return { word: read, alike: [...new Set(others)].filter((other) => other !== read) }
    }),
  }
}

/**
 * Words of a group that would find nothing were it saved so, although another of it finds something, then or without the
 * group. A group of which nothing finds anything may be about goods that are still to come.
 */
export async function findWithWords(
  { db, searchProducts }: Pick<TrialParts, 'db' | 'searchProducts'>,
  { key, list, words }: z.output<typeof foundInputSchema>,
): Promise<WordsFound> {
  const phrases = words
    .split('\n')
    .map((line) => line.replace(/^=\s*/, ''))
    .filter(Boolean)
  const nothing = await thoseWithout(await wordsWith(db, list, { key, list, words, isOff: false }))
  if (nothing.length < phrases.length) return { nothing }
  const before = await thoseWithout(await wordsWith(db, list, { key, list, words: '', isOff: true }))
  return { nothing: before.length < phrases.length ? nothing : [] }

  /** The phrases that find nothing; requests that wait have their turn between. */
  async function thoseWithout(own: OwnWords): Promise<string[]> {
    const found: string[] = []
    for (const phrase of phrases) {
      if ((await searchProducts(phrase, list, own)).ids.length === 0) found.push(phrase)
      await turn()
    }
    return found
  }
}

/** What staff say of a language's words, with what is not saved in the place of what is. */
async function wordsWith(db: Database, language: Language, unsaved: z.output<typeof trialInputSchema>['unsaved']): Promise<OwnWords> {
  const rows = await listWordsRows(db)
  const typed = unsaved && ({ key: unsaved.key ?? NEW, list: unsaved.list, words: unsaved.words, is_off: unsaved.isOff ? 1 : 0 } as const)
  return ownWordsOf([...rows.filter((row) => row.key !== typed?.key), ...(typed ? [typed] : [])], language)
}
