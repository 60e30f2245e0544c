import { describe, expect, test } from 'vitest'
import type { SearchWords } from '../own-words/search-words.contract.ts'
import type { WordList } from '../own-words/word-rules.ts'
import { filterWords, findWordsElsewhere } from './search-words-data.ts'

const group = (key: string, words: string, other: Partial<SearchWords> = {}): SearchWords => ({
  ...{ key, list: 'es', name: words.split('\n')[0] ?? '', words, seeded: '', isOff: false, origin: 'own', updatedAt: null },
  ...other,
})
const all = [
  group('a', 'panel\nplaca\nmódulo solar'),
  group('b', 'batería\npila'),
  group('c', 'panel\nAbblendung', { list: 'de' }),
  group('d', 'foco', { isOff: true }),
  group('unit-kva', '', { list: 'units', name: 'kVA', seeded: 'kva' }),
  group('unit-kw', 'kilos', { list: 'units', name: 'kW', seeded: 'kw\nkilovatio' }),
]

describe('the list of search words', () => {
  test('is filtered by language and by any of its words, ignoring accents and case', () => {
    const found = (query: string, list: WordList = 'es') => filterWords(all, list, query).map(({ key }) => key)
    expect([found('MODULO'), found('bateria pila'), found('panel pila'), found('')]).toEqual([['a'], ['b'], [], ['a', 'b', 'd']])
    expect([found('blend', 'de'), found('kilovatio', 'units'), found('kva', 'units')]).toEqual([['c'], ['unit-kw'], ['unit-kva']])
  })

  test('names the other group or unit that contains a word, unless the group is switched off', () => {
    const elsewhere = (words: string, key?: string, list: WordList = 'es') => findWordsElsewhere(all, { key, list, words })
    expect(elsewhere('tejuela\nPLÁCA\n=pila\n\nfoco')).toEqual([
      { phrase: 'PLÁCA', name: 'panel' },
      { phrase: '=pila', name: 'batería' },
    ])
    expect(elsewhere('panel\nplaca', 'a')).toEqual([])
    expect(elsewhere('kva\nabblendung', 'unit-kw', 'units')).toEqual([
      { phrase: 'kva', name: 'kVA' },
      { phrase: 'abblendung', name: 'panel' },
    ])
    expect(elsewhere('saco\nKilos')).toEqual([{ phrase: 'Kilos', name: 'kW' }])
  })
})
