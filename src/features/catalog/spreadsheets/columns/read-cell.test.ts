import { describe, expect, test } from 'vitest'
import type { Cell } from '../cell.ts'
import { type ColumnKey, findColumn } from './columns.ts'
import type { DecimalSign } from './numbers.ts'
import { readCell } from './read-cell.ts'

const resultOf = (key: ColumnKey, cell: Cell, sign?: DecimalSign) =>
  readCell(cell, { column: findColumn(key) as NonNullable<ReturnType<typeof findColumn>>, heading: 'X', sign })
const read = (...of: Parameters<typeof resultOf>) => {
  const result = resultOf(...of)
  return result.ok ? result.value : result.problem.key
}
const noteOf = (...of: Parameters<typeof resultOf>) => {
  const result = resultOf(...of)
  return result.ok ? result.note?.key : undefined
}

describe('a price', () => {
  test.each(['5 CUC', 'CHF 5', '5 MXN', '£5', 'GBP 5', 'CAD 5', 'R$ 5', 'C$5', 'A$ 5', '5 BRL'])('%s is in another currency', (text) =>
    expect(read('price', text)).toBe('row.currency'),
  )
})

describe('a price in dollars', () => {
  test.each([
    ['50 Dollar', '50.00'],
    ['50 dólares', '50.00'],
    ['USD $1,299.00', '1299.00'],
    ['U$S 50', '50.00'],
    ['US$ 50', '50.00'],
    ['1.299,-', '1299.00'],
    ["$ 1'299.–", '1299.00'],
    ['50 x', 'row.price'],
    ['50-', 'row.price'],
  ])('%s is read as %s', (text, expected) => expect(read('price', text)).toBe(expected))

  test.each<[Cell, string, string?]>([
    [19.999, '20.00', 'row.priceRounded'],
    ['1.2345', '1.23', 'row.priceRounded'],
    [19.990000000000002, '19.99'],
    [19.99, '19.99'],
  ])('%s is %s, and a rounded one is mentioned', (cell, expected, note) => {
    expect(read('price', cell, '.')).toBe(expected)
    expect(noteOf('price', cell, '.')).toBe(note)
  })

  test('below half a cent is no price', () => expect(read('price', 0.004)).toBe('row.zeroPrice'))
})

describe('a figure', () => {
  test.each<[ColumnKey, string, number | string]>([
    ['specs.weightKg', '500 g', 0.5],
    ['specs.weightKg', '505g', 0.505],
    ['specs.weightKg', '1,2 t', 1200],
    ['specs.weightKg', '12 KG', 12],
    ['specs.weightKg', '12', 12],
    ['specs.weightKg', '1.500 g', 'row.ambiguous'],
    ['specs.weightKg', '5 lb', 'row.number'],
    ['specs.weightKg', 'g', 'row.number'],
    ['specs.powerKw', '5500 W', 5.5],
    ['specs.powerKw', '5 mW', 'row.number'],
    ['specs.powerKw', '5 MW', 'row.number'],
    ['specs.wattPeak', '550 Wp', 550],
    ['specs.lengthM', '250 cm', 2.5],
    ['specs.cableMm2', '6 mm2', 6],
    ['specs.noiseDb', '25 dB(A)', 25],
    ['specs.seriesMax', '4', 4],
    ['specs.seriesMax', '4 m', 'row.number'],
  ])('of the column %s, %s is read as %s', (key, text, expected) => expect(read(key, text)).toBe(expected))
})

describe('a stock', () => {
  test.each([
    ...['1 200', '1.234.567', "1'200", '1.200', '1.200,00', '0,5', '10 Stk', '10 Stk.', '10 uds', '> 10', '5+'].map((text) => [
      text,
      'in_stock',
    ]),
    ...['0', '0,0', '-3', '0 uds.'].map((text) => [text, 'out_of_stock']),
    ...['wenig', 'Pocos', 'pocas', 'few'].map((text) => [text, 'limited']),
    ...['10 kg', '1.23.4', 'x', '-'].map((text) => [text, 'row.stock']),
  ])('%s is read as %s', (text, expected) => expect(read('stockStatus', text as string)).toBe(expected))

  test('in a workbook is a number or a choice', () => {
    expect([7, 0, true, false].map((cell) => read('stockStatus', cell))).toEqual(['in_stock', 'out_of_stock', 'in_stock', 'out_of_stock'])
  })
})

describe('a position', () => {
  test.each([
    ['7', 7],
    [' 12.0', 12],
    [3, 3],
    ['1.000', 'row.ambiguous'],
    ['1e2', 'row.number'],
    ['0x10', 'row.number'],
    ['1,5', 'row.number'],
  ])('%s is read as %s', (text, expected) => {
    expect(read('sortOrder', text)).toBe(expected)
    expect(read('id', text)).toBe(expected)
  })
})
