import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { foldName } from '#kit/text/fold-name.ts'
import { sortKey } from '#kit/text/sort-key.ts'
import { databases, type Place } from '#tests/databases.ts'
import { migrate } from './migrate.server.ts'
import type { SchemalessDatabase } from './migrations/schemaless.ts'
import { migrations } from './migrations.ts'
import { openDatabase } from './open.server.ts'

/** Migrates in another process, as a second server would. */
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

const allNames = migrations.map(({ name }) => name)

for (const database of databases) {
  describe(`bringing the schema up to date, on ${database.name}`, () => {
    test('an empty database runs every migration in order', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      expect(await migrate(db, engine)).toEqual(allNames)
      expect(await db.selectFrom('product').selectAll().execute()).toEqual([])
      expect(await db.selectFrom('catalogue_version').select('version').execute()).toEqual([{ version: 1 }])
      await close()
      await remove()
    })

    test('a second start runs no migration and keeps the data', async () => {
      const { opened, remove } = await database.make()
      const { db, engine } = opened
      await db.insertInto('site_setting').values({ key: 'contact_address', value: 'Habana del Este', updated_at: '' }).execute()
      expect(await migrate(db, engine)).toEqual([])
      expect(await db.selectFrom('site_setting').select('value').execute()).toEqual([{ value: 'Habana del Este' }])
      await remove()
    })

    test('history keeps its rows and its ids when accounts are added', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      const index = allNames.indexOf('2026-11-24-erased-and-accounts')
      await migrate(db, engine, migrations.slice(0, index))
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

    test('administrators whose names turn out to be equal keep both accounts, the younger with another name', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-22-name-key')))
      const names = ['o\u0308zlem', 'Yanelis', 'Özlem', 'Özlem (2)', 'WEISS', 'weiß']
      const stamps = { first_name: '', password_hash: '', created_at: '2026-11-21', updated_at: '2026-11-21' }
      for (const username of names)
        await db
          .insertInto('administrator')
          .values({ username, ...stamps } as never)
          .execute()
      await migrate(db, engine)
      const rows = await db.selectFrom('administrator').select(['username', 'username_key', 'role', 'deleted_at']).orderBy('id').execute()
      // Accounts from before roles existed become owners.
      expect(rows.every((row) => row.role === 'owner' && row.deleted_at === null)).toBe(true)
      expect(rows.map((row) => row.username)).toEqual(['o\u0308zlem', 'Yanelis', 'Özlem (3)', 'Özlem (2)', 'WEISS', 'weiß (2)'])
      expect(rows.map((row) => row.username_key)).toEqual(rows.map((row) => foldName(row.username)))
      const told = await db.selectFrom('edit').select(['kind', 'title', 'before', 'after']).orderBy('id').execute()
      expect(told).toEqual([
        { kind: 'account', title: 'Özlem (3)', before: '{"username":"Özlem"}', after: '{"username":"Özlem (3)"}' },
        { kind: 'account', title: 'weiß (2)', before: '{"username":"weiß"}', after: '{"username":"weiß (2)"}' },
      ])
      await close()
      await remove()
    })

    test('inquiries that looked automated come back from the trash, since nobody was notified of them', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-22-suspicion')))
      const stamp = '2026-11-21T12:00:00.000Z'
      const common = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema.', language: 'es', status: 'new', notes: '' } as const
      const insert = (code: string, details: object, deleted_at: string | null) =>
        db
          .insertInto('inquiry')
          .values({ ...common, code, details: JSON.stringify(details), created_at: stamp, updated_at: stamp, deleted_at } as never)
          .execute()
      await insert('AAAAAAA', { productIds: [3], suspicion: 'too-fast' }, stamp)
      await insert('CCCCCCC', { calculator: { '"suspicion":': 1 } }, stamp)
      await insert('DDDDDDD', {}, null)
      await migrate(db, engine)
      const rows = await db.selectFrom('inquiry').select(['code', 'suspicion', 'details', 'deleted_at']).orderBy('code').execute()
      expect(rows).toEqual([
        { code: 'AAAAAAA', suspicion: 'too-fast', details: '{"productIds":[3]}', deleted_at: null },
        { code: 'CCCCCCC', suspicion: null, details: JSON.stringify({ calculator: { '"suspicion":': 1 } }), deleted_at: stamp },
        { code: 'DDDDDDD', suspicion: null, details: '{}', deleted_at: null },
      ])
      await close()
      await remove()
    })

    test('seeded templates offer a reservation, edited templates stay unchanged', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-22-few-left')))
      const read = () => db.selectFrom('reply_template').select(['text_de', 'text_es', 'text_en']).orderBy('sort_order').execute()
      const theirs = { text_es: 'Hola, {Nombre}. Tenemos en existencia:\n{En existencia}' }
      await db.updateTable('reply_template').set(theirs).where('name_en', '=', 'Availability and price').execute()
      const before = await read()
      await migrate(db, engine)
      const after = await read()
      const changed = after.map((row, at) =>
        (['text_de', 'text_es', 'text_en'] as const).filter((text) => row[text] !== before[at]?.[text]),
      )
      expect(changed).toEqual([[], ['text_de', 'text_en'], [], ['text_de', 'text_es', 'text_en'], [], []])
      expect(after[1]).toMatchObject(theirs)
      await close()
      await remove()
    })

    test('days without events get an ordered funnel from their sums, days with events are summed up again', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-25-funnel-in-order')))
      const days = [
        { day: '2026-01-02', events: 2_147_483_647 },
        { day: '2026-11-20', events: 7 },
      ]
      await db.insertInto('visit_day').values(days).execute()
      const counts = { product: 9, cart: 4, 'cart-opened': 3, whatsapp: 2, inquiry: 5 }
      const sums = days.flatMap(({ day }) =>
        Object.entries(counts).map(([name, count]) => ({ measure: 'funnel' as const, day, name, count })),
      )
      await db.insertInto('visit_sum').values(sums).execute()
      await migrate(db, engine)
      expect(await db.selectFrom('visit_day').selectAll().execute()).toEqual([days[0]])
      const paths = await db
        .selectFrom('visit_sum')
        .select(['day', 'name', 'count'])
        .where('measure', '=', 'path')
        .orderBy('name')
        .execute()
      expect(paths).toEqual(
        Object.entries({ cart: 4, inquiry: 2, product: 9, whatsapp: 2 }).map(([name, count]) => ({ day: '2026-01-02', name, count })),
      )
      expect((await db.selectFrom('visit_sum').selectAll().where('measure', '=', 'funnel').execute()).length).toBe(sums.length)
      await close()
      await remove()
    })

    test('existing seeded categories get their kind of goods, categories made by staff get none', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-22-goods')))
      const at = { sort_name: '', is_active: 1, sort_order: 0, created_at: '', updated_at: '' } as const
      for (const slug of ['generators', 'bombas-de-agua', 'accessories', 'paneles-solares-2'])
        await db
          .insertInto('category')
          .values({ name: slug, slug, ...at } as never)
          .execute()
      const { id } = await db.selectFrom('category').select('id').where('slug', '=', 'accessories').executeTakeFirstOrThrow()
      for (const slug of ['charge-controllers', 'protection-and-switching'])
        await db
          .insertInto('subcategory')
          .values({ name: slug, slug, category_id: id, ...at } as never)
          .execute()
      await migrate(db, engine)
      const goodsOf = async (table: 'category' | 'subcategory') =>
        (await db.selectFrom(table).select(['slug', 'goods']).orderBy('id').execute()).map(({ slug, goods }) => [slug, goods])
      expect(await goodsOf('category')).toEqual([
        ['generators', 'generator'],
        ['bombas-de-agua', null],
        ['accessories', 'accessory'],
        ['paneles-solares-2', 'panel'],
      ])
      expect(await goodsOf('subcategory')).toEqual([
        ['charge-controllers', 'controller'],
        ['protection-and-switching', null],
      ])
      await close()
      await remove()
    })

    test('existing names are sorted by the values of their numbers', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-30-sort-names')))
      const at = { sort_name: 'old', created_at: '', updated_at: '' }
      const category = await db
        .insertInto('category')
        .values({ name: 'Cable 2,5', slug: 'cable', ...at } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const [name_de, name_es] of [
        ['Regler 10 A', ''],
        ['Größe 3', 'Añil 1.5 kW'],
      ])
        await db
          .insertInto('product')
          .values({ name_de, name_es, slug: String(name_de), category_id: category.id, ...at } as never)
          .execute()
      await migrate(db, engine)
      const keysOf = async (table: 'category' | 'product') =>
        (await db.selectFrom(table).select('sort_name').orderBy('id').execute()).map((row) => row.sort_name)
      expect(await keysOf('category')).toEqual([sortKey('Cable 2,5')])
      expect(await keysOf('product')).toEqual([sortKey('Regler 10 A'), sortKey('Añil 1.5 kW')])
      await close()
      await remove()
    })

    test('stored pictures are listed, since earlier versions kept their position', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-30-unchecked-images')))
      const texts = { alt_de: '', alt_es: '', alt_en: '', created_at: '', updated_at: '' }
      const { id } = await db
        .insertInto('image')
        .values({ key: 'a', filename: 'a.jpg', mime: 'image/jpeg', width: 1, height: 1, size: 1, ...texts })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('image_content')
        .values({ image_id: id, bytes: Buffer.from('a') })
        .execute()
      await migrate(db, engine)
      expect(await db.selectFrom('unchecked_image').selectAll().execute()).toEqual([{ image_id: id }])
      await db.deleteFrom('image').execute()
      expect(await db.selectFrom('unchecked_image').selectAll().execute()).toEqual([])
      await close()
      await remove()
    })

    test('mails in the outbox keep waiting and get their recipients looked up', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, allNames.indexOf('2026-11-26-outbox-recipient')))
      const mail = { subject: 7, created_at: '', planned_at: '', due_at: '' }
      await db
        .insertInto('outbox')
        .values({ ...mail, kind: 'account' })
        .execute()
      await migrate(db, engine)
      await db
        .insertInto('outbox')
        .values({ ...mail, kind: 'former-address', recipient: 'yanelis@example.org' })
        .execute()
      const rows = await db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute()
      expect(rows).toEqual([
        { kind: 'account', recipient: '' },
        { kind: 'former-address', recipient: 'yanelis@example.org' },
      ])
      await close()
      await remove()
    })

    test('two servers that start at once apply each migration once', async () => {
      const { place, remove } = await database.makeEmpty()
      const taken = await Promise.all([migrateElsewhere(place), migrateElsewhere(place), migrateElsewhere(place)])
      expect(taken.flat().sort()).toEqual([...allNames].sort())
      await remove()
    })

    test('a database of a newer version is refused with the name of its unknown migration', async () => {
      const { opened, remove } = await database.make()
      const { db, engine } = opened
      // The table of applied migrations is not part of `Tables`.
      await (db as SchemalessDatabase).insertInto('schema_step').values({ name: '2031-01-01-warehouse', taken_at: '' }).execute()
      await expect(migrate(db, engine)).rejects.toThrow(/newer version.*2031-01-01-warehouse/)
      await expect(migrate(db, engine)).rejects.toHaveProperty('name', 'DatabaseProblem')
      await remove()
    })

    test('a migration that fails leaves nothing behind', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      const broken = {
        name: '2031-01-01-broken',
        up: async (lines: typeof db) => {
          await lines.schema.createTable('half_made').addColumn('id', 'integer').execute()
          throw new Error('the power went')
        },
      }
      await expect(migrate(db, engine, [...migrations, broken as never])).rejects.toThrow('the power went')
      expect((await db.introspection.getTables()).map((table) => table.name)).not.toContain('half_made')
      expect(await migrate(db, engine)).toEqual([])
      await close()
      await remove()
    })
  })
}
