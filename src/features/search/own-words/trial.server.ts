import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { Language, TranslatedName } from '#i18n/language.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { type Piece, toPieces } from '../plan/pieces.ts'
import { planAsWhole } from '../plan/query-plan.ts'
import { getRoles, type Roles } from '../plan/roles.ts'
import { findSenses } from '../plan/senses.ts'
import { readSubject } from '../plan/subject.ts'
import type { SearchResult } from '../search-result.ts'
import { toQueryTerms } from '../terms.ts'
import { getLexicon } from '../words/lexicon.ts'
import type { OwnWords } from '../words/word-groups.ts'
import { TRIAL_HITS } from './limits.ts'
import type { Trial, trialInputSchema, WordResultCounts, wordResultCountsInputSchema } from './search-words.contract.ts'
import { listWordsRows } from './search-words.store.server.ts'
import { ownWordsOf } from './words-in-force.server.ts'

/** Searches as visitors do and filters by price and figures in the question; `filters` are worded in the reader's language. */
type SearchWithConstraints = (
  query: string,
  language: Language,
  own: OwnWords,
  reader: Language,
) => Promise<SearchResult & { filters: string[]; unfiltered: number }>
export type TrialDependencies = {
  db: Database
  searchWithConstraints: SearchWithConstraints
  findNames: (ids: readonly number[]) => Promise<TranslatedName[]>
}

/** Key of an unsaved new group. */
const NEW = 'new'

/**
 * Searches as visitors do. Unsaved words, if any, replace the stored ones of their group.
 *
 * @param reader language in which the filters are worded
 */
export async function runTrialSearch(
  { db, searchWithConstraints, findNames }: TrialDependencies,
  { language, query, unsaved }: z.output<typeof trialInputSchema>,
  reader: Language,
): Promise<Trial> {
  const own = await wordsWith(db, language, unsaved)
  const { ids, near, constraints, filters, unfiltered, lead } = await searchWithConstraints(query, language, own, reader)
  const [hits, nearest] = [ids.slice(0, TRIAL_HITS), unfiltered > 0 ? [] : near]
  const names = new Map((await findNames([...hits, ...nearest])).map((one) => [one.id, one]))
  const named = (some: readonly number[]) => some.flatMap((id) => names.get(id) ?? [])
  const lexicon = getLexicon(language, own)
  const terms = toQueryTerms(piecesLeft(constraints.rest, getRoles(language, own)), lexicon, () => undefined)
  return {
    count: ids.length,
    hits: named(hits),
    near: named(nearest),
    unfiltered,
    filters,
    isCheapFirst: constraints.isCheapFirst,
    leftOut: [...constraints.otherMoney],
    unread: [...constraints.unread],
    unclear: [...constraints.unclear],
    unfit: [...constraints.unfit],
    ignored: [...constraints.ignored],
    leadsTo: lead ? ('service' in lead ? 'service' : 'calculator') : null,
    readAs: terms.map(({ word, own: typed, words, phrases, ofStaff }) => {
      const others = [word, ...words, ...phrases.map(lexicon.spelling), ...ofStaff.map((phrase) => phrase.join(' '))]
      const read = typed.length > 0 ? lexicon.spelling(typed) : word
      return { word: read, alike: [...new Set(others)].filter((other) => other !== read) }
    }),
  }
}

/** Converts the remaining text of a question to search pieces. */
function piecesLeft(rest: string, roles: Roles): Piece[] {
  const { left } = planAsWhole(rest, roles)
  return toPieces(readSubject(left, findSenses(left, roles)), () => true)
}

/** Counts the products that each word of a group finds now and would find after saving the group. */
export async function countWithWords(
  { db, searchWithConstraints }: Pick<TrialDependencies, 'db' | 'searchWithConstraints'>,
  { key, list, words }: z.output<typeof wordResultCountsInputSchema>,
): Promise<WordResultCounts> {
  const now = await wordsWith(db, list, undefined)
  const saved = await wordsWith(db, list, { key, list, words, isOff: false })
  const counts: WordResultCounts['counts'] = []
  const count = async (phrase: string, own: OwnWords) => (await searchWithConstraints(phrase, list, own, list)).ids.length
  for (const line of words.split('\n').filter(Boolean)) {
    const phrase = line.replace(/^=\s*/, '')
    counts.push({ words: phrase, now: await count(phrase, now), saved: await count(phrase, saved) })
    // Lets waiting requests run between two counts.
    await yieldToEventLoop()
  }
  return { counts }
}

/** Staff's words of a language, with unsaved ones in place of the stored ones. */
async function wordsWith(db: Database, language: Language, unsaved: z.output<typeof trialInputSchema>['unsaved']): Promise<OwnWords> {
  const rows = await listWordsRows(db)
  const typed = unsaved && ({ key: unsaved.key ?? NEW, list: unsaved.list, words: unsaved.words, is_off: unsaved.isOff ? 1 : 0 } as const)
  return ownWordsOf([...rows.filter((row) => row.key !== typed?.key), ...(typed ? [typed] : [])], language)
}
