import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askShop } from './ask-shop.ts'

const ADDRESS = '/api/suggestions?q=panel'
/** A saved program whose answer is set by each test. */
const PROGRAM = 'data:text/javascript,export const answer = async (address) => answerSaved(address)'

let stop: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  stop = new AbortController()
  vi.stubGlobal('caches', { match: async () => Response.json({ program: PROGRAM }) })
  // The shop never answers; the browser ends a request when it is aborted.
  const refusal = new Promise((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)))
  vi.stubGlobal('fetch', () => refusal)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

for (const [line, onLine] of [
  ['on a line that passes nothing', true],
  ['without a connection', false],
] as const) {
  test(`the saved catalogue answers for the shop ${line}`, async () => {
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('answerSaved', (address: string) => ({ total: 1, address }))
    const asking = askShop(ADDRESS, 'es', { signal: stop.signal })
    await vi.advanceTimersByTimeAsync(3000)
    expect(await (await asking).json()).toEqual({ total: 1, address: ADDRESS })
  })

  test(`a request that is aborted while the saved catalogue computes gets no answer ${line}`, async () => {
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('answerSaved', () => stop.abort())
    const outcome = askShop(ADDRESS, 'es', { signal: stop.signal }).catch(({ name }: Error) => name)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await outcome).toBe('AbortError')
  })
}
