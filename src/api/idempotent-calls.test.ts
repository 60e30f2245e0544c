import { describe, expect, test } from 'vitest'
import { defineCall } from './call.ts'
import { type Api, makeApi } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'
import { idempotentApi } from './idempotent-calls.ts'
import { isUnanswered } from './refusals.ts'

const create = defineCall<{ body: object; answer: number }>('POST', '/api/admin/products')
const change = defineCall<{ params: { id: number }; body: object; answer: number }>('PUT', '/api/admin/products/:id')
const list = defineCall<{ answer: number }>('GET', '/api/admin/products')
const remove = defineCall<{ params: { id: number }; answer: number }>('DELETE', '/api/admin/products/:id')
const duplicate = defineCall<{ params: { id: number }; answer: number }>('POST', '/api/admin/products/:id/duplicate')
const undo = {
  ...defineCall<{ params: { id: number }; body: { force: boolean }; answer: number }>('POST', '/api/admin/history/:id/undo'),
  takesBack: true,
} as const
const upload = defineCall<{ body: FormData; answer: number }>('POST', '/api/admin/images/upload')

/**
 * A tab whose requests get the statuses in `line.statuses` one after the other (0: no answer), and then 200. `reload` loads the
 * page again in the same tab.
 */
function browser() {
  const line = { statuses: [] as number[], keys: [] as (string | undefined)[], time: 0, kept: null as string | null }
  const api = makeApi(async ({ headers }) => {
    line.keys.push(headers['idempotency-key'])
    const status = line.statuses.shift() ?? 200
    if (status === NO_CONNECTION) throw new CallError(NO_CONNECTION, 'no connection')
    return { status, statusText: '', text: '1' }
  })
  let made = 0
  const storage = {
    read: () => line.kept,
    write: (text: string | null) => {
      line.kept = text
    },
  }
  const reload = () => idempotentApi(api, { makeKey: () => `key-${++made}`, now: () => line.time, storage })
  return { line, api: reload(), reload }
}
const send = (api: Api, body: object) => api.call(create, { body }).catch(() => undefined)

describe('a write', () => {
  test('keeps its key on a retry without an answer and gets a new one after an answer', async () => {
    const { line, api } = browser()
    line.statuses = [NO_CONNECTION, 502, 401, 200, 200]
    for (let attempt = 0; attempt < 5; attempt += 1) await send(api, { nameDe: 'Modul' })
    expect(line.keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2'])
  })

  test('gets a new key with other contents, after a refusal, and much later', async () => {
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

  test('gets a new key if the time of the page that made the key is far ahead', async () => {
    const { line, api } = browser()
    line.statuses = [NO_CONNECTION]
    line.time = 365 * 24 * 60 * 60 * 1000
    await send(api, { nameDe: 'Modul' })
    line.time = 0
    await send(api, { nameDe: 'Modul' })
    expect(line.keys).toEqual(['key-1', 'key-2'])
  })

  test('gets a new key once the same entity was changed by another write', async () => {
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

  test('gets a new key every time if it deletes, so an item restored by undo is deleted again', async () => {
    const { line, api } = browser()
    line.statuses = [NO_CONNECTION, 200]
    await api.call(remove, { params: { id: 7 } }).catch(() => undefined)
    await api.call(undo, { params: { id: 90 }, body: { force: false } })
    await api.call(remove, { params: { id: 7 } })
    expect(line.keys).toEqual(['key-1', 'key-2', 'key-3'])
  })

  test('gets a new key after any other write if it is an undo', async () => {
    const { line, api } = browser()
    const takeBack = () => api.call(undo, { params: { id: 90 }, body: { force: false } }).catch(() => undefined)
    line.statuses = [NO_CONNECTION, NO_CONNECTION, 200]
    await takeBack()
    await takeBack()
    await api.call(change, { params: { id: 7 }, body: { sortOrder: 2 } })
    await takeBack()
    expect(line.keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  test('keeps its key through other writes if it creates something, until an undo or a deletion', async () => {
    for (const end of [
      (api: Api) => api.call(remove, { params: { id: 12 } }),
      (api: Api) => api.call(undo, { params: { id: 91 }, body: { force: false } }),
    ]) {
      const { line, api } = browser()
      const copy = () => api.call(duplicate, { params: { id: 7 } }).catch(() => undefined)
      line.statuses = [NO_CONNECTION, 200, NO_CONNECTION]
      await copy()
      await api.call(change, { params: { id: 8 }, body: { sortOrder: 2 } })
      await copy()
      await end(api)
      await copy()
      expect(line.keys).toEqual(['key-1', 'key-2', 'key-1', 'key-3', 'key-4'])
    }
  })

  test('keeps its key over a reload for ten minutes without an answer, and ignores damaged storage', async () => {
    const { line, api, reload } = browser()
    const copy = (from: Api) => from.call(duplicate, { params: { id: 7 } }).catch(() => undefined)
    line.statuses = [NO_CONNECTION, NO_CONNECTION, NO_CONNECTION]
    await copy(api)
    await copy(reload())
    line.time = 10 * 60 * 1000
    await copy(reload())
    for (const kept of ['{', '{}', '[7]', '[["x",{}]]', 'null']) {
      line.kept = kept
      await copy(reload())
    }
    expect(line.keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-4', 'key-5', 'key-6', 'key-7'])
    expect(line.kept).toBeNull()
  })

  test('stores no typed input in the tab, least of all a password', async () => {
    const { line, api } = browser()
    line.statuses = [NO_CONNECTION, NO_CONNECTION]
    await send(api, { username: 'yanet', password: 'geheim' })
    expect(line.kept).toBeNull()
    await api.call(undo, { params: { id: 90 }, body: { force: true } }).catch(() => undefined)
    expect(line.kept).toContain('/undo')
    expect(line.kept).not.toContain('geheim')
  })

  test('keeps a key passed by the caller', async () => {
    const { line, api } = browser()
    await api.call(create, { body: {}, headers: { 'idempotency-key': 'own' } })
    expect(line.keys).toEqual(['own'])
  })

  test('an upload is identified by its files', async () => {
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

test('reads have no key', async () => {
  const { line, api } = browser()
  await api.call(list)
  expect(line.keys).toEqual([undefined])
})

test('only a write without an answer from the shop counts as possibly done', () => {
  expect([NO_CONNECTION, 502, 504, 500, 404].map((status) => isUnanswered(new CallError(status, '')))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
