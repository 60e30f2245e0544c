import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest, staff } from '#tests/shop.ts'
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

    test('are listed newest first, ten per page, with the total', async ({ visitor, admin, clock }) => {
      for (let n = 1; n <= 13; n += 1) {
        // Every third inquiry has the same time, to the millisecond, as the one before it.
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

    test('are filtered by status, with their number for the dashboard', async ({ visitor, admin }) => {
      const { id } = await send(visitor, { name: 'Alt' })
      await send(visitor, { name: 'Neu' })
      await admin.put(`/api/admin/inquiries/${id}`, { status: 'replied' })
      expect(await names(admin, '?status=new')).toEqual(['Neu'])
      expect(await names(admin, '?status=replied')).toEqual(['Alt'])
      expect(await names(admin, '?status=completed')).toEqual([])
      expect((await admin.get('/api/admin/inquiries?status=new')).headers['x-total-count']).toBe('1')
    })

    test('are found by name, phone, e-mail, subject, message and code, ignoring accents and case', async ({ visitor, admin }) => {
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

    test('cannot be listed by an invalid query, whose invalid part is named', async ({ admin }) => {
      for (const query of ['status=old', 'page=0', 'page=x', `q=${'a'.repeat(2000)}`]) {
        const answer = await admin.get(`/api/admin/inquiries?${query}`)
        expect([query, answer.statusCode, answer.json().issues[0].path]).toEqual([query, 400, query.split('=')[0]])
      }
    })

    test('can change from any status to any other', async ({ visitor, admin, clock }) => {
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

    test('are returned in their current state to a stale write', async ({ visitor, admin }) => {
      const { id } = await send(visitor)
      const [before] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      const mine = await admin.put(`/api/admin/inquiries/${id}`, { status: 'replied', updatedAt: before?.updatedAt })
      expect(mine.statusCode).toBe(200)
      const late = await admin.put(`/api/admin/inquiries/${id}`, { status: 'completed', updatedAt: before?.updatedAt })
      expect([late.statusCode, late.json().current]).toMatchObject([409, { id, status: 'replied' }])
      // A change of another field, or to the stored value, is no conflict.
      for (const body of [{ notes: 'Llamar' }, { status: 'replied' }]) {
        const merged = await admin.put(`/api/admin/inquiries/${id}`, { ...body, updatedAt: before?.updatedAt })
        expect([merged.statusCode, merged.json()]).toMatchObject([200, { status: 'replied', notes: 'Llamar' }])
      }
      // Two simultaneous writes without `updatedAt` are both applied, one after the other.
      const both = await Promise.all(['processed', 'completed'].map((status) => admin.put(`/api/admin/inquiries/${id}`, { status })))
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(new Set(both.map((answer) => answer.json<Inquiry>().updatedAt)).size).toBe(2)
    })

    test('are moved to the trash when deleted, once', async ({ visitor, admin, db }) => {
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

    test('reject invalid ids', async ({ admin }) => {
      for (const id of ['0', '-1', 'x', '1.5', '99999999999'])
        expect([id, (await admin.delete(`/api/admin/inquiries/${id}`)).statusCode]).toEqual([id, 400])
      expect((await admin.delete('/api/admin/inquiries/4711')).statusCode).toBe(404)
    })

    test('can be read one by one with everything that was sent with them', async ({ visitor, admin }) => {
      const cart = { code: '7KQ4XM', lines: [{ productId: 3, quantity: 2, name: 'Panel', sku: 'PV-550M', price: '145.00' }] }
      const calculator = { kwhPerDay: 7.2 }
      const { id, code } = await send(visitor, { systemType: 'complete', source: '/product/panel', productIds: [3], cart, calculator })
      const answer = await admin.get(`/api/admin/inquiries/${id}`)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { id, code, status: 'new', notes: '', systemType: 'complete', source: '/product/panel', productIds: [3], cart, calculator },
      ])
      expect((await admin.get('/api/admin/inquiries/4711')).statusCode).toBe(404)
    })

    test('accept back everything as it was read, and change nothing then', async ({ visitor, admin }) => {
      const cart = { code: '7KQ4XM', lines: [{ productId: 3, quantity: 2, name: 'Panel', sku: null, price: '145.00' }] }
      for (const sent of [await send(visitor), await send(visitor, { cart, email: 'ana@example.com' })]) {
        const path = `/api/admin/inquiries/${sent.id}`
        const read = (await admin.get(path)).json()
        const answer = await admin.put(path, read)
        expect([answer.statusCode, answer.json()]).toEqual([200, read])
        for (const other of [{ name: 'Otro nombre' }, { cart: read.cart ? null : cart }])
          expect((await admin.put(path, { ...read, ...other })).statusCode).toBe(409)
      }
    })

    test('show who changed the notes last and when, to readers, editors and late writers', async ({ visitor, admin, clock }) => {
      const { id } = await send(visitor)
      const path = `/api/admin/inquiries/${id}`
      const before = (await admin.get(path)).json()
      expect(before.notesBy).toBeUndefined()
      clock.advance(MINUTE)
      const notesBy = { by: staff.firstName, at: clock.now().toISOString() }
      expect((await admin.put(path, { notes: 'Llamar' })).json()).toMatchObject({ notesBy })
      clock.advance(MINUTE)
      expect((await admin.put(path, { status: 'replied' })).json()).toMatchObject({ notesBy })
      expect((await admin.get(path)).json()).toMatchObject({ notes: 'Llamar', notesBy })
      const late = await admin.put(path, { notes: 'Escribir', updatedAt: before.updatedAt })
      expect([late.statusCode, late.json()]).toMatchObject([
        409,
        { current: { notes: 'Llamar', notesBy }, conflicts: [{ field: 'notes', ...notesBy }] },
      ])
    })

    test('keep notes separate from the status, trimmed, limited, and recorded as a change', async ({ visitor, admin, db }) => {
      const { id } = await send(visitor)
      const put = (body: object) => admin.put(`/api/admin/inquiries/${id}`, body)
      expect((await put({ status: 'in_progress' })).json()).toMatchObject({ status: 'in_progress', notes: '' })
      expect((await put({ notes: '  Ruft am Montag an.\n' })).json()).toMatchObject({ status: 'in_progress', notes: 'Ruft am Montag an.' })
      expect((await put({ status: 'replied' })).json()).toMatchObject({ status: 'replied', notes: 'Ruft am Montag an.' })
      expect((await put({ notes: 'x'.repeat(10_000) })).statusCode).toBe(200)
      for (const notes of ['x'.repeat(10_001), 7, null, 'a\0b']) {
        const refused = await put({ notes })
        expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'notes'])
      }
      expect((await put({})).statusCode).toBe(400)
      const edits = await db.selectFrom('edit').select(['kind', 'before', 'after']).orderBy('id').execute()
      expect(edits[1]).toEqual({ kind: 'inquiry', before: '{"notes":""}', after: '{"notes":"Ruft am Montag an."}' })
    })

    test('are counted by status, also within a search', async ({ visitor, admin }) => {
      const counts = async (query = '') => (await admin.get(`/api/admin/inquiries/counts${query}`)).json()
      const none = { new: 0, in_progress: 0, replied: 0, processed: 0, completed: 0, suspicious: 0, newest: 0 }
      expect(await counts()).toEqual(none)
      const [first, second, third] = [await send(visitor, { name: 'José' }), await send(visitor), await send(visitor)]
      await admin.put(`/api/admin/inquiries/${first?.id}`, { status: 'processed' })
      await admin.delete(`/api/admin/inquiries/${third?.id}`)
      expect(await counts()).toEqual({ ...none, new: 1, processed: 1, newest: second?.id })
      expect(await counts('?q=jose')).toEqual({ ...none, processed: 1, newest: first?.id })
      expect(await counts('?status=new')).toEqual({ ...none, new: 1, newest: second?.id })
    })

    test('return the neighbours of an inquiry in the filtered list', async ({ visitor, admin, clock }) => {
      const sent: InquiryReceipt[] = []
      for (const name of ['Ana', 'José', 'Luis', 'Rosa']) {
        // Two of the inquiries have the same time, to the millisecond.
        if (name !== 'Luis') clock.advance(MINUTE)
        sent.push(await send(visitor, { name }))
      }
      const [ana, jose, luis, rosa] = sent.map(({ id }) => id)
      const around = async (id: number | undefined, query = '') => {
        const { newer, older } = (await admin.get(`/api/admin/inquiries/${id}/neighbours${query}`)).json()
        return [newer?.name, older?.name]
      }
      expect(await around(rosa)).toEqual([undefined, 'Luis'])
      expect(await around(luis)).toEqual(['Rosa', 'José'])
      expect(await around(jose)).toEqual(['Luis', 'Ana'])
      expect(await around(ana)).toEqual(['José', undefined])
      await admin.put(`/api/admin/inquiries/${luis}`, { status: 'replied' })
      expect(await around(jose, '?status=new')).toEqual(['Rosa', 'Ana'])
      // An inquiry that the filter excludes has neighbours, too.
      expect(await around(luis, '?status=new')).toEqual(['Rosa', 'José'])
      expect(await around(rosa, '?q=ana')).toEqual([undefined, 'Ana'])
      expect((await admin.get('/api/admin/inquiries/4711/neighbours')).statusCode).toBe(404)
    })

    test('can be marked as ordinary or deleted if they look automated, each with undo', async ({ visitor, admin, clock }) => {
      const { id } = await send(visitor, { name: 'Ana', website: 'x' })
      clock.advance(MINUTE)
      const { id: hasty } = await send(visitor, { name: 'José', elapsedMs: 5 })
      const around = async (one: number, query = '') => (await admin.get(`/api/admin/inquiries/${one}/neighbours${query}`)).json()
      expect(await names(admin, '?suspicious=true')).toEqual(['José', 'Ana'])
      expect(await names(admin, '?suspicious=true&q=ana')).toEqual(['Ana'])
      expect(await names(admin, '?suspicious=false')).toEqual(['José'])
      expect(await around(hasty, '?suspicious=true')).toMatchObject({ older: { id } })
      expect(await around(hasty)).toEqual({ newer: null, older: null })
      expect((await admin.get('/api/admin/inquiries?suspicious=maybe')).statusCode).toBe(400)

      const cleared = await admin.put(`/api/admin/inquiries/${id}`, { suspicion: null })
      expect([cleared.statusCode, cleared.json()]).toMatchObject([200, { id, suspicion: null, status: 'new' }])
      expect(await names(admin)).toEqual(['José', 'Ana'])
      expect((await admin.get('/api/admin/inquiries/counts')).json()).toMatchObject({ new: 2, suspicious: 1 })
      const [change] = (await admin.get(`/api/admin/history?kind=inquiry&subject=${id}`)).json()
      expect(change.changes).toEqual([{ field: 'suspicion', before: 'hidden-field', after: null }])
      expect((await admin.post(`/api/admin/history/${change.id}/undo`)).statusCode).toBe(200)
      expect(await names(admin)).toEqual(['José'])
      expect((await admin.put(`/api/admin/inquiries/${id}`, { suspicion: 'ugly' })).json().issues[0].path).toBe('suspicion')

      expect((await admin.delete(`/api/admin/inquiries/${id}`)).statusCode).toBe(204)
      expect(await names(admin, '?suspicious=true')).toEqual(['José'])
      await admin.post(`/api/admin/trash/inquiry/${id}/restore`)
      expect(await names(admin, '?suspicious=true')).toEqual(['José', 'Ana'])
    })

    test('are exported as CSV in which no cell is a formula', async ({ visitor, admin, clock }) => {
      await send(visitor, {
        name: '=HYPERLINK("http://x")',
        phone: '+53 5234 5678',
        message: 'Primera; "línea"\nsegunda línea',
        email: 'a@b.cu',
      })
      clock.advance(MINUTE)
      await send(visitor, { name: 'José', language: 'en', systemType: 'generator', message: '  @SUM(A1) y más' })
      const answer = await admin.get('/api/admin/inquiries.csv?language=de')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(answer.headers['content-disposition']).toBe('attachment; filename="anfragen-2026-11-21.csv"')
      const [heading, first, ...rest] = answer.body.split('\r\n')
      expect(heading).toMatch(/^\ufeff"Code";"Eingegangen \(Havanna\)";"Status";"Name";"Telefon";"WhatsApp";"E-Mail";/)
      expect(first).toMatch(
        /^"[A-Z\d]{7}";"2026-11-21 07:01";"Neu";"José";"5234 5678";"\(\+53\) 5234 5678";"";"Englisch";"Nur Generator";"";"'@SUM\(A1\) y más"/,
      )
      expect(rest[0]).toContain(`;"'=HYPERLINK(""http://x"")";"(+53) 5234 5678";`)
      expect(rest[0]).toContain(';"Primera; ""línea""\nsegunda línea";')
      expect((await admin.get('/api/admin/inquiries.csv?language=en&q=jose')).body.split('\r\n')).toHaveLength(3)
      expect((await admin.get('/api/admin/inquiries.csv?status=completed')).body.split('\r\n')).toHaveLength(2)
    })

    test('are exported once and in order, even if there are more than one read fetches', async ({ admin, visitor, db }) => {
      await send(visitor)
      const { id: _, ...row } = await db.selectFrom('inquiry').selectAll().executeTakeFirstOrThrow()
      const copies = Array.from({ length: 1203 }, (__, n) => ({
        ...row,
        code: `X${n}`,
        // Seven hundred rows have the same time, more than the export fetches at once.
        created_at: new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(n / 700))).toISOString(),
      }))
      for (let at = 0; at < copies.length; at += 200)
        await db
          .insertInto('inquiry')
          .values(copies.slice(at, at + 200))
          .execute()
      const codes = (await admin.get('/api/admin/inquiries.csv')).body.split('\r\n').flatMap((text) => /^"(X\d+)"/.exec(text)?.[1] ?? [])
      expect(codes).toEqual(copies.map(({ code }) => code).reverse())
    })

    test('are closed to visitors', async ({ visitor, admin }) => {
      const { id } = await send(visitor)
      const answers = await Promise.all([
        visitor.get('/api/admin/inquiries'),
        visitor.put(`/api/admin/inquiries/${id}`, { status: 'completed' }),
        visitor.delete(`/api/admin/inquiries/${id}`),
        visitor.get('/api/admin/inquiries/counts'),
        visitor.get('/api/admin/inquiries.csv'),
        visitor.get('/api/admin/inquiries/by-code/7KQ4XM'),
        visitor.get(`/api/admin/inquiries/${id}`),
        visitor.get(`/api/admin/inquiries/${id}/neighbours`),
        visitor.post('/api/admin/inquiries', {}),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(401))
      expect((await admin.get('/api/admin/inquiries')).json()).toMatchObject([{ id, status: 'new' }])
    })
  })
}
