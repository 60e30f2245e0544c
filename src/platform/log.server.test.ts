import { pino } from 'pino'
import { expect, test } from 'vitest'
import { redactedPaths } from './log.server.ts'

test('the log holds no password, cookie or token, wherever they were logged', () => {
  const lines: string[] = []
  const log = pino({ redact: redactedPaths }, { write: (line: string) => lines.push(line) })
  const headers = { cookie: 'session=SECRET', authorization: 'Bearer SECRET', 'set-cookie': 'session=SECRET', accept: 'kept' }
  log.info({ req: { headers }, res: { headers }, body: { password: 'SECRET' }, password: 'SECRET' })
  log.info({ headers, config: { admin: { password: 'SECRET' } } })
  log.info({ cookie: 'SECRET', authorization: 'SECRET' })
  expect(lines.join('')).not.toContain('SECRET')
  expect(lines.join('')).toContain('kept')
})

test('the log holds no row that a database refused', () => {
  const lines: string[] = []
  const log = pino({ redact: redactedPaths }, { write: (line: string) => lines.push(line) })
  const detail = 'Failing row contains (1, SECRET, +5352345678).'
  log.error({ err: Object.assign(new Error('null value'), { code: '23502', detail, where: 'SECRET' }) }, 'unexpected error')
  expect(lines.join('')).not.toContain('SECRET')
  expect(lines.join('')).toContain('23502')
})
