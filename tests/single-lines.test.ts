import { describe, expect } from 'vitest'
import { databases } from './databases.ts'
import { shopTest } from './shop.ts'

/** Text as it is pasted from a table, a letter or a chat. The shop stores it as `line`. */
const pasted = '\u200bPanel\r\n\t550\u0007 W\u202e\0\ufeff 👩\u200d🔧\n'
const line = 'Panel 550 W 👩\u200d🔧'

for (const database of databases) {
  describe(`single-line text, on ${database.name}`, () => {
    const test = shopTest(database)

    test('is stored as one line without invisible characters', async ({ admin, picture, product, db }) => {
      const names = { nameDe: pasted, nameEs: pasted, nameEn: pasted }
      const availability = { availabilityTextDe: pasted, availabilityTextEs: pasted, availabilityTextEn: pasted }
      const kept = { nameDe: line, nameEs: line, nameEn: line }
      const made = await product({ ...names, ...availability, sku: 'SP\n550\u200b', stockStatus: 'limited', descriptionDe: 'Zwei\nZeilen' })
      expect(made).toMatchObject({ ...kept, sku: 'SP 550', availabilityTextDe: line, descriptionDe: 'Zwei\nZeilen' })
      // A SKU that differs by an invisible character only is the same SKU.
      const twin = { nameDe: 'Zweites', shortDescriptionDe: 'x', categoryId: made.categoryId, sku: 'SP 550\u2060' }
      expect((await admin.post('/api/admin/products', twin)).json().issues).toMatchObject([{ path: 'sku' }])

      const category = (await admin.post('/api/admin/categories', { ...names, name: pasted })).json()
      expect(category).toMatchObject({ ...kept, name: line })
      const inside = (await admin.post('/api/admin/subcategories', { ...names, categoryId: category.id })).json()
      expect(inside).toMatchObject(kept)

      const template = await admin.post('/api/admin/reply-templates', { ...names, textDe: 'Hallo\n\n{Name}' })
      expect([template.statusCode, template.json()]).toMatchObject([201, { ...kept, textDe: 'Hallo\n\n{Name}' }])
      const term = await admin.post('/api/admin/glossary', { de: `Wort ${pasted}`, es: pasted, en: pasted })
      expect([term.statusCode, term.json()]).toMatchObject([201, { de: `Wort ${line}`, es: line, en: line }])
      await picture()
      const [image] = (await admin.get('/api/admin/images')).json()
      const described = await admin.put(`/api/admin/images/${image.id}`, { altDe: pasted })
      expect([described.statusCode, described.json()]).toMatchObject([200, { altDe: line }])
      const setting = await admin.post('/api/admin/site-settings', { key: 'hero_title_1_de', value: pasted })
      expect([setting.statusCode, setting.json()]).toMatchObject([200, { value: line }])
      const held = await db.selectFrom('product').select(['name_de', 'sku']).where('id', '=', made.id).executeTakeFirstOrThrow()
      expect(held).toEqual({ name_de: line, sku: 'SP 550' })
    })

    test('is empty if it has only invisible characters', async ({ admin, category }) => {
      const { id: categoryId } = await category()
      const nothing = '\u200b\n\u202e'
      const answers = [
        await admin.post('/api/admin/products', { nameDe: nothing, shortDescriptionDe: 'x', categoryId }),
        await admin.post('/api/admin/categories', { nameDe: nothing }),
        await admin.post('/api/admin/reply-templates', { nameDe: nothing, textDe: 'x' }),
      ]
      for (const answer of answers) expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'nameDe'])
    })

    test('that an older version stored with line breaks can be saved, whichever field is changed', async ({
      admin,
      visitor,
      product,
      db,
    }) => {
      const made = await product({ nameDe: 'Modul' })
      const old = { name_de: 'Modul\n550 W', name_es: 'Módulo\u202e', sku: 'SP\n550' }
      await db.updateTable('product').set(old).where('id', '=', made.id).execute()
      const path = `/api/admin/products/${made.id}`
      const read = (await admin.get(path)).json()
      expect(read).toMatchObject({ nameDe: 'Modul 550 W', nameEs: 'Módulo', sku: 'SP 550' })
      expect((await visitor.get(`/api/products/${made.slug}`)).json()).toMatchObject({ nameDe: 'Modul 550 W' })

      const other = await admin.put(path, { oldPrice: '77', updatedAt: read.updatedAt })
      expect([other.statusCode, other.json()]).toMatchObject([200, { nameDe: 'Modul 550 W', oldPrice: '77.00' }])
      // Saving the whole form as it was read works, too, and cleans the stored name and SKU.
      const { nameDe, nameEs, sku } = read
      const whole = { nameDe, nameEs, sku, newPrice: '70', updatedAt: other.json().updatedAt }
      expect((await admin.put(path, whole)).statusCode).toBe(200)
      const held = await db.selectFrom('product').select(['name_de', 'sku']).where('id', '=', made.id).executeTakeFirstOrThrow()
      expect(held).toEqual({ name_de: 'Modul 550 W', sku: 'SP 550' })
    })
  })
}
