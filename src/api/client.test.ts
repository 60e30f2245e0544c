import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defineCall } from './call.ts'
import { fetchAnswer, makeApi } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'

describe('a request of a page', () => {
  // Closes every connection in the middle of the answer.
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-length': 100 })
    answer.write('{"items":[', () => answer.destroy())
  })
  let address = ''
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  const ask = (signal?: AbortSignal) => fetchAnswer({ method: 'GET', address, headers: {}, body: undefined, signal, onProgress: undefined })

  test('reports no connection if the connection breaks during the answer', async () => {
    const error = await ask().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ status: NO_CONNECTION })
  })

  test('reports an aborted request as aborted, not as a lost connection', async () => {
    expect(await ask(AbortSignal.abort()).catch((thrown: unknown) => thrown)).toMatchObject({ name: 'AbortError' })
  })

  test('reports no connection if a captive portal answers with its own page', async () => {
    const api = makeApi(async () => ({ status: 200, statusText: 'OK', text: '<!DOCTYPE html><h1>Inicie sesión</h1>' }))
    const save = defineCall<{ answer: number }>('POST', '/api/admin/products')
    expect(await api.call(save).catch((thrown: unknown) => thrown)).toMatchObject({ name: 'CallError', status: NO_CONNECTION })
  })
})
