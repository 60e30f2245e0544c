import { describe, expect, test } from 'vitest'
import { defineCall } from './call.ts'
import { makeApi } from './client.ts'
import { rememberedApi } from './remembered-calls.ts'

const list = defineCall<{ query: { page: number }; answer: number }>('GET', '/api/products')
const send = defineCall<{ body: object; answer: number }>('POST', '/api/inquiries')
const MINUTE_MS = 60_000

/** A browser whose line answers as told, whose clock is turned by hand and who waits no time. */
function visitor(isLow: boolean) {
  const line = { statuses: [] as number[], asked: 0, time: 0, waits: [] as number[], isOnline: true }
  const api = makeApi(async () => {
    line.asked += 1
    return { status: line.statuses.shift() ?? 200, statusText: '', text: String(line.asked) }
  })
  const remembered = rememberedApi(isLow, {
    api,
    now: () => line.time,
    wait: async (ms) => void line.waits.push(ms),
    isOnline: () => line.isOnline,
  })
  return { line, api: remembered, ask: () => remembered.call(list, { query: { page: 1 } }) }
}

describe.each([
  ['in the low-bandwidth mode', true, 5, 5],
  ['otherwise', false, 1, 3],
])('%s', (_, isLow, minutes, retries) => {
  test(`an answer is used again for ${minutes} min`, async () => {
    const { line, ask } = visitor(isLow)
    expect(await ask()).toBe(1)
    line.time = minutes * MINUTE_MS - 1
    expect(await ask()).toBe(1)
    line.time += 1
    expect(await ask()).toBe(2)
  })

  test(`a failing server is asked ${retries} more times, each later than the last`, async () => {
    const { line, ask } = visitor(isLow)
    line.statuses = Array(retries + 1).fill(500)
    await expect(ask()).rejects.toThrow('500')
    expect(line.asked).toBe(retries + 1)
    expect(line.waits).toEqual([1000, 2000, 4000, 8000, 16_000].slice(0, retries))
  })
})

test('one recovery is enough, and a failure is not remembered', async () => {
  const { line, ask } = visitor(false)
  line.statuses = [503, 503]
  expect(await ask()).toBe(3)
  const other = visitor(false)
  other.line.statuses = [404]
  await expect(other.ask()).rejects.toThrow('404')
  expect(await other.ask()).toBe(2)
})

test('a refusal is not repeated, and without a line nobody waits', async () => {
  const { line, ask } = visitor(true)
  line.statuses = [404]
  await expect(ask()).rejects.toThrow('404')
  expect(line.asked).toBe(1)
  line.isOnline = false
  line.statuses = [500]
  await expect(ask()).rejects.toThrow('500')
  expect(line.waits).toEqual([])
})

test('other addresses are asked for themselves, and writes always', async () => {
  const { line, api, ask } = visitor(true)
  await ask()
  await api.call(list, { query: { page: 2 } })
  await api.call(send, { body: {} })
  await api.call(send, { body: {} })
  expect(line.asked).toBe(4)
})
