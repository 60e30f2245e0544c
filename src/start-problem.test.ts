import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { describeStartProblem } from './start-problem.ts'

const failure = (code: string, more: object = {}) => Object.assign(new Error('as the system words it'), { code, ...more })
const onSqlite = { dataDir: '/srv/data', databaseUrl: undefined }
const onPostgres = { dataDir: '/srv/data', databaseUrl: 'postgres://localhost/shop' }

test.each([
  ['SQLITE_FULL', {}, onSqlite, /^The disk with the data folder \/srv\/data is full .*Free some space/],
  ['ENOSPC', { path: '/srv/data/renditions' }, onPostgres, /^The disk with the data folder \/srv\/data is full/],
  ['SQLITE_IOERR_WRITE', {}, onSqlite, /^The data folder \/srv\/data cannot be written .*DATA_DIR/],
  ['SQLITE_BUSY', {}, onSqlite, /^Another program holds the database in \/srv\/data/],
  ['SQLITE_CORRUPT', {}, onSqlite, /^The database \/srv\/data\/shop\.db is damaged .*Restore a backup/],
  ['53100', {}, onPostgres, /^PostgreSQL cannot write .*Free some space/],
  ['57P01', {}, onPostgres, /^PostgreSQL does not answer any more/],
  ['XX001', {}, onPostgres, /^PostgreSQL reports damaged data .*Backup/],
  ['EACCES', { syscall: 'listen', port: 80 }, onSqlite, /^Port 80 may not be used by this user/],
  ['EACCES', { syscall: 'mkdir', path: '/srv/data/renditions' }, onSqlite, /^\/srv\/data\/renditions cannot be read or written/],
])('the start is refused with a sentence for %s', (code, more, config, sentence) => {
  expect(describeStartProblem(failure(code, more), config)).toMatch(sentence)
})

test.each([
  'no-such-host.invalid',
  // An address of a network reserved for documentation (RFC 5737), so no machine has it.
  '192.0.2.1',
])('the start is refused with the name of HOST if it is %s, which is not this machine', async (host) => {
  const [error] = await once(createServer().listen({ host, port: 0 }), 'error')
  expect(describeStartProblem(error, onSqlite)).toContain('HOST must be')
})

test('the steps after damage name the newest backup in the data folder', () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'damaged-'))
  const backups = join(dataDir, 'backups')
  const steps = () => describeStartProblem(failure('SQLITE_NOTADB'), { dataDir, databaseUrl: undefined })
  expect(steps()).toContain(`There is none in ${backups}`)
  mkdirSync(backups)
  for (const name of ['shop-2026-11-20-120000.db', 'shop-2026-11-24-120000.db', 'zeta.db']) writeFileSync(join(backups, name), 'a copy')
  // An empty copy, which a full disk leaves, is not a backup.
  writeFileSync(join(backups, 'shop-2026-11-25-120000.db'), '')
  expect(steps()).toContain(`cp -p '${join(backups, 'shop-2026-11-24-120000.db')}' '${join(dataDir, 'shop.db')}'`)
  rmSync(dataDir, { recursive: true })
})

test('an unexpected error is shown with its stack', () => {
  expect(describeStartProblem(new Error('unforeseen'), onSqlite)).toMatch(/unforeseen\n\s+at /)
})
