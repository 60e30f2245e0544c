import { describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.server.ts'
import { migrations } from '#database/migrations.ts'
import { openDatabase } from '#database/open.server.ts'
import { databases } from '#tests/databases.ts'
import { findMapping } from './mapping.store.server.ts'

for (const database of databases) {
  describe(`columns of imports, on ${database.name}`, () => {
    test('that were remembered for all headings of a file are remembered by heading', async () => {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, migrations.slice(0, migrations.map(({ name }) => name).indexOf('2026-12-01-import-headings')))
      const old = [
        { key: 'a', updated_at: '2026-11-29', columns: { 'Größe, mm²:': 'sku', Preis: null, 'Betrag X': 'newPrice' } },
        { key: 'b', updated_at: '2026-11-30', columns: { 'Betrag X': 'price' } },
      ]
      for (const { columns, ...row } of old)
        await db
          .insertInto('import_mapping')
          .values({ ...row, mapping: JSON.stringify({ columns, blanks: 'keep' }) })
          .execute()
      await migrate(db, engine)
      const headings = ['Preis', 'BETRAG X', 'grösse mm2']
      const nothing = headings.map(() => null)
      const mapping = await findMapping(db, { kind: 'table', headings, keys: nothing, guesses: nothing })
      expect(mapping).toEqual({ columns: { 'BETRAG X': 'price', 'grösse mm2': 'sku' } })
      await close()
      await remove()
    })
  })
}
