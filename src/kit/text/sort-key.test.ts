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
