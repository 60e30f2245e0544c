import { describe, expect, test } from 'vitest'
import { blankProduct } from '#tests/blank-product.ts'
import type { StaffProduct } from '../../../product/product.contract.ts'
import { toProductListRow } from '../../../product/product-rows.ts'
import { type Column, cellText, parseCell } from './sheet-cells.ts'

const row = (changes: Partial<StaffProduct>) => toProductListRow({ ...blankProduct, oldPrice: '100.00', ...changes }, 'de')

describe('a cell of the product list', () => {
  test.each<[Column, string, Partial<StaffProduct>, object | undefined]>([
    ['price', '1.299,50', {}, { oldPrice: '1299.50' }],
    ['price', '1,299.50', {}, { oldPrice: '1299.50' }],
    ['price', '$ 90', { newPrice: '80.00' }, { newPrice: '90' }],
    ['price', '100', {}, {}],
    ['price', '', {}, undefined],
    ['price', 'viel', {}, { oldPrice: 'viel' }],
    ['stock', 'limited', {}, { stockStatus: 'limited' }],
    ['stock', 'in_stock', { stockStatus: 'in_stock' }, {}],
    ['stock', 'weg', {}, undefined],
    ['position', '7', {}, { sortOrder: 7 }],
    ['position', '', { sortOrder: 3 }, { sortOrder: 0 }],
    ['position', '1.5', {}, undefined],
    ['position', '1.000', {}, undefined],
    ['position', '1e2', {}, undefined],
    ['position', '0x10', {}, undefined],
  ])('parses a %s typed as "%s"', (column, text, product, expected) => expect(parseCell(row(product), column, text)).toEqual(expected))

  test('shows the price that visitors pay', () => {
    expect(cellText(row({ newPrice: '80.00' }), 'price', 'de')).toBe('80,00')
    expect(cellText(row({ priceOnRequest: true }), 'price', 'de')).toBe('')
  })

  test('shows a price in the reader’s notation, and parses the same text as no change', () => {
    const dear = row({ oldPrice: '12490.50' })
    expect(cellText(dear, 'price', 'de')).toBe('12.490,50')
    for (const language of ['es', 'de', 'en'] as const) expect(parseCell(dear, 'price', cellText(dear, 'price', language))).toEqual({})
  })
})
