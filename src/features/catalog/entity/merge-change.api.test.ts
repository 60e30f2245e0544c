import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest, staff } from '#tests/shop.ts'
import type { StaffProduct } from '../product/product.contract.ts'

for (const database of databases) {
  describe(`two people who change the same product, on ${database.name}`, () => {
    const test = shopTest(database)
    const url = (id: number) => `/api/admin/products/${id}`

    test('keep both changes in different fields, even if each sends all fields', async ({ admin, product }) => {
      const seen = await product({ nameDe: 'Modul', oldPrice: '70.00', specs: { powerKw: 3 }, sortOrder: 4 })
      await admin.put(url(seen.id), { oldPrice: '80.00', specs: { powerKw: 3, kva: 5 }, updatedAt: seen.updatedAt })
      const mine = await admin.put(url(seen.id), { ...seen, nameEs: 'Panel', specs: { powerKw: 3.5 } })
      expect([mine.statusCode, mine.json()]).toMatchObject([
        200,
        { nameDe: 'Modul', nameEs: 'Panel', oldPrice: '80.00', specs: { powerKw: 3.5, kva: 5 }, sortOrder: 4 },
      ])
    })

    test('get a conflict only for a field that both changed, with the other’s name and time', async ({ admin, product, clock }) => {
      const seen = await product({ oldPrice: '70.00', specs: { kva: 3 } })
      clock.advance(60_000)
      await admin.put(url(seen.id), { oldPrice: '80.00', isFeatured: true, specs: { kva: 5 } })
      const mine = { oldPrice: '75', isFeatured: true, specs: { kva: 6 }, nameEs: 'Panel', updatedAt: seen.updatedAt }
      const answer = await admin.put(url(seen.id), mine)
      const who = { by: staff.firstName, at: '2026-11-21T12:01:00.000Z' }
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { current: { oldPrice: '80.00', nameEs: '' } }])
      expect(answer.json().conflicts).toEqual([
        { field: 'oldPrice', ...who },
        { field: 'specs.kva', ...who },
      ])
      // The person has seen both values and sends the choice, based on the state that the conflict showed.
      const { updatedAt } = answer.json<{ current: StaffProduct }>().current
      expect((await admin.put(url(seen.id), { ...mine, updatedAt })).json()).toMatchObject({ oldPrice: '75.00', specs: { kva: 6 } })
    })

    test('get no conflict if both enter the same value, or one of them has reverted it', async ({ admin, product }) => {
      const seen = await product({ oldPrice: '70.00', nameDe: 'Modul' })
      await admin.put(url(seen.id), { oldPrice: '77.00', nameDe: 'Panel' })
      await admin.put(url(seen.id), { nameDe: 'Modul' })
      const before = (await admin.get(url(seen.id))).json()
      // The answer to the first save was lost, so the browser sends it again. Nothing changes.
      const again = await admin.put(url(seen.id), { oldPrice: '77', updatedAt: seen.updatedAt })
      expect([again.statusCode, again.json()]).toEqual([200, before])
      expect((await admin.put(url(seen.id), { nameDe: 'Tafel', updatedAt: seen.updatedAt })).statusCode).toBe(200)
    })

    test('get a conflict if one sets a price and the other "on request", or a text of availability and "in stock"', async ({
      admin,
      product,
    }) => {
      const seen = await product({ stockStatus: 'limited' })
      await admin.put(url(seen.id), { priceOnRequest: true, stockStatus: 'in_stock' })
      const answer = await admin.put(url(seen.id), { newPrice: '9.00', availabilityTextEs: 'Mañana', updatedAt: seen.updatedAt })
      expect(answer.statusCode).toBe(409)
      expect(answer.json().conflicts.map(({ field }: { field: string }) => field)).toEqual(['priceOnRequest', 'stockStatus'])
    })

    test('get one conflict about category and subcategory if both move it to different places', async ({ admin, product, subcategory }) => {
      const here = await subcategory()
      const [there, elsewhere] = [await subcategory({ categoryId: here.categoryId }), await subcategory()]
      const seen = await product({ subcategoryId: here.id })
      await admin.put(url(seen.id), { subcategoryId: there.id })
      const mine = { categoryId: elsewhere.categoryId, subcategoryId: elsewhere.id, updatedAt: seen.updatedAt }
      const answer = await admin.put(url(seen.id), mine)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().conflicts.map(({ field }: { field: string }) => field)).toEqual(['categoryId', 'subcategoryId'])
    })

    test('get a conflict if both type a position, but not if one reorders the list', async ({ admin, product }) => {
      const seen = await product({ sortOrder: 4 })
      await admin.put(url(seen.id), { sortOrder: 7, nameDe: 'Modul' })
      const answer = await admin.put(url(seen.id), { sortOrder: 5, updatedAt: seen.updatedAt })
      expect([answer.statusCode, answer.json().conflicts]).toMatchObject([409, [{ field: 'sortOrder', by: staff.firstName }]])
      const { current } = answer.json<{ current: StaffProduct }>()
      const moves = [{ id: seen.id, from: 7, to: 9 }]
      expect((await admin.put('/api/admin/products/order', { moves })).statusCode).toBe(204)
      await admin.put(url(seen.id), { nameDe: 'Tafel' })
      const chosen = await admin.put(url(seen.id), { sortOrder: 5, updatedAt: current.updatedAt })
      expect([chosen.statusCode, chosen.json()]).toMatchObject([200, { sortOrder: 5, nameDe: 'Tafel' }])
    })

    test('get an outdated translation if one translates the former German text while the other changes it', async ({ admin, product }) => {
      const seen = await product({ nameDe: 'Modul', nameEs: 'Panel', nameEn: 'Panel' })
      await admin.put(url(seen.id), { nameDe: 'Batterie' })
      const mine = { nameEs: 'Módulo', checkedTexts: ['nameEn'], updatedAt: seen.updatedAt }
      expect((await admin.put(url(seen.id), mine)).json().outdatedTexts.toSorted()).toEqual(['nameEn', 'nameEs'])
    })

    test('get no outdated translation if one replaces a copied German text while the other translates the original', async ({
      admin,
      product,
    }) => {
      const seen = await product({ nameDe: 'Panel', nameEs: 'Panel', behindTexts: ['nameDe'] })
      await admin.put(url(seen.id), { nameDe: 'Modul', checkedTexts: ['nameDe'] })
      const mine = { nameEn: 'Module', updatedAt: seen.updatedAt }
      expect((await admin.put(url(seen.id), mine)).json()).toMatchObject({ nameDe: 'Modul', nameEn: 'Module', outdatedTexts: [] })
    })

    test('get the same results with categories and subcategories', async ({ admin, category, subcategory }) => {
      for (const [path, seen] of [
        ['categories', await category()],
        ['subcategories', await subcategory()],
      ] as const) {
        const one = `/api/admin/${path}/${seen.id}`
        await admin.put(one, { nameEs: 'Suyo', descriptionEs: 'Suyo' })
        expect((await admin.put(one, { ...seen, nameEn: 'Mine' })).json()).toMatchObject({ nameEs: 'Suyo', nameEn: 'Mine' })
        const answer = await admin.put(one, { nameEs: 'Mío', nameEn: 'Mine', updatedAt: seen.updatedAt })
        expect([answer.statusCode, answer.json().conflicts]).toMatchObject([409, [{ field: 'nameEs', by: staff.firstName }]])
        expect(answer.json().conflicts).toHaveLength(1)
        await admin.put(one, { sortOrder: 7 })
        const placed = await admin.put(one, { sortOrder: 5, updatedAt: seen.updatedAt })
        expect([placed.statusCode, placed.json().conflicts]).toMatchObject([409, [{ field: 'sortOrder', by: staff.firstName }]])
      }
    })
  })
}
