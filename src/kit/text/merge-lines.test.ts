import { expect, test } from 'vitest'
import { mergeLines } from './merge-lines.ts'

const base = 'panel\nplaca\nmódulo'
const merge = (mine: string[], theirs: string[], began = base) =>
  mergeLines({ base: began, mine: mine.join('\n'), theirs: theirs.join('\n') })?.split('\n')

test('lines added by two people are kept, and lines removed by one are gone', () => {
  expect(merge(['panel', 'placa', 'módulo', 'tejuela'], ['panel', 'placa', 'celda', 'módulo'])).toEqual([
    'panel',
    'placa',
    'celda',
    'módulo',
    'tejuela',
  ])
  expect(merge(['panel', 'módulo'], ['panel', 'placa', 'módulo', 'celda'])).toEqual(['panel', 'módulo', 'celda'])
  expect(merge(['panel', 'placa', 'módulo', 'celda'], ['placa', 'módulo'])).toEqual(['placa', 'módulo', 'celda'])
  expect(merge(['kava'], ['kavea'], '')).toEqual(['kava', 'kavea'])
})

test('a change made by both is applied once, and a first line stays first', () => {
  expect(merge(['panel', 'placa', 'módulo', 'celda'], ['panel', 'placa', 'módulo', 'celda'])).toEqual(['panel', 'placa', 'módulo', 'celda'])
  expect(merge(['lámina', 'panel', 'placa', 'módulo'], ['panel', 'placa', 'módulo', 'celda'])).toEqual([
    'lámina',
    'panel',
    'placa',
    'módulo',
    'celda',
  ])
})

test('changes conflict if both removed a line and one replaced it, or one reordered them', () => {
  expect(merge(['panel', 'placas', 'módulo'], ['panel', 'plaquita', 'módulo'])).toBeUndefined()
  expect(merge(['panel', 'placas', 'módulo'], ['panel', 'módulo'])).toBeUndefined()
  expect(merge(['panel', 'módulo'], ['panel', 'módulo'])).toEqual(['panel', 'módulo'])
  expect(merge(['placa', 'panel', 'módulo'], ['panel', 'placa', 'módulo', 'celda'])).toBeUndefined()
  // `theirs` may reorder lines if `mine` only adds lines.
  expect(merge(['panel', 'placa', 'módulo', 'celda'], ['placa', 'panel', 'módulo'])).toEqual(['placa', 'panel', 'módulo', 'celda'])
})
