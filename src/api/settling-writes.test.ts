import { expect, test } from 'vitest'
import { CallError, NO_CONNECTION } from './error-body.ts'
import { writesInMemory, writesInMemoryOf } from './settling-writes.ts'

/** A server that does a write once for each key, and whose answers can get lost. */
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
  return writesInMemory<string>(() => `k${++count}`)
}

test('what was never answered is sent again as it was, before what was typed since', async () => {
  const { send, fail, sent } = server()
  const writes = form()
  fail(NO_CONNECTION)
  await expect(writes.write('77', send)).rejects.toThrow()
  await expect(writes.settle(send)).rejects.toThrow()
  fail(undefined)
  expect(await writes.settle(send)).toEqual({ body: '77', answer: '77' })
  expect(await writes.settle(send)).toBeUndefined()
  expect(await writes.write('99', send)).toBe('99')
  expect(sent).toEqual(['k1:77', 'k1:77', 'k1:77', 'k2:99'])
})

test('what was refused is not open, nor is what is refused when it is sent again', async () => {
  const { send, fail, done } = server()
  const writes = form()
  fail(400)
  await expect(writes.write('wrong', send)).rejects.toThrow()
  expect(await writes.settle(send)).toBeUndefined()
  fail(503)
  await expect(writes.write('lost', send)).rejects.toThrow()
  done.clear()
  fail(400)
  expect(await writes.settle(send)).toBeUndefined()
  fail(undefined)
  expect(await writes.settle(send)).toBeUndefined()
})

test('each thing has its own open write', async () => {
  const { send, fail } = server()
  let count = 0
  const writesOf = writesInMemoryOf<string>(() => `k${++count}`)
  fail(NO_CONNECTION)
  await expect(writesOf(7).write('seven', send)).rejects.toThrow()
  fail(undefined)
  expect(await writesOf(8).settle(send)).toBeUndefined()
  expect(await writesOf(7).settle(send)).toEqual({ body: 'seven', answer: 'seven' })
})
