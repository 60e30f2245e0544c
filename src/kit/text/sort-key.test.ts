import { describe, expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

const sorted = (names: string[]) => [...names].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))

describe('the key that names are sorted by', () => {
  test('ignores case and accents', () => {
    expect(sortKey('Ábaco')).toBe(sortKey('abaco'))
    expect(sorted(['Zeta', 'ábaco', 'Beta', 'ÉPOCA', 'delta'])).toEqual(['ábaco', 'Beta', 'delta', 'ÉPOCA', 'Zeta'])
  })

  test('sorts numbers by their value', () => {
    expect(sorted(['Inversor 10 kW', 'Inversor 5 kW', 'Inversor 20 kW', 'Inversor 007 kW'])).toEqual([
      'Inversor 5 kW',
      'Inversor 007 kW',
      'Inversor 10 kW',
      'Inversor 20 kW',
    ])
  })

  test.each([
    [['1 kW', '1,5 kW', '1.55 kW', '1.75kW', '2kW', '10 kW']],
    [['Cable 0,75', 'Cable 2', 'Cable 2,25', 'Cable 2.5', 'Cable 2.5 rojo', 'Cable 2,75']],
    [['999 W', '1.000 W', '1,500 W', '2000 W', '1.000.000 W']],
    [['v1.2.3', 'v1.2.10', 'v1.10.1']],
  ])('sorts decimals and thousands by their value: %j', (names) => {
    expect(sorted(names.toReversed())).toEqual(names)
  })

  test('is the same for one number in several spellings', () => {
    expect(new Set(['1.5 kW', '1,5kW', '01.50 KW'].map(sortKey)).size).toBe(1)
    expect(sortKey('IP 65')).toBe(sortKey('IP65'))
  })

  test('sorts ñ after n and before o', () => {
    expect(sorted(['oso', 'ñame', 'nz', 'Ñandú', 'na'])).toEqual(
      ['na', 'nz', 'ñame', 'Ñandú', 'oso'].sort((a, b) => a.localeCompare(b, 'es')),
    )
  })

  test('ignores punctuation and blanks, and sorts names of only these first', () => {
    expect(sortKey(' «Panel»  450-W ')).toBe(sortKey('panel 450 w'))
    expect(sorted(['a', '!!!'])).toEqual(['!!!', 'a'])
  })
})
