import { describe, expect, test } from 'vitest'
import { readPastedCells } from './pasted-cells.ts'
import type { Column } from './sheet-cells.ts'

const linesOf = (text: string, column: Column) => readPastedCells(text, column, 'de')?.lines

describe('a text pasted into the product list', () => {
  test('is a column or a block copied from a spreadsheet', () => {
    expect(linesOf('12,50', 'price')).toBeUndefined()
    expect(linesOf('', 'stock')).toBeUndefined()
    expect(linesOf('12,50 \r\n13\r\n', 'price')).toEqual([[['price', '12,50']], [['price', '13']]])
    expect(linesOf('12,50\tAuf Lager\t3\tx', 'price')).toEqual([
      [
        ['price', '12,50'],
        ['stock', 'in_stock'],
        ['position', '3'],
      ],
    ])
    expect(linesOf('7\t8', 'position')).toEqual([[['position', '7']]])
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
  ])('has a stock "%s", which is read as an import reads it', (text, stock) => expect(linesOf(text, 'stock')).toEqual([[['stock', stock]]]))
})

describe('headings of a pasted block', () => {
  const block = (...cells: [Column, string][]) => ({ hasHeadings: true, lines: [cells] })

  test.each<[string, Column]>([
    ['Preis\tBestand', 'price'],
    ['Preis, USD\tBestand', 'price'],
    ['Precio\tExistencias', 'price'],
    ['Price, USD\tStock', 'price'],
    ['Preis\tAuf Lager', 'price'],
    ['Preis\tVorrat?', 'price'],
    ['Preis\tBestand', 'stock'],
  ])('"%s" are skipped, so that the values are those of the row pasted into', (headings, column) =>
    expect(readPastedCells(`${headings}\n75\tnicht auf Lager\n`, column, 'es')).toEqual(block(['price', '75'], ['stock', 'out_of_stock'])),
  )

  test('name their columns in any order; columns that the table does not have are left out', () => {
    expect(readPastedCells('Bestand\tPreis\n0\t75', 'price', 'de')).toEqual(block(['stock', 'out_of_stock'], ['price', '75']))
    expect(readPastedCells('Artikelnr.\tPreis\n4711\t75', 'price', 'de')).toEqual(block(['price', '75']))
    expect(readPastedCells('Posición\n3', 'position', 'de')).toEqual(block(['position', '3']))
  })

  test.each<[string, Column]>([
    ['Auf Lager\nNicht auf Lager', 'stock'],
    ['75\tAuf Lager\t1\tStück\n80\tAuf Lager\t2\tStück', 'price'],
    ['viel\n75', 'price'],
    ['\n75', 'price'],
    ['Preis\tBestand', 'price'],
  ])('are not seen in "%s"', (text, column) => {
    const pasted = readPastedCells(text, column, 'de')
    expect(pasted?.hasHeadings).toBe(false)
    expect(pasted?.lines).toHaveLength(text.split('\n').length)
  })
})
