import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '#src/log.ts'
import { answerError } from './errors.server.ts'

test('an unexpected error is logged with method and path, without the visitor’s input', async () => {
  const lines: string[] = []
  const app = fastify({ loggerInstance: createLog('warn', { write: (line: string) => lines.push(line) }) })
  app.setErrorHandler(answerError)
  app.get('/broken', async () => {
    throw new Error('no such thing')
  })
  const answer = await app.inject({ url: '/broken?q=SECRET', headers: { host: 'localhost' } })
  expect([answer.statusCode, answer.body.includes('no such thing')]).toEqual([500, false])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', msg: 'unexpected error', method: 'GET', path: '/broken' })
  expect(lines.join('')).not.toMatch(/SECRET|node_modules/)
})
