import { describe, expect } from 'vitest'
import type { Call } from '#api/call.ts'
import * as accountCalls from '#features/accounts/calls.ts'
import * as catalogCalls from '#features/catalog/calls.ts'
import * as inquiryCalls from '#features/inquiries/calls.ts'
import * as mediaCalls from '#features/media/calls.ts'
import * as settingCalls from '#features/settings/calls.ts'
import * as visitorCalls from '#features/visitors/calls.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

type Schema = Record<string, unknown>
type Operation = {
  summary?: string
  tags?: string[]
  security: object[]
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Response & { $ref?: string }>
}
type Response = { description: string; headers?: object; content?: Record<string, { schema?: Schema }> }
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  components: { securitySchemes: Record<string, object>; responses: Record<string, Response> }
  paths: Record<string, Record<string, Operation>>
}

// The preview of a product answers with a page for the staff area, so the document does not have it.
const calls: Call[] = [catalogCalls, settingCalls, accountCalls, mediaCalls, inquiryCalls, visitorCalls]
  .flatMap((subject): Call[] => Object.values(subject))
  .filter((call) => call !== catalogCalls.previewProduct)

// The document does not depend on the database, so one engine is enough.
for (const database of databases.slice(0, 1)) {
  describe('the API document', () => {
    const test = shopTest(database)

    test('is an OpenAPI 3.1 document that lists every call', async ({ visitor }) => {
      const answer = await visitor.get('/api/openapi.json')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
      const { openapi, info, paths } = answer.json<Document>()
      expect(openapi).toMatch(/^3\.1\.\d+$/)
      expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
      const named = Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
      const ours = calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      expect(ours.filter((call) => !named.includes(call))).toEqual([])
      expect(named.filter((call) => !call.includes(' /api/'))).toEqual([])
    })

    test('contains the shop’s address, and an operation id per call for generated clients', async ({ visitor }) => {
      const { servers, paths } = (await visitor.get('/api/openapi.json')).json<Document>()
      expect(servers).toEqual([{ url: 'http://localhost' }])
      const ids = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
      expect(ids.filter((id) => !/^(get|post|put|delete)[A-Z][a-zA-Z\d]*$/.test(id))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
      expect(paths['/api/products/{slug}']?.get?.operationId).toBe('getProductsBySlug')
    })

    test('describes the answers, the input and the permissions of every call', async ({ visitor }) => {
      const { paths, components } = (await visitor.get('/api/openapi.json')).json<Document>()
      const found = ({ $ref, ...own }: Response & { $ref?: string }) => ($ref ? components.responses[$ref.split('/').at(-1) ?? ''] : own)
      for (const [path, item] of Object.entries(paths))
        for (const [method, operation] of Object.entries(item)) {
          const call = `${method} ${path}`
          // Any call may exceed a limit or find no database; any write may find a full disk.
          for (const status of ['429', '503'])
            expect([call, found(operation.responses[status] as Response)?.headers]).toEqual([call, { 'Retry-After': expect.anything() }])
          expect([call, '507' in operation.responses]).toEqual([call, method !== 'get'])
          const statuses = Object.keys(operation.responses)
          expect([call, statuses.filter((status) => !/^([1-5]\d\d|[1-5]XX|default)$/.test(status))]).toEqual([call, []])
          expect([call, statuses.some((status) => status.startsWith('2'))]).toEqual([call, true])
          for (const [status, response] of Object.entries(operation.responses)) {
            const { description, content } = found(response) ?? {}
            expect([call, status, typeof description]).toEqual([call, status, 'string'])
            if (status !== '204')
              expect([call, status, Object.values(content ?? {}).every(({ schema }) => schema)]).toEqual([call, status, true])
            if (status !== '204') expect([call, status, Object.keys(content ?? {}).length > 0]).toEqual([call, status, true])
          }
          expect([call, operation.summary]).toEqual([call, expect.stringMatching(/^\p{Lu}/u)])
          // A call that needs a session has the tag `admin`, whatever its path.
          const isForStaff = path.startsWith('/api/admin/') || (operation.security ?? []).length > 0
          expect([call, operation.tags]).toEqual([call, [isForStaff ? 'admin' : 'public']])
          const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
          const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)
          expect([call, named.sort()]).toEqual([call, inPath.sort()])
        }
    })

    test('marks exactly the calls that reject visitors as requiring a session', async ({ app, visitor }) => {
      const { paths, components } = (await visitor.get('/api/openapi.json')).json<Document>()
      expect(Object.values(components.securitySchemes)).toMatchObject([
        { type: 'apiKey', in: 'cookie', name: 'session' },
        { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      ])
      const said: string[] = []
      const real: string[] = []
      for (const [path, item] of Object.entries(paths))
        for (const [method, operation] of Object.entries(item)) {
          const call = `${method.toUpperCase()} ${path}`
          const needsSession = operation.security.length > 0
          const [{ session: roles } = {}] = operation.security as { session?: string[] }[]
          // An empty list marks a public call.
          expect([call, operation.security]).toEqual([call, needsSession ? [{ session: roles }, { secureSession: roles }] : []])
          if (needsSession) said.push(call)
          if (needsSession) expect([call, Object.keys(operation.responses)]).toEqual([call, expect.arrayContaining(['401'])])
          const url = path.replace(/\{\w+\}/g, '1')
          const { statusCode } = await app.inject({ method: method.toUpperCase() as 'GET', url, headers: { host: 'localhost' } })
          if (statusCode === 401) real.push(call)
        }
      expect(said.length).toBeGreaterThan(40)
      expect(said.sort()).toEqual(real.sort())
      expect(said).not.toContain('POST /api/admin/logout')
    })

    test('contains the limits of the fields', async ({ visitor }) => {
      const { paths } = (await visitor.get('/api/openapi.json')).json<Document>()
      const body = paths['/api/admin/products']?.post?.requestBody?.content['application/json']?.schema
      expect(body).toMatchObject({ properties: { nameDe: { type: 'string', maxLength: 300 } } })
      expect(body?.required).toEqual(expect.arrayContaining(['categoryId', 'nameDe', 'shortDescriptionDe']))
    })

    test('is readable as a page without script and without anything from elsewhere', async ({ visitor }) => {
      const answer = await visitor.get('/api/docs')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(answer.body.match(/<script|https?:\/\/|src=|\son\w+=/i)?.[0]).toBeUndefined()
      for (const { method, path } of calls)
        expect(answer.body).toContain(`<b>${method}</b> <code>${path.replace(/:(\w+)/g, '{$1}')}</code>`)
      expect(answer.body).toContain('Move a product to the trash')
    })
  })
}
