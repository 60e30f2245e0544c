import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

const products = '/api/admin/products'
const texts = {
  nameDe: 'Akku',
  nameEs: 'Acumulador',
  nameEn: 'Battery',
  shortDescriptionDe: 'kurz',
  shortDescriptionEs: 'breve',
  shortDescriptionEn: 'short',
}

for (const database of databases) {
  describe(`the state of translations, on ${database.name}`, () => {
    const test = shopTest(database)

    test('translations are outdated from a change of the German text until they are updated', async ({ admin, product }) => {
      const { id } = await product(texts)
      expect((await admin.get(`${products}/${id}`)).json()).toMatchObject({
        translations: { es: 'complete', en: 'complete' },
        outdatedTexts: [],
      })
      const changed = await admin.put(`${products}/${id}`, { nameDe: 'Akku 5 kWh', nameEn: 'Battery 5 kWh' })
      expect(changed.json()).toMatchObject({ translations: { es: 'outdated', en: 'complete' }, outdatedTexts: ['nameEs'] })
      await admin.put(`${products}/${id}`, { sortOrder: 7 })
      expect((await admin.get(products)).json()).toMatchObject([
        { id, translations: { es: 'outdated', en: 'complete' }, outdatedTexts: ['nameEs'] },
      ])
      const mended = await admin.put(`${products}/${id}`, { nameEs: 'Acumulador 5 kWh' })
      expect(mended.json()).toMatchObject({ translations: { es: 'complete' }, outdatedTexts: [] })
    })

    test('staff can confirm a translation as current, by field and for this product only', async ({ admin, product }) => {
      const { id } = await product(texts)
      await admin.put(`${products}/${id}`, { nameDe: 'Akku!' })
      expect((await admin.put(`${products}/${id}`, { checkedTexts: ['nameEs'] })).json().outdatedTexts).toEqual(['nameEn'])
      expect((await admin.put(`${products}/${id}`, { nameDe: 'Akku!!', checkedTexts: ['nameEs', 'nameEn'] })).json().outdatedTexts).toEqual(
        [],
      )
      expect((await admin.put(`${products}/${id}`, { checkedTexts: ['slug'] })).statusCode).toBe(400)
    })

    test('a new translation is outdated if it was made from an earlier German text', async ({ admin, product }) => {
      const { id, outdatedTexts } = await product({ ...texts, behindTexts: ['nameEs'] })
      expect(outdatedTexts).toEqual(['nameEs'])
      // The translation memory does not store such a translation.
      const asked = await admin.post('/api/translate', { text: texts.nameDe, fromLang: 'de', toLang: 'es' })
      expect(asked.json().source).toBe('none')
      expect((await admin.put(`${products}/${id}`, { sortOrder: 1 })).json().outdatedTexts).toEqual(['nameEs'])
    })

    test('a copy of a product has the outdated translations of its original', async ({ admin, product }) => {
      const { id } = await product(texts)
      await admin.put(`${products}/${id}`, { shortDescriptionDe: 'kürzer' })
      const copy = (await admin.post(`${products}/${id}/duplicate`)).json()
      expect(copy.outdatedTexts).toEqual(['shortDescriptionEs', 'shortDescriptionEn'])
    })

    test('staff lists can be filtered by missing and outdated languages', async ({ admin, product }) => {
      const [complete, missing, outdated] = [await product(texts), await product({ ...texts, nameEn: '' }), await product(texts)]
      await admin.put(`${products}/${outdated.id}`, { nameDe: 'Akku 2', nameEn: 'Battery 2' })
      const ids = async (filter: string) => (await admin.get(`${products}${filter}`)).json<{ id: number }[]>().map(({ id }) => id)
      expect((await ids('')).length).toBe(3)
      expect(await ids('?translation=missing-en')).toEqual([missing.id])
      expect(await ids('?translation=outdated-es')).toEqual([outdated.id])
      expect(await ids('?translation=missing-es')).toEqual([])
      expect(complete.id).toBeGreaterThan(0)
      expect((await admin.get(`${products}?translation=all`)).statusCode).toBe(400)
    })

    test('translations of categories and subcategories become outdated in the same way', async ({ admin, category, subcategory }) => {
      const names = { nameDe: 'Akkus', nameEs: 'Baterías', nameEn: 'Batteries', descriptionDe: 'Alle', descriptionEs: 'Todas' }
      for (const [url, made] of [
        ['/api/admin/categories', await category(names)],
        ['/api/admin/subcategories', await subcategory(names)],
      ] as const) {
        const place = `${url}/${made.id}`
        expect((await admin.get(place)).json()).toMatchObject({ translations: { es: 'complete', en: 'missing' }, outdatedTexts: [] })
        expect((await admin.put(place, { nameDe: 'Speicher' })).json()).toMatchObject({
          translations: { es: 'outdated', en: 'missing' },
          outdatedTexts: ['nameEs', 'nameEn'],
        })
        expect((await admin.get(`${url}?translation=outdated-es`)).json()).toHaveLength(1)
        expect((await admin.get(`${url}?translation=outdated-en`)).json()).toEqual([])
        expect((await admin.put(place, { checkedTexts: ['nameEs'], nameEn: 'Storage' })).json().outdatedTexts).toEqual([])
      }
    })

    test('visitors do not see the state of translations', async ({ visitor, admin, product }) => {
      const { id, slug } = await product(texts)
      await admin.put(`${products}/${id}`, { nameDe: 'Akku 2' })
      for (const path of [`/api/products/${slug}`, '/api/products', '/api/categories'])
        expect((await visitor.get(path)).body).not.toMatch(/translat|outdated/)
    })

    test('a translation by staff is suggested for the same German text', async ({ admin, product }) => {
      const { id } = await product({ ...texts, nameDe: 'Sonnenfänger', nameEs: 'Captador solar' })
      const ask = async (toLang: string) => (await admin.post('/api/translate', { text: 'Sonnenfänger', fromLang: 'de', toLang })).json()
      expect(await ask('es')).toEqual({ translatedText: 'Captador solar', source: 'memory' })
      await admin.put(`${products}/${id}`, { nameEs: 'Atrapasol' })
      expect(await ask('es')).toEqual({ translatedText: 'Atrapasol', source: 'memory' })
      await admin.post('/api/admin/categories', { nameDe: 'Sonnenfänger', nameEn: 'Sun catcher' })
      expect(await ask('en')).toEqual({ translatedText: 'Sun catcher', source: 'memory' })
    })

    test('the history names the changed text but not its outdated translations', async ({ admin, db, product }) => {
      const { id } = await product(texts)
      await admin.put(`${products}/${id}`, { nameDe: 'Akku 2' })
      const edit = await db.selectFrom('edit').select('after').where('action', '=', 'changed').executeTakeFirstOrThrow()
      expect(Object.keys(JSON.parse(edit.after))).toEqual(['nameDe', 'name'])
    })
  })
}
