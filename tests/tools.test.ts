import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#database/open.server.ts'
import { resumeSession, startSession } from '#features/accounts/session.store.server.ts'
import { signIn } from '#features/accounts/sign-in.server.ts'
import { databases, type Place } from './databases.ts'

type Outcome = { code: number; out: string; err: string }

/** Runs a tool as `npm run` does. `input` is piped in, in place of what a person types. */
function run(tool: string, args: string[], place: Place, input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    // This file starts tools some fifty times: with a cache their types are stripped only once.
    const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled', DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
    const child = execFile(process.execPath, [`tools/${tool}.ts`, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    )
    child.stdin?.end(input)
  })
}

for (const database of databases) {
  describe(`npm run admin, on ${database.name}`, () => {
    let place: Place
    let remove: () => Promise<void>
    const admin = (args: string[], input?: string) => run('admin', args, place, input)

    beforeEach(async () => {
      const empty = await database.makeEmpty()
      place = empty.place
      remove = empty.remove
    })
    afterEach(() => remove())

    async function look<Value>(at: (opened: DatabaseHandle) => Promise<Value>): Promise<Value> {
      const opened = await openDatabase(place)
      try {
        return await at(opened)
      } finally {
        await opened.close()
      }
    }
    const canSignIn = (username: string, password: string) =>
      look(async ({ db }) => (await signIn(db, { username, password }, { address: '192.0.2.1', deviceCookie: '' }, new Date())).kind)

    test('creates administrators and lists them', async () => {
      expect((await admin(['list'])).out).toContain('There is no administrator yet.')
      const created = await admin(['create', 'yanelis', '--first-name', 'Yanelis'], 'sol de Matanzas\n')
      expect(created).toEqual({ code: 0, out: 'yanelis may sign in now, as owner.\n', err: '' })
      expect(await canSignIn('yanelis', 'sol de Matanzas')).toBe('in')

      const made = await admin(['create', 'heinz', '--role', 'employee', '--generate'])
      const password = /Password \(shown only now\): ([a-z0-9-]{23})\n/.exec(made.out)?.[1] ?? ''
      expect(await canSignIn('heinz', password)).toBe('in')
      expect((await admin(['list'])).out).toMatch(
        /^heinz, employee, since \d{4}-\d\d-\d\d\nyanelis \(Yanelis\), owner, since \d{4}-\d\d-\d\d\n$/,
      )
    })

    test('removes accounts, the last owner only if forced, and restores them', async () => {
      await admin(['create', 'yanelis'], 'sol de Matanzas\n')
      const last = await admin(['remove', 'YANELIS'])
      expect([last.code, last.err]).toEqual([1, expect.stringContaining('YANELIS is the last owner')])
      expect(await admin(['remove', 'yanelis', '--force'])).toMatchObject({ code: 0, err: '' })
      expect(await canSignIn('yanelis', 'sol de Matanzas')).toBe('wrong')
      expect((await admin(['list'])).out).toMatch(/^yanelis, owner, removed on [\d-]+, can be restored\n$/)
      expect((await admin(['create', 'Yanelis', '--generate'])).err).toContain('npm run admin -- restore Yanelis')
      expect((await admin(['restore', 'Yanelis'])).out).toBe('yanelis may sign in again, as owner, with the same password as before.\n')
      expect(await canSignIn('yanelis', 'sol de Matanzas')).toBe('in')
    })

    test('changes roles, but not that of the last owner', async () => {
      await admin(['create', 'yanelis', '--generate'])
      await admin(['create', 'heinz', '--role', 'employee', '--generate'])
      const last = await admin(['role', 'yanelis', 'employee'])
      expect([last.code, last.err]).toEqual([1, expect.stringContaining('yanelis is the last owner')])
      expect((await admin(['role', 'HEINZ', 'owner'])).out).toBe('heinz has the role of owner now.\n')
      expect((await admin(['role', 'yanelis', 'employee'])).code).toBe(0)
      expect((await admin(['list'])).out).toMatch(/^heinz, owner, .*\nyanelis, employee, /)
      expect((await admin(['role', 'heinz', 'king'])).err).toBe('A role is one of: owner, employee.\n')
    })

    test('resets a password, ends sessions, and lifts sign-in waits', async () => {
      await admin(['create', 'yanelis'], 'sol de Matanzas\n')
      for (let tries = 0; tries < 5; tries += 1) await canSignIn('yanelis', 'wrong')
      expect(await canSignIn('yanelis', 'sol de Matanzas')).toBe('wait')
      const token = await look(async ({ db }) => {
        const { id } = await db.selectFrom('administrator').select('id').executeTakeFirstOrThrow()
        return startSession(db, { administratorId: id, userAgent: '' }, new Date())
      })
      const done = await admin(['reset', 'Yanelis'], 'luna de Matanzas\n')
      expect(done).toEqual({
        code: 0,
        out: 'yanelis has a new password and is signed out everywhere. Nobody has to wait any more before signing in.\n',
        err: '',
      })
      expect(await canSignIn('yanelis', 'luna de Matanzas')).toBe('in')
      expect(await canSignIn('yanelis', 'sol de Matanzas')).toBe('wrong')
      expect(await look(({ db }) => resumeSession(db, token, new Date()))).toBeUndefined()
    })

    // Errors in arguments do not depend on the engine, and each case starts a process: one engine is enough.
    if (database.engine !== 'sqlite') return
    test('reports errors and changes nothing', async () => {
      await admin(['create', 'yanelis'], 'sol de Matanzas\n')
      const refused = [
        [['create', 'YANELIS'], 'another one\n', 'There is an administrator named YANELIS already.'],
        [['create', 'heinz'], 'heinz-2026\n', 'This password is little more than the name of the company or of the account'],
        [['create', 'heinz'], 'short\n', 'A password has 8 to 500 characters. Nothing was changed.'],
        [['create'], '', 'A name is missing.'],
        [['reset', 'nobody'], 'long enough\n', 'There is no administrator named nobody.'],
        [['remove', 'nobody'], '', 'There is no administrator named nobody.'],
        [['list', '--everything'], '', "Unknown option '--everything'"],
      ] as const
      // In parallel, since each is a process of its own and must change nothing.
      const outcomes = await Promise.all(refused.map(([args, input]) => admin([...args], input)))
      for (const [at, { code, err }] of outcomes.entries()) {
        expect([code, err]).toEqual([1, expect.stringContaining(refused[at]?.[2] ?? '')])
        expect(err).not.toMatch(/\n\s+at /)
      }
      expect(await admin(['promote'])).toMatchObject({ code: 2, out: expect.stringContaining('npm run admin -- create') })
      expect((await admin(['list'])).out).toMatch(/^yanelis, owner, since [\d-]+\n$/)
    })
  })
}

