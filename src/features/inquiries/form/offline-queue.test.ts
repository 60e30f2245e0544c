import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SENDING_TIMEOUT_MS } from '#kit/browser/post-inquiry.ts'
import { enqueue, readQueue, sendQueue } from './offline-queue.ts'

/** A fake connection whose requests the test answers or drops. */
function openLine() {
  const asked: { key: string; answer: (status: number, body: object) => void; drop: () => void }[] = []
  vi.stubGlobal('fetch', (_: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    const answer = (status: number, body: object) => resolve(Response.json(body, { status }))
    asked.push({ key: headers['idempotency-key'] ?? '', answer, drop: () => reject(new TypeError('no line')) })
    return promise
  })
  const nth = async (n: number) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(n))
    return asked[n - 1] as (typeof asked)[number]
  }
  return { asked, nth }
}

describe('the offline queue', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    })
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  })
  afterEach(() => vi.unstubAllGlobals())

  test('sends again if the connection came back before the failed attempt noticed its loss', async () => {
    const { asked, nth } = openLine()
    enqueue({ key: 'a', body: {} })
    const sending = sendQueue()
    void sendQueue()
    ;(await nth(1)).drop()
    ;(await nth(2)).answer(201, { code: 'K7M3PXA' })
    await sending
    expect(asked.map(({ key }) => key)).toEqual(['a', 'a'])
    expect(readQueue()).toEqual([{ key: 'a', code: 'K7M3PXA' }])
  })

  test('sends inquiries added during another attempt', async () => {
    const { asked, nth } = openLine()
    enqueue({ key: 'a', body: {} })
    const sending = sendQueue()
    const first = await nth(1)
    enqueue({ key: 'b', body: {} })
    void sendQueue()
    first.answer(201, { code: 'AAAAAAA' })
    ;(await nth(2)).answer(201, { code: 'BBBBBBB' })
    await sending
    expect(asked.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(readQueue().map(({ code }) => code)).toEqual(['AAAAAAA', 'BBBBBBB'])
  })

  test('sends one inquiry at a time and does not retry on its own without a connection', async () => {
    const { asked, nth } = openLine()
    enqueue({ key: 'a', body: {} })
    const sending = sendQueue()
    ;(await nth(1)).drop()
    await sending
    expect(asked).toHaveLength(1)
    expect(readQueue()).toEqual([{ key: 'a', body: {} }])
  })

  test('keeps an inquiry on the device if its key already belongs to another one', async () => {
    const { asked, nth } = openLine()
    enqueue({ key: 'a', body: { message: 'Quiero otra cosa.' } })
    const sending = sendQueue()
    ;(await nth(1)).answer(422, { error: 'x' })
    await sending
    await sendQueue()
    expect(asked).toHaveLength(1)
    expect(readQueue()).toEqual([{ key: 'a', body: { message: 'Quiero otra cosa.' }, isRefused: true, problems: {} }])
  })

  test('stops waiting for an answer after a timeout', async () => {
    vi.useFakeTimers()
    try {
      const { asked } = openLine()
      enqueue({ key: 'a', body: {} })
      const sending = sendQueue()
      await vi.advanceTimersByTimeAsync(SENDING_TIMEOUT_MS)
      await sending
      expect(readQueue()).toEqual([{ key: 'a', body: {} }])
      const again = sendQueue()
      await asked[1]?.answer(201, { code: 'K7M3PXA' })
      await again
      expect(readQueue()).toEqual([{ key: 'a', code: 'K7M3PXA' }])
    } finally {
      vi.useRealTimers()
    }
  })
})
