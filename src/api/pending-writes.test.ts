import { expect, test } from 'vitest'
import { CallError, NO_CONNECTION } from './error-body.ts'
import { createPendingWritesById, createPendingWritesInMemory } from './pending-writes.ts'

/** A server that makes a write once for each key, and whose answers can get lost. */
function server() {
  const done = new Map<string, string>()
  const sent: string[] = []
  let problem: CallError | undefined
  return {
    done,
    sent,
    fail: (status: number | undefined) => {
      problem = status === undefined ? undefined : new CallError(status, 'no')
    },
    async send(body: string, key: string): Promise<string> {
      sent.push(`${key}:${body}`)
      if (problem?.status !== 400) done.set(key, done.get(key) ?? body)
      if (problem) throw problem
      return done.get(key) ?? ''
    },
  }
}
function form() {
  let count = 0
  return createPendingWritesInMemory<string>(() => `k${++count}`)
}

test('an unanswered write is sent again unchanged, before newer input', async () => {
  const { send, fail, sent } = server()
  const writes = form()
  fail(NO_CONNECTION)
  await expect(writes.send('77', send)).rejects.toThrow()
  await expect(writes.resend(send)).rejects.toThrow()
  fail(undefined)
  expect(await writes.resend(send)).toEqual({ body: '77', answer: '77' })
  expect(await writes.resend(send)).toBeUndefined()
  expect(await writes.send('99', send)).toBe('99')
  expect(sent).toEqual(['k1:77', 'k1:77', 'k1:77', 'k2:99'])
})

test('a refused write is not pending, at first or on retry', async () => {
  const { send, fail, done } = server()
  const writes = form()
  fail(400)
  await expect(writes.send('wrong', send)).rejects.toThrow()
  expect(await writes.resend(send)).toBeUndefined()
  fail(503)
  await expect(writes.send('lost', send)).rejects.toThrow()
  done.clear()
  fail(400)
  expect(await writes.resend(send)).toBeUndefined()
  fail(undefined)
  expect(await writes.resend(send)).toBeUndefined()
})

test('each entity has its own pending write', async () => {
  const { send, fail } = server()
  let count = 0
  const writesOf = createPendingWritesById<string>(() => `k${++count}`)
  fail(NO_CONNECTION)
  await expect(writesOf(7).send('seven', send)).rejects.toThrow()
  fail(undefined)
  expect(await writesOf(8).resend(send)).toBeUndefined()
  expect(await writesOf(7).resend(send)).toEqual({ body: 'seven', answer: 'seven' })
})
