import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CatalogueWrite, RecordEdit } from '#database/catalogue-write.server.ts'
import { nextStamp } from '#database/change.server.ts'
import type { Edit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import type { CatalogueTransaction, Database, Tables } from '#database/schema.ts'
import { languages } from '#i18n/language.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { mergeLines } from '#kit/text/merge-lines.ts'
import { knownUnits } from '../words/units.ts'
import { seededGroups } from '../words/word-groups.ts'
import { MAX_OWN_GROUPS } from './limits.ts'
import type { SearchWords, WordsChange, WordsInput } from './search-words.contract.ts'
import { phraseKey, problemOfWords, UNSOLD, type WordsProblem } from './word-rules.ts'

export type WordsRow = Selectable<Tables['search_words']>
type Seeded = Pick<SearchWords, 'key' | 'list' | 'name' | 'seeded'>
/** `unfit`: problem with the words, if they are refused. */
type Unfit = { unfit?: WordsProblem }

export const UNIT_KEY_PREFIX = 'unit-'
const seeded: readonly Seeded[] = [
  ...languages.flatMap((list) =>
    seededGroups[list].map(({ key, words }) => ({ key, list, name: words[0] ?? '', seeded: words.join('\n') })),
  ),
  ...knownUnits.map(({ key, label, spellings }) => ({
    ...{ key: `${UNIT_KEY_PREFIX}${key}`, list: 'units' as const, name: label },
    seeded: spellings.join('\n'),
  })),
]
const seededByKey = new Map(seeded.map((one) => [one.key, one]))

export function listWordsRows(db: Database): Promise<WordsRow[]> {
  return db.selectFrom('search_words').selectAll().orderBy('updated_at', 'desc').orderBy('key').execute()
}

/** Lists all groups and units: first staff's own groups, latest change first, then the seeded ones with staff's changes. */
export async function listSearchWords(db: Database): Promise<SearchWords[]> {
  const rows = await listWordsRows(db)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const own = rows.filter(({ key, words }) => !seededByKey.has(key) && words !== '').map((row) => wordsOf(row.key, row))
  return [...own, ...seeded.map(({ key }) => wordsOf(key, byKey.get(key)))]
}

export async function findSearchWords(db: Database, key: string): Promise<SearchWords | undefined> {
  const row = await db.selectFrom('search_words').selectAll().where('key', '=', key).executeTakeFirst()
  return row || seededByKey.has(key) ? wordsOf(key, row) : undefined
}

/**
 * Adds a new group, or a search for goods that the shop does not sell. Fails with `unfit` if its words break a rule, with `tooMany` at
 * `MAX_OWN_GROUPS` entries in the list.
 */
export async function addSearchWords(
  write: CatalogueWrite,
  { list, words }: WordsInput,
  edit: Edit,
): Promise<Result<SearchWords, 'unfit' | 'tooMany'> & Unfit> {
  const unfit = problemOfWords(words, list)
  return write(edit, async (transaction, recordChange) => {
    if (unfit) return { ...fail('unfit'), unfit }
    const all = await listSearchWords(transaction)
    const same = all.find((one) => list === UNSOLD && one.list === UNSOLD && one.words === words)
    if (same) return ok(same)
    if (all.filter((one) => one.origin === 'own' && one.list === list).length >= MAX_OWN_GROUPS) return fail('tooMany')
    const row: WordsRow = { key: randomUUID(), list, words, is_off: 0, updated_at: edit.now.toISOString() }
    await transaction.insertInto('search_words').values(row).execute()
    await recordChange({ kind: 'search-words', subject: row.key, title: titleOf(words), action: 'created' })
    return ok(wordsOf(row.key, row))
  })
}

/**
 * Deletes a group that staff added by emptying it: without words it is in no list and has no effect. The history records a change
 * of its words, which can be undone. Seeded groups cannot be deleted (`unknown`).
 */
export async function deleteSearchWords(write: CatalogueWrite, key: string, edit: Edit): Promise<Result<SearchWords, 'unknown'>> {
  return write(edit, async (transaction, recordChange) => {
    const before = await findSearchWords(transaction, key)
    if (before?.origin !== 'own' || before.words === '') return fail('unknown')
    return ok(await put({ transaction, recordChange, edit }, before, { words: '', isOff: before.isOff }))
  })
}

/** Changes a group or the further spellings of a unit, or switches a group off. */
export async function changeSearchWords(
  write: CatalogueWrite,
  key: string,
  { updatedAt, ...sent }: WordsChange,
  edit: Edit,
): Promise<MergeResult<SearchWords, 'unknown' | 'unfit'> & Unfit> {
  return write(edit, async (transaction, recordChange) => {
    const before = await findSearchWords(transaction, key)
    if (!before) return fail('unknown')
    const began = { kind: 'search-words', subject: key, updatedAt } as const
    const { changes, conflicts } = await mergeSince(transaction, began, {
      ...{ sent, stored: before },
      within: { words: (versions) => mergeWords(versions, before.list) },
    })
    if (conflicts.length > 0) return { ...fail('stale'), conflicts }
    const { words = before.words, isOff = before.isOff } = changes
    const unfit = changes.words === undefined ? undefined : await problemOf(transaction, { ...before, words })
    if (unfit) return { ...fail('unfit'), unfit }
    if (words === before.words && isOff === before.isOff) return ok(before)
    return ok(await put({ transaction, recordChange, edit }, before, { words, isOff: isOff && before.list !== 'units' }))
  })
}

/** Merges two edits of the same words line by line; undefined if the result breaks a rule, such as "placa" and "=placa" together. */
function mergeWords(
  { base = '', mine = '', theirs = '' }: Record<'base' | 'mine' | 'theirs', string | undefined>,
  list: SearchWords['list'],
) {
  const merged = mergeLines({ base, mine, theirs })
  return merged === undefined || problemOfWords(merged, list) ? undefined : merged
}

/** Resets a group, or the further spellings of a unit, to the seeded words. */
export async function resetSearchWords(write: CatalogueWrite, key: string, edit: Edit): Promise<Result<SearchWords, 'unknown'>> {
  return write(edit, async (transaction, recordChange) => {
    const before = await findSearchWords(transaction, key)
    const came = seededByKey.get(key)
    if (!before || !came) return fail('unknown')
    return ok(await put({ transaction, recordChange, edit }, before, { words: asShipped(came), isOff: false }))
  })
}

type Writing = { transaction: CatalogueTransaction; recordChange: RecordEdit; edit: Edit }

/** Stores words and records the change. Words equal to the seeded ones get no row, so that later versions can improve them. */
async function put(
  { transaction, recordChange, edit }: Writing,
  before: SearchWords,
  { words, isOff }: Pick<SearchWords, 'words' | 'isOff'>,
): Promise<SearchWords> {
  const { key, list, updatedAt } = before
  const came = seededByKey.get(key)
  const isAsShipped = came !== undefined && words === asShipped(came) && !isOff
  const updated_at = updatedAt ? nextStamp(edit.now, updatedAt) : edit.now.toISOString()
  const row: WordsRow = { key, list, words, is_off: isOff ? 1 : 0, updated_at }
  if (isAsShipped) await transaction.deleteFrom('search_words').where('key', '=', key).execute()
  else
    await transaction
      .insertInto('search_words')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ words, is_off: row.is_off, updated_at }))
      .execute()
  const after = wordsOf(key, isAsShipped ? undefined : row)
  const fields = (one: SearchWords) => ({ words: one.words, isOff: one.isOff, updatedAt: updated_at })
  const what = {
    kind: 'search-words',
    subject: key,
    title: titleOf(after.list === 'units' ? after.name : after.words || before.words),
  } as const
  await recordChange({ ...what, action: 'changed', before: fields(before), after: fields(after) })
  return after
}

