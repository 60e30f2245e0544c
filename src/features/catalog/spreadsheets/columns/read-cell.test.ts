import { describe, expect, test } from 'vitest'
import type { Cell } from '../cell.ts'
import { type ColumnKey, findColumn } from './columns.ts'
import type { DecimalSign } from './numbers.ts'
import { readCell } from './read-cell.ts'

const read = (key: ColumnKey, cell: Cell, sign?: DecimalSign) => {
  const result = readCell(cell, { column: findColumn(key) as NonNullable<ReturnType<typeof findColumn>>, heading: 'X', sign })
  return result.ok ? result.value : result.problem.key
}

describe('a price', () => {
  test.each(['5 CUC', 'CHF 5', '5 MXN', '£5', 'GBP 5', 'CAD 5', 'R$ 5', 'C$5', 'A$ 5', '5 BRL'])('%s is in another currency', (text) =>
    expect(read('price', text)).toBe('row.currency'),
  )
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
