import { expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import type { HistoryEntry } from '../history.contract.ts'
import { compareLists, formatValue, isLongText, splitChanges } from './value-words.ts'

const entry = { subject: '1' } as HistoryEntry
const words = (field: string, value: unknown, wording = {}) =>
  formatValue({ field, value, entry }, { t: staffText('de'), language: 'de', wording })

test('values are formatted for staff', () => {
  expect(words('oldPrice', '1090.00').replace(/\s/g, ' ')).toBe('1.090,00 $')
  expect([words('isActive', true), words('sku', null), words('nameEs', '')]).toEqual(['ja', 'leer', 'leer'])
  expect(words('stockStatus', 'out_of_stock')).toBe('Nicht auf Lager')
  expect(words('nameDe', 'new')).toBe('new')
  expect([words('images', ['/a', '/b']), words('image', '/media/x/960.jpg')]).toEqual(['2 Bilder', 'ein Bild'])
})

test('the page may give a value its own text, but not an empty value', () => {
  const value = (field: string) => (field === 'categoryId' ? 'Batterien' : undefined)
  expect([words('categoryId', 3, { value }), words('categoryId', null, { value }), words('sortOrder', 3, { value })]).toEqual([
    'Batterien',
    'leer',
    '3',
  ])
})

test('each specification of a product is a separate change', () => {
  expect(splitChanges([{ field: 'specs', before: { powerKw: 3, kva: 4 }, after: { powerKw: 3, cycles: 9 } }])).toEqual([
    { field: 'specs.kva', before: 4, after: null },
    { field: 'specs.cycles', before: null, after: 9 },
  ])
  expect(splitChanges([{ field: 'images', before: [], after: ['/a'] }])).toEqual([{ field: 'images', before: [], after: ['/a'] }])
})

test('a text is shown as a diff if it is long or has several lines', () => {
  expect(isLongText({ field: 'nameDe', before: 'a', after: 'b' })).toBe(false)
  expect(isLongText({ field: 'descriptionDe', before: null, after: 'zwei\nZeilen' })).toBe(true)
})

test('a list of words shows the removed and added words', () => {
  const change = { field: 'words', before: 'panel\nplaca\nmódulo', after: 'panel\nmódulo\ntejuela' }
  expect(compareLists(change)).toEqual({ gone: ['placa'], added: ['tejuela'] })
  expect(compareLists({ ...change, before: '' })).toEqual({ gone: [], added: ['panel', 'módulo', 'tejuela'] })
  // A list whose order alone changed is shown as text.
  expect(compareLists({ ...change, after: 'placa\npanel\nmódulo' })).toBeUndefined()
  expect(compareLists({ ...change, field: 'notes' })).toBeUndefined()
})
