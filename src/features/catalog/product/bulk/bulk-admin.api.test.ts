import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { HistoryEntry } from '#features/history/history.contract.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { StaffProduct } from '../product.contract.ts'
import type { BulkAnswer } from './bulk.contract.ts'

const url = '/api/admin/products/bulk'
const history = '/api/admin/history'

for (const database of databases) {
  describe(`changing many products, on ${database.name}`, () => {
    const test = shopTest(database)
    const read = async (admin: Client, { id }: { id: number }) => (await admin.get(`/api/admin/products/${id}`)).json<StaffProduct>()
    const bulk = async (admin: Client, body: object, headers?: Record<string, string>) =>
      (await admin.post(url, body, headers)).json<BulkAnswer>()
    const entries = async (admin: Client, query = '') => (await admin.get(`${history}${query}`)).json<HistoryEntry[]>()
    const undo = (admin: Client, id: number | null | undefined, body?: object) => admin.post(`${history}/batches/${id}/undo`, body)

    test('raises prices after a dry run except for one conflict, and is undone in one step', async ({ admin, product, clock }) => {
      const plain = await product({ oldPrice: '100.00' })
      const offer = await product({ oldPrice: '50.00', newPrice: '40.00' })
      const onRequest = await product({ priceOnRequest: true })
      const other = await product({ oldPrice: '10.00' })
      const ids = [plain, offer, onRequest, other].map(({ id }) => id)
      const changes = { price: { percent: 5, rounding: '0.50' } }
      const dry = await bulk(admin, { ids, changes, dryRun: true })
      expect(dry).toMatchObject({ batchId: null, counts: { changed: 3, same: 1 } })
      expect(dry.products.map(({ after, note }) => [after, note])).toEqual([
        [{ oldPrice: '105.00' }, null],
        [{ oldPrice: '52.50', newPrice: '42.00' }, null],
        [{}, 'on-request'],
        [{ oldPrice: '10.50' }, null],
      ])
      expect((await read(admin, plain)).oldPrice).toBe('100.00')
      // Somebody else changes one of the products after the dry run.
      clock.advance(1000)
      await admin.put(`/api/admin/products/${other.id}`, { oldPrice: '11.00' })
      const versions = Object.fromEntries(dry.products.map(({ id, updatedAt }) => [id, updatedAt]))
      clock.advance(1000)
      const done = await bulk(admin, { ids, versions, changes })
      expect(done.counts).toEqual({ changed: 2, deleted: 0, same: 1, conflict: 1, incomplete: 0, faulty: 0 })
      expect(done.products[3]).toMatchObject({
        result: 'conflict',
        before: { oldPrice: '11.00' },
        conflicts: [{ field: 'oldPrice', by: 'Yanelis' }],
      })
      expect(await read(admin, offer)).toMatchObject({ oldPrice: '52.50', newPrice: '42.00' })

      const [entry] = await entries(admin)
      expect(entry).toMatchObject({
        ...{ kind: 'product', subject: '', changes: [], canUndo: true, isBatch: true, by: 'Yanelis' },
        batch: {
          id: done.batchId,
          what: 'bulk',
          count: 2,
          changed: 2,
          fields: ['oldPrice', 'newPrice'],
          price: { percent: 5, rounding: '0.50' },
          values: {},
          undoes: null,
        },
      })
      const [single] = await entries(admin, `?kind=product&subject=${plain.id}`)
      expect(single).toMatchObject({ isBatch: false, batch: { id: done.batchId }, changes: [{ field: 'oldPrice', after: '105.00' }] })
      expect(await entries(admin, `?batch=${done.batchId}`)).toHaveLength(2)

      // One of the two products has been changed since: the undo skips it and names who changed it.
      clock.advance(1000)
      await admin.put(`/api/admin/products/${plain.id}`, { oldPrice: '99.00' })
      const undone = (await undo(admin, done.batchId)).json()
      expect(undone).toMatchObject({
        count: 1,
        refused: [{ subject: String(plain.id), conflicts: [{ field: 'oldPrice', by: 'Yanelis' }] }],
      })
      expect(undone.refused[0].reasons).toEqual(['Seitdem noch einmal geändert: Preis. Darum nicht rückgängig gemacht.'])
      expect(await read(admin, offer)).toMatchObject({ oldPrice: '50.00', newPrice: '40.00' })
      expect((await read(admin, plain)).oldPrice).toBe('99.00')
      const entryOf = async () => (await entries(admin)).find(({ isBatch, batch }) => isBatch && batch?.id === done.batchId)
      expect(await entryOf()).toMatchObject({ canUndo: true, batch: { undone: 1 } })
      // The undo of the rest leaves alone a product that was set back, although it has been changed since.
      clock.advance(1000)
      await admin.put(`/api/admin/products/${offer.id}`, { newPrice: '45.00' })
      const rest = (await undo(admin, done.batchId)).json()
      expect(rest).toMatchObject({ count: 0, refused: [{ subject: String(plain.id) }] })
      expect(rest.refused).toHaveLength(1)
      await admin.put(`/api/admin/products/${offer.id}`, { newPrice: '40.00' })
      expect((await undo(admin, done.batchId, { force: true })).json()).toMatchObject({ count: 1, refused: [] })
      expect((await read(admin, plain)).oldPrice).toBe('100.00')
      expect(await entryOf()).toMatchObject({ canUndo: false, batch: { undone: 2 } })
      // The undo is a batch too, so it can be undone.
      expect((await undo(admin, undone.batchId)).json()).toMatchObject({ count: 1, refused: [] })
      expect(await read(admin, offer)).toMatchObject({ oldPrice: '52.50', newPrice: '42.00' })
      // The first batch is set back in part again.
      const list = await entries(admin)
      expect(list.filter(({ isBatch }) => isBatch).map(({ canUndo }) => canUndo)).toEqual([true, true, false, true])
      // A rest that staff have set back by hand leaves nothing to undo.
      await admin.put(`/api/admin/products/${offer.id}`, { oldPrice: '50.00', newPrice: '40.00' })
      expect(await entryOf()).toMatchObject({ canUndo: false, batch: { undone: 1 } })
    })

    test('deletes the products that match a filter of the list, and undo restores them', async ({ admin, product, category }) => {
      const { id: categoryId } = await category()
      const [one, two] = [await product({ categoryId, sku: 'D-1' }), await product({ categoryId, nameDe: 'Kabel' })]
      const kept = await product()
      const gone = await bulk(admin, { filter: { category: categoryId, state: 'active' }, changes: { delete: true } })
      expect(gone.counts).toMatchObject({ deleted: 2, faulty: 0 })
      expect((await admin.get(`/api/admin/products/${one.id}`)).statusCode).toBe(404)
      expect(await read(admin, kept)).toMatchObject({ id: kept.id })
      expect(await entries(admin, '?only=trash')).toMatchObject([{ isBatch: true, batch: { deleted: 2 } }])
      expect((await undo(admin, gone.batchId)).json()).toMatchObject({ count: 2, refused: [] })
      expect(await read(admin, two)).toMatchObject({ slug: two.slug })
      expect((await bulk(admin, { filter: { q: 'kábel' }, changes: { isFeatured: true } })).products.map(({ id }) => id)).toEqual([two.id])
    })

    test('reaches with `find`, as the list and the export call the words of a search, the products that `q` reaches', async ({
      admin,
      product,
    }) => {
      const cable = await product({ nameDe: 'Kabel' })
      await product()
      for (const filter of [{ find: 'kábel' }, { q: 'kábel' }, { find: 'kábel', q: 'Modul' }]) {
        const { products } = await bulk(admin, { filter, changes: { isFeatured: true }, dryRun: true })
        expect([filter, products.map(({ id }) => id)]).toEqual([filter, [cable.id]])
      }
    })

    test('deletes no product that was edited since the dry run, and names who changed what', async ({ admin, product, clock }) => {
      const [kept, gone, moved] = [await product({ oldPrice: '5.00' }), await product(), await product()]
      const [ids, changes] = [[kept.id, gone.id, moved.id], { delete: true }]
      const dry = await bulk(admin, { ids, changes, dryRun: true })
      expect(dry.counts.deleted).toBe(3)
      clock.advance(1000)
      expect((await admin.put(`/api/admin/products/${kept.id}`, { oldPrice: '6.00' })).statusCode).toBe(200)
      const moves = [{ id: moved.id, from: moved.sortOrder, to: 7 }]
      expect((await admin.put('/api/admin/products/order', { moves })).statusCode).toBe(204)
      const versions = Object.fromEntries(dry.products.map(({ id, updatedAt }) => [id, updatedAt]))
      const done = await bulk(admin, { ids, versions, changes })
      expect(done.counts).toMatchObject({ deleted: 2, conflict: 1 })
      expect(done.products[0]).toMatchObject({
        ...{ id: kept.id, result: 'conflict', before: { oldPrice: '6.00' } },
        conflicts: [{ field: 'oldPrice', by: 'Yanelis' }],
      })
      expect((await bulk(admin, { ids: [kept.id], changes })).counts.deleted).toBe(1)
    })

    test('restores by undo only what has its article number and its category still', async ({ admin, product, category }) => {
      const { id: goneCategory } = await category({ nameDe: 'Kabel' })
      const [taken, away, free] = [
        await product({ sku: 'R-1' }),
        await product({ sku: 'R-2', categoryId: goneCategory }),
        await product({ sku: 'R-3' }),
      ]
      const gone = await bulk(admin, { ids: [taken.id, away.id, free.id], changes: { delete: true } })
      await product({ sku: 'R-1', nameDe: 'Nachfolger' })
      expect((await admin.delete(`/api/admin/categories/${goneCategory}?cascade=true`)).statusCode).toBe(204)
      const { count, refused } = (await undo(admin, gone.batchId)).json()
      expect(count).toBe(1)
      expect(refused).toMatchObject([
        { subject: String(taken.id), reasons: [expect.stringContaining('R-1 hat jetzt „Nachfolger“')] },
        { subject: String(away.id), reasons: [expect.stringContaining('Die Kategorie „Kabel“ liegt auch im Papierkorb')] },
      ])
      expect(await read(admin, free)).toMatchObject({ sku: 'R-3' })
    })

    test('sets stock, texts, category and figures', async ({ admin, product, subcategory }) => {
      const place = await subcategory()
      const one = await product({ specs: { powerKw: 3, kva: 4, warrantyYears: 2 } })
      const changes = {
        ...{ stockStatus: 'limited', availabilityTextDe: 'Im Dezember', availabilityTextEs: 'En diciembre', isActive: false },
        ...{ categoryId: place.categoryId, subcategoryId: place.id, specs: { powerKw: 5, kva: null } },
      }
      expect((await bulk(admin, { ids: [one.id], changes })).counts.changed).toBe(1)
      expect(await read(admin, one)).toMatchObject({ ...changes, specs: { powerKw: 5, warrantyYears: 2 } })
      // The entry of the history has the new values, a figure as a field of its own.
      const { specs, ...values } = changes
      expect((await entries(admin))[0]?.batch).toMatchObject({
        ...{ price: null, fields: expect.arrayContaining(['stockStatus', 'isActive', 'specs']) },
        values: { ...values, 'specs.powerKw': 5, 'specs.kva': null },
      })
      const wrong = await bulk(admin, { ids: [one.id], changes: { categoryId: 99_999 } })
      expect(wrong.products[0]).toMatchObject({ result: 'faulty', problems: [{ field: 'categoryId' }] })
    })

    test('names what drafts lack that it would publish, as the product form does', async ({ admin, product, picture }) => {
      const [complete, bare, visible] = [
        await product({ isActive: false, nameEs: 'Panel', mainImage: await picture(), oldPrice: '5.00' }),
        await product({ isActive: false, nameEs: '', mainImage: null, oldPrice: '5.00' }),
        await product({ isActive: true, nameEs: '', mainImage: null }),
      ]
      const ids = [complete, bare, visible].map(({ id }) => id)
      const dry = await bulk(admin, { ids, changes: { isActive: true, isFeatured: true }, dryRun: true })
      expect(dry.products.map(({ missing }) => missing)).toEqual([[], ['nameEs', 'mainImage'], []])
      const hidden = await bulk(admin, { ids, changes: { isActive: false }, dryRun: true })
      expect(hidden.products.map(({ missing }) => missing)).toEqual([[], [], []])
    })

    test('leaves a draft that was emptied since the dry run if the call keeps incomplete drafts, and else publishes it', async ({
      admin,
      product,
      picture,
      clock,
    }) => {
      const whole = { isActive: false, nameEs: 'Panel', oldPrice: '5.00' }
      const [kept, emptied] = [
        await product({ ...whole, mainImage: await picture() }),
        await product({ ...whole, mainImage: await picture() }),
      ]
      const [ids, changes] = [[kept.id, emptied.id], { isActive: true }]
      const dry = await bulk(admin, { ids, changes, keepIncomplete: true, dryRun: true })
      expect(dry.counts).toMatchObject({ changed: 2, incomplete: 0 })
      clock.advance(1000)
      expect((await admin.put(`/api/admin/products/${emptied.id}`, { nameEs: '', mainImage: null })).statusCode).toBe(200)
      const versions = Object.fromEntries(dry.products.map(({ id, updatedAt }) => [id, updatedAt]))
      const done = await bulk(admin, { ids, versions, changes, keepIncomplete: true })
      expect(done.counts).toMatchObject({ changed: 1, incomplete: 1 })
      expect(done.products[1]).toMatchObject({ result: 'incomplete', savedAt: null, missing: ['nameEs', 'mainImage'] })
      expect([(await read(admin, kept)).isActive, (await read(admin, emptied)).isActive]).toEqual([true, false])
      const anyway = await bulk(admin, { ids: [emptied.id], changes })
      expect(anyway.products[0]).toMatchObject({ result: 'changed', missing: ['nameEs', 'mainImage'] })
      expect((await read(admin, emptied)).isActive).toBe(true)
    })

    test('names every product that was deleted or set on request since the dry run, with the reason', async ({ admin, product }) => {
      const [deleted, onRequest] = [await product({ oldPrice: '5.00' }), await product({ oldPrice: '6.00' })]
      const [ids, changes] = [[deleted.id, onRequest.id], { price: { percent: 10 } }]
      const dry = await bulk(admin, { ids, changes, dryRun: true })
      expect(dry.counts.changed).toBe(2)
      expect((await admin.delete(`/api/admin/products/${deleted.id}`)).statusCode).toBe(204)
      const put = await admin.put(`/api/admin/products/${onRequest.id}`, { oldPrice: null, priceOnRequest: true })
      expect(put.statusCode).toBe(200)
      const versions = Object.fromEntries(dry.products.map(({ id, updatedAt }) => [id, updatedAt]))
      const done = await bulk(admin, { ids, versions, changes }, { 'accept-language': 'de' })
      expect(done.products).toMatchObject([
        { id: deleted.id, name: deleted.nameDe, result: 'faulty', problems: [{ message: 'Liegt im Papierkorb.' }] },
        { id: onRequest.id, result: 'same', note: 'on-request' },
      ])
    })

    test('names products in stock, which have no availability text, and leaves languages that it does not set', async ({
      admin,
      product,
    }) => {
      const there = await product({ stockStatus: 'in_stock' })
      const coming = await product({ stockStatus: 'out_of_stock', availabilityTextEs: 'En dos semanas' })
      const done = await bulk(admin, { ids: [there.id, coming.id], changes: { availabilityTextDe: 'In zwei Wochen' } })
      expect(done.products).toMatchObject([
        { result: 'same', note: 'in-stock' },
        { result: 'changed', note: null },
      ])
      expect(await read(admin, coming)).toMatchObject({ availabilityTextDe: 'In zwei Wochen', availabilityTextEs: 'En dos semanas' })
    })

    test('is made once even if it is sent again with the same Idempotency-Key', async ({ admin, product }) => {
      const one = await product({ oldPrice: '100.00' })
      const key = { 'idempotency-key': randomUUID() }
      const body = { ids: [one.id], changes: { price: { percent: 10 } } }
      const [first, second] = [await bulk(admin, body, key), await bulk(admin, body, key)]
      expect(second).toEqual(first)
      expect((await read(admin, one)).oldPrice).toBe('110.00')
    })

    test('sets different values for each product in one entry, leaves out invalid ones, and is undone', async ({
      admin,
      product,
      clock,
    }) => {
      const [plain, offer, wrong, other] = [
        await product({ oldPrice: '100.00' }),
        await product({ oldPrice: '50.00', newPrice: '40.00' }),
        await product({ oldPrice: '5.00' }),
        await product({ oldPrice: '7.00' }),
      ]
      clock.advance(1000)
      await admin.put(`/api/admin/products/${other.id}`, { oldPrice: '8.00' })
      clock.advance(1000)
      const each = {
        [plain.id]: { oldPrice: '120.50', stockStatus: 'limited' },
        [offer.id]: { newPrice: '60.00' },
        [wrong.id]: { oldPrice: 'viel' },
        [other.id]: { oldPrice: '9.00' },
        99999: { sortOrder: 3 },
      }
      const versions = { [plain.id]: plain.updatedAt, [other.id]: other.updatedAt }
      const dry = await bulk(admin, { each, versions, dryRun: true })
      expect(dry.products.map(({ savedAt }) => savedAt)).toEqual([null, null, null, null, null])
      const done = await bulk(admin, { each, versions })
      expect(done.products.map(({ id, result }) => [id, result])).toEqual([
        [plain.id, 'changed'],
        ...[offer.id, wrong.id].map((id) => [id, 'faulty']),
        [other.id, 'conflict'],
        [99999, 'faulty'],
      ])
      const stored = await read(admin, plain)
      expect(stored).toMatchObject({ oldPrice: '120.50', stockStatus: 'limited', updatedAt: done.products[0]?.savedAt })
      expect((await undo(admin, done.batchId)).json()).toMatchObject({ count: 1, refused: [] })
      const confirmed = { [offer.id]: { newPrice: '60.00', confirmed: ['offer-not-cheaper'] } }
      expect((await bulk(admin, { each: confirmed })).counts.changed).toBe(1)
    })

    test('reports a price below one cent at its product, and refuses other invalid input with a message', async ({
      admin,
      product,
      visitor,
    }) => {
      const one = await product({ oldPrice: '2.00' })
      const low = await bulk(admin, { ids: [one.id], changes: { price: { amount: -2 } } })
      expect(low.products[0]).toMatchObject({ result: 'faulty', problems: [{ field: 'oldPrice' }] })
      const offer = await product({ oldPrice: '4.20', newPrice: '3.50' })
      const below = await bulk(admin, { ids: [offer.id], changes: { price: { amount: -10 } } }, { 'accept-language': 'de' })
      expect(below.products[0]?.problems).toEqual([{ field: 'newPrice', message: 'Der Preis fiele damit auf null oder darunter.' }])
      const ids = [one.id]
      const bad = [
        ...[{}, { ids }, { ids, changes: {} }, { ids: [], changes: { isActive: true } }, { changes: { isActive: true } }],
        { ids, filter: {}, changes: { isActive: true } },
        ...[
          { delete: true, isActive: true },
          { price: { percent: 'x' } },
          { price: { percent: -100 } },
          { price: { percent: 1, amount: 1 } },
        ].map((changes) => ({ ids, changes })),
        ...[{ specs: { nothing: 1 } }, { stockStatus: 'gone' }, { price: { percent: 5, rounding: '7' } }, { unknown: 1 }].map(
          (changes) => ({
            ids,
            changes,
          }),
        ),
        ...[
          { each: {} },
          { each: { x: {} } },
          { each: { 9999999999: { sortOrder: 1 } } },
          { each: { [one.id]: { unknown: 1 } } },
          { ids, each: { [one.id]: { sortOrder: 1 } } },
        ],
        { each: { [one.id]: { sortOrder: 1 } }, changes: { isActive: true } },
        { ids, versions: { x: 'yesterday' }, changes: { isActive: true } },
      ]
      for (const body of bad) {
        const answer = await admin.post(url, body, { 'accept-language': 'de' })
        expect([answer.statusCode, typeof answer.json().error, body]).toEqual([400, 'string', body])
      }
      for (const [changes, path, message] of [
        [
          { price: { percent: '5' } },
          'changes.price.percent',
          '„changes.price.percent“: Erwartet wird eine Zahl ohne Anführungszeichen, gelesen wurde "5".',
        ],
        [{ price: { percent: -100 } }, 'changes.price.percent', 'Bitte einen Prozentsatz von -99 bis 1000 eingeben.'],
        [{ price: {} }, 'changes.price', 'Bitte „percent“ oder „amount“ nennen, eines von beiden.'],
        [{ isActve: true }, 'changes', 'Unbekannt: isActve.'],
        [{ specs: { weightKg: -5 } }, 'changes.specs.weightKg', 'Bitte eine Zahl von 0 bis 100.000 eingeben.'],
        [{ specs: { weightKg: 999_999_999 } }, 'changes.specs.weightKg', 'Bitte eine Zahl von 0 bis 100.000 eingeben.'],
      ] as const)
        expect((await admin.post(url, { ids, changes }, { 'accept-language': 'de' })).json()).toMatchObject({
          error: message,
          issues: [{ path, message }, ...(path === 'changes' ? [{}] : [])],
        })
      const changes = { isActive: true }
      const many = Array.from({ length: 10_001 }, (_, at) => at + 1)
      const tooMany = 'Höchstens 10.000 Produkte auf einmal. Filtern Sie die Liste, und ändern Sie sie in Teilen.'
      for (const [body, path, message] of [
        [
          { ids, versions: { [one.id]: 'gestern' }, changes },
          `versions.${one.id}`,
          `„versions.${one.id}“: Gelesen wurde "gestern", das ist hier nicht möglich.`,
        ],
        [{ ids, versions: { x: '2026-11-21T12:00:00.000Z' }, changes }, 'versions.x', 'Unbekannt: x.'],
        [{ ids: many, changes }, 'ids', tooMany],
        [{ each: Object.fromEntries(many.map((id) => [id, {}])) }, 'each', tooMany],
        ['[]', '', '„body“: Erwartet wird ein Objekt {…}, gelesen wurde [].'],
        ['null', '', '„body“: Erwartet wird ein Objekt {…}, gelesen wurde null.'],
      ] as const) {
        const headers = { 'accept-language': 'de', 'content-type': 'application/json' }
        const refused = await admin.post(url, typeof body === 'string' ? body : JSON.stringify(body), headers)
        expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: message, issues: [{ path, message }] }])
      }
      expect((await visitor.post(url, { ids, changes: { isActive: false } })).statusCode).toBe(401)
      expect((await visitor.post(`${history}/batches/1/undo`)).statusCode).toBe(401)
      expect((await undo(admin, 99_999)).statusCode).toBe(404)
    })
  })
}
