import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { androidPhone } from '#tests/known-visits.ts'
import { addEmployee, type Client, shopTest } from '#tests/shop.ts'
import type { Task, Tasks } from './tasks.contract.ts'

const url = '/api/admin/tasks'
const listTasks = async (reader: Client) => (await reader.get(url)).json<Tasks>().tasks
const find = async <Kind extends Task['kind']>(reader: Client, kind: Kind) =>
  (await listTasks(reader)).find((task): task is Extract<Task, { kind: Kind }> => task.kind === kind)

for (const database of databases) {
  describe(`the list of tasks, on ${database.name}`, () => {
    const test = shopTest(database)

    test('the tasks of a new shop are the first steps and its facts; employees see contacts, hours and texts only', async ({
      app,
      admin,
      product,
    }) => {
      const keys = expect.arrayContaining(['company_legal_name', 'contact_address'])
      expect(await listTasks(admin)).toEqual([
        { kind: 'setup', keys },
        { kind: 'facts', count: 17, keys, examples: [] },
        { kind: 'optional-facts', count: 21, names: expect.arrayContaining(['mark', 'links']) },
      ])
      const { client } = await addEmployee(app, admin)
      expect(await find(client, 'facts')).toMatchObject({ count: 7 })
      await admin.post('/api/admin/site-settings', { key: 'company_legal_name', value: 'Sol S.A.' })
      expect(await find(admin, 'facts')).toMatchObject({ count: 16 })
      expect(await find(client, 'setup')).toBeUndefined()
      await product()
      expect(await find(admin, 'setup')).toBeUndefined()
    })

    test('facts that not every company has are a task for owners until they are entered, or the owner says that there are none', async ({
      app,
      admin,
      visitor,
    }) => {
      const { names } = (await find(admin, 'optional-facts')) ?? { names: [] }
      const { client } = await addEmployee(app, admin)
      expect(await find(client, 'optional-facts')).toBeUndefined()
      await admin.post('/api/admin/site-settings', { key: 'social_facebook', value: 'https://www.facebook.com/sol' })
      const left = names.filter((name) => name !== 'links')
      expect(await find(admin, 'optional-facts')).toEqual({ kind: 'optional-facts', count: left.length, names: left })
      const lacks = { key: 'company_lacks', value: left.join(', ') }
      expect((await client.post('/api/admin/site-settings', lacks)).statusCode).toBe(403)
      expect((await admin.post('/api/admin/site-settings', lacks)).statusCode).toBe(200)
      expect(await find(admin, 'optional-facts')).toBeUndefined()
      expect((await visitor.get('/api/site-settings')).body).not.toContain('company_lacks')
    })

    test('a new inquiry is a task until it is answered, a suspected one until it is checked', async ({ admin, db, visitor }) => {
      const inquiry = { name: 'Ana', phone: '+53 5234 5678', message: 'Buenas, ¿tienen baterías?', language: 'es', elapsedMs: 60_000 }
      const answer = await visitor.post('/api/inquiries', inquiry)
      expect(answer.statusCode).toBe(201)
      await db.updateTable('inquiry').set({ suspicion: null }).execute()
      expect(await find(admin, 'inquiries-new')).toEqual({ kind: 'inquiries-new', count: 1 })
      const { id } = answer.json()
      await db.updateTable('inquiry').set({ suspicion: 'too-fast' }).execute()
      expect(await find(admin, 'inquiries-suspected')).toEqual({ kind: 'inquiries-suspected', count: 1 })
      await db.updateTable('inquiry').set({ suspicion: null }).execute()
      await admin.put(`/api/admin/inquiries/${id}`, { status: 'replied' })
      const kinds = (await listTasks(admin)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind.startsWith('inquiries'))).toEqual([])
    })

    test('a draft is one task: to be completed, then to be published until it is', async ({ admin, product, picture }) => {
      const { id } = await product({ isActive: false, nameEs: 'Módulo', oldPrice: '10.00' })
      expect(await find(admin, 'drafts')).toBeUndefined()
      expect(await find(admin, 'incomplete')).toMatchObject({ count: 1, products: [{ id, field: 'mainImage' }] })
      await admin.put(`/api/admin/products/${id}`, { mainImage: await picture() })
      expect(await find(admin, 'drafts')).toEqual({ kind: 'drafts', count: 1 })
      expect(await find(admin, 'incomplete')).toBeUndefined()
      await admin.put(`/api/admin/products/${id}`, { isActive: true })
      expect(await find(admin, 'drafts')).toBeUndefined()
    })

    test('translations are a task until none is missing', async ({ admin, category }) => {
      const { id } = await category({ nameDe: 'Batterien', nameEs: 'Baterías' })
      expect(await find(admin, 'translations')).toEqual({ kind: 'translations', count: 1 })
      await admin.put(`/api/admin/categories/${id}`, { nameEn: 'Batteries' })
      expect(await find(admin, 'translations')).toBeUndefined()
      const template = (
        await admin.post('/api/admin/reply-templates', { nameDe: 'A', nameEs: 'A', nameEn: 'A', textDe: 'Hallo', textEs: 'Hola' })
      ).json()
      expect(await find(admin, 'translations')).toEqual({ kind: 'translations', count: 1 })
      await admin.put(`/api/admin/reply-templates/${template.id}`, { textEn: 'Hello' })
      expect(await find(admin, 'translations')).toBeUndefined()
    })

    test('a product that many visitors viewed is a task while it is out of stock', async ({ admin, db, product }) => {
      const { id } = await product({ nameDe: 'Batterie', stockStatus: 'out_of_stock' })
      const seldom = await product({ stockStatus: 'out_of_stock' })
      const sum = { measure: 'product:out', day: '2026-11-20' }
      await db
        .insertInto('visit_sum')
        .values([
          { ...sum, name: String(id), count: 5 },
          { ...sum, name: String(seldom.id), count: 1 },
        ])
        .execute()
      expect(await find(admin, 'out-of-stock')).toMatchObject({ count: 1, products: [{ id, nameDe: 'Batterie' }] })
      await admin.put(`/api/admin/products/${id}`, { stockStatus: 'in_stock' })
      expect(await find(admin, 'out-of-stock')).toBeUndefined()
    })

    test('names all products that many visitors viewed while they were out of stock', async ({ admin, db, product }) => {
      const ids: number[] = []
      while (ids.length < 9) ids.push((await product({ stockStatus: 'out_of_stock' })).id)
      const sums = ids.map((id, at) => ({ measure: 'product:out', day: '2026-11-20', name: String(id), count: 20 - at }))
      await db.insertInto('visit_sum').values(sums).execute()
      const task = (await find(admin, 'out-of-stock')) as { count: number; products: { id: number }[] }
      expect([task.count, task.products.map(({ id }) => id)]).toEqual([9, ids])
    })

    test('a search without result is a task until it finds something', async ({ admin, db, product }) => {
      const sum = { measure: 'missed', day: '2026-11-20' }
      await db
        .insertInto('visit_sum')
        .values([
          { ...sum, name: 'trampolín', count: 3 },
          { ...sum, name: 'zzz', count: 1 },
        ])
        .execute()
      expect(await find(admin, 'searches')).toEqual({ kind: 'searches', count: 1, terms: [{ term: 'trampolín' }] })
      await product({ nameDe: 'Trampolin', nameEs: 'Trampolín' })
      await expect.poll(() => find(admin, 'searches')).toBeUndefined()
    })

    test('a search for goods that the shop does not sell is no task, until staff let it be reported again', async ({ admin, db }) => {
      await db.insertInto('visit_sum').values({ measure: 'missed', day: '2026-11-20', name: 'trampolín', count: 3 }).execute()
      const words = '/api/admin/search-words'
      const added = await admin.post(words, { list: 'unsold', words: 'Trampolin' })
      expect(added.statusCode).toBe(201)
      expect((await admin.post(words, { list: 'unsold', words: 'Trampolin' })).json()).toEqual(added.json())
      expect(await find(admin, 'searches')).toBeUndefined()
      expect((await admin.delete(`${words}/${added.json().key}`)).statusCode).toBe(204)
      expect(await find(admin, 'searches')).toMatchObject({ count: 1 })
      const [deleted] = (await admin.get('/api/admin/history?kind=search-words')).json()
      expect((await admin.post(`/api/admin/history/${deleted.id}/undo`)).statusCode).toBeLessThan(300)
      expect(await find(admin, 'searches')).toBeUndefined()
    })

    test('a term that visitors search twice without result is a task on the same day, one that staff search is not', async ({
      app,
      admin,
    }) => {
      const headers = { host: 'localhost', origin: 'http://localhost', 'user-agent': androidPhone, 'accept-language': 'es' }
      const search = async (term: string) => {
        const payload = { kind: 'search', term, page: `/products?q=${term}`, language: 'de' }
        expect((await app.inject({ method: 'POST', url: '/api/track/action', payload, headers })).statusCode).toBe(204)
      }
      for (const _ of ['first', 'second']) {
        await search('Xyzzyx')
        const own = await admin.post('/api/track/action', { kind: 'search', term: 'qqqq', language: 'de' }, headers)
        expect(own.statusCode).toBe(204)
      }
      await search('einmal')
      await expect.poll(() => find(admin, 'searches')).toEqual({ kind: 'searches', count: 1, terms: [{ term: 'xyzzyx', language: 'de' }] })
    })

    test('a product without a price is a task until it has one', async ({ admin, product, picture }) => {
      const { id } = await product({ nameEs: 'Módulo', mainImage: await picture() })
      expect(await find(admin, 'incomplete')).toMatchObject({ count: 1, products: [{ id, field: 'price' }] })
      expect(await find(admin, 'figures')).toBeUndefined()
      await admin.put(`/api/admin/products/${id}`, { oldPrice: '10.00' })
      expect(await find(admin, 'incomplete')).toBeUndefined()
    })

    test('figures for the calculator are a separate task, until they are filled in', async ({ admin, category, product }) => {
      const { id: categoryId } = await category({ goods: 'battery' })
      const { id } = await product({ categoryId, specs: { chemistry: 'agm', capacityAh: 200, voltageV: 12 } })
      expect(await find(admin, 'figures')).toEqual({ kind: 'figures', count: 1 })
      await admin.put(`/api/admin/products/${id}`, { specs: { chemistry: 'agm', capacityAh: 200, voltageV: 12, dischargeA: 100 } })
      expect(await find(admin, 'figures')).toBeUndefined()
    })

    test('a picture is a task until it is described in any language', async ({ admin, db, picture }) => {
      await picture()
      expect(await find(admin, 'pictures')).toEqual({ kind: 'pictures', count: 1 })
      const { id } = await db.selectFrom('image').select('id').executeTakeFirstOrThrow()
      await admin.put(`/api/admin/images/${id}`, { altEs: 'Techo' })
      expect(await find(admin, 'pictures')).toBeUndefined()
    })

    test('a rate for pesos is a task once it is too old to be shown, until there is another one', async ({ admin, db }) => {
      const rate = { currency: 'CUP' as const, source: 'elToque' }
      const entered = { per_usd: 4_000_000, administrator: 'Yanelis', entered_at: '2026-10-01T12:00:00.000Z' }
      await db
        .insertInto('exchange_rate')
        .values({ ...rate, ...entered, day: '2026-10-01' })
        .execute()
      expect(await find(admin, 'rate')).toEqual({ kind: 'rate', day: '2026-10-01' })
      await admin.post('/api/admin/exchange-rates', { ...rate, perUsd: 410, day: '2026-11-21' })
      expect(await find(admin, 'rate')).toBeUndefined()
    })

    test('a rate for euros is a task after ninety days, until there is another one', async ({ admin, db }) => {
      const entered = { per_usd: 8600, administrator: 'Yanelis', entered_at: '2026-08-01T12:00:00.000Z' }
      const rate = { currency: 'EUR' as const, source: 'BCE' }
      await db
        .insertInto('exchange_rate')
        .values({ ...rate, ...entered, day: '2026-08-23' })
        .execute()
      expect(await find(admin, 'rate-eur')).toBeUndefined()
      await db
        .insertInto('exchange_rate')
        .values({ ...rate, ...entered, day: '2025-01-01' })
        .execute()
      expect(await find(admin, 'rate-eur')).toEqual({ kind: 'rate-eur', day: '2025-01-01' })
      await admin.post('/api/admin/exchange-rates', { ...rate, perUsd: 0.87, day: '2026-11-21' })
      expect(await find(admin, 'rate-eur')).toBeUndefined()
    })

    test('a shop that is older than a week has a task to make a backup, on SQLite only', async ({ admin, db }) => {
      await db.updateTable('administrator').set({ created_at: '2026-11-01T12:00:00.000Z' }).execute()
      expect(await find(admin, 'backup')).toEqual(database.engine === 'sqlite' ? { kind: 'backup', last: null } : undefined)
    })

    test('a visitor is turned away', async ({ visitor }) => {
      expect((await visitor.get(url)).statusCode).toBe(401)
    })
  })
}
