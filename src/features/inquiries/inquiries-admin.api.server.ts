import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import { staffText } from '#i18n/staff.ts'
import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'
import { csvHeaders } from '#platform/http/file-answers.server.ts'
import { foundOr404, HttpError } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import * as calls from './calls.ts'
import { inquiriesCsv } from './inquiries-csv.server.ts'
import {
  codeParams,
  inquiryChangeSchema,
  inquiryCountsSchema,
  inquiryExportSchema,
  inquiryFilterSchema,
  inquiryForStaffSchema,
  inquiryHeadersSchema,
  inquiryNeighboursSchema,
  inquiryQuerySchema,
  inquirySchema,
  receivedOrderSchema,
  SOURCE_WHATSAPP,
} from './inquiry.contract.ts'
import { makeInquiryCode } from './inquiry-code.ts'
import * as store from './store/inquiry.store.server.ts'
import { countInquiries, findNeighbours, listInquiries, streamInquiries } from './store/inquiry-list.store.server.ts'
import { createInquiry, isSameInquiry } from './store/new-inquiry.store.server.ts'

/** Routes for staff to list, read, record, change, delete and export inquiries. */
export async function inquiriesAdminApi(
  app: App,
  { requireAdmin, ...dependencies }: Dependencies & { requireAdmin: Guard },
): Promise<void> {
  guardRoutes(app, requireAdmin)
  addReadingRoutes(app, dependencies)
  addWritingRoutes(app, dependencies)
}

type Dependencies = { db: Database; clock: Clock }

function addReadingRoutes(app: App, { db, clock }: Dependencies): void {
  route(
    app,
    calls.listInquiries,
    {
      summary:
        'List inquiries, newest first, ten per page, without those with a filled hidden field; with suspicious=true all suspected ones. X-Total-Count has the number of inquiries',
      query: inquiryQuerySchema,
      answers: { 200: z.array(inquirySchema) },
    },
    async ({ query }, reply) => {
      const { inquiries, total } = await listInquiries(db, query)
      reply.header('x-total-count', total)
      return inquiries
    },
  )

  route(
    app,
    calls.countInquiries,
    {
      summary: 'Count inquiries by status, and suspected ones',
      query: inquiryFilterSchema,
      answers: { 200: inquiryCountsSchema },
    },
    ({ query }) => countInquiries(db, query),
    // An open dashboard polls these counts, which must not prolong the session.
    { config: { isUnattended: true } },
  )

  route(
    app,
    calls.exportInquiries,
    {
      summary: 'Export inquiries as CSV, newest first: UTF-8 with a byte-order mark, semicolons',
      query: inquiryExportSchema,
      answers: { 200: { 'text/csv': z.string() } },
    },
    async ({ query: { language: asked, ...filter }, request }, reply) => {
      const language = asked ?? apiLanguage(request)
      reply.headers(csvHeaders(staffText(language)('inquiries.tab'), dayAndMinute(clock.now()).day))
      return reply.send(Readable.from(inquiriesCsv(streamInquiries(db, filter), language)))
    },
  )

  route(
    app,
    calls.findInquiriesByCode,
    {
      summary: 'Find inquiries by their code or the code of their order',
      params: codeParams,
      answers: { 200: z.array(inquirySchema) },
    },
    ({ params }) => store.findInquiriesByCode(db, params.code),
  )

  route(
    app,
    calls.getInquiry,
    { summary: 'Get an inquiry with everything that was sent with it', params: idParams, answers: { 200: inquiryForStaffSchema } },
    async ({ params }) => foundOr404(await store.findInquiryForStaff(db, params.id)),
  )

  route(
    app,
    calls.getInquiryNeighbours,
    {
      summary: 'Get the inquiries above and below an inquiry in the list',
      params: idParams,
      query: inquiryFilterSchema,
      answers: { 200: inquiryNeighboursSchema },
    },
    async ({ params, query }) => foundOr404(await findNeighbours(db, params.id, query)),
  )
}

function addWritingRoutes(app: App, { db, clock }: Dependencies): void {
  route(
    app,
    calls.recordOrder,
    {
      summary: 'Record an order from WhatsApp as an inquiry. The same Idempotency-Key never creates two inquiries',
      headers: inquiryHeadersSchema,
      body: receivedOrderSchema,
      answers: { 201: inquirySchema },
    },
    async ({ body, headers, request }, reply) => {
      const edit = editOf(request, clock)
      const creation = { idempotencyKey: headers['idempotency-key'], makeCode: () => makeInquiryCode(randomInt), edit }
      const outcome = await createInquiry(db, { ...body, source: SOURCE_WHATSAPP }, creation, edit.now)
      reply.code(201)
      if (outcome.kind === 'created') return outcome.inquiry
      if (!isSameInquiry(body, outcome.inquiry)) throw new HttpError(422, 'problem.keyReused')
      return foundOr404(await store.findInquiry(db, outcome.inquiry.id))
    },
  )

  route(
    app,
    calls.changeInquiry,
    {
      summary:
        'Change status, notes or suspicion of an inquiry, or the fields of an order that staff recorded. Absent fields keep their value',
      params: idParams,
      body: inquiryChangeSchema,
      answers: { 200: inquiryForStaffSchema },
    },
    async ({ params, body, request }) => {
      const changed = await store.changeInquiry(db, params.id, body, editOf(request, clock))
      if (changed.ok) return changed.value
      if (changed.problem === 'unknown') throw new HttpError(404, 'problem.notFound')
      if (changed.problem === 'without-cart') throw new HttpError(400, 'problem.invalid', { field: 'cart' })
      if (changed.problem === 'as-sent') throw new HttpError(409, 'inquiry.asSent')
      const current = await store.findInquiryForStaff(db, params.id)
      throw new HttpError(409, 'problem.stale', { extra: { current, conflicts: changed.conflicts } })
    },
  )

  route(
    app,
    calls.deleteInquiry,
    { summary: 'Move an inquiry to the trash', params: idParams, answers: { 204: null } },
    async ({ params, request }) => {
      const deleted = await store.deleteInquiry(db, params.id, editOf(request, clock))
      if (!deleted.ok) throw new HttpError(404, 'problem.notFound')
    },
  )
}
