import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { MissingFiguresList } from './missing-figures.contract.ts'
import { makeMissingFigureCounter } from './missing-figures.store.server.ts'

const url = '/api/admin/sizing/missing'
const listOf = async (admin: Client) => (await admin.get(url)).json<MissingFiguresList>()

for (const database of databases) {
  describe(`figures that products lack, on ${database.name}`, () => {
    const test = shopTest(database)

    test('visitors are turned away', async ({ visitor }) => {
      expect((await visitor.get(url)).statusCode).toBe(401)
    })

    test('are listed first if households needed them, until they are filled in', async ({
      admin,
      visitor,
      category,
      picture,
      product: anyProduct,
    }) => {
      const complete = { nameEs: 'Producto', mainImage: await picture(), priceOnRequest: true }
      const product = (input: object) => anyProduct({ ...complete, ...input })
      const batteries = await category({ goods: 'battery' })
      const lead = await product({ categoryId: batteries.id, specs: { chemistry: 'agm', capacityAh: 200, voltageV: 12 } })
      const lithium = await product({ categoryId: batteries.id, specs: { chemistry: 'lifepo4', voltageV: 51.2, dischargeA: 100 } })
      await product({
        categoryId: batteries.id,
        specs: { chemistry: 'lifepo4', capacityKwh: 5.12, voltageV: 51.2, dischargeA: 100 },
      })
      const cement = await category({ goods: 'material' })
      await product({ categoryId: cement.id, specs: {} })
      const ofLead = { id: lead.id, goods: 'battery', nameDe: lead.nameDe, figures: [{ key: 'dischargeA', count: 0, lastDay: null }] }
      expect(await listOf(admin)).toMatchObject({ total: 2, products: [ofLead, { id: lithium.id }] })

      for (let times = 0; times < 3; times += 1) expect((await visitor.get('/api/sizing')).statusCode).toBe(200)
      // The calculations were for lithium batteries, so no figure of the lead battery is counted.
      expect((await listOf(admin)).products).toMatchObject([
        { id: lithium.id, figures: [{ key: 'capacityKwh', count: 3, lastDay: '2026-11-21' }] },
        ofLead,
      ])
      await visitor.get('/api/sizing')
      expect((await listOf(admin)).products[0]?.figures[0]?.count).toBe(4)

      await admin.put(`/api/admin/products/${lithium.id}`, {
        specs: { chemistry: 'lifepo4', capacityKwh: 5.12, voltageV: 51.2, dischargeA: 100 },
      })
      expect(await listOf(admin)).toMatchObject({ total: 1, products: [ofLead] })
    })

    test('include a missing Spanish name, picture and price, and the counter counts both', async ({
      admin,
      category,
      picture,
      product,
    }) => {
      const complete = { nameEs: 'Producto', mainImage: await picture(), oldPrice: '9.00' }
      expect(await listOf(admin)).toEqual({ total: 0, products: [] })
      const batteries = await category({ goods: 'battery' })
      await product({ ...complete })
      const lead = await product({ ...complete, categoryId: batteries.id, specs: { chemistry: 'agm', capacityAh: 200, voltageV: 12 } })
      const draft = await product({ ...complete, oldPrice: null, isActive: false })
      const shown = await product({
        nameEs: ' ',
        categoryId: batteries.id,
        priceOnRequest: true,
        specs: { chemistry: 'agm', voltageV: 12 },
      })
      await product({ ...complete, oldPrice: null, priceOnRequest: true })
      const { id: trashed } = await product()
      await admin.delete(`/api/admin/products/${trashed}`)
      expect(await listOf(admin)).toMatchObject({
        total: 3,
        products: [
          { id: shown.id, isActive: true, missing: ['nameEs', 'mainImage'], figures: [{ key: 'capacityKwh' }, { key: 'dischargeA' }] },
          { id: draft.id, isActive: false, missing: ['price'], figures: [] },
          { id: lead.id, isActive: true, missing: [], figures: [{ key: 'dischargeA' }] },
        ],
      })
      expect((await admin.get(`${url}?view=count`)).json()).toEqual({ total: 3, products: [] })
      const { total, products } = (await admin.get(`${url}?view=figures`)).json<MissingFiguresList>()
      expect([total, products.map(({ id }) => id)]).toEqual([2, [lead.id, shown.id]])
    })

    test('are counted in the background, for existing products only', async ({ db, clock, product, admin }) => {
      const one = await product()
      const failures: object[] = []
      const counting = makeMissingFigureCounter({
        ...{ db, clock },
        log: { error: (details) => failures.push(details) },
        findProducts: async (ids) => ids.filter((id) => id === one.id).map((id) => ({ id })),
      })
      const lacks = [
        { id: one.id, key: 'surgeKw' },
        { id: one.id, key: 'chargerKw' },
        { id: 2_000_000_000, key: 'surgeKw' },
      ] as const
      counting.noteLacking(lacks)
      counting.noteLacking(lacks)
      counting.noteLacking([lacks[0], lacks[0]])
      counting.noteLacking([])
      await counting.flush()
      counting.noteLacking([{ id: one.id, key: 'surgeKw' }])
      await counting.close()
      const rows = await db.selectFrom('missing_figure').selectAll().orderBy('figure').execute()
      expect([rows, failures]).toEqual([
        [
          { product_id: one.id, figure: 'chargerKw', count: 2, last_day: '2026-11-21' },
          { product_id: one.id, figure: 'surgeKw', count: 4, last_day: '2026-11-21' },
        ],
        [],
      ])

      // Purging a product deletes its counts.
      await admin.delete(`/api/admin/products/${one.id}`)
      await admin.delete(`/api/admin/trash/product/${one.id}`)
      expect(await db.selectFrom('missing_figure').selectAll().execute()).toEqual([])
    })

    test('are counted for at most 1,000 lists between two writes', async ({ db, clock, product }) => {
      const one = await product()
      const counting = makeMissingFigureCounter({ db, clock, log: { error: () => {} }, findProducts: async () => [{ id: one.id }] })
      for (let times = 0; times < 3000; times += 1) counting.noteLacking([{ id: one.id, key: 'surgeKw' }])
      await counting.close()
      expect((await db.selectFrom('missing_figure').select('count').executeTakeFirst())?.count).toBe(1000)
    })
  })
}
