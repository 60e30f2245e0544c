import { describe, expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { migrate } from './migrate.server.ts'
import { migrations } from './migrations.ts'
import { openDatabase } from './open.server.ts'
import type { WholeDatabase } from './schema.ts'

const NAME = '2026-11-28-company-facts'
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === NAME),
)

for (const database of databases) {
  describe(`facts about the company that were in the code, on ${database.name}`, () => {
    /** Runs this and later migrations on a shop with these settings; returns its settings afterwards. */
    async function migrated(settings: Record<string, string>, after: (db: WholeDatabase) => Promise<void> = async () => {}) {
      const { place, remove } = await database.makeEmpty()
      const { db, engine, close } = await openDatabase(place)
      await migrate(db, engine, before)
      for (const [key, value] of Object.entries(settings))
        await db.insertInto('site_setting').values({ key, value, updated_at: '' }).execute()
      await migrate(db, engine)
      await after(db)
      const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute()
      await close()
      await remove()
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    }

    test('become settings of a shop in use, which looks as before', async () => {
      const after = await migrated({ contact_sales_phone: '+53 5222 3333', statistic_years: '40+' })
      expect(after).toMatchObject({
        company_brand: 'Matanzas Solar',
        contact_sales_phone: '+53 5222 3333',
        statistic_years: '40+',
        opening_hours: 'Mo-Sa 08:00-18:00',
        claim_sun_days: '330',
        company_handover: 'pickup',
        line_warehouse_es: 'Almacén y oficina',
        company_reasons: 'import, stock, warranty, languages',
        line_trade_es: 'Equipos solares y de energía',
        line_range_es: 'Sistemas solares de 3 a 30 kW, paneles, inversores, baterías de litio y generadores',
        page_guarantee_de: expect.stringContaining('Beim Abholen'),
      })
    })

    test('do not replace a guarantee that staff have written', async () => {
      const after = await migrated({ page_guarantee_en: 'One year.' })
      expect(Object.keys(after).filter((key) => key.startsWith('page_guarantee_'))).toEqual(['page_guarantee_en'])
    })

    test('are not added to an empty shop', async () => {
      expect(await migrated({})).toEqual({})
    })

    test('include opening hours: the machine-readable ones, else those of a text; a text of another form becomes a note', async () => {
      const machine = await migrated({ hours_machine: 'Mo-Fr 09:00-17:00', hours_es: 'Lunes a viernes, 9:00 a 17:00' })
      expect(machine).toMatchObject({ opening_hours: 'Mo-Fr 09:00-17:00' })
      expect(Object.keys(machine).filter((key) => key.startsWith('hours_'))).toEqual([])
      expect(await migrated({ hours_en: 'Tuesday to Saturday, 8:30 to 16:00' })).toMatchObject({ opening_hours: 'Tu-Sa 08:30-16:00' })
      const free = await migrated({ hours_machine: 'Mo-Sa 08:00-18:00', hours_es: 'Con cita previa' })
      expect(free).toMatchObject({ opening_hours: 'Mo-Sa 08:00-18:00', hours_note_es: 'Con cita previa' })
    })
  })
}
