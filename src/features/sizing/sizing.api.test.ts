import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import { appliancesOf, defaultAppliances } from './household/appliances.ts'
import type { Sizing, SizingBasis } from './sizing.contract.ts'

const inverter = {
  powerKw: 3,
  surgeKw: 6,
  acV: '110/220',
  phases: '1',
  batteryV: '48',
  batteryTypes: 'both',
  dcMinV: 60,
  dcMaxV: 450,
  pvMaxW: 4000,
}
const battery = { capacityKwh: 5.12, capacityAh: 100, voltageV: 51.2, chemistry: 'lifepo4', dischargeA: 100, seriesMax: 1, parallelMax: 4 }
const panel = { wattPeak: 550, voltageV: 41.7, openCircuitV: 49.8 }

for (const database of databases) {
  describe(`the size of a household, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a kit follows each change of price, stock and kind of goods', async ({ admin, visitor, category, product }) => {
      const batteries = await category({ goods: 'battery' })
      const inverters = await category({ goods: 'inverter' })
      const panels = await category({ goods: 'panel' })
      const parts = {
        inverter: await product({ categoryId: inverters.id, specs: inverter, oldPrice: '400.00' }),
        battery: await product({ categoryId: batteries.id, specs: battery, oldPrice: '1000.00' }),
        panel: await product({ categoryId: panels.id, specs: panel, oldPrice: '100.00' }),
      }
      const size = async (home = 'basic') => (await visitor.get(`/api/sizing?home=${encodeURIComponent(home)}`)).json<Sizing>()
      const ids = [parts.inverter.id, parts.battery.id, parts.panel.id]
      expect((await size()).kits).toMatchObject([
        { lines: ids.map((id, at) => ({ id, quantity: [1, 1, 3][at] })), cents: 170_000, orderedIds: [] },
        { classes: ['comfortable'], lines: [{}, {}, { quantity: 4 }] },
        { classes: ['reserve'], lines: [{}, {}, { quantity: 5 }] },
      ])
      await admin.put(`/api/admin/products/${parts.battery.id}`, { newPrice: '900.00' })
      expect((await size()).kits[0]?.cents).toBe(160_000)
      await admin.put(`/api/admin/products/${parts.battery.id}`, { priceOnRequest: true, stockStatus: 'out_of_stock' })
      expect((await size()).kits[0]).toMatchObject({ cents: null, orderedIds: [parts.battery.id] })
      await admin.put(`/api/admin/categories/${batteries.id}`, { goods: 'material' })
      expect(await size()).toMatchObject({ kits: [], shortage: 'battery' })
    })

    test('the basis contains the assumptions with their date and each appliance with its figures', async ({ visitor }) => {
      const basis = (await visitor.get('/api/sizing/basis')).json<SizingBasis>()
      expect(basis).toMatchObject({ assumed: { depth: { lifepo4: 0.8, agm: 0.5 } }, assumedOn: expect.stringMatching(/^20\d\d-/) })
      expect(basis.appliances[0]).toMatchObject({ key: 'fridge', watts: 150, name: { es: 'Refrigerador' } })
      expect(appliancesOf(basis.appliances)).toEqual(defaultAppliances)
    })

    test('any link gets finite figures', async ({ visitor }) => {
      const links = [
        '',
        'basic',
        '1~25n~backup~lifepo4~0~fridge',
        '9~x',
        '1~8n~backup~lifepo4~0',
        '1~0n~offGrid~agm~200~own-1-1e9-1-1-\u202e\u0000',
        '~'.repeat(3000),
      ]
      for (const link of links) {
        const answer = await visitor.get(`/api/sizing?home=${encodeURIComponent(link)}`)
        expect([link, answer.statusCode]).toEqual([link, 200])
        for (const figure of Object.values(answer.json<Sizing>().needs)) expect(Number.isFinite(figure)).toBe(true)
      }
      expect((await visitor.get(`/api/sizing?home=${'x'.repeat(5000)}`)).statusCode).toBe(400)
    })
  })
}