describe('npm run backup', () => {
  const [sqlite, postgres] = databases as [(typeof databases)[number], (typeof databases)[number]]

  test('copies the database of a running shop into one checked file', async () => {
    const { opened, place, remove } = await sqlite.make()
    try {
      await opened.db.insertInto('site_setting').values({ key: 'contact_address', value: 'Matanzas', updated_at: '' }).execute()
      const certificate = { key: 'a-1', filename: 'ISO 9001.pdf', size: 1, created_at: '', unused_since: null }
      await opened.db.insertInto('document').values(certificate).execute()
      await opened.db
        .insertInto('document_part')
        .values({ document_key: 'a-1', number: 0, bytes: Buffer.from('%') })
        .execute()
      const done = await run('backup', [], place)
      expect([done.code, done.err]).toEqual([0, ''])
      const [name = ''] = readdirSync(join(place.dataDir, 'backups'))
      expect(name).toMatch(/^shop-\d{4}-\d\d-\d\d-\d{6}\.db$/)
      expect(readdirSync(join(place.dataDir, 'backups'))).toHaveLength(1)
      const file = join(place.dataDir, 'backups', name)
      expect(done.out).toMatch(new RegExp(`^${file}\\n\\d+ KB, checked\\.`))
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
      const copy = new Sqlite(file, { readonly: true })
      expect(copy.prepare('select value from site_setting').pluck().get()).toBe('Matanzas')
      expect(copy.prepare('select bytes from document_part').pluck().get()).toEqual(Buffer.from('%'))
      copy.close()
    } finally {
      await remove()
    }
  })

  test('takes no option for the name of a file', async () => {
    const { place, remove } = await sqlite.make()
    try {
      const refused = await run('backup', ['--help'], place)
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Usage: npm run backup')])
      expect(existsSync('--help')).toBe(false)
    } finally {
      await remove()
    }
  })

  test('deletes its own copies older than thirty days, and nothing else, after a new one', async () => {
    const { place, remove } = await sqlite.make()
    try {
      const folder = join(place.dataDir, 'backups')
      mkdirSync(folder)
      const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
      const [old, young, own] = [`shop-${day(32)}-120000.db`, `shop-${day(28)}-120000.db`, 'shop-before-the-move.db']
      for (const name of [old, young, own]) writeFileSync(join(folder, name), 'a copy')
      const done = await run('backup', [], place)
      expect([done.code, done.out]).toEqual([0, expect.stringContaining(`Deleted: 1 older than 30 days in ${folder}.`)])
      expect(readdirSync(folder)).toHaveLength(3)
      expect(readdirSync(folder)).toEqual(expect.arrayContaining([young, own]))
    } finally {
      await remove()
    }
  })

  test('accepts a file name, and leaves an existing file alone', async () => {
    const { place, remove } = await sqlite.make()
    try {
      const file = join(place.dataDir, 'away', 'mine.db')
      expect((await run('backup', [file], place)).code).toBe(0)
      mkdirSync(join(place.dataDir, 'other'))
      const precious = join(place.dataDir, 'other', 'precious.db')
      writeFileSync(precious, 'precious')
      const refused = await run('backup', [precious], place)
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('exists already and stays as it is')])
      expect(readFileSync(precious, 'utf8')).toBe('precious')
    } finally {
      await remove()
    }
  })

  test('reports a missing database and an unwritable target', async () => {
    const { place, remove } = await sqlite.makeEmpty()
    try {
      const nothing = await run('backup', [], place)
      expect([nothing.code, nothing.err]).toEqual([1, expect.stringContaining('Is DATA_DIR right?')])
      writeFileSync(join(place.dataDir, 'shop.db'), '')
      const empty = await run('backup', [], place)
      expect([empty.code, empty.err]).toEqual([1, expect.stringContaining('shop.db is empty')])
      writeFileSync(join(place.dataDir, 'shop.db'), 'these are words, and many of them'.repeat(99))
      const damaged = await run('backup', [], place)
      expect([damaged.code, damaged.err]).toEqual([1, expect.stringContaining('shop.db is damaged')])
      expect(readdirSync(join(place.dataDir, 'backups'))).toEqual([])
    } finally {
      await remove()
    }
  })

  test('names the command for PostgreSQL, without the password', async () => {
    const { place, remove } = await postgres.makeEmpty()
    try {
      const told = await run('backup', ['a.dump'], { ...place, databaseUrl: 'postgres://shop:secret@db.example:5432/shop' })
      expect([told.code, told.out]).toEqual([1, ''])
      expect(told.err).toBe(
        "The data is in PostgreSQL, which brings its own tool; this makes the backup: pg_dump --format=custom --file='a.dump' 'postgres://shop@db.example:5432/shop'\n",
      )
    } finally {
      await remove()
    }
  })
})
