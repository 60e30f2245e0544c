import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { databases, type Place } from '#tests/databases.ts'
import { migrate } from './migrate.server.ts'
import { steps } from './migrations.ts'
import { openDatabase } from './open.server.ts'

/** Migrates in a process of its own, as another server would. */
async function migrateElsewhere(place: Place): Promise<string[]> {
  const script = `
    import { migrate } from '#database/migrate.server.ts'
    import { openDatabase } from '#database/open.server.ts'
    const { db, engine, close } = await openDatabase(${JSON.stringify(place)})
    console.log(JSON.stringify(await migrate(db, engine)))
    await close()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  return JSON.parse(stdout)
}

const allSteps = steps.map((step) => step.name)

for (const database of databases) {
  describe(`bringing the schema up to date, on ${database.name}`, () => {
    test('an empty database takes every step, in order', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      expect(await migrate(db, engine)).toEqual(allSteps)
      expect(await db.selectFrom('product').selectAll().execute()).toEqual([])
      expect(await db.selectFrom('catalogue_version').select('version').execute()).toEqual([{ version: 1 }])
      await close()
      await remove()
    })

    test('a second start takes none and keeps what is there', async () => {
      const { opened, remove } = await database.make()
      const { db, engine } = opened
      await db.insertInto('site_setting').values({ key: 'contact_address', value: 'Habana del Este', updated_at: '' }).execute()
      expect(await migrate(db, engine)).toEqual([])
      expect(await db.selectFrom('site_setting').select('value').execute()).toEqual([{ value: 'Habana del Este' }])
      await remove()
    })

    test('history is kept when it learns of accounts, and goes on counting', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      const index = allSteps.indexOf('2026-11-24-erased-and-accounts')
      await migrate(db, engine, steps.slice(0, index))
      const edit = { subject: '7', title: 'Modul', administrator: 'Yanelis', at: '2026-11-21T12:00:00.000Z', before: '{}', after: '{}' }
      await db
        .insertInto('edit')
        .values({ ...edit, kind: 'product', action: 'deleted' })
        .execute()
      await migrate(db, engine)
      await db
        .insertInto('edit')
        .values({ ...edit, kind: 'account', action: 'erased' })
        .execute()
      const rows = await db.selectFrom('edit').select(['id', 'kind', 'title']).orderBy('id').execute()
      expect(rows).toEqual([
        { id: 1, kind: 'product', title: 'Modul' },
        { id: 2, kind: 'account', title: 'Modul' },
      ])
      const wrong = { ...edit, kind: 'lamp' as never, action: 'deleted' as const }
      await expect(db.insertInto('edit').values(wrong).execute()).rejects.toThrow()
      await close()
      await remove()
    })

    test('two servers that start at once take each step once', async () => {
      const { place, remove } = await database.makeEmpty()
      const taken = await Promise.all([migrateElsewhere(place), migrateElsewhere(place), migrateElsewhere(place)])
      expect(taken.flat().sort()).toEqual([...allSteps].sort())
      await remove()
    })

    test('a database of a newer version is refused, by the name of the step', async () => {
      const { opened, remove } = await database.make()
      const { db, engine } = opened
      // biome-ignore lint/suspicious/noExplicitAny: the table of steps is outside the data dictionary
      await (db as any).insertInto('schema_step').values({ name: '2031-01-01-warehouse', taken_at: '' }).execute()
      await expect(migrate(db, engine)).rejects.toThrow(/newer version.*2031-01-01-warehouse/)
      await expect(migrate(db, engine)).rejects.toHaveProperty('name', 'DatabaseProblem')
      await remove()
    })

    test('a step that fails leaves nothing behind', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      const broken = {
        name: '2031-01-01-broken',
        up: async (lines: typeof db) => {
          await lines.schema.createTable('half_made').addColumn('id', 'integer').execute()
          throw new Error('the power went')
        },
      }
      await expect(migrate(db, engine, [...steps, broken as never])).rejects.toThrow('the power went')
      expect((await db.introspection.getTables()).map((table) => table.name)).not.toContain('half_made')
      expect(await migrate(db, engine)).toEqual([])
      await close()
      await remove()
    })
  })
}
