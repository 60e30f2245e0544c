import { change } from '#database/change.server.ts'
import type { Database } from '#database/schema.ts'
import { sourceHash } from '#database/source-changes.server.ts'
import { ok } from '#kit/result.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import * as calls from '../calls.ts'
import { listTermsInUse } from '../glossary.store.server.ts'
import { type LanguagePair, normalizeTerm, splitAtTerms, translateWholeTerm } from '../glossary.ts'
import { memoryKey } from '../memory.store.server.ts'
import { confirmationInputSchema, deskQuerySchema, deskSchema, type Hints, hintsInputSchema, hintsSchema } from './desk.contract.ts'
import type { TranslationDesk } from './desk.server.ts'
import { confirmationExample, deskExample, hintsExample, hintsInputExample } from './desk-examples.ts'
import { computeLikeness, wordsOf } from './likeness.ts'

type Dependencies = { db: Database; requireAdmin: Guard; desk: TranslationDesk }

/** Adds the calls of the translation desk: list missing and outdated translations, confirm one, find hints for one. */
export async function deskApi(app: App, { db, requireAdmin, desk }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listTranslations,
    {
      summary: 'List missing and outdated translations of all kinds, filtered, with the progress per language',
      query: deskQuerySchema,
      answers: { 200: deskSchema.meta({ example: deskExample }) },
    },
    async ({ query, request }, reply) => {
      reply.header('cache-control', 'no-store')
      return desk.list(query, apiLanguage(request))
    },
  )

  route(
    app,
    calls.confirmTranslation,
    {
      summary: 'Confirm that a translation of a page, template or picture still fits its changed source text',
      body: confirmationInputSchema.meta({ example: confirmationExample }),
      answers: { 204: null },
    },
    async ({ body: { kind, subject, name, source } }) => {
      const place = kind === 'page' ? { kind: 'setting' as const, subject: name, field: 'value' } : { kind, subject, field: name }
      const source_hash = sourceHash(source)
      await change(db, async (transaction) => {
        await transaction
          .insertInto('translation_check')
          .values({ ...place, source_hash })
          .onConflict((conflict) => conflict.columns(['kind', 'subject', 'field']).doUpdateSet({ source_hash }))
          .execute()
        return ok(undefined)
      })
      desk.forgetCount()
    },
  )

  route(
    app,
    calls.findHints,
    {
      summary: 'List glossary terms in a text, and stored translations of the same or similar texts, without the translation service',
      body: hintsInputSchema.meta({ example: hintsInputExample }),
      answers: { 200: hintsSchema.meta({ example: hintsExample }) },
    },
    async ({ body: { text, fromLang: from, toLang: to } }, reply) => {
      reply.header('cache-control', 'no-store')
      return findHints(db, text, { from, to })
    },
  )
}

const MAX_MEMORY = 3
const MIN_LIKENESS = 0.6
/** Maximum length of a text that is compared with similar ones, which cost too much beyond it. A longer text finds only its equal. */
const MAX_COMPARED_LENGTH = 2000
/** Stored translations per read; other requests run in between. */
const BATCH_SIZE = 300

/** Glossary terms in a text with their translations, and translations of the same or similar texts. */
async function findHints(db: Database, text: string, pair: LanguagePair): Promise<Hints> {
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
