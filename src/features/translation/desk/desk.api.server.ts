import { change } from '#database/change.server.ts'
import type { Database } from '#database/schema.ts'
import { sourceHash } from '#database/source-changes.server.ts'
import { ok } from '#kit/result.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import * as calls from '../calls.ts'
import { confirmationInputSchema, deskQuerySchema, deskSchema, hintsInputSchema, hintsSchema } from './desk.contract.ts'
import type { TranslationDesk } from './desk.server.ts'
import { confirmationExample, deskExample, hintsExample, hintsInputExample } from './desk-examples.ts'
import { findHints } from './hints.server.ts'

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
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      return desk.list(query)
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
