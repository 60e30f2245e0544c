import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Inquiry, InquiryInput, InquiryReceipt } from './inquiry.contract.ts'

async function send(visitor: Client, input: Partial<InquiryInput> = {}): Promise<InquiryReceipt> {
  const answer = await visitor.post('/api/inquiries', {
    name: 'Ana',
    phone: '5234 5678',
    message: 'Quiero un sistema de 5 kW.',
    language: 'es',
    ...input,
  })
  return answer.json<InquiryReceipt>()
}

for (const database of databases) {
  describe(`orders that staff record as inquiries, on ${database.name}`, () => {
    const test = shopTest(database)
    const names = async (admin: Client, query = '') =>
      (await admin.get(`/api/admin/inquiries${query}`)).json<Inquiry[]>().map(({ name }) => name)

    test('can be recorded from an order in WhatsApp, once, and found by the order’s code', async ({ visitor, admin, db }) => {
      const lines = [
        { productId: 3, quantity: 2, name: 'Panel', sku: 'PV-550M', price: '145.00' },
        { productId: null, quantity: 1, name: 'Was es nicht mehr gibt', price: null },
      ]
      const order = {
        name: 'Ana',
        phone: '5234 5678',
        language: 'es',
        message: `Hola ${'x'.repeat(6000)}`,
        cart: { code: '7KQ4XM', lines },
      }
      const headers = { 'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
      const [one, other] = await Promise.all([1, 2].map(() => admin.post('/api/admin/inquiries', order, headers)))
      expect([one?.statusCode, one?.json()]).toMatchObject([
        201,
        { status: 'new', source: 'whatsapp', language: 'es', phoneE164: '+5352345678', cart: order.cart },
      ])
      expect(other?.json()).toEqual(one?.json())
      // Another order with the same key is refused; otherwise it would be confirmed and lost.
      const reused = await admin.post('/api/admin/inquiries', { ...order, message: 'Hola otra vez' }, headers)
      expect([reused.statusCode, reused.json().error]).toEqual([422, expect.stringContaining('Idempotency-Key')])
      expect(await names(admin)).toEqual(['Ana'])
      expect(await db.selectFrom('edit').select(['kind', 'action', 'title', 'administrator']).execute()).toEqual([
        { kind: 'inquiry', action: 'created', title: 'Ana', administrator: 'Yanelis' },
      ])

      const { id, code } = one?.json<Inquiry>() ?? { id: 0, code: '' }
      await send(visitor, { message: 'Mi pedido fue 7KQ4XM, creo.' })
      const found = async (text: string) =>
        (await admin.get(`/api/admin/inquiries/by-code/${text}`)).json<Inquiry[]>().map((inquiry) => inquiry.id)
      expect(await found('7kq4xm')).toEqual([id])
      expect(await found(code)).toEqual([id])
      expect(await found('AAAAAA')).toEqual([])
      expect(await names(admin, '?q=7kq4xm')).toHaveLength(2)
      for (const text of ['7KQ4', '7KQ4XMAA', "a'b'cd"])
        expect((await admin.get(`/api/admin/inquiries/by-code/${text}`)).statusCode).toBe(400)
      await admin.delete(`/api/admin/inquiries/${id}`)
      expect(await found('7KQ4XM')).toEqual([])
    })

    test('can be edited if staff recorded them, with history and search; customers’ inquiries stay unchanged', async ({
      visitor,
      admin,
    }) => {
      const line = { productId: 3, quantity: 2, name: 'Panel' }
      const order = { name: 'Ana', phone: '5234 5678', language: 'es', message: 'Hola', cart: { code: '7KQ4XM', lines: [line] } }
      const made = (await admin.post('/api/admin/inquiries', order)).json<Inquiry>()
      const { id, updatedAt } = made
      const lines = [line, { productId: null, quantity: 1, name: 'Cable' }]
      const later = { ...order, name: 'Ana María', phone: '5234 5679', message: 'Hola de nuevo', cart: { ...order.cart, lines } }
      const changed = await admin.put(`/api/admin/inquiries/${id}`, { ...later, updatedAt })
      expect([changed.statusCode, changed.json()]).toMatchObject([200, { ...later, id, code: made.code, phoneE164: '+5352345679' }])
      expect(await names(admin, '?q=52345679')).toEqual(['Ana María'])
      expect(await names(admin, '?q=52345678')).toEqual([])
      expect(await names(admin, '?q=7kq4xm')).toEqual(['Ana María'])

      // The notes of a colleague are kept; a field that both have changed is a conflict.
      await admin.put(`/api/admin/inquiries/${id}`, { notes: 'llamar' })
      const mended = await admin.put(`/api/admin/inquiries/${id}`, { phone: '5234 5670', updatedAt })
      expect([mended.statusCode, mended.json().conflicts]).toMatchObject([409, [{ field: 'phone', by: 'Yanelis' }]])
      const history = async () =>
        (await admin.get(`/api/admin/history?kind=inquiry&subject=${id}`)).json<{ id: number; changes: { field: string }[] }[]>()
      const entry = (await history()).find(({ changes }) => changes.some(({ field }) => field === 'name'))
      expect(entry?.changes.map(({ field }) => field).sort()).toEqual(['cart', 'message', 'name', 'phone'])
      expect((await admin.post(`/api/admin/history/${entry?.id}/undo`, {})).statusCode).toBe(200)
      expect((await admin.get(`/api/admin/inquiries/${id}`)).json()).toMatchObject({ ...order, notes: 'llamar', phoneE164: '+5352345678' })

      const { id: sent } = await send(visitor)
      const refused = await admin.put(`/api/admin/inquiries/${sent}`, { name: 'Otro', notes: 'x' })
      expect([refused.statusCode, refused.json().error]).toEqual([409, 'Was ein Kunde selbst gesendet hat, bleibt, wie es ist.'])
      for (const [wrong, path] of [
        [{ name: 'A' }, 'name'],
        [{ phone: '12' }, 'phone'],
        [{ cart: 'x' }, 'cart'],
        [{ cart: null }, 'cart'],
      ] as const)
        expect((await admin.put(`/api/admin/inquiries/${id}`, wrong)).json().issues[0].path).toBe(path)
    })

    test('cannot be recorded without name, phone or cart; the missing part is named', async ({ admin }) => {
      const order = { name: 'Ana', phone: '5234 5678', language: 'es', message: 'Hola', cart: { lines: [] } }
      const wrong: [object, string][] = [
        [{ name: 'A' }, 'name'],
        [{ phone: '123' }, 'phone'],
        [{ phone: 'steht im Chat' }, 'phone'],
        [{ message: ' ' }, 'message'],
        [{ message: 'x'.repeat(50_001) }, 'message'],
        [{ language: 'fr' }, 'language'],
        [{ cart: undefined }, 'cart'],
      ]
      for (const [change, path] of wrong) {
        const answer = await admin.post('/api/admin/inquiries', { ...order, ...change })
        expect([path, answer.statusCode, answer.json().issues[0].path]).toEqual([path, 400, path])
      }
    })
  })
}
