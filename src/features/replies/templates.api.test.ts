import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { type ReplyTemplate, templateInputSchema, templateTexts } from './template.contract.ts'
import { listTemplates } from './template.store.server.ts'
import { fieldsIn, fillTemplate, MAX_TEMPLATES, unknownPlaceholders } from './template-fields.ts'

const path = '/api/admin/reply-templates'
const text = { textDe: 'Guten Tag {Name}', textEs: 'Hola, {Nombre}', textEn: 'Hello {Name}' }

async function make(admin: Client, nameDe: string): Promise<ReplyTemplate> {
  const answer = await admin.post(path, { nameDe, ...text })
  expect(answer.statusCode).toBe(201)
  return answer.json<ReplyTemplate>()
}
const list = async (admin: Client) => (await admin.get(path)).json<ReplyTemplate[]>()
const names = async (admin: Client) => (await list(admin)).map(({ nameDe }) => nameDe)

for (const database of databases) {
  describe(`templates of answers, on ${database.name}`, () => {
    const test = shopTest(database)
    const latest = async (admin: Client, id: number) =>
      (await admin.get(`/api/admin/history?kind=template&subject=${id}`)).json<{ id: number; changes: { field: string }[] }[]>()

    test('shipped templates are complete in three languages and have valid placeholders, and one quotes the message', async () => {
      const { opened, remove } = await database.make()
      const shipped = await listTemplates(opened.db)
      expect(shipped.length).toBeGreaterThan(4)
      for (const template of shipped) {
        expect(templateInputSchema.parse(template)).toMatchObject({ nameDe: template.nameDe, textEn: template.textEn })
        const fields = templateTexts.map((field) => fieldsIn(template[field]).join(' '))
        expect([template.nameDe, new Set(fields).size, fields[0] === '']).toEqual([template.nameDe, 1, false])
        expect(templateTexts.flatMap((field) => unknownPlaceholders(template[field]))).toEqual([])
        expect(JSON.stringify(template)).not.toMatch(/8:00|18:00|Sonne|solar|eléctric/i)
      }
      expect(shipped.filter(({ textDe }) => fieldsIn(textDe).includes('message'))).toHaveLength(1)
      await remove()
    })

    test('shipped templates offer to reserve scarce products, and never call them in stock', async () => {
      const { opened, remove } = await database.make()
      const ofStock = (await listTemplates(opened.db)).filter(({ textDe }) => fieldsIn(textDe).includes('inStock'))
      expect(ofStock).toHaveLength(2)
      const plenty = /Tenemos en existencia|Puede recoger|recogerlo|Auf Lager haben|abholen|We have in stock|collect/
      const few = {
        textEs: /pocas unidades[\s\S]*- X[\s\S]*reservemos/,
        textDe: /wenige[\s\S]*- X[\s\S]*reservieren/,
        textEn: /few[\s\S]*- X[\s\S]*reserve/,
      }
      for (const template of ofStock)
        for (const field of templateTexts) {
          const only = fillTemplate(template[field], { fewLeft: '- X' }).text
          expect(only).toMatch(few[field])
          expect(only).not.toMatch(plenty)
          const mixed = fillTemplate(template[field], { inStock: '- Y', fewLeft: '- X', notInStock: '- Z' }).text
          const paragraphs = mixed.split('\n\n').filter((paragraph) => /^- [XY]/m.test(paragraph))
          expect(paragraphs.map((paragraph) => [plenty.test(paragraph), few[field].test(paragraph)])).toEqual([
            [true, false],
            [false, true],
          ])
        }
      await remove()
    })

    test('templates are added, changed, moved and deleted, each with a history entry and undo', async ({ admin, clock }) => {
      const [one, two, three] = [await make(admin, 'Eins'), await make(admin, 'Zwei'), await make(admin, 'Drei')]
      clock.advance(1000)
      const moved = await admin.put(`${path}/${three.id}`, { sortOrder: 1 })
      expect([moved.statusCode, moved.json().sortOrder]).toEqual([200, 1])
      expect(await names(admin)).toEqual(['Drei', 'Eins', 'Zwei'])
      // A move is one entry in the history, and templates that make room stay unchanged.
      const all = (await admin.get('/api/admin/history?kind=template')).json<{ subject: string; action: string }[]>()
      expect(all.filter(({ action }) => action === 'changed').map(({ subject }) => subject)).toEqual([String(three.id)])
      expect((await list(admin)).find(({ id }) => id === two.id)?.updatedAt).toBe(two.updatedAt)
      const [entry] = await latest(admin, three.id)
      expect((await admin.post(`/api/admin/history/${entry?.id}/undo`, {})).statusCode).toBe(200)
      expect(await names(admin)).toEqual(['Eins', 'Zwei', 'Drei'])
      expect((await admin.put(`${path}/${one.id}`, { sortOrder: 50 })).json().sortOrder).toBe(3)

      clock.advance(1000)
      expect((await admin.put(`${path}/${two.id}`, { textEs: 'Buenas, {nombre}' })).json()).toMatchObject({
        ...text,
        textEs: 'Buenas, {nombre}',
      })
      const [change] = await latest(admin, two.id)
      expect(change?.changes).toEqual([{ field: 'textEs', before: text.textEs, after: 'Buenas, {nombre}' }])
      await admin.post(`/api/admin/history/${change?.id}/undo`, {})
      expect((await list(admin)).find(({ id }) => id === two.id)).toMatchObject(text)

      expect((await admin.delete(`${path}/${two.id}`)).statusCode).toBe(204)
      expect((await admin.delete(`${path}/${two.id}`)).statusCode).toBe(404)
      expect((await admin.get('/api/admin/trash?kind=template')).json()).toMatchObject([{ id: two.id, title: 'Zwei', detail: text.textDe }])
      expect((await admin.post(`/api/admin/trash/template/${two.id}/restore`)).statusCode).toBe(200)
      expect(await names(admin)).toContain('Zwei')
      await admin.delete(`${path}/${two.id}`)
      expect((await admin.delete(`/api/admin/trash/template/${two.id}`)).statusCode).toBe(204)
      expect((await admin.get('/api/admin/trash')).json()).toEqual([])
    })

    test('are added once if a lost answer makes the request repeat', async ({ admin }) => {
      const key = { 'idempotency-key': '3f2c1a6e-0b5d-4c8e-9a7f-1d2e3c4b5a69' }
      const [first, again] = [
        await admin.post(path, { nameDe: 'Neu', ...text }, key),
        await admin.post(path, { nameDe: 'Neu', ...text }, key),
      ]
      expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()])
      expect(await names(admin)).toEqual(['Neu'])
    })

    test('changes by two people are merged, refused if they concern the same field, and a stored value is no change', async ({
      admin,
      clock,
    }) => {
      const { id, updatedAt } = await make(admin, 'Gruß')
      const put = (body: object) => admin.put(`${path}/${id}`, { updatedAt, ...body })
      clock.advance(1000)
      expect((await put({ textEs: 'Buenas' })).statusCode).toBe(200)
      // The same save again after a lost answer, then another field based on the old state.
      expect((await put({ textEs: 'Buenas' })).statusCode).toBe(200)
      expect((await put({ textEn: 'Hi' })).json()).toMatchObject({ textEs: 'Buenas', textEn: 'Hi' })
      const refused = await put({ textEs: 'Saludos' })
      expect([refused.statusCode, refused.json().current.textEs]).toEqual([409, 'Buenas'])
      expect(refused.json().conflicts).toEqual([{ field: 'textEs', by: 'Yanelis', at: expect.any(String) }])
      expect((await put({ sortOrder: 1 })).statusCode).toBe(200)
    })

    test('concurrent changes and moves by two people are all kept', async ({ admin }) => {
      const [one, two] = [await make(admin, 'Eins'), await make(admin, 'Zwei')]
      for (const round of [1, 2, 3, 4]) {
        const seen = await list(admin)
        const put = (id: number, body: object) =>
          admin.put(`${path}/${id}`, { updatedAt: seen.find((it) => it.id === id)?.updatedAt, ...body })
        const words = { textEs: `Hola ${round}`, textEn: `Hello ${round}`, nameEs: `Uno ${round}`, nameEn: `One ${round}` }
        const answers = await Promise.all([
          ...Object.entries(words).map(([field, value]) => put(one.id, { [field]: value })),
          put(one.id, { sortOrder: 1 + (round % 2) }),
          put(two.id, { sortOrder: 2 - (round % 2) }),
        ])
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
        expect((await list(admin)).find(({ id }) => id === one.id)).toMatchObject(words)
      }
    })

    test('invalid templates are refused with a message per field', async ({ admin }) => {
      const { id } = await make(admin, 'Gruß')
      const refusal = async (body: object) => {
        const answers = [await admin.post(path, { nameDe: 'X', ...text, ...body }), await admin.put(`${path}/${id}`, body)]
        return answers.map((answer) => [answer.statusCode, answer.json().issues?.[0]?.path])
      }
      const german = { 'accept-language': 'de' }
      const unknown = await admin.post(path, { nameDe: 'X', textEs: 'Cuesta {Precio} {x' }, german)
      expect([unknown.statusCode, unknown.json().issues]).toEqual([
        400,
        [
          {
            path: 'textEs',
            message:
              'Unbekannt: {Precio} {. In geschweiften Klammern darf nur ein Feld stehen; fügen Sie es mit den Knöpfen beim Text ein.',
          },
        ],
      ])
      expect(await refusal({ textDe: 'a }' })).toEqual([
        [400, 'textDe'],
        [400, 'textDe'],
      ])
      for (const [field, value] of [
        ['nameDe', ' '],
        ['nameEs', 'x'.repeat(81)],
        ['textEn', 'x'.repeat(2001)],
        ['textEs', 7],
        ['textEs', 'a\0'],
      ] as const)
        expect([field, await refusal({ [field]: value })]).toEqual([
          field,
          [
            [400, field],
            [400, field],
          ],
        ])
      expect(await refusal({ textDe: '', textEs: ' ', textEn: '' })).toEqual([
        [400, 'textDe'],
        [400, 'textDe'],
      ])
      for (const sortOrder of [0, 1.5, -1, '2', 1e12])
        expect([sortOrder, (await admin.put(`${path}/${id}`, { sortOrder })).statusCode]).toEqual([sortOrder, 400])
      expect((await admin.put(`${path}/${id}`, { updatedAt: 'x' })).statusCode).toBe(400)
      expect((await admin.put(`${path}/999999`, { nameDe: 'Y' })).statusCode).toBe(404)
      expect((await admin.put(`${path}/x`, { nameDe: 'Y' })).statusCode).toBe(400)
      for (let count = 1; count < MAX_TEMPLATES; count += 1) await make(admin, `Vorlage ${count}`)
      const tooMany = await admin.post(path, { nameDe: 'X', ...text }, german)
      expect([tooMany.statusCode, tooMany.json().error]).toEqual([409, 'Es gibt schon 50 Vorlagen. Bitte zuerst eine löschen.'])
    })

    test('visitors are turned away', async ({ visitor }) => {
      const answers = [
        await visitor.get(path),
        await visitor.post(path, { nameDe: 'X', ...text }),
        await visitor.put(`${path}/1`, { nameDe: 'X' }),
        await visitor.delete(`${path}/1`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
    })
  })
}