/** Finds a problem with changed words: one of `problemOfWords`, or a spelling of a unit that is taken. */
async function problemOf(db: Database, { key, list, words }: SearchWords): Promise<WordsProblem | undefined> {
  const problem = problemOfWords(words, list)
  if (problem || list !== 'units') return problem
  const typed = words.split('\n')
  for (const other of (await listSearchWords(db)).filter((one) => one.list === 'units')) {
    // Refuses spellings that staff gave another unit, and seeded ones of the same unit. A seeded spelling of another unit may be
    // moved to this one.
    const taken = new Set((other.key === key ? other.seeded : other.words).split('\n').map(phraseKey))
    const phrase = typed.find((one) => one !== '' && taken.has(phraseKey(one)))
    if (phrase !== undefined) return { problem: 'searchWords.unitTaken', values: { phrase, unit: other.name } }
  }
  return undefined
}

function wordsOf(key: string, row: WordsRow | undefined): SearchWords {
  const came = seededByKey.get(key)
  const list = came?.list ?? (row?.list as SearchWords['list'])
  const words = row?.words ?? (came ? asShipped(came) : '')
  const name = list === 'units' ? (came?.name ?? key) : (words.split('\n')[0] ?? key)
  const origin = came ? (row ? 'changed' : 'seeded') : 'own'
  return { key, list, name, words, seeded: came?.seeded ?? '', isOff: row?.is_off === 1, origin, updatedAt: row?.updated_at ?? null }
}

/** The stored form of an unchanged group or unit. A unit without changes has no further spellings. */
const asShipped = ({ list, seeded }: Seeded): string => (list === 'units' ? '' : seeded)

const titleOf = (words: string): string => words.split('\n').join(' · ').slice(0, 200)
