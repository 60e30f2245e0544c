import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { Product } from './product.contract.ts'

const url = '/api/admin/products'

for (const database of databases) {
  describe(`addresses and copies of products, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a used or reserved slug is refused if it is typed, and avoided if it is generated', async ({ admin, product }) => {
      const first = await product({ nameDe: 'Modul' })
      const second = await product({ nameDe: 'Modul' })
      expect([first.slug, second.slug]).toEqual(['modul', 'modul-2'])
      for (const slug of ['modul', 'featured']) {
        const answer = await admin.put(`${url}/${second.id}`, { slug })
        expect([slug, answer.statusCode, answer.json().issues[0].path]).toEqual([slug, 409, 'slug'])
      }
      expect((await product({ nameDe: 'Featured' })).slug).toBe('featured-2')
      expect((await product({ nameDe: '太阳能' })).slug).toBe('producto')
      expect((await product({ nameDe: '太阳能' })).slug).toBe('producto-2')
      expect((await product({ nameDe: 'x', slug: '' })).slug).toBe('x')
      expect((await product({ nameDe: 'Deutsch', nameEn: 'English', nameEs: 'Español' })).slug).toBe('espanol')
      const race = await Promise.all([1, 2, 3].map(() => product({ nameDe: 'Gleich' })))
      expect(race.map(({ slug }) => slug).sort()).toEqual(['gleich', 'gleich-2', 'gleich-3'])
    })

    test('the address stays when the name changes, and an emptied one is generated again', async ({ admin, product }) => {
      const { id } = await product({ nameDe: 'Alt' })
      expect((await admin.put(`${url}/${id}`, { nameDe: 'Neu', nameEs: 'Nuevo' })).json()).toMatchObject({ slug: 'alt' })
      expect((await admin.put(`${url}/${id}`, { slug: '' })).json()).toMatchObject({ slug: 'nuevo' })
    })

    test('emptying an address that was generated from the name restores it, even if it was a former address', async ({
      admin,
      visitor,
      product,
    }) => {
      const { id } = await product({ nameEs: 'Inversor híbrido' })
      const second = await product({ nameEs: 'Inversor híbrido' })
      const emptied = async (id: number) => (await admin.put(`${url}/${id}`, { slug: '' })).json()
      expect(await emptied(id)).toMatchObject({ slug: 'inversor-hibrido' })
      expect(await emptied(second.id)).toMatchObject({ slug: 'inversor-hibrido-2' })
      await admin.put(`${url}/${id}`, { slug: 'oferta' })
      expect(await emptied(second.id)).toMatchObject({ slug: 'inversor-hibrido-2' })
      expect(await emptied(id)).toMatchObject({ slug: 'inversor-hibrido' })
      expect((await visitor.get('/api/products/inversor-hibrido')).json()).toMatchObject({ id })
      expect((await visitor.get('/api/products/oferta')).headers.location).toBe('/api/products/inversor-hibrido')
    })

    test('old addresses redirect directly to the current address', async ({ admin, visitor, product }) => {
      const { id } = await product({ nameDe: 'Eins' })
      await admin.put(`${url}/${id}`, { slug: 'zwei' })
      await admin.put(`${url}/${id}`, { slug: 'drei' })
      for (const slug of ['eins', 'zwei']) {
        const moved = await visitor.get(`/api/products/${slug}`)
        expect([moved.statusCode, moved.headers.location, moved.json().slug]).toEqual([301, '/api/products/drei', 'drei'])
      }
      expect((await visitor.get('/api/products/drei')).statusCode).toBe(200)
      // After the product gets its first address again, the later addresses redirect to the first.
      await admin.put(`${url}/${id}`, { slug: 'eins' })
      expect((await visitor.get('/api/products/eins')).statusCode).toBe(200)
      expect((await visitor.get('/api/products/zwei')).headers.location).toBe('/api/products/eins')
      expect((await visitor.get('/api/products/drei')).headers.location).toBe('/api/products/eins')
    })

    test('an old address is reused only if it is typed, never if it is generated', async ({ admin, visitor, product }) => {
      const { id } = await product({ nameDe: 'Modul' })
      await admin.put(`${url}/${id}`, { slug: 'modul-neu' })
      const other = await product({ nameDe: 'Modul' })
      expect(other.slug).toBe('modul-2')
      expect((await admin.put(`${url}/${other.id}`, { slug: 'modul' })).statusCode).toBe(200)
      expect((await visitor.get('/api/products/modul')).json()).toMatchObject({ id: other.id })
    })

    test('an old address of a hidden product is not found', async ({ admin, visitor, product }) => {
      const { id } = await product({ nameDe: 'Eins' })
      await admin.put(`${url}/${id}`, { slug: 'zwei', isActive: false })
      expect((await visitor.get('/api/products/eins')).statusCode).toBe(404)
      await admin.put(`${url}/${id}`, { isActive: true })
      expect((await visitor.get('/api/products/eins')).statusCode).toBe(301)
      await admin.delete(`${url}/${id}`)
      expect((await visitor.get('/api/products/eins')).statusCode).toBe(404)
    })

    test('a copy is inactive, has its own address and SKU, and is marked in each language', async ({ admin, visitor, product }) => {
      const original = await product({
        nameDe: 'Modul',
        nameEs: 'Panel',
        nameEn: 'Panel',
        sku: 'SP-1',
        newPrice: '5.00',
        isFeatured: true,
        specs: { kva: 2 },
      })
      const first = await admin.post(`${url}/${original.id}/duplicate`)
      expect(first.statusCode).toBe(201)
      expect(first.json()).toEqual({
        ...original,
        id: expect.any(Number),
        name: 'Modul (Kopie)',
        nameDe: 'Modul (Kopie)',
        nameEs: 'Panel (copia)',
        nameEn: 'Panel (copy)',
        slug: 'panel-copia',
        sku: 'SP-1-2',
        isActive: false,
      })
      expect(first.json().id).not.toBe(original.id)
      const second = await admin.post(`${url}/${original.id}/duplicate`)
      expect(second.json()).toMatchObject({ slug: 'panel-copia-2', sku: 'SP-1-3' })
      expect((await visitor.get('/api/products')).json()).toHaveLength(1)
      expect((await admin.post(`${url}/4711/duplicate`)).statusCode).toBe(404)
    })

    test('a copy stays within the limits and invents neither names nor an SKU', async ({ admin, product }) => {
      const { id } = await product({ nameDe: '☀️'.repeat(150), sku: 'S'.repeat(64) })
      const { nameDe, nameEs, sku } = (await admin.post(`${url}/${id}/duplicate`)).json<Product>()
      expect(nameDe.length).toBeLessThanOrEqual(300)
      expect(nameDe).toMatch(/ \(Kopie\)$/)
      expect([nameEs, sku]).toEqual(['', `${'S'.repeat(62)}-2`])
      expect((await admin.put(`${url}/${id}`, { nameDe })).statusCode).toBe(200)
      const plain = await product()
      expect((await admin.post(`${url}/${plain.id}/duplicate`)).json()).toMatchObject({ sku: null, nameEs: '', nameEn: '' })
    })
  })
}
