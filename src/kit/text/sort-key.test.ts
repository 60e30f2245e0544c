import { describe, expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

const sorted = (names: string[]) => [...names].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))

describe('the key that names are sorted by', () => {
  test('capitals and accents make no difference', () => {
    expect(sortKey('Ábaco')).toBe(sortKey('abaco'))
    expect(sorted(['Zeta', 'ábaco', 'Beta', 'ÉPOCA', 'delta'])).toEqual(['ábaco', 'Beta', 'delta', 'ÉPOCA', 'Zeta'])
  })

  test('numbers count by their value', () => {
    expect(sorted(['Inversor 10 kW', 'Inversor 5 kW', 'Inversor 20 kW', 'Inversor 007 kW'])).toEqual([
      'Inversor 5 kW',
      'Inversor 007 kW',
      'Inversor 10 kW',
      'Inversor 20 kW',
    ])
  })

  test('ñ follows n and comes before o', () => {
    expect(sorted(['oso', 'ñame', 'nz', 'Ñandú', 'na'])).toEqual(
      ['na', 'nz', 'ñame', 'Ñandú', 'oso'].sort((a, b) => a.localeCompare(b, 'es')),
    )
  })

  test('punctuation and blanks do not count, a name of them alone comes first', () => {
    expect(sortKey(' «Panel»  450-W ')).toBe(sortKey('panel 450 w'))
    expect(sorted(['a', '!!!'])).toEqual(['!!!', 'a'])
  })
})
