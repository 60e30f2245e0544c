import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Role } from '#api/role.ts'
import { countUndone } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf, roleOf } from '#platform/http/signed-in.server.ts'
import { findBatches, type RecordedBatch, readStandingEdits } from './batch.store.server.ts'
import {
  batchUndoneSchema,
  type HistoryBatch,
  historyEntrySchema,
  historyQuerySchema,
  trashEntrySchema,
  trashParams,
  trashQuerySchema,
  type UndoInput,
  undoResultSchema,
  undoSchema,
} from './history.contract.ts'
import { findErasedSubjects, listEdits, subjectKey } from './history.store.server.ts'
import * as calls from './staff-calls.ts'
import { readTitles } from './titles.server.ts'
import { listTrash } from './trash.server.ts'
import { canUndo, listChanges, undo } from './undo.server.ts'
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
export async function historyApi(app: App, parts: Dependencies): Promise<void> {
  const { db, clock, requireAdmin, adapters } = parts
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
      const { entries, total } = await readPage({ db, adapters, adapterOf }, query, roleOf(request), apiLanguage(request))
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
      const wanted = wantedOf(body, request)
      return inLanguage(adapters, await undo({ db, adapterOf }, params.id, wanted, editOf(request, clock)), wanted.language)
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
    async ({ params, body, request }) => {
      const wanted = wantedOf(body, request)
      return undoBatch({ db, adapterOf }, params.id, wanted, editOf(request, clock))
    },
  )

  addTrashRoutes(app, parts, adapterOf)

  function adapterOf(kind: string): HistoryAdapter {
    const adapter = adapters.find((one) => one.kind === kind)
    if (!adapter) throw new HttpError(404, 'problem.notFound')
    return adapter
  }
}

const wantedOf = (body: UndoInput, request: FastifyRequest) => ({
  force: body?.force ?? false,
  language: apiLanguage(request),
  role: roleOf(request),
})

type FindAdapter = (kind: string) => HistoryAdapter

function addTrashRoutes(app: App, { db, clock, adapters, afterErased }: Dependencies, adapterOf: FindAdapter): void {
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

type Reading = { db: Database; adapters: readonly HistoryAdapter[]; adapterOf: FindAdapter }

/** Reads a page of the history: edits, and each batch as one entry unless the query is about one subject or one batch. */
async function readPage({ db, adapters, adapterOf }: Reading, query: z.output<typeof historyQuerySchema>, role: Role, language: Language) {
  const hidden = role === 'owner' ? [] : adapters.filter(({ isOwnersOnly }) => isOwnersOnly).map(({ kind }) => kind)
  if (query.kind && hidden.includes(query.kind)) throw new HttpError(403, 'account.ownersOnly')
  const { edits, total } = await listEdits(db, query, hidden)
  const erased = await findErasedSubjects(db, edits)
  const batches = await findBatches(
    db,
    edits.flatMap(({ batchId }) => batchId ?? []),
  )
  const isOneSubject = query.subject !== undefined || query.batch !== undefined
  const titleOf = await readTitles(adapters, edits, language)
  const readingOnce = findOnce()
  const entries = await Promise.all(
    edits.map(async (recorded) => {
      const { before, after, batchId, ...edit } = recorded
      const adapter = readingOnce(adapterOf(edit.kind))
      const recordedBatch = batchId === null ? undefined : batches.get(batchId)
      const batch = recordedBatch ? toBatch(recordedBatch) : null
      if (batch && !isOneSubject) {
        const undone = await countUndone(db, batch.id)
        const whole = { ...edit, subject: '', title: '', changes: [], batch: { ...batch, undone }, isBatch: true }
        return { ...whole, canUndo: adapter.undoBatch !== undefined && (undone === 0 || (await hasRest(db, batch, undone, adapter, role))) }
      }
      return {
        batch,
        isBatch: false,
        ...edit,
        title: titleOf(edit),
        changes: listChanges(recorded, adapter),
        canUndo: !erased.has(subjectKey(edit)) && (await canUndo(recorded, adapter, role)),
      }
    }),
  )
  return { entries, total }
}

/** True if the undo of the rest of a batch that is undone in part would change something. */
async function hasRest(db: Database, { id, count }: HistoryBatch, undone: number, adapter: HistoryAdapter, role: Role): Promise<boolean> {
  if (undone >= count) return false
  for await (const edit of readStandingEdits(db, id)) if (await canUndo(edit, adapter, role)) return true
  return false
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

/** Lets adapters read each entity once: a page may have many edits of the same one, and the order of a list is a whole table. */
function findOnce(): (adapter: HistoryAdapter) => HistoryAdapter {
  const found = new Map<string, ReturnType<HistoryAdapter['find']>>()
  return (adapter) => ({
    ...adapter,
    find(subject) {
      const key = subjectKey({ kind: adapter.kind, subject })
      const finding = found.get(key) ?? adapter.find(subject)
      found.set(key, finding)
      return finding
    },
  })
}

function toBatch({ title, kind: _, ...batch }: RecordedBatch): HistoryBatch {
  const { fields, file = null, price = null, values = {}, created = 0, changed = 0, deleted = 0, restored = 0 } = title
  return { ...batch, fields, file, price, values, created, changed, deleted, restored }
}
