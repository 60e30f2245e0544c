import { randomUUID } from 'node:crypto'
import { changeInTurn, nextStamp } from '#database/change.server.ts'
import { type Edit, recordEdit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { normalizeTerm } from './glossary.ts'
import { deleteServiceTranslationsWith } from './memory.store.server.ts'
import { shippedTerms, type TradeTerm } from './shipped-terms.ts'
import { type GlossaryTerm, type GlossaryTermChange, type GlossaryTermInput, hasTranslation } from './translation.contract.ts'

const shippedByKey = new Map(shippedTerms.map((term) => [term.key, term]))

/** All terms, sorted by their German word: shipped ones with staff's changes, even if removed, and those that staff added. */
export async function listTerms(db: Database): Promise<GlossaryTerm[]> {
  const rows = await db.selectFrom('glossary_term').selectAll().execute()
  const changed = new Map(rows.map((row) => [row.key, row]))
  const shipped = shippedTerms.map(({ key, de, es, en }): GlossaryTerm => {
    const row = changed.get(key)
    if (!row) return { key, de, es, en, origin: 'shipped', updatedAt: null }
    const texts = { de: row.de, es: row.es, en: row.en }
    return { key, ...texts, origin: row.is_removed ? 'removed' : 'changed', updatedAt: row.updated_at }
  })
  const own = rows
    .filter(({ key }) => !shippedByKey.has(key))
    .map(({ key, de, es, en, updated_at }): GlossaryTerm => ({ key, de, es, en, origin: 'own', updatedAt: updated_at }))
  const { compare } = new Intl.Collator('de', { numeric: true })
  return [...shipped, ...own].sort((one, other) => compare(one.de, other.de) || compare(one.key, other.key))
}

/** Terms in use: without those that staff removed. */
export async function listTermsInUse(db: Database): Promise<TradeTerm[]> {
  const terms = await listTerms(db)
  return terms.flatMap(({ key, de, es, en, origin }) =>
    origin === 'removed' ? [] : [{ key, de, es, en, isWhole: shippedByKey.get(key)?.isWhole ?? false }],
  )
}

export async function addTerm(db: Database, input: GlossaryTermInput, edit: Edit): Promise<Result<GlossaryTerm, 'taken'>> {
  return changeInTurn(db, 'glossary', async (transaction) => {
    if (await isTaken(transaction, input.de)) return fail('taken')
    const term = await write(transaction, randomUUID(), input, edit.now)
    await recordEdit(transaction, edit, { kind: 'glossary', subject: term.key, title: titleOf(term), action: 'created' })
    return ok(term)
  })
}

/** Changes a term that staff added, or the shop's version of a shipped term. 'untranslated': no translation would be left. */
export async function changeTerm(
  db: Database,
  key: string,
  { updatedAt, ...sent }: GlossaryTermChange,
  edit: Edit,
): Promise<MergeResult<GlossaryTerm, 'taken' | 'unknown' | 'untranslated'>> {
  return changeInTurn(db, 'glossary', async (transaction) => {
    const before = await findTerm(transaction, key)
    if (!before || before.origin === 'removed') return fail('unknown')
    const { changes, conflicts } = await mergeSince(transaction, { kind: 'glossary', subject: key, updatedAt }, { sent, stored: before })
    if (conflicts.length > 0) return { ...fail('stale'), conflicts }
    if (Object.keys(changes).length === 0) return ok(before)
    const words = { ...before, ...changes }
    if (!hasTranslation(words)) return fail('untranslated')
    if (await isTaken(transaction, words.de, key)) return fail('taken')
    await deleteServiceTranslationsWith(transaction, [before.de, before.es, before.en])
    const term = await write(transaction, key, words, edit.now, before)
    await recordWords(transaction, edit, { before, after: term })
    return ok(term)
  })
}

/** Removes a term. A shipped one stays in the list as removed, so that it can be restored. */
export async function removeTerm(db: Database, key: string, edit: Edit): Promise<Result<undefined, 'unknown'>> {
  return changeInTurn(db, 'glossary', async (transaction) => {
    const before = await findTerm(transaction, key)
    if (!before || before.origin === 'removed') return fail('unknown')
    await deleteServiceTranslationsWith(transaction, [before.de, before.es, before.en])
    if (before.origin === 'own') await transaction.deleteFrom('glossary_term').where('key', '=', key).execute()
    else await write(transaction, key, before, edit.now, before, 1)
    await recordEdit(transaction, edit, { kind: 'glossary', subject: key, title: titleOf(before), action: 'deleted' })
    return ok(undefined)
  })
}

/** Restores the original words of a shipped term that staff changed or removed. */
export async function resetTerm(db: Database, key: string, edit: Edit): Promise<Result<GlossaryTerm, 'unknown' | 'taken'>> {
  return changeInTurn(db, 'glossary', async (transaction) => {
    const shipped = shippedByKey.get(key)
    const before = await findTerm(transaction, key)
    if (!shipped || !before) return fail('unknown')
    if (await isTaken(transaction, shipped.de, key)) return fail('taken')
    await deleteServiceTranslationsWith(transaction, [before.de, before.es, before.en, shipped.de, shipped.es, shipped.en])
    await transaction.deleteFrom('glossary_term').where('key', '=', key).execute()
    const { de, es, en } = shipped
    const term: GlossaryTerm = { key, de, es, en, origin: 'shipped', updatedAt: null }
    if (before.origin === 'removed')
      await recordEdit(transaction, edit, { kind: 'glossary', subject: key, title: titleOf(term), action: 'restored' })
    else await recordWords(transaction, edit, { before, after: term })
    return ok(term)
  })
}

export async function findTerm(db: Database, key: string): Promise<GlossaryTerm | undefined> {
  return (await listTerms(db)).find((term) => term.key === key)
}

/** Title of a history entry: all words of the term, since the glossary no longer has them after a removal. */
const titleOf = ({ de, es, en }: GlossaryTerm): string => [de, es, en].filter(Boolean).join(' · ')

async function recordWords(transaction: Database, edit: Edit, { before, after }: Record<'before' | 'after', GlossaryTerm>): Promise<void> {
  const words = ({ de, es, en, updatedAt }: GlossaryTerm) => ({ de, es, en, updatedAt })
  const what = { kind: 'glossary', subject: after.key, title: after.de, action: 'changed' } as const
  await recordEdit(transaction, edit, { ...what, before: words(before), after: words(after) })
}

async function isTaken(db: Database, german: string, except?: string): Promise<boolean> {
  const wanted = normalizeTerm(german)
  return (await listTerms(db)).some(({ key, de, origin }) => key !== except && origin !== 'removed' && normalizeTerm(de) === wanted)
}

async function write(
  db: Database,
  key: string,
  { de, es, en }: GlossaryTermInput,
  now: Date,
  before?: GlossaryTerm,
  is_removed: 0 | 1 = 0,
): Promise<GlossaryTerm> {
  const updated_at = before?.updatedAt ? nextStamp(now, before.updatedAt) : now.toISOString()
  await deleteServiceTranslationsWith(db, [de, es, en])
  const texts = { de, es, en }
  await db
    .insertInto('glossary_term')
    .values({ key, ...texts, is_removed, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...texts, is_removed, updated_at }))
    .execute()
  return { key, ...texts, origin: shippedByKey.has(key) ? 'changed' : 'own', updatedAt: updated_at }
}
