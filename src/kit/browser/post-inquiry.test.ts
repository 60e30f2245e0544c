import { afterEach, expect, test, vi } from 'vitest'
import { postInquiry } from './post-inquiry.ts'

afterEach(() => vi.unstubAllGlobals())

const send = (answer: Response) => {
  vi.stubGlobal('fetch', async () => answer)
  return postInquiry('key', '{}')
}
const page = (status: number) => new Response('<h1>Portal</h1>', { status, headers: { 'content-type': 'text/html' } })

test.each([200, 401, 403, 404, 405, 429, 502])('an answer of %i that is not the shop’s counts as no answer', async (status) => {
  expect(await send(page(status))).toEqual({ outcome: 'lost' })
  expect(await send(Response.json({ message: 'x' }, { status }))).toEqual({ outcome: 'lost' })
  expect(await send(Response.json(null, { status }))).toEqual({ outcome: 'lost' })
})

test('a refusal of the shop ends the sending, and has its message', async () => {
  const body = { error: 'Invalid phone number' }
  expect(await send(Response.json(body, { status: 400 }))).toEqual({ outcome: 'refused', status: 400, body })
})
