import { pino } from 'pino'
import { expect, test } from 'vitest'
import { redactedPaths, sparingHooks } from './log.server.ts'

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

test('of a full disk or a stopped database the log has one line a minute for each message, with the number left out', () => {
  let now = 0
  const lines: { msg: string; leftOut?: number }[] = []
  const write = (line: string) => lines.push(JSON.parse(line))
  // Features log through children of the shop's log.
  const log = pino({ hooks: sparingHooks(() => now) }, { write }).child({ of: 'a request' })
  const full = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
  for (let n = 0; n < 100; n += 1) log.error({ err: full }, 'cannot save')
  log.error({ err: new Error('not sent', { cause: full }) }, 'mail not sent')
  log.error({ err: new Error('a mistake of ours') }, 'unexpected error')
  log.error({ err: new Error('another one') }, 'unexpected error')
  log.info('listening')
  now = 60_000
  log.error({ err: full }, 'cannot save')
  expect(lines.map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
    ['cannot save', undefined],
    ['mail not sent', undefined],
    ['unexpected error', undefined],
    ['unexpected error', undefined],
    ['listening', undefined],
    ['cannot save', 99],
  ])
})
