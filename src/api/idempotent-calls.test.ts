import { describe, expect, test } from 'vitest'
import { defineCall } from './call.ts'
import { type Api, makeApi } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'
import { idempotentApi, isUnanswered } from './idempotent-calls.ts'

const create = defineCall<{ body: object; answer: number }>('POST', '/api/admin/products')
const change = defineCall<{ params: { id: number }; body: object; answer: number }>('PUT', '/api/admin/products/:id')
const list = defineCall<{ answer: number }>('GET', '/api/admin/products')
const upload = defineCall<{ body: FormData; answer: number }>('POST', '/api/admin/images/upload')

/** A browser whose line answers as told: a status, or 0 for none. */
function browser() {
  const line = { statuses: [] as number[], keys: [] as (string | undefined)[], time: 0 }
  const api = makeApi(async ({ headers }) => {
    line.keys.push(headers['idempotency-key'])
    const status = line.statuses.shift() ?? 200
    if (status === NO_CONNECTION) throw new CallError(NO_CONNECTION, 'no connection')
    return { status, statusText: '', text: '1' }
  })
  let made = 0
  return { line, api: idempotentApi(api, { makeKey: () => `key-${++made}`, now: () => line.time }) }
}
const send = (api: Api, body: object) => api.call(create, { body }).catch(() => undefined)

describe('a write', () => {
  test('that is sent again because no answer came keeps its key; what was answered is another wish', async () => {
    const { line, api } = browser()
    line.statuses = [NO_CONNECTION, 502, 401, 200, 200]
    for (let attempt = 0; attempt < 5; attempt += 1) await send(api, { nameDe: 'Modul' })
    expect(line.keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2'])
  })

  test('with other contents is another wish, and so is one after a refusal or much later', async () => {
    const { line, api } = browser()
    line.statuses = [NO_CONNECTION, NO_CONNECTION, 400, NO_CONNECTION]
    await send(api, { nameDe: 'Modul' })
    await send(api, { nameDe: 'Modul 2' })
    await send(api, { nameDe: 'Modul 2' })
    await send(api, { nameDe: 'Modul 2' })
    line.time = 10 * 60 * 1000
    await send(api, { nameDe: 'Modul 2' })
    expect(line.keys).toEqual(['key-1', 'key-2', 'key-2', 'key-3', 'key-4'])
  })

  test('is another wish once the same thing was written otherwise: what was wanted before would not be done again', async () => {
    const { line, api } = browser()
    const move = (id: number, sortOrder: number) => api.call(change, { params: { id }, body: { sortOrder } }).catch(() => undefined)
    line.statuses = [NO_CONNECTION, NO_CONNECTION]
    await move(7, 1)
    await move(8, 1)
    await move(7, 2)
    await move(7, 1)
    await move(8, 1)
    expect(line.keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4', 'key-2'])
  })

  test('keeps the key that it brings', async () => {
    const { line, api } = browser()
    await api.call(create, { body: {}, headers: { 'idempotency-key': 'own' } })
    expect(line.keys).toEqual(['own'])
  })

  test('of files is known by the files', async () => {
    const { line, api } = browser()
    line.statuses = [NO_CONNECTION, NO_CONNECTION]
    const form = (name: string) => {
      const body = new FormData()
      body.append('images', new File(['x'], name, { lastModified: 1 }))
      return body
    }
    for (const name of ['a.jpg', 'b.jpg', 'a.jpg']) await api.call(upload, { body: form(name) }).catch(() => undefined)
    expect(line.keys).toEqual(['key-1', 'key-2', 'key-1'])
  })
})

test('what only reads has no key', async () => {
  const { line, api } = browser()
  await api.call(list)
  expect(line.keys).toEqual([undefined])
})

test('only a write that no answer of the shop came to may have been done', () => {
  expect([NO_CONNECTION, 502, 504, 500, 404].map((status) => isUnanswered(new CallError(status, '')))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
