import { describe, expect, test } from 'vitest'
import { readPastedCells } from './pasted-cells.ts'

describe('a text pasted into the product list', () => {
  test('is a column or a block copied from a spreadsheet', () => {
    expect(readPastedCells('12,50', 'price')).toBeUndefined()
    expect(readPastedCells('', 'stock')).toBeUndefined()
    expect(readPastedCells('12,50 \r\n13\r\n', 'price')).toEqual([[['price', '12,50']], [['price', '13']]])
    expect(readPastedCells('12,50\tAuf Lager\t3\tx', 'price')).toEqual([
      [
        ['price', '12,50'],
        ['stock', 'in_stock'],
        ['position', '3'],
      ],
    ])
    expect(readPastedCells('7\t8', 'position')).toEqual([[['position', '7']]])
  })

  test.each([
    [' nur noch wenige', 'limited'],
    ['Quedan pocos', 'limited'],
    ['Not in stock', 'out_of_stock'],
    ['ausverkauft', 'out_of_stock'],
    ['agotado', 'out_of_stock'],
    ['12', 'in_stock'],
    ['10 Stk.', 'in_stock'],
    ['0', 'out_of_stock'],
    ['weg', 'weg'],
  ])('has a stock "%s", which is read as an import reads it', (text, stock) =>
    expect(readPastedCells(text, 'stock')).toEqual([[['stock', stock]]]),
  )
})
