import { describe, expect, test } from 'vitest'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { blankProduct } from '#tests/blank-product.ts'
import type { BulkAnswer, BulkInput } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { toProductListRow } from '../../../product/product-rows.ts'
import { countPaste, type PastedCell } from './paste-saving.ts'
import { createSheetSaving } from './sheet-saving.ts'
import type { Paste } from './stored-paste.ts'

/** A table of three products, and a server that answers the oldest bulk change with `answer` or lets it get lost with `lose`. */
function table() {
  const rows = new Map(
    [1, 2, 3].map((id): [number, ProductListRow] => [id, toProductListRow({ ...blankProduct, id, oldPrice: `${id}.00` }, 'de')]),
  )
  const bodies: BulkInput[] = []
  const keys: string[] = []
  let single = 0
  const open: PromiseWithResolvers<BulkAnswer>[] = []
  const sheet = createSheetSaving({
    account: 'yanelis',
    find: (id) => rows.get(id),
    show: () => {},
    showAll: (changes) => {
      for (const [id, change] of changes) rows.set(id, { ...(rows.get(id) as ProductListRow), ...change })
    },
    send: () => {
      single += 1
      return new Promise(() => {})
    },
    load: () => new Promise(() => {}),
    sendAll: (body, key) => {
      bodies.push(body)
      keys.push(key)
      open.push(Promise.withResolvers<BulkAnswer>())
      return (open.at(-1) as PromiseWithResolvers<BulkAnswer>).promise
    },
  })
  const counts = { changed: 0, deleted: 0, same: 0, conflict: 0, incomplete: 0, faulty: 0 }
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    ...{ rows, bodies, keys, sheet },
    singles: () => single,
    each: () => bodies.map(({ each }) => each),
    paste: (prices: Record<number, string>) =>
      sheet.paste(
        Object.entries(prices).map(([id, text]): PastedCell => ({ row: rows.get(Number(id)) as ProductListRow, column: 'price', text })),
        { hasHeadings: false, beyond: 0 },
      ),
    async answer(batchId: number) {
      const products = Object.entries(bodies[bodies.length - open.length]?.each ?? {}).map(([id, after]) => ({
        ...{ id: Number(id), name: '', sku: null, result: 'changed' as const, updatedAt: '2026-11-21T10:00:00.000Z' },
        ...{ savedAt: `2026-11-21T10:00:0${batchId}.000Z`, before: {}, after, note: null, missing: [], problems: [], conflicts: [] },
      }))
      open.shift()?.resolve({ batchId, counts, products })
      await settled()
    },
    async lose() {
      open.shift()?.reject(new CallError(NO_CONNECTION, 'offline'))
      await settled()
    },
    async refuse() {
      open.shift()?.reject(new CallError(400, 'Bad Request', { error: 'Nein' }))
      await settled()
    },
  }
}

