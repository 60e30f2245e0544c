import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Inquiry, InquiryInput, InquiryReceipt } from './inquiry.contract.ts'
import { inquiryStatuses } from './status.ts'

const MINUTE = 60_000

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
  describe(`inquiries for staff, on ${database.name}`, () => {
    const test = shopTest(database)
    const names = async (admin: Client, query = '') =>
      (await admin.get(`/api/admin/inquiries${query}`)).json<Inquiry[]>().map(({ name }) => name)

    test('the newest first, ten a page, with the number of all', async ({ visitor, admin, clock }) => {
      for (let n = 1; n <= 13; n += 1) {
        // Every third comes within the same millisecond as the one before.
        if (n % 3 !== 0) clock.advance(2 * MINUTE)
        await send(visitor, { name: `Cliente ${n}` })
      }
      const first = await admin.get('/api/admin/inquiries')
      expect([first.headers['x-total-count'], first.headers['cache-control']]).toEqual(['13', 'no-store'])
      const expected = Array.from({ length: 13 }, (_, index) => `Cliente ${13 - index}`)
      expect(await names(admin)).toEqual(expected.slice(0, 10))
      expect(await names(admin, '?page=2')).toEqual(expected.slice(10))
      expect(await names(admin, '?page=3')).toEqual([])
    })

    test('by status, with their number for the dashboard', async ({ visitor, admin }) => {
      const { id } = await send(visitor, { name: 'Alt' })
      await send(visitor, { name: 'Neu' })
      await admin.put(`/api/admin/inquiries/${id}`, { status: 'replied' })
      expect(await names(admin, '?status=new')).toEqual(['Neu'])
      expect(await names(admin, '?status=replied')).toEqual(['Alt'])
      expect(await names(admin, '?status=completed')).toEqual([])
      expect((await admin.get('/api/admin/inquiries?status=new')).headers['x-total-count']).toBe('1')
    })

    test('by words of name, phone, e-mail, subject, message and code, accents and capitals ignored', async ({ visitor, admin }) => {
      const { code } = await send(visitor, { name: 'José Núñez', phone: '+53 5 234 56 78', email: 'pepe@correo.cu' })
      await send(visitor, { name: 'Ana 100%', phone: '45 24 1234', subject: 'Planta_diésel', message: 'GENERADOR de 12 kVA!' })
      const both = ['Ana 100%', 'José Núñez']
      const searches: [q: string, found: string[]][] = [
        ['jose', ['José Núñez']],
        ['NÚÑEZ', ['José Núñez']],
        ['nunez pepe', ['José Núñez']],
        ['nunez generador', []],
        ['52345678', ['José Núñez']],
        ['5234-5678', ['José Núñez']],
        ['+5352345678', ['José Núñez']],
        ['45 24 12', ['Ana 100%']],
        ['correo.cu', ['José Núñez']],
        ['diesel', ['Ana 100%']],
        ['kva!', ['Ana 100%']],
        [code.toLowerCase(), ['José Núñez']],
        ['%', ['Ana 100%']],
        ['_', ['Ana 100%']],
        ['  ', both],
        ['', both],
        ["' or 1=1 --", []],
      ]
      for (const [q, found] of searches) expect([q, await names(admin, `?q=${encodeURIComponent(q)}`)]).toEqual([q, found])
    })

    test('a question that makes no sense is refused, naming its part', async ({ admin }) => {
      for (const query of ['status=old', 'page=0', 'page=x', `q=${'a'.repeat(2000)}`]) {
        const answer = await admin.get(`/api/admin/inquiries?${query}`)
        expect([query, answer.statusCode, answer.json().issues[0].path]).toEqual([query, 400, query.split('=')[0]])
      }
    })

    test('takes every status, back and forth', async ({ visitor, admin, clock }) => {
      const { id } = await send(visitor)
      for (const status of [...inquiryStatuses, 'new']) {
        clock.advance(MINUTE)
        const answer = await admin.put(`/api/admin/inquiries/${id}`, { status })
        expect([answer.statusCode, answer.json()]).toMatchObject([200, { id, status, updatedAt: clock.now().toISOString() }])
      }
      for (const status of ['done', '', null, undefined]) {
        const answer = await admin.put(`/api/admin/inquiries/${id}`, { status })
        expect([status, answer.statusCode, answer.json().issues[0].path]).toEqual([status, 400, 'status'])
      }
    })

    test('a write that began before somebody else’s gets the inquiry as it is now', async ({ visitor, admin }) => {
      const { id } = await send(visitor)
      const [before] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      const mine = await admin.put(`/api/admin/inquiries/${id}`, { status: 'replied', updatedAt: before?.updatedAt })
      expect(mine.statusCode).toBe(200)
      const late = await admin.put(`/api/admin/inquiries/${id}`, { status: 'completed', updatedAt: before?.updatedAt })
      expect([late.statusCode, late.json().current]).toMatchObject([409, { id, status: 'replied' }])
      // Two at once without a time: the later one holds, none is lost in between.
      const both = await Promise.all(['processed', 'completed'].map((status) => admin.put(`/api/admin/inquiries/${id}`, { status })))
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(new Set(both.map((answer) => answer.json<Inquiry>().updatedAt)).size).toBe(2)
    })

    test('deleting puts it into the trash, once', async ({ visitor, admin, db }) => {
      const { id } = await send(visitor)
      const answer = await admin.delete(`/api/admin/inquiries/${id}`)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect((await admin.get('/api/admin/inquiries')).headers['x-total-count']).toBe('0')
      expect((await admin.delete(`/api/admin/inquiries/${id}`)).json()).toEqual({ error: 'Nicht gefunden.' })
      expect((await admin.put(`/api/admin/inquiries/${id}`, { status: 'new' })).statusCode).toBe(404)
      expect(await db.selectFrom('inquiry').select(['name', 'deleted_at']).execute()).toEqual([
        { name: 'Ana', deleted_at: '2026-11-21T12:00:00.000Z' },
      ])
    })

    test('ids that are none are refused', async ({ admin }) => {
      for (const id of ['0', '-1', 'x', '1.5', '99999999999'])
        expect([id, (await admin.delete(`/api/admin/inquiries/${id}`)).statusCode]).toEqual([id, 400])
      expect((await admin.delete('/api/admin/inquiries/4711')).statusCode).toBe(404)
    })

    test('visitors are turned away from all of it', async ({ visitor, admin }) => {
      const { id } = await send(visitor)
      const answers = await Promise.all([
        visitor.get('/api/admin/inquiries'),
        visitor.put(`/api/admin/inquiries/${id}`, { status: 'completed' }),
        visitor.delete(`/api/admin/inquiries/${id}`),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
      expect((await admin.get('/api/admin/inquiries')).json()).toMatchObject([{ id, status: 'new' }])
    })
  })
}
