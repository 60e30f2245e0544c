import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import { errorBodySchema } from '../http/route.server.ts'

const content = { 'application/json': { schema: z.toJSONSchema(errorBodySchema) as OpenAPIV3_1.SchemaObject } }
const headers = { 'Retry-After': { description: 'Seconds after which another attempt makes sense', schema: { type: 'integer' } } } as const

/** Refusals that any call may get (with `isOfWrites`: any write), by the name of their component in the API document. */
const refusals = {
  TooMany: { status: 429, isOfWrites: false, response: { description: 'Too many calls', headers, content } },
  Unavailable: {
    status: 503,
    isOfWrites: false,
    response: { description: 'The database does not answer, is busy, or is damaged (then without Retry-After)', headers, content },
  },
  CannotSave: {
    status: 507,
    isOfWrites: true,
    response: { description: 'The disk is full or read-only; nothing was saved', content },
  },
}
/** Statuses of these refusals. The API page at `/api/docs` does not repeat them under each call. */
export const commonStatuses = Object.values(refusals).map(({ status }) => String(status))

/** Adds these refusals to the operations of the document. GET operations do not get those of writes. */
export function addCommonRefusals(document: OpenAPIV3_1.Document): void {
  document.components = {
    ...document.components,
    responses: Object.fromEntries(Object.entries(refusals).map(([name, { response }]) => [name, response])),
  }
  for (const item of Object.values(document.paths ?? {}))
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = item?.[method]
      if (!operation) continue
      for (const [name, { status, isOfWrites }] of Object.entries(refusals))
        if (method !== 'get' || !isOfWrites)
          operation.responses = { ...operation.responses, [status]: { $ref: `#/components/responses/${name}` } }
    }
}
