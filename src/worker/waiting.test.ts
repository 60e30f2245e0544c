import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAITING_STORE, waitingEntry } from '#kit/browser/waiting-requests.ts'
import { sendForgotten } from './waiting.ts'

const KEY = 'a1b2'
const inquiry = '{"name":"Ana"}'
let entries: Map<string, string>
const sent: unknown[] = []
/** The worker's registration; `waiting`: a newer worker that is installed. */
const registration = Object.assign(new EventTarget(), { waiting: null as object | null })

beforeEach(() => {
  entries = new Map([[waitingEntry(KEY), inquiry]])
  sent.length = 0
  registration.waiting = null
  const store = {
    keys: async () => Array.from(entries.keys(), (url) => ({ url })),
    match: async (url: string) => entries.has(url) && new Response(entries.get(url)),
    put: async (url: string, answer: Response) => void entries.set(url, await answer.text()),
    delete: async (url: string) => entries.delete(url),
  }
  vi.stubGlobal('registration', registration)
  vi.stubGlobal('caches', { has: async (name: string) => name === WAITING_STORE && entries.size > 0, open: async () => store })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(body)
    return Response.json({ code: 'K7M3PX' }, { status: 201 })
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a waiting inquiry is sent ten seconds after a page was opened, which may send it before', async () => {
  const sending = sendForgotten()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect([sent, [...entries.values()]]).toEqual([[inquiry], ['K7M3PX']])
})

test('it is sent as soon as there is a newer worker, which could not take over until then', async () => {
  const sending = sendForgotten()
  await vi.advanceTimersByTimeAsync(1)
  registration.dispatchEvent(new Event('updatefound'))
  await sending
  expect([sent, [...entries.values()]]).toEqual([[inquiry], ['K7M3PX']])
})

test('it is sent at once while a newer worker waits', async () => {
  registration.waiting = {}
  const sending = sendForgotten()
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect(sent).toEqual([inquiry])
})

test('without an inquiry nothing delays a newer worker', async () => {
  entries.clear()
  await sendForgotten()
  expect([sent, vi.getTimerCount()]).toEqual([[], 0])
})
