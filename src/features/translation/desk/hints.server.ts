import type { Database } from '#database/schema.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { listTermsInUse } from '../glossary.store.server.ts'
import { type LanguagePair, normalizeTerm, splitAtTerms, translateWholeTerm } from '../glossary.ts'
import { memoryKey } from '../memory.store.server.ts'
import type { Hints } from './desk.contract.ts'
import { computeLikeness, wordsOf } from './likeness.ts'

const MAX_MEMORY = 3
const MIN_LIKENESS = 0.6
/** Maximum length of a text that is compared with similar ones, which cost too much beyond it. A longer text finds only its equal. */
const MAX_COMPARED_LENGTH = 2000
/** Stored translations per read; other requests run in between. */
const BATCH_SIZE = 300

/** Glossary terms in a text with their translations, and translations of the same or similar texts. */
export async function findHints(db: Database, text: string, pair: LanguagePair): Promise<Hints> {
  const terms = await listTermsInUse(db)
  const whole = translateWholeTerm(terms, text, pair)
  const within = splitAtTerms(terms, text, pair).flatMap(({ text, translated }) => (translated === undefined ? [] : [{ text, translated }]))
  const all = [...(whole === undefined ? [] : [{ text: text.trim(), translated: whole }]), ...within]
  return { terms: [...new Map(all.map((term) => [normalizeTerm(term.text), term])).values()], memory: await findSimilar(db, text, pair) }
}

async function findSimilar(db: Database, text: string, { from, to }: LanguagePair): Promise<Hints['memory']> {
  const memory = db.selectFrom('translation_memory').where('from_language', '=', from).where('to_language', '=', to)
  const same = await memory.select(['text', 'translated']).where('text_key', '=', memoryKey(text)).executeTakeFirst()
  const found = same ? [{ ...same, likeness: 1 }] : []
  const words = wordsOf(text)
  if (text.length > MAX_COMPARED_LENGTH || words.length === 0) return found
  for (let last = ''; ; ) {
    const rows = await memory
      .select(['text_key', 'text', 'translated'])
      .where('text_key', '>', last)
      .orderBy('text_key')
      .limit(BATCH_SIZE)
      .execute()
    for (const row of rows) {
      if (row.text.length > MAX_COMPARED_LENGTH * 2 || row.text_key === memoryKey(text)) continue
      const like = computeLikeness(words, wordsOf(row.text))
      if (like >= MIN_LIKENESS) found.push({ text: row.text, translated: row.translated, likeness: like })
    }
    last = rows.at(-1)?.text_key ?? last
    if (rows.length < BATCH_SIZE) return found.sort((one, other) => other.likeness - one.likeness).slice(0, MAX_MEMORY)
    await yieldToEventLoop()
  }
}
