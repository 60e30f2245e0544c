import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import { addToTranslationMemory, changedTranslations, type LearnTranslations } from '#platform/learn-translations.server.ts'
import * as calls from './calls.ts'
import { type ReplyTemplate, templateChangeSchema, templateInputSchema, templateSchema } from './template.contract.ts'
import * as store from './template.store.server.ts'
import { refuseUnknownFields, templateError } from './template-rules.server.ts'

type Dependencies = { db: Database; clock: Clock; requireAdmin: Guard; learnTranslations: LearnTranslations }

/** Calls for the templates of answers. */
export async function templatesApi(app: App, { db, clock, requireAdmin, learnTranslations }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(app, calls.listTemplates, { summary: 'List the reply templates in their order', answers: { 200: z.array(templateSchema) } }, () =>
    store.listTemplates(db),
  )

  route(
    app,
    calls.createTemplate,
    {
      summary: 'Add a reply template at the end of the list',
      body: templateInputSchema,
      answers: { 201: templateSchema },
    },
    async ({ body, request }, reply) => {
      refuseUnknownFields(body)
      const created = await store.createTemplate(db, body, editOf(request, clock))
      if (!created.ok) throw templateError(created.problem)
      await learnFrom(request, {}, created.value)
      return reply.code(201).send(created.value)
    },
  )

  route(
    app,
    calls.changeTemplate,
    {
      summary: 'Change a reply template or move it to another place; absent fields keep their value',
      params: idParams,
      body: templateChangeSchema,
      answers: { 200: templateSchema },
    },
    async ({ params, body, request }) => {
      refuseUnknownFields(body)
      const before = await store.findTemplate(db, params.id)
      const changed = await store.changeTemplate(db, params.id, body, editOf(request, clock))
      if (changed.ok) {
        await learnFrom(request, before ?? {}, changed.value)
        return changed.value
      }
      if (changed.problem !== 'stale') throw templateError(changed.problem)
      throw new HttpError(409, 'problem.stale', {
        extra: { current: await store.findTemplate(db, params.id), conflicts: changed.conflicts },
      })
    },
  )

  route(
    app,
    calls.deleteTemplate,
    { summary: 'Move a reply template to the trash', params: idParams, answers: { 204: null } },
    async ({ params, request }) => {
      const deleted = await store.deleteTemplate(db, params.id, editOf(request, clock))
      if (!deleted.ok) throw templateError(deleted.problem)
    },
  )

  async function learnFrom(request: FastifyRequest, before: Partial<ReplyTemplate>, after: ReplyTemplate): Promise<void> {
    const written = [
      ...changedTranslations(
        { de: before.nameDe ?? '', es: before.nameEs ?? '', en: before.nameEn ?? '' },
        { de: after.nameDe, es: after.nameEs, en: after.nameEn },
      ),
      ...changedTranslations(
        { de: before.textDe ?? '', es: before.textEs ?? '', en: before.textEn ?? '' },
        { de: after.textDe, es: after.textEs, en: after.textEn },
      ),
    ]
    await addToTranslationMemory(request, { clock, learnTranslations }, written)
  }
}
