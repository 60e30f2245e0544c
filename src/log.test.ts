import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('the log contains no password, cookie or token, wherever they were logged', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  const headers = { cookie: 'session=SECRET', authorization: 'Bearer SECRET', 'set-cookie': 'session=SECRET', accept: 'kept' }
  log.info({ req: { headers }, res: { headers }, body: { password: 'SECRET' }, password: 'SECRET' })
  log.info({ headers, config: { admin: { password: 'SECRET' } } })
  log.info({ cookie: 'SECRET', authorization: 'SECRET' })
  expect(lines.join('')).not.toContain('SECRET')
  expect(lines.join('')).toContain('kept')
})

test('the log contains no row rejected by a database', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  const detail = 'Failing row contains (1, SECRET, +5352345678).'
  log.error({ err: Object.assign(new Error('null value'), { code: '23502', detail, where: 'SECRET' }) }, 'unexpected error')
  expect(lines.join('')).not.toContain('SECRET')
  expect(lines.join('')).toContain('23502')
})

test('a line has the time in ISO 8601, the level by its name, and no process or host', () => {
  const lines: string[] = []
  createLog('info', { write: (line: string) => lines.push(line) }).warn('a word')
  const line = JSON.parse(lines.join(''))
  expect(line).toEqual({ level: 'warn', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), msg: 'a word' })
})

test('a stack contains the shop’s lines and none of the framework', () => {
  const lines: string[] = []
  const stack = `Error: broken
    at readPrice (/srv/shop/src/features/catalog/price.ts:4:9)
    at preHandlerCallback (/srv/shop/node_modules/fastify/lib/handleRequest.js:145:37)
    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)`
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  log.error({ err: Object.assign(new Error('broken'), { stack }) }, 'unexpected error')
  expect(JSON.parse(lines.join('')).err.stack.split('\n')).toHaveLength(2)
  expect(lines.join('')).toContain('price.ts:4:9')
})
