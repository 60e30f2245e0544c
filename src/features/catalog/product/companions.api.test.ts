import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { CompanionCards } from './product.contract.ts'

const battery = { voltageV: 51.2, chemistry: 'lifepo4', chargeA: 100, dischargeA: 100, parallelMax: 15 }
const inverter = { powerKw: 5, batteryV: '48', batteryTypes: 'both' }

for (const database of databases) {
  describe(`companions of a product, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are compatible products from any category; the kind of a subcategory overrides that of its category', async ({
      visitor,
      category,
      subcategory,
      product,
    }) => {
      const batteries = await category({ goods: 'battery' })
      const others = await category({ goods: 'system' })
      const inverters = await subcategory({ categoryId: others.id, goods: 'inverter' })
      const subject = await product({ categoryId: batteries.id, specs: battery })
      await product({ categoryId: batteries.id, specs: battery })
      const fitting = await product({ subcategoryId: inverters.id, specs: inverter })
      await product({ subcategoryId: inverters.id, specs: { ...inverter, batteryV: '24' } })
      await product({ subcategoryId: inverters.id, specs: inverter, isActive: false })
      const shown = async (slug: string) => {
        const { relation, products } = (await visitor.get(`/api/products/${slug}/companions`)).json<CompanionCards>()
        return [relation, ...products.map(({ id }) => id)]
      }
      expect(await shown(subject.slug)).toEqual(['fitting', fitting.id])
      expect(await shown(fitting.slug)).toEqual(['fitting', subject.id, subject.id + 1])
    })

    test('are products of the same category if the kind of goods is unknown', async ({ visitor, category, product }) => {
      const materials = await category()
      const cement = await product({ categoryId: materials.id, isFeatured: true })
      const blocks = await product({ categoryId: materials.id })
      await product({ categoryId: (await category({ goods: 'system' })).id, isFeatured: true })
      const answer = await visitor.get(`/api/products/${cement.slug}/companions`)
      expect(answer.json()).toMatchObject({ relation: 'similar', products: [{ id: blocks.id }] })
      expect(answer.json<CompanionCards>().products.length).toBe(1)
    })

    test('show changes by staff at once', async ({ admin, visitor, category, product }) => {
      const cell = await product({ categoryId: (await category({ goods: 'battery' })).id, specs: battery })
      const place = await category()
      const device = await product({ categoryId: place.id, specs: inverter })
      const shown = async () => (await visitor.get(`/api/products/${cell.slug}/companions`)).json<CompanionCards>()
      expect(await shown()).toEqual({ relation: 'similar', products: [], banks: [] })
      await admin.put(`/api/admin/categories/${place.id}`, { goods: 'inverter' })
      expect(await shown()).toMatchObject({ relation: 'fitting', products: [{ id: device.id }] })
    })

    test('are not found for a product that is hidden from visitors', async ({ visitor, product }) => {
      const hidden = await product({ isActive: false })
      for (const slug of [hidden.slug, 'nobody', '%00'])
        expect([slug, (await visitor.get(`/api/products/${slug}/companions`)).statusCode]).toEqual([slug, 404])
    })
  })
}
