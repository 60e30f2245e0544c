import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { editOf } from '#platform/edit.server.ts'
import { Refusal } from '#platform/refusal.server.ts'
import { type App, type Guard, route } from '#platform/route.server.ts'
import * as calls from './calls.ts'
import { inquiryChangeSchema, inquiryQuerySchema, inquirySchema } from './inquiry.contract.ts'
import { changeInquiry, deleteInquiry, findInquiry, listInquiries } from './inquiry.store.server.ts'

/** Inquiries for staff. */
export async function inquiriesAdminApi(
  app: App,
  { db, clock, requireAdmin }: { db: Database; clock: Clock; requireAdmin: Guard },
): Promise<void> {
  app.addHook('onRequest', requireAdmin)

  route(
    app,
    calls.listInquiries,
    {
      summary: 'Ten inquiries, the newest first. X-Total-Count holds how many there are',
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
    calls.changeInquiry,
    { summary: 'Set the status of an inquiry', params: idParams, body: inquiryChangeSchema, answers: { 200: inquirySchema } },
    async ({ params, body, request }) => {
      const changed = await changeInquiry(db, params.id, body, editOf(request, clock))
      if (changed.ok) return changed.value
      if (changed.problem === 'unknown') throw new Refusal(404, 'problem.notFound')
      throw new Refusal(409, 'problem.stale', { extra: { current: await findInquiry(db, params.id) } })
    },
  )

  route(
    app,
    calls.deleteInquiry,
    { summary: 'Put an inquiry into the trash', params: idParams, answers: { 204: null } },
    async ({ params, request }, reply) => {
      const deleted = await deleteInquiry(db, params.id, editOf(request, clock))
      if (!deleted.ok) throw new Refusal(404, 'problem.notFound')
      return reply.code(204).send()
    },
  )
}
