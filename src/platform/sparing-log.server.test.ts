import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sparingHooks } from './sparing-log.server.ts'

test('a full disk or stopped database logs each message once a minute, with the number of omitted lines', () => {
  let now = 0
  const lines: { msg: string; leftOut?: number }[] = []
  const write = (line: string) => lines.push(JSON.parse(line))
  // A child logger, as features use.
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

test('damage of the database is logged once a minute, as an error with the same message for all lines', () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null, hooks: sparingHooks(() => 0) }, { write: (line: string) => lines.push(JSON.parse(line)) }).child({})
  const damaged = Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT_INDEX' })
  log.warn({ err: damaged, key: 'a' }, 'a picture has no miniature')
  log.error({ err: new Error('not sent', { cause: damaged }) }, 'mail not sent')
  log.error({ err: damaged }, 'the database is damaged: restore a backup')
  expect(lines).toMatchObject([
    { level: 50, key: 'a', during: 'a picture has no miniature', msg: 'the database is damaged: restore a backup' },
  ])
})