describe('a paste into the table', () => {
  test('while an earlier one is saved is the next bulk change, based on its result and with an undo of its own', async () => {
    const { paste, answer, each, bodies, sheet, rows, singles } = table()
    paste({ 1: '11', 2: '12' })
    paste({ 2: '22', 3: '23' })
    paste({ 3: '33' })
    expect(each()).toEqual([{ 1: { oldPrice: '11' }, 2: { oldPrice: '12' } }])
    await answer(1)
    expect(sheet.pasted()).toEqual({
      ...{ ids: [2, 3], texts: { 2: { price: '22' }, 3: { price: '33' } }, same: [] },
      ...{ hasHeadings: false, beyond: 0, batchId: null },
    })
    expect(each()[1]).toEqual({ 2: { oldPrice: '22' }, 3: { oldPrice: '33' } })
    expect(bodies[1]?.versions).toEqual({ 2: '2026-11-21T10:00:01.000Z', 3: '2026-11-21T10:00:00.000Z' })
    await answer(2)
    expect(sheet.pasted()?.batchId).toBe(2)
    expect([...rows.values()].map(({ oldPrice }) => oldPrice)).toEqual(['11', '22', '33'])
    expect([sheet.isUnsaved(), singles(), each().length]).toEqual([false, 0, 2])
  })

  test('waits behind one whose answer was lost, which is sent again first', async () => {
    const { paste, answer, lose, each, keys, sheet } = table()
    paste({ 1: '11' })
    await lose()
    paste({ 2: '22' })
    expect(each()).toHaveLength(1)
    sheet.retry()
    sheet.retry()
    expect(each()).toEqual([{ 1: { oldPrice: '11' } }, { 1: { oldPrice: '11' } }])
    expect(keys[1]).toBe(keys[0])
    await answer(1)
    await answer(2)
    expect(each()[2]).toEqual({ 2: { oldPrice: '22' } })
    expect(sheet.isUnsaved()).toBe(false)
  })

  test('that is refused keeps its texts, and does not stop the next one', async () => {
    const { paste, answer, refuse, each, sheet } = table()
    paste({ 1: '11' })
    paste({ 2: '22' })
    await refuse()
    expect(sheet.get(1)).toMatchObject({ draft: { cells: { price: '11' } }, problems: { price: { kind: 'refused' } } })
    await answer(2)
    expect(each()).toHaveLength(2)
    expect(sheet.get(2)).toMatchObject({ draft: undefined, progress: 'saved' })
  })

  test('counts a row as saved only if it changes: not with an empty cell or a value that it has already', async () => {
    const { sheet, rows, paste, answer, each } = table()
    const row = (id: number) => rows.get(id) as ProductListRow
    const none = { saved: 0, same: 0, failed: 0, onRequest: 0, open: 0, textsRemoved: 0, left: [] }
    const counts = () => countPaste(sheet.pasted() as Paste, sheet.get)
    rows.set(3, { ...row(3), priceOnRequest: true })
    sheet.paste(
      [
        { row: row(1), column: 'price', text: '11' },
        { row: row(1), column: 'position', text: '' },
        { row: row(2), column: 'price', text: '2,00' },
        { row: row(2), column: 'position', text: '' },
        { row: row(3), column: 'price', text: '' },
      ],
      { hasHeadings: false, beyond: 0 },
    )
    await answer(1)
    expect(each()).toEqual([{ 1: { oldPrice: '11' } }])
    expect(counts()).toEqual({ ...none, saved: 1, same: 2 })
    // The second paste waits, and gets the value of the first one's row.
    paste({ 1: '12' })
    paste({ 1: '12', 2: '22' })
    await answer(2)
    await answer(3)
    expect(each().slice(1)).toEqual([{ 1: { oldPrice: '12' } }, { 2: { oldPrice: '22' } }])
    expect(counts()).toEqual({ ...none, saved: 1, same: 1 })
    paste({ 1: '12' })
    expect(counts()).toEqual({ ...none, same: 1 })
  })

  test('leaves the value of a product as it is where the pasted cell is empty', async () => {
    const { sheet, rows, answer, each } = table()
    for (const id of [1, 2, 3]) rows.set(id, { ...(rows.get(id) as ProductListRow), sortOrder: 7 })
    const cells = (id: number, price: string, stock: string, position: string): PastedCell[] =>
      Object.entries({ price, stock, position }).map(
        ([column, text]): PastedCell => ({ row: rows.get(id) as ProductListRow, column: column as 'price', text }),
      )
    sheet.paste([...cells(1, '11', '', ''), ...cells(2, '', '', ''), ...cells(3, '', 'limited', '9')], { hasHeadings: false, beyond: 0 })
    expect(each()).toEqual([{ 1: { oldPrice: '11' }, 3: { stockStatus: 'limited', sortOrder: 9 } }])
    await answer(1)
    expect([1, 2, 3].map((id) => [sheet.get(id).problems, sheet.get(id).draft])).toEqual([1, 2, 3].map(() => [{}, undefined]))
    expect(countPaste(sheet.pasted() as Paste, sheet.get)).toMatchObject({ saved: 2, same: 1, failed: 0 })
  })

  test('once undone, drops its texts that could not be saved, but none that were typed since', async () => {
    const { sheet, rows, answer, refuse, paste } = table()
    const row = (id: number) => rows.get(id) as ProductListRow
    const cells = (id: number, price: string, stock: string, position: string): PastedCell[] => [
      { row: row(id), column: 'price', text: price },
      { row: row(id), column: 'stock', text: stock },
      { row: row(id), column: 'position', text: position },
    ]
    sheet.paste([...cells(1, '11', 'weg', 'abc'), ...cells(2, '', 'quizás', '-1'), ...cells(3, '', 'nada', '3')], {
      ...{ hasHeadings: false, beyond: 0 },
    })
    await answer(1)
    sheet.type(row(2), 'position', 'xyz')
    // The list of unsaved work names the row in the reader's language.
    expect(sheet.get(2).draft?.values).toEqual({ nameDe: row(2).nameDe, nameEs: row(2).nameEs, nameEn: row(2).nameEn })
    expect([1, 2, 3].map((id) => Object.keys(sheet.get(id).problems))).toEqual([['stock', 'position'], ['stock'], ['stock']])
    sheet.withdrawPaste()
    expect(sheet.pasted()).toBeUndefined()
    expect([1, 2, 3].map((id) => sheet.get(id).draft?.cells)).toEqual([undefined, { position: 'xyz' }, undefined])
    expect([1, 2, 3].map((id) => Object.keys(sheet.get(id).problems))).toEqual([[], [], []])
    paste({ 1: '$1,500.00' })
    await refuse()
    expect(sheet.get(1).problems.price?.kind).toBe('refused')
    sheet.withdrawPaste()
    expect(sheet.get(1)).toMatchObject({ draft: undefined, problems: {} })
    // The server may have stored an unanswered paste.
    paste({ 1: '21' })
    sheet.withdrawPaste()
    expect(sheet.get(1).draft?.cells).toEqual({ price: '21' })
  })

  test('notes products whose availability text it removes, since they are in stock now', async () => {
    const { sheet, rows, answer } = table()
    for (const id of [1, 2]) rows.set(id, { ...(rows.get(id) as ProductListRow), stockStatus: 'limited', availabilityTextEs: 'Pronto' })
    const stocks = { 1: 'in_stock', 2: 'out_of_stock', 3: 'in_stock' }
    sheet.paste(
      Object.entries(stocks).map(([id, text]): PastedCell => ({ row: rows.get(Number(id)) as ProductListRow, column: 'stock', text })),
      { hasHeadings: false, beyond: 0 },
    )
    await answer(1)
    expect([1, 2, 3].map((id) => sheet.get(id).textRemovedAt)).toEqual(['2026-11-21T10:00:01.000Z', undefined, undefined])
    expect(countPaste(sheet.pasted() as Paste, sheet.get).textsRemoved).toBe(1)
    // Another change of the row does not hide the note.
    sheet.type(rows.get(1) as ProductListRow, 'price', '12')
    expect(sheet.get(1).textRemovedAt).toBe('2026-11-21T10:00:01.000Z')
  })
})
