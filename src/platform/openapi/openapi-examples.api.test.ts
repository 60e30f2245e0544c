import { describe, expect } from 'vitest'
import { loadDemoIfEmpty } from '#database/seed/load-demo.server.ts'
import { databases } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { type Client, shopTest } from '#tests/shop.ts'

type Media = { schema?: { example?: unknown; examples?: unknown[] }; example?: unknown; examples?: Record<string, { value: unknown }> }
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}
type Document = { paths: Record<string, Record<string, Operation>> }

/** Calls in an order in which each finds what its example names: the trial makes the first import. */
const calls = [
  'get /api/admin/company',
  'put /api/admin/company',
  'get /api/admin/products/export',
  'get /api/admin/products/import-template',
  'post /api/admin/products/import',
  'get /api/admin/imports',
  'get /api/admin/imports/{id}',
  'get /api/admin/imports/{id}/faulty-rows',
  'post /api/admin/products/bulk',
]

/** A table for the name that the example of an import has in place of a file. One of its rows is faulty. */
const table = 'SKU;Precio\r\nX-1;gratis'

function examplesOf({ schema, example, examples }: Media): unknown[] {
  return [schema?.example, ...(schema?.examples ?? []), example, ...Object.values(examples ?? {}).map(({ value }) => value)].filter(
    (one) => one !== undefined,
  )
}

function addressOf(path: string, { parameters = [] }: Operation): string {
  const named = parameters.filter(({ example }) => example !== undefined)
  const query = new URLSearchParams(named.flatMap((one) => (one.in === 'query' ? [[one.name, String(one.example)]] : [])))
  const filled = named.reduce((url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))), path)
  return `${filled}?${query}`
}

async function send(admin: Client, method: string, url: string, type: string, body: unknown) {
  if (type !== 'multipart/form-data') return method === 'put' ? admin.put(url, body) : admin.post(url, body)
  const { file: name, ...fields } = body as Record<string, string>
  return postForm(admin, url, { ...fields, file: file(name ?? '', table) })
}

let pictures = 0
const describePicture = async () => ({ key: (++pictures).toString(16).padStart(26, '0'), mime: 'image/jpeg', width: 1, height: 1 })

// Ids of an emptied database do not begin at 1 again, so there is one test.
for (const database of databases) {
  describe(`the examples of the API document, on ${database.name}`, () => {
    const test = shopTest(database)

    test('work in a shop with the demonstration catalogue', async ({ admin, db }) => {
      await loadDemoIfEmpty(db, { describePicture, now: new Date() })
      const { paths } = (await admin.get('/api/openapi.json')).json<Document>()
      for (const call of calls) {
        const [method = '', path = ''] = call.split(' ')
        const operation = paths[path]?.[method] as Operation
        const url = addressOf(path, operation)
        const answered = new Map(Object.entries(operation.responses).map(([status, { content = {} }]) => [status, Object.entries(content)]))
        const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) =>
          examplesOf(media).map((body) => ({ type, body })),
        )
        expect([call, bodies.length > 0]).toEqual([call, method !== 'get'])
        const answers = method === 'get' ? [await admin.get(url)] : []
        for (const { type, body } of bodies) answers.push(await send(admin, method, url, type, body))
        for (const { statusCode, headers, body } of answers) {
          expect([call, statusCode, body.slice(0, 200)]).toEqual([call, 200, expect.anything()])
          const [, media] = answered.get('200')?.find(([type]) => String(headers['content-type']).startsWith(type)) ?? []
          expect([call, media && examplesOf(media).length > 0]).toEqual([call, true])
        }
      }
    })
  })
}
