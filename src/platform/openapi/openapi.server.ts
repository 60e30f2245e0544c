import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { type App, sessionSchemes } from '../http/route.server.ts'
import { documentPage, documentStyle } from './openapi-page.server.ts'
import { addCommonRefusals } from './openapi-refusals.server.ts'

/** Headers of both forms of the document, JSON and page. Browsers revalidate them at each visit. */
const changing = { 'cache-control': 'no-cache', vary: 'accept-encoding' }

/**
 * Publishes the description of the API: the OpenAPI document at /api/openapi.json, generated from the schemas that validate the
 * calls, and a page for people at /api/docs. Register it before the routes that it describes.
 *
 * @param publicUrl the shop's origin, without a slash at the end
 */
export async function describeApi(app: App, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The shop',
        version: '1',
        description:
          'The HTTP contract of the shop. Errors are { error, issues? } in the language of Accept-Language (de, en, es). Moments are ISO 8601 UTC, prices decimal strings in USD. Calls that need a session say so and are answered 401 without one; those that only owners may make name the role and are answered 403 to employees. Writes (POST, PUT, DELETE) from pages of other sites are refused with 403; so are writes of a program that has a session and does not send the header Origin with the address of the server (scheme, host and port), or a Referer of it. Too many calls are answered 429 and an unavailable database 503, both with Retry-After, and a write to a full disk 507.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          [sessionSchemes.plain]: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Made by POST /api/admin/login, on http' },
          [sessionSchemes.secure]: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'The same on https' },
        },
      },
      tags: [
        { name: 'public', description: 'For everybody' },
        { name: 'admin', description: 'For administrators, of whom most calls need a session' },
      ],
    },
    transform: (call) => {
      const { schema, url } = jsonSchemaTransform(call)
      if (!call.url.startsWith('/api/') || call.route.method === 'HEAD') return { schema: { ...schema, hide: true }, url }
      return { schema, url }
    },
  })

  let made: { json: string; html: string } | undefined
  const documents = () => {
    if (made) return made
    const document = app.swagger() as OpenAPIV3_1.Document
    addCommonRefusals(document)
    made = { json: JSON.stringify(document), html: documentPage(document) }
    return made
  }

  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').headers(changing).serializer(String).send(documents().json),
  )

  const styleHash = createHash('sha256').update(documentStyle).digest('base64')
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        ...changing,
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      })
      .send(documents().html),
  )
}
