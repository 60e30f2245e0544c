import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf, roleOf } from '#platform/http/signed-in.server.ts'
import * as calls from './calls.ts'
import {
  batchUndoneSchema,
  historyEntrySchema,
  historyQuerySchema,
  trashEntrySchema,
  trashParams,
  trashQuerySchema,
  type UndoInput,
  undoResultSchema,
  undoSchema,
} from './history.contract.ts'
import { readHistoryPage } from './history-page.server.ts'
import { readTitles } from './titles.server.ts'
import { listTrash } from './trash.server.ts'
import { undo } from './undo.server.ts'
import { undoBatch } from './undo-batch.server.ts'

type Dependencies = {
  db: Database
  clock: Clock
  requireAdmin: Guard
  adapters: readonly HistoryAdapter[]
  /** Called after a permanent deletion; not awaited. */
  afterErased: () => void
}

/** Adds the calls of history, undo and trash. The adapter of each kind of entity does the work, by the rules of its forms. */
export async function historyApi(app: App, dependencies: Dependencies): Promise<void> {
  const { db, clock, requireAdmin, adapters } = dependencies
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listHistory,
    {
      summary: 'List edits, newest first, twenty per page; edits of accounts for owners only. X-Total-Count has the number of edits',
      query: historyQuerySchema,
      answers: { 200: z.array(historyEntrySchema) },
    },
    async ({ query, request }, reply) => {
      const { entries, total } = await readHistoryPage({ db, adapters, adapterOf }, query, readerOf(request))
      reply.header('x-total-count', total)
      return entries
    },
  )

  route(
    app,
    calls.undoChange,
    {
      summary: 'Undo an edit. 409 names the fields that have been changed again since; force sets them back as well',
      params: idParams,
      body: undoSchema,
      answers: { 200: undoResultSchema },
    },
    async ({ params, body, request }) => {
      const options = undoOptionsOf(body, request)
      return inLanguage(adapters, await undo({ db, adapterOf }, params.id, options, editOf(request, clock)), options.language)
    },
  )

  route(
    app,
    calls.undoBatch,
    {
      summary: 'Undo a batch. Entities that have been changed again since stay as they are and are named; force sets them back as well',
      params: idParams,
      body: undoSchema,
      answers: { 200: batchUndoneSchema },
    },
    async ({ params, body, request }) => undoBatch({ db, adapterOf }, params.id, undoOptionsOf(body, request), editOf(request, clock)),
  )

  addTrashRoutes(app, dependencies, adapterOf)

  function adapterOf(kind: string): HistoryAdapter {
    const adapter = adapters.find((one) => one.kind === kind)
    if (!adapter) throw new HttpError(404, 'problem.notFound')
    return adapter
  }
}

const readerOf = (request: FastifyRequest) => ({ language: apiLanguage(request), role: roleOf(request) })
const undoOptionsOf = (body: UndoInput, request: FastifyRequest) => ({ force: body?.force ?? false, ...readerOf(request) })

function addTrashRoutes(app: App, { db, clock, adapters, afterErased }: Dependencies, adapterOf: (kind: string) => HistoryAdapter): void {
  route(
    app,
    calls.listTrash,
    {
      summary: 'List entities in the trash, latest deletion first, fifty per page. X-Total-Count has the number of entries',
      query: trashQuerySchema,
      answers: { 200: z.array(trashEntrySchema) },
    },
    async ({ query, request }, reply) => {
      const { entries, total } = await listTrash(db, adapters, query, apiLanguage(request))
      reply.header('x-total-count', total)
      return entries
    },
  )

  route(
    app,
    calls.restoreTrashed,
    {
      summary: 'Restore an entity from the trash, with the entities that the same deletion took along',
      params: trashParams,
      answers: { 200: undoResultSchema },
    },
    async ({ params, request }) => {
      const { trash } = adapterOf(params.kind)
      if (!trash) throw new HttpError(404, 'trash.notThere')
      const restored = await trash.restore(params.id, editOf(request, clock))
      return inLanguage(adapters, { ...restored, kind: params.kind, subject: params.id }, apiLanguage(request))
    },
  )

  route(
    app,
    calls.deleteForever,
    {
      summary: 'Permanently delete an entity in the trash, and the entities that cannot exist without it',
      params: trashParams,
      answers: { 204: null },
    },
    async ({ params, request }) => {
      if (!(await adapterOf(params.kind).trash?.deleteForever(params.id, editOf(request, clock))))
        throw new HttpError(404, 'trash.notThere')
      afterErased()
    },
  )
}

/** Words the title of a result in the reader's language. */
async function inLanguage<Result extends { kind: string; subject: string | number; title: string }>(
  adapters: readonly HistoryAdapter[],
  result: Result,
  language: Language,
) {
  const titleOf = await readTitles(adapters, [result], language)
  return { ...result, title: titleOf(result) }
}
