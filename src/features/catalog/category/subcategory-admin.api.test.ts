import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

const url = '/api/admin/subcategories'

for (const database of databases) {
  describe(`subcategories for staff, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a new subcategory needs a category and a German name, and comes after all others', async ({ admin, category }) => {
      const { id: categoryId } = await category()
      const first = await admin.post(url, { categoryId, nameDe: 'Klein' })
      expect(first.statusCode).toBe(201)
      expect(first.json()).toMatchObject({ categoryId, name: 'Klein', slug: 'klein', sortOrder: 1, isActive: true })
      expect((await admin.post(url, { categoryId, nameDe: 'Groß', sortOrder: 41 })).json()).toMatchObject({ sortOrder: 41 })
      const { id: otherId } = await category()
      expect((await admin.post(url, { categoryId: otherId, nameDe: 'Fern' })).json()).toMatchObject({ sortOrder: 42 })
      expect((await admin.post(url, { categoryId, nameDe: 'Null', sortOrder: 0 })).json()).toMatchObject({ sortOrder: 0 })
      expect((await admin.post(url, { categoryId, nameDe: 'Letzte', sortOrder: 999 })).statusCode).toBe(201)
      expect((await admin.post(url, { categoryId, nameDe: 'Danach' })).json()).toMatchObject({ sortOrder: 999 })
    })

    test('a refusal names each faulty field, and nothing is saved', async ({ admin, category }) => {
      const { id: categoryId } = await category()
      const wrong: [body: object, status: number, path: string, message: string][] = [
        [{ nameDe: 'x' }, 400, 'categoryId', 'Übergeordnete Kategorie ist erforderlich'],
        [{ categoryId: 0, nameDe: 'x' }, 400, 'categoryId', 'Übergeordnete Kategorie ist erforderlich'],
        [{ categoryId: '1', nameDe: 'x' }, 400, 'categoryId', 'Übergeordnete Kategorie ist erforderlich'],
        [{ categoryId: 4711, nameDe: 'x' }, 400, 'categoryId', 'Diese Kategorie gibt es nicht.'],
        [{ categoryId: 2 ** 40, nameDe: 'x' }, 400, 'categoryId', 'Diese Kategorie gibt es nicht.'],
        [{ categoryId, nameDe: ' ' }, 400, 'nameDe', 'Deutscher Name ist erforderlich'],
        [{ categoryId, nameDe: 'x', sortOrder: -1 }, 400, 'sortOrder', 'Die Position muss eine ganze Zahl von 0 bis 999 sein.'],
      ]
      for (const [body, status, path, message] of wrong) {
        const answer = await admin.post(url, body)
        expect([body, answer.statusCode, answer.json()]).toEqual([body, status, { error: message, issues: [{ path, message }] }])
      }
      expect((await admin.get(url)).json()).toEqual([])
    })

    test('a deleted category is refused as parent', async ({ admin, category, subcategory }) => {
      const { id: categoryId } = await category()
      const { id } = await subcategory()
      await admin.delete(`/api/admin/categories/${categoryId}`)
      expect((await admin.post(url, { categoryId, nameDe: 'x' })).statusCode).toBe(400)
      expect((await admin.put(`${url}/${id}`, { categoryId })).json().issues[0].path).toBe('categoryId')
    })

    test('moving a subcategory to another category moves its products, and open forms do not move them back', async ({
      admin,
      category,
      subcategory,
      product,
    }) => {
      const { id } = await subcategory()
      const { id: otherId } = await category()
      const inside = await product({ subcategoryId: id })
      const beside = await product({ categoryId: inside.categoryId })
      expect((await admin.put(`${url}/${id}`, { categoryId: otherId })).json()).toMatchObject({ categoryId: otherId })
      const moved = await admin.get(`/api/admin/products/${inside.id}`)
      expect(moved.json()).toMatchObject({ categoryId: otherId, subcategoryId: id })
      expect((await admin.get(`/api/admin/products/${beside.id}`)).json()).toMatchObject({
        categoryId: inside.categoryId,
        updatedAt: beside.updatedAt,
      })
      const saved = await admin.put(`/api/admin/products/${inside.id}`, { ...inside, nameDe: 'Neu' })
      expect([saved.statusCode, saved.json()]).toMatchObject([200, { categoryId: otherId, subcategoryId: id, nameDe: 'Neu' }])
    })

    test('absent fields keep their value, and a stale write is refused', async ({ admin, subcategory }) => {
      const before = await subcategory({ nameDe: 'Alt', nameEs: 'Viejo', sortOrder: 5 })
      const changed = await admin.put(`${url}/${before.id}`, { nameDe: 'Neu', updatedAt: before.updatedAt })
      const behind = { translations: { es: 'outdated', en: 'missing' }, outdatedTexts: ['nameEs'] }
      expect(changed.json()).toEqual({ ...before, ...behind, nameDe: 'Neu', updatedAt: '2026-11-21T12:00:00.001Z' })
      const stale = await admin.put(`${url}/${before.id}`, { nameDe: 'Anders', updatedAt: before.updatedAt })
      expect([stale.statusCode, stale.json().current]).toEqual([409, changed.json()])
    })

    test('addresses are unique among subcategories, not across kinds', async ({ admin, category, subcategory }) => {
      const { slug } = await category({ nameDe: 'Solar' })
      expect((await subcategory({ nameDe: 'Solar' })).slug).toBe(slug)
      const { categoryId, id } = await subcategory({ nameDe: 'Solar' })
      const taken = await admin.post(url, { nameDe: 'x', categoryId, slug })
      expect([taken.statusCode, taken.json().issues[0].path]).toEqual([409, 'slug'])
      expect((await admin.put(`${url}/${id}`, { slug })).statusCode).toBe(409)
    })

    test('a subcategory with products is kept and reports their number, unless a cascade is requested', async ({
      admin,
      subcategory,
      product,
    }) => {
      const { id, categoryId } = await subcategory()
      const inside = await product({ subcategoryId: id })
      const beside = await product({ categoryId })
      const refused = await admin.delete(`${url}/${id}`)
      expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'Löschen nicht möglich: enthält noch 1 Eintrag.', count: 1 }])
      expect((await admin.delete(`${url}/${id}?cascade=true`)).statusCode).toBe(204)
      expect((await admin.get(`/api/admin/products/${inside.id}`)).statusCode).toBe(404)
      expect((await admin.get(`/api/admin/products/${beside.id}`)).statusCode).toBe(200)
      expect((await admin.get(`${url}/${id}`)).statusCode).toBe(404)
    })

    test('products of a deleted subcategory can move to another subcategory, or directly into the category', async ({
      admin,
      db,
      subcategory,
      product,
    }) => {
      const [one, other] = [await subcategory(), await subcategory()]
      const held = await product({ subcategoryId: one.id })
      const read = async () => (await admin.get(`/api/admin/products/${held.id}`)).json()
      expect((await admin.delete(`${url}/${one.id}?moveTo=${one.id}`)).statusCode).toBe(400)
      expect((await admin.delete(`${url}/${one.id}?moveTo=4711`)).statusCode).toBe(400)
      expect((await admin.delete(`${url}/${one.id}?moveTo=${other.id}`)).statusCode).toBe(204)
      expect(await read()).toMatchObject({ categoryId: other.categoryId, subcategoryId: other.id })
      expect((await admin.delete(`${url}/${other.id}?moveTo=none`)).statusCode).toBe(204)
      expect(await read()).toMatchObject({ categoryId: other.categoryId, subcategoryId: null })
      const told = await db
        .selectFrom('edit')
        .select(['before', 'after'])
        .where('kind', '=', 'product')
        .where('action', '=', 'changed')
        .orderBy('id')
        .execute()
      expect(told.map(({ before, after }) => [JSON.parse(before), JSON.parse(after)])).toEqual([
        [
          { categoryId: one.categoryId, subcategoryId: one.id },
          { categoryId: other.categoryId, subcategoryId: other.id },
        ],
        [{ subcategoryId: other.id }, { subcategoryId: null }],
      ])
    })

    test('an empty subcategory is deleted without further options', async ({ admin, subcategory }) => {
      const { id } = await subcategory()
      expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(204)
      expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(404)
    })

    test('staff read all subcategories sorted by position, then by name', async ({ admin, subcategory }) => {
      await subcategory({ nameDe: 'B', sortOrder: 0 })
      await subcategory({ nameDe: 'A', sortOrder: 0 })
      await subcategory({ nameDe: 'Z', sortOrder: 1, isActive: false })
      const all = (await admin.get(url)).json<{ nameDe: string }[]>()
      expect(all.map(({ nameDe }) => nameDe)).toEqual(['Z', 'A', 'B'])
    })

    test('every call rejects visitors who are not signed in', async ({ visitor, subcategory }) => {
      const { id, categoryId } = await subcategory()
      const answers = [
        await visitor.get(url),
        await visitor.get(`${url}/${id}`),
        await visitor.post(url, { nameDe: 'Neu', categoryId }),
        await visitor.put(`${url}/${id}`, { nameDe: 'Neu' }),
        await visitor.delete(`${url}/${id}`),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401])
    })
  })
}
