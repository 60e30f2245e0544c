import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '#api/call.ts'
import { idParams } from '#api/fields.ts'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { foundOr404 } from '#platform/http/http-error.server.ts'
import { sendListInBatches } from '#platform/http/list-in-batches.server.ts'
import { type App, type Guard, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import { addToTranslationMemory, type LearnTranslations } from '#platform/learn-translations.server.ts'
import { notEmptyHandler, staleHandler, valueOrHttpError } from './catalog-errors.server.ts'
import { staffListQuerySchema } from './entity.contract.ts'
import type { EntityInput, StaffEntity } from './entity.server.ts'
import type { EntityStore } from './entity.store.server.ts'
import { countContents, type Deletion, removeEntity } from './entity-removal.store.server.ts'
import { type IsInLibrary, refuseGonePictures } from './new-pictures.server.ts'
import { isInTranslationState, type TranslationFilter, writtenTranslations } from './translations.ts'

export type CatalogAdminDependencies = {
  db: Database
  write: CatalogueWrite
  clock: Clock
  requireAdmin: Guard
  learnTranslations: LearnTranslations
  isInLibrary: IsInLibrary
}

type Summarized<Schemas> = Schemas & { summary: string }
type Routes<Staff, Input> = {
  get: Call
  create: Call
  change: Call
  remove: Call
  staff: z.ZodType<Staff>
  /** Summary of each call for the API document, and its input. */
  making: Summarized<{ body: z.ZodType<Input, Input> }>
  changing: Summarized<{ body: z.ZodType<Partial<Input> & { updatedAt?: string | undefined }, unknown> }>
  removing: Summarized<{ query?: z.ZodType<Deletion, unknown> }>
  getting: string
}

/** Reads the entities of a kind for staff, in batches; with `translation` only those in this state of translation. */
export async function* listForStaff<Staff extends StaffEntity>(
  store: { listInBatches(db: Database): AsyncGenerator<Staff[]> },
  db: Database,
  translation: TranslationFilter | undefined,
): AsyncGenerator<Staff[]> {
  for await (const part of store.listInBatches(db)) yield translation ? part.filter((one) => isInTranslationState(one, translation)) : part
}

/** Adds the route of the list of a kind of entity. */
export function listRoute<Staff extends StaffEntity, Input extends EntityInput>(
  app: App,
  { db }: CatalogAdminDependencies,
  store: EntityStore<Staff, Input>,
  { call, summary, staff }: { call: Call; summary: string; staff: z.ZodType<Staff> },
): void {
  route(app, call, { summary, query: staffListQuerySchema, answers: { 200: z.array(staff) } }, async ({ query }, reply) =>
    sendListInBatches(reply, staff, listForStaff(store, db, query.translation)),
  )
}

/** Adds the staff routes of a kind of entity: read, create, change, delete. */
export function entityRoutes<Staff extends StaffEntity, Input extends EntityInput>(
  app: App,
  dependencies: CatalogAdminDependencies,
  store: EntityStore<Staff, Input>,
  { get, create, change, remove, staff, getting, making, changing, removing }: Routes<Staff, Input>,
): void {
  const { db, write, clock, isInLibrary } = dependencies
  const { entity, find } = store

  route(app, get, { summary: getting, params: idParams, answers: { 200: staff } }, async ({ params }) =>
    foundOr404(await find(db, params.id)),
  )

  route(app, create, { ...making, answers: { 201: staff } }, async ({ body, request }, reply) => {
    await refuseGonePictures(isInLibrary, body)
    const after = await valueOrHttpError(await store.create(write, body, editOf(request, clock)), {})
    await learnSavedTranslations(request, dependencies, entity.texts, { after })
    return reply.code(201).send(after)
  })

  route(app, change, { ...changing, params: idParams, answers: { 200: staff } }, async ({ params, body, request }) => {
    const before = await find(db, params.id)
    await refuseGonePictures(isInLibrary, body, before)
    const result = await store.change(write, params.id, body, editOf(request, clock))
    const after = await valueOrHttpError(
      result,
      staleHandler(result, () => find(db, params.id)),
    )
    await learnSavedTranslations(request, dependencies, entity.texts, { before, after })
    return after
  })

  route(app, remove, { ...removing, params: idParams, answers: { 204: null } }, async ({ params, query, request }) => {
    await valueOrHttpError(
      await removeEntity(write, entity, params.id, query ?? {}, editOf(request, clock)),
      notEmptyHandler(() => countContents(db, entity, params.id)),
    )
  })
}

/** Adds the translations of a product or category that staff have just saved to the translation memory. */
async function learnSavedTranslations(
  request: FastifyRequest,
  parts: { clock: Clock; learnTranslations: LearnTranslations },
  texts: readonly string[],
  { before = {}, after }: { before?: object | undefined; after: object & { outdatedTexts: readonly string[] } },
): Promise<void> {
  await addToTranslationMemory(request, parts, writtenTranslations(texts, { ...before }, { ...after }))
}
