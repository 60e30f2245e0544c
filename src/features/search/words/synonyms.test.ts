import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { demonstrationIndexes } from '#tests/demonstration-indexes.ts'
import type { SearchIndex } from '../search-index.ts'
import { getLexicon } from './lexicon.ts'
import type { OwnWords } from './word-groups.ts'

const of = (...groups: string[][]): OwnWords => ({ groups: groups.map((words, at) => ({ key: `own-${at}`, words })), units: [] })

describe('a word that staff add to a group', () => {
  let index: SearchIndex
  beforeAll(async () => {
    const [database] = databases
    if (database) index = (await demonstrationIndexes(database, ['es'])).indexes.get('es')?.index as SearchIndex
  })
  const found = (query: string, own?: OwnWords) => index.find(query, own).ids

  test.each([
    ['tronquito', 'regulador'],
    ['chispita', 'convertidor'],
    ['pilota', 'acumulador'],
    ['aguita', 'purificador'],
    ['tejuelita', 'placa'],
    ['cosita', 'disyuntores'],
    ['solcito', 'planta solar'],
  ])('finds what the other word finds: %s in a group with %s', (word, other) => {
    expect(found(word, of([word, other]))).toEqual(found(other))
    expect(found(other, of([word, other]))).toEqual(found(other))
  })

  test('finds what all groups find that common words link, even if the links form a circle', () => {
    const chain = [
      ['uno raro', 'dosraro'],
      ['dosraro', 'tresraro'],
      ['tresraro', 'regulador', 'uno raro'],
    ]
    expect(found('uno raro', of(...chain))).toEqual(found('regulador'))
    expect(found('dosraro', of(...chain))).toEqual(found('regulador'))
  })

  test('links its seeded group to its other groups, while a seeded word links no groups', () => {
    const words = (more: string[]): OwnWords => ({
      groups: [{ key: 'es-inversor', words: ['inversor', 'convertidor', 'inverter', 'ondulador', ...more] }],
      units: [],
    })
    const both = new Set([...found('inversor'), ...found('regulador')])
    expect(new Set(found('ondulador', words(['regulador'])))).toEqual(both)
    expect(found('ondulador', words(['cosita']))).toEqual(found('ondulador'))
    expect(found('planta solar')).not.toEqual(found('planta'))
  })

  test('has at most some hundreds of synonyms, even in hundreds of groups', () => {
    const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] as string)
    const many = Array.from({ length: 500 }, (_, at) => ['panel', ...Array.from({ length: 39 }, (_, no) => letters(1000 * (at + 1) + no))])
    const lexicon = getLexicon('es', of(...many))
    const { words = [], phrases = [] } = lexicon.synonymsOf([letters(8003)]) ?? {}
    expect(words).toContain('placa')
    expect(words.length + phrases.length).toBeLessThan(400)
  })
})
