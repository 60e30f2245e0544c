import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import { enforceLimit, type RateLimit } from '#platform/limits/rate-limit.server.ts'
import * as calls from './calls.ts'
import { addTerm, changeTerm, findTerm, listTerms, removeTerm, resetTerm } from './glossary.store.server.ts'
import {
  glossaryTermChangeSchema,
  glossaryTermInputSchema,
  glossaryTermSchema,
  knownTranslationsInputSchema,
  knownTranslationsSchema,
  serviceStateSchema,
  termParams,
  translateInputSchema,
  translationSchema,
} from './translation.contract.ts'
import type { Translator } from './translator.server.ts'

/** Limit of requests to the translation service by one person: enough for about twenty products without any translation. */
const translationLimit: RateLimit = { name: 'translation', limit: 200, windowMs: 10 * MINUTE_MS, beyond: 'growing' }

type Dependencies = { db: Database; clock: Clock; requireAdmin: Guard; translator: Translator }

/** Adds the staff routes for single translations and the glossary; the translation desk has its own. */
export async function translationApi(app: App, { db, clock, requireAdmin, translator }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.translateText,
    {
      summary:
        'Translate a text with the glossary, the memory or the configured service. A text that cannot be translated is returned unchanged, with the reason',
      body: translateInputSchema,
      answers: { 200: translationSchema },
    },
    async ({ body: { text, fromLang: from, toLang: to, isPrivate }, request }, reply) => {
      reply.header('cache-control', 'no-store')
      // Answers from glossary and memory are not counted.
      const beforeService = () => enforceLimit(db, translationLimit, request.administrator?.id ?? '', clock.now())
      return translator.translate(text, { from, to }, clock.now(), { isPrivate, beforeService })
    },
  )

  route(
    app,
    calls.getTranslationService,
    { summary: 'Check if a translation service is configured', answers: { 200: serviceStateSchema } },
    async () => ({ isConfigured: translator.hasService }),
  )

  route(
    app,
    calls.findKnownTranslations,
    {
      summary: 'Look up German texts in the glossary and the translation memory, without the translation service',
      body: knownTranslationsInputSchema,
      answers: { 200: knownTranslationsSchema },
    },
    async ({ body: { texts } }, reply) => {
      reply.header('cache-control', 'no-store')
      const wanted = texts.map(({ text, toLang: to }) => ({ text, to }))
      return { translations: (await translator.listKnown(wanted, clock.now())).map((text) => text ?? null) }
    },
  )

  route(app, calls.listGlossary, { summary: 'List the glossary, by German term', answers: { 200: z.array(glossaryTermSchema) } }, () =>
    listTerms(db),
  )

  route(
    app,
    calls.addGlossaryTerm,
    { summary: 'Add a term to the glossary', body: glossaryTermInputSchema, answers: { 201: glossaryTermSchema } },
    async ({ body, request }, reply) => {
      const added = await addTerm(db, body, editOf(request, clock))
      if (!added.ok) throw taken()
      translator.forgetRecent()
      return reply.code(201).send(added.value)
    },
  )

  route(
    app,
    calls.changeGlossaryTerm,
    {
      summary: 'Change a term; absent fields keep their value. A built-in term can be reset',
      params: termParams,
      body: glossaryTermChangeSchema,
      answers: { 200: glossaryTermSchema },
    },
    async ({ params, body, request }) => {
      const changed = await changeTerm(db, params.key, body, editOf(request, clock))
      if (changed.ok) {
        translator.forgetRecent()
        return changed.value
      }
      if (changed.problem === 'taken') throw taken()
      if (changed.problem === 'untranslated') throw new HttpError(400, 'glossary.translationRequired', { field: 'es' })
      if (changed.problem === 'stale')
        throw new HttpError(409, 'problem.stale', { extra: { current: await findTerm(db, params.key), conflicts: changed.conflicts } })
      throw new HttpError(404, 'problem.notFound')
    },
  )

  route(
    app,
    calls.removeGlossaryTerm,
    { summary: 'Remove a term from the glossary. A built-in term can be reset', params: termParams, answers: { 204: null } },
    async ({ params, request }) => {
      const removed = await removeTerm(db, params.key, editOf(request, clock))
      if (!removed.ok) throw new HttpError(404, 'problem.notFound')
      translator.forgetRecent()
    },
  )

  route(
    app,
    calls.resetGlossaryTerm,
    { summary: 'Reset a built-in term to its original words', params: termParams, answers: { 200: glossaryTermSchema } },
    async ({ params, request }) => {
      const reset = await resetTerm(db, params.key, editOf(request, clock))
      if (reset.ok) {
        translator.forgetRecent()
        return reset.value
      }
      throw reset.problem === 'taken' ? taken() : new HttpError(404, 'problem.notFound')
    },
  )
}

const taken = () => new HttpError(409, 'glossary.taken', { field: 'de' })
