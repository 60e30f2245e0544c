import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest, staff } from '#tests/shop.ts'
import type { HistoryEntry } from './history.contract.ts'

const url = '/api/admin/history'
const SECOND = 1000

for (const database of databases) {
  describe(`the history, on ${database.name}`, () => {
    const test = shopTest(database)
    const historyOf = async (admin: Client, kind: string, subject: number | string) =>
      (await admin.get(`${url}?kind=${kind}&subject=${subject}`)).json<HistoryEntry[]>()
    const latest = async (admin: Client, kind: string, subject: number | string) => {
      const [entry] = await historyOf(admin, kind, subject)
      if (!entry) throw new Error('nothing was recorded')
      return entry
    }
    const undo = (admin: Client, { id }: HistoryEntry, body?: object) => admin.post(`${url}/${id}/undo`, body)

    test('shows who changed what and when, newest first', async ({ admin, product, clock }) => {
      const { id } = await product({ nameDe: 'Modul', oldPrice: '1090.00' })
      clock.advance(SECOND)
      await admin.put(`/api/admin/products/${id}`, { nameDe: 'Solarmodul', oldPrice: '990' })
      clock.advance(SECOND)
      await admin.delete(`/api/admin/products/${id}`)
      const entries = await historyOf(admin, 'product', id)
      expect(entries).toMatchObject([
        { action: 'deleted', title: 'Solarmodul', by: staff.firstName, at: '2026-11-21T12:00:02.000Z', changes: [], canUndo: true },
        { action: 'changed', title: 'Solarmodul', by: staff.firstName, at: '2026-11-21T12:00:01.000Z', canUndo: false },
        { action: 'created', title: 'Modul', by: staff.firstName, at: '2026-11-21T12:00:00.000Z', changes: [], canUndo: false },
      ])
      expect(entries[1]?.changes).toEqual(
        expect.arrayContaining([
          { field: 'nameDe', before: 'Modul', after: 'Solarmodul' },
          { field: 'oldPrice', before: '1090.00', after: '990.00' },
        ]),
      )
      expect(entries[1]?.changes).toHaveLength(2)
    })

    test('lists the fields of a change in the order of the form', async ({ admin, product, category }) => {
      const { id } = await product()
      const fields = { slug: 'modul-neu', nameDe: 'Solarmodul', sortOrder: 3, stockStatus: 'limited', oldPrice: '990.00' }
      await admin.put(`/api/admin/products/${id}`, fields)
      const { changes } = await latest(admin, 'product', id)
      expect(changes.map(({ field }) => field)).toEqual(['nameDe', 'sortOrder', 'slug', 'oldPrice', 'stockStatus'])
      const { id: categoryId } = await category()
      await admin.put(`/api/admin/categories/${categoryId}`, { slug: 'module-neu', isActive: false, nameDe: 'Neue Module' })
      const ofCategory = await latest(admin, 'category', categoryId)
      expect(ofCategory.changes.map(({ field }) => field)).toEqual(['nameDe', 'slug', 'isActive'])
    })

    test('has pages of twenty, for one item, one kind or everything', async ({ admin, product, category }) => {
      const { id } = await product()
      for (let place = 1; place <= 21; place += 1) await admin.put(`/api/admin/products/${id}`, { sortOrder: place })
      await category()
      const first = await admin.get(`${url}?kind=product&subject=${id}`)
      expect([first.headers['x-total-count'], first.json()]).toEqual(['22', expect.objectContaining({ length: 20 })])
      expect((await admin.get(`${url}?kind=product&subject=${id}&page=2`)).json()).toHaveLength(2)
      expect((await admin.get(`${url}?kind=category`)).json()).toHaveLength(2)
      expect((await admin.get(url)).headers['x-total-count']).toBe('24')
    })

    test('ignores a different order of stored specifications, so an undo leaves them alone', async ({ admin, product, db }) => {
      const { id } = await product({ specs: { weightKg: 28, wattPeak: 550 } })
      const { specs } = await db.selectFrom('product').select('specs').where('id', '=', id).executeTakeFirstOrThrow()
      const reversed = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(specs)).reverse()))
      await db.updateTable('product').set({ specs: reversed }).where('id', '=', id).execute()
      const path = `/api/admin/products/${id}`
      await admin.put(path, { sku: 'PV-1', specs: JSON.parse(specs) })
      const change = await latest(admin, 'product', id)
      await admin.put(path, { specs: { wattPeak: 550, weightKg: 30 } })
      expect((await undo(admin, change)).statusCode).toBe(200)
      expect((await admin.get(path)).json()).toMatchObject({ sku: null, specs: { wattPeak: 550, weightKg: 30 } })
    })

    test('resets the fields of that change only, by an undo that can be undone itself', async ({ admin, product, visitor }) => {
      const { id, slug } = await product({ nameDe: 'Modul', nameEs: 'Panel', oldPrice: '1090.00' })
      const path = `/api/admin/products/${id}`
      await admin.put(path, { oldPrice: '990.00', specs: { powerKw: 3 } })
      const change = await latest(admin, 'product', id)
      await admin.put(path, { nameEs: 'Panel solar' })
      const answer = await undo(admin, change)
      expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'Modul', count: 1, newAddress: null }])
      expect((await admin.get(path)).json()).toMatchObject({ oldPrice: '1090.00', specs: {}, nameEs: 'Panel solar' })
      expect((await visitor.get(`/api/products/${slug}`)).json()).toMatchObject({ oldPrice: '1090.00' })
      const again = await undo(admin, change)
      expect([again.statusCode, again.json().error]).toEqual([409, 'Diese Änderung ist schon rückgängig gemacht.'])
      await undo(admin, await latest(admin, 'product', id))
      expect((await admin.get(path)).json()).toMatchObject({ oldPrice: '990.00', specs: { powerKw: 3 } })
    })

    test('includes the glossary, and restores words', async ({ admin }) => {
      const glossary = '/api/admin/glossary'
      const { key } = (await admin.post(glossary, { de: 'Kabelkanal', es: 'Canaleta', en: '' })).json()
      await admin.put(`${glossary}/${key}`, { de: 'Kabelkanal', es: 'Canaleta de cable', en: 'Cable duct' })
      const change = await latest(admin, 'glossary', key)
      expect(change).toMatchObject({
        ...{ action: 'changed', title: 'Kabelkanal', by: staff.firstName, canUndo: true },
        changes: [
          { field: 'es', before: 'Canaleta', after: 'Canaleta de cable' },
          { field: 'en', before: '', after: 'Cable duct' },
        ],
      })
      expect((await undo(admin, change)).statusCode).toBe(200)
      const translated = await admin.post('/api/translate', { text: 'Kabelkanal', fromLang: 'de', toLang: 'es' })
      expect(translated.json()).toMatchObject({ translatedText: 'Canaleta' })
      await admin.delete(`${glossary}/${key}`)
      expect(await historyOf(admin, 'glossary', key)).toMatchObject([
        { action: 'deleted', title: 'Kabelkanal · Canaleta', canUndo: false },
        { action: 'changed' },
        { action: 'changed' },
        { action: 'created' },
      ])
      expect((await undo(admin, await latest(admin, 'glossary', key))).statusCode).toBe(409)
    })

    test('shows who removed a seeded term and who restored it', async ({ admin }) => {
      const [term] = (await admin.get('/api/admin/glossary')).json<{ key: string; de: string; es: string; en: string }[]>()
      const one = `/api/admin/glossary/${term?.key}`
      await admin.delete(one)
      await admin.post(`${one}/reset`)
      await admin.put(one, { de: term?.de, es: 'otra palabra', en: term?.en })
      await admin.post(`${one}/reset`)
      const entries = await historyOf(admin, 'glossary', term?.key ?? '')
      expect(entries.map(({ action }) => action)).toEqual(['changed', 'changed', 'restored', 'deleted'])
    })

    test('shows changes of accounts with their authors, and never a password', async ({ admin, db }) => {
      const accounts = '/api/admin/administrators'
      const own = { ownPassword: staff.password }
      const { id } = (await admin.post(accounts, { ...own, username: 'yoel', firstName: 'Yoel', password: 'una clave muy larga' })).json()
      await admin.put(`${accounts}/${id}/password`, { ...own, password: 'otra clave muy larga' })
      await admin.put('/api/admin/user', { firstName: 'Yani' })
      await admin.post(`${accounts}/${id}/remove`, own)
      expect(await historyOf(admin, 'account', id)).toMatchObject([
        { action: 'deleted', title: 'yoel', by: 'Yani', canUndo: false },
        { action: 'changed', title: 'yoel', by: staff.firstName, changes: [{ field: 'password', before: 'old', after: 'new' }] },
        { action: 'created', title: 'yoel', by: staff.firstName, canUndo: false },
      ])
      const all = JSON.stringify(await db.selectFrom('edit').selectAll().execute())
      expect([all.includes('clave'), all.includes('argon2')]).toEqual([false, false])
      expect((await admin.get(`${url}?kind=account`)).json()).toHaveLength(4)
      expect((await undo(admin, await latest(admin, 'account', id))).statusCode).toBe(409)
    })

    test('refuses an undo that names later changes, unless it is forced', async ({ admin, product }) => {
      const { id } = await product({ nameDe: 'Modul', oldPrice: '1090.00', sortOrder: 3 })
      const path = `/api/admin/products/${id}`
      await admin.put(path, { oldPrice: '990.00', nameEs: 'Panel', sortOrder: 4 })
      const change = await latest(admin, 'product', id)
      await admin.put(path, { oldPrice: '890.00', nameEs: 'Módulo' })
      const refused = await undo(admin, change)
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        {
          error: 'Seitdem noch einmal geändert: Name (ES), Preis. Es wurde nichts rückgängig gemacht.',
          changedSince: ['nameEs', 'oldPrice'],
        },
      ])
      expect((await admin.get(path)).json()).toMatchObject({ oldPrice: '890.00', sortOrder: 4 })
      expect((await undo(admin, change, { force: true })).statusCode).toBe(200)
      expect((await admin.get(path)).json()).toMatchObject({ oldPrice: '1090.00', nameEs: '', sortOrder: 3 })
    })

    test('names a text of a page by its title and language if it was changed again', async ({ admin }) => {
      const save = (value: string) => admin.post('/api/admin/site-settings', { key: 'page_delivery_de', value })
      await save('Abholung in Matanzas.')
      await save('Abholung in Varadero.')
      const change = await latest(admin, 'setting', 'page_delivery_de')
      await save('Abholung in Cárdenas.')
      expect((await undo(admin, change)).json()).toMatchObject({
        error: 'Seitdem noch einmal geändert: Abholung und Lieferung (DE). Es wurde nichts rückgängig gemacht.',
      })
    })

    test('no change is lost silently if an undo and a change are simultaneous', async ({ admin, product }) => {
      const { id } = await product({ oldPrice: '1090.00' })
      const path = `/api/admin/products/${id}`
      await admin.put(path, { oldPrice: '990.00' })
      const change = await latest(admin, 'product', id)
      const [undone, changed] = await Promise.all([undo(admin, change), admin.put(path, { oldPrice: '500.00' })])
      expect(changed.statusCode).toBe(200)
      expect([200, 409]).toContain(undone.statusCode)
      expect((await admin.get(path)).json()).toMatchObject({ oldPrice: '500.00' })
    })

    test('lists the changes of several settings together, the newest first', async ({ admin }) => {
      const save = (key: string, value: string) => admin.post('/api/admin/site-settings', { key, value })
      for (const [at, key] of ['page_about_es', 'contact_address', 'line_motto_de', 'page_about_es'].entries())
        await save(key, `Texto ${at}`)
      const list = async (query: string) =>
        (await admin.get(`${url}?kind=setting&${query}`)).json<{ subject: string }[]>().map(({ subject }) => subject)
      expect(await list('subjects=page_about_es,line_motto_de')).toEqual(['page_about_es', 'line_motto_de', 'page_about_es'])
      expect(await list('subject=contact_address')).toEqual(['contact_address'])
    })

    test('no change of a setting is lost silently either', async ({ admin }) => {
      const save = (value: string) => admin.post('/api/admin/site-settings', { key: 'contact_address', value })
      await save('Calle 1')
      await save('Calle 2')
      const change = await latest(admin, 'setting', 'contact_address')
      const [undone] = await Promise.all([undo(admin, change), save('Calle 3')])
      expect([200, 409]).toContain(undone.statusCode)
      expect((await admin.get('/api/admin/site-settings')).json()).toMatchObject([{ key: 'contact_address', value: 'Calle 3' }])
    })

    test('applies the rules of the form to an undo: prices, addresses, categories', async ({ admin, product, category }) => {
      const { id: categoryId } = await category()
      const one = await product({ categoryId, slug: 'panel', oldPrice: '10.00', sku: 'A-1' })
      const path = `/api/admin/products/${one.id}`
      await admin.put(path, { slug: 'panel-solar', sku: 'A-2' })
      const renamed = await latest(admin, 'product', one.id)
      await product({ slug: 'panel', sku: 'B-1' })
      const taken = await undo(admin, renamed)
      expect([taken.statusCode, taken.json().error]).toEqual([409, 'Diese Adresse (Slug) gibt es schon. Bitte eine andere wählen.'])

      await admin.put(path, { sku: 'A-3' })
      const numbered = await latest(admin, 'product', one.id)
      await product({ sku: 'A-2' })
      const double = await undo(admin, numbered)
      expect([double.statusCode, double.json().issues[0].path]).toEqual([409, 'sku'])

      await admin.put(path, { oldPrice: '20.00' })
      const priced = await latest(admin, 'product', one.id)
      await admin.put(path, { priceOnRequest: true })
      expect((await undo(admin, priced, { force: true })).json().error).toBe('Bei Preis auf Anfrage darf kein Preis stehen.')

      const { id: other } = await category()
      await admin.put(path, { categoryId: other })
      const moved = await latest(admin, 'product', one.id)
      await admin.delete(`/api/admin/categories/${categoryId}`)
      const homeless = await undo(admin, moved)
      expect([homeless.statusCode, homeless.json().error]).toEqual([400, 'Diese Kategorie gibt es nicht.'])
    })

    test('moves a new item to the trash when its creation is undone, and restores a deleted one', async ({ admin, product }) => {
      const { id } = await product()
      const created = await latest(admin, 'product', id)
      expect((await undo(admin, created)).statusCode).toBe(200)
      expect((await admin.get(`/api/admin/products/${id}`)).statusCode).toBe(404)
      expect((await undo(admin, created)).json().error).toMatch(/im Papierkorb/)
      const deleted = await latest(admin, 'product', id)
      expect((await undo(admin, deleted)).statusCode).toBe(200)
      expect((await admin.get(`/api/admin/products/${id}`)).statusCode).toBe(200)
      expect((await undo(admin, deleted)).statusCode).toBe(409)
    })

    test('does not undo the creation of a category with contents', async ({ admin, category, product }) => {
      const { id: categoryId } = await category()
      await product({ categoryId })
      const refused = await undo(admin, await latest(admin, 'category', categoryId))
      expect([refused.statusCode, refused.json().error]).toEqual([409, 'Löschen nicht möglich: enthält noch 1 Eintrag.'])
    })

    test('includes categories and subcategories, with undo', async ({ admin, subcategory }) => {
      const { id, categoryId } = await subcategory({ nameDe: 'Wand' })
      await admin.put(`/api/admin/categories/${categoryId}`, { name: 'batteries', isActive: false })
      await admin.put(`/api/admin/subcategories/${id}`, { nameDe: 'Boden' })
      expect((await latest(admin, 'category', categoryId)).changes.map(({ field }) => field).sort()).toEqual(['isActive', 'name'])
      await undo(admin, await latest(admin, 'category', categoryId))
      await undo(admin, await latest(admin, 'subcategory', id))
      expect((await admin.get(`/api/admin/categories/${categoryId}`)).json()).toMatchObject({ isActive: true })
      expect((await admin.get(`/api/admin/subcategories/${id}`)).json()).toMatchObject({ nameDe: 'Wand' })
    })

    test('resets a setting to its former value, for visitors at once', async ({ admin, visitor }) => {
      const save = (value: string) => admin.post('/api/admin/site-settings', { key: 'hero_title_1_es', value })
      const shown = async () => (await visitor.get('/api/site-settings')).json<{ key: string; value: string }[]>()
      const saved = await save('Sol')
      expect(saved.statusCode).toBe(200)
      await save('Sol de Matanzas')
      const entry = await latest(admin, 'setting', 'hero_title_1_es')
      expect(entry).toMatchObject({ changes: [{ field: 'value', before: 'Sol', after: 'Sol de Matanzas' }], canUndo: true })
      expect(await shown()).toContainEqual({ key: 'hero_title_1_es', value: 'Sol de Matanzas' })
      expect((await undo(admin, entry)).statusCode).toBe(200)
      expect(await shown()).toContainEqual({ key: 'hero_title_1_es', value: 'Sol' })
      await save('Otra cosa')
      expect((await undo(admin, entry)).statusCode).toBe(409)
    })

    test('resets the status of an inquiry, and restores a deleted one', async ({ admin, visitor }) => {
      const message = { name: 'Yoel', phone: '+5352345678', message: 'Quiero un sistema solar.', language: 'es' }
      const { id } = (await visitor.post('/api/inquiries', message)).json<{ id: number }>()
      const shown = async () => (await admin.get('/api/admin/inquiries')).json<{ status: string }[]>().map(({ status }) => status)
      await admin.put(`/api/admin/inquiries/${id}`, { status: 'replied' })
      expect((await undo(admin, await latest(admin, 'inquiry', id))).statusCode).toBe(200)
      expect(await shown()).toEqual(['new'])
      await admin.delete(`/api/admin/inquiries/${id}`)
      const deleted = await latest(admin, 'inquiry', id)
      const answers = await Promise.all([undo(admin, deleted), undo(admin, deleted)])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(await shown()).toEqual(['new'])
    })

    test('answers 404 for an unknown entry and refuses invalid input', async ({ admin }) => {
      expect((await admin.post(`${url}/999/undo`)).statusCode).toBe(404)
      expect((await admin.post(`${url}/x/undo`)).statusCode).toBe(400)
      expect((await admin.get(`${url}?kind=nothing`)).statusCode).toBe(400)
      expect((await admin.get(`${url}?page=0`)).statusCode).toBe(400)
      expect((await admin.get(`${url}?kind=setting&subject=nothing`)).json()).toEqual([])
    })

    test('is closed to visitors', async ({ visitor }) => {
      expect((await visitor.get(url)).statusCode).toBe(401)
      expect((await visitor.post(`${url}/1/undo`)).statusCode).toBe(401)
    })
  })
}
