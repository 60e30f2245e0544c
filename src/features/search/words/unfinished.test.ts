import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { found, type Given, indexOf } from '#tests/search-documents.ts'
import { findCompletions } from './unfinished.ts'

const goods: Given[] = [
  { name: 'Filtro triple bajo fregadero' },
  { name: 'Conectores MC4, par' },
  { name: 'Panel solar 550 W' },
  { name: 'Panel solar 400 W' },
  { name: 'Generador diésel 6 kVA' },
  { name: 'Batería AGM 12 V' },
  { name: 'Barras corrugadas 12 mm' },
  { name: 'Amoladora angular' },
]

describe('an unfinished word', () => {
  test.each([
    ['pla', ['Panel solar 550 W', 'Generador diésel 6 kVA', 'Panel solar 400 W']],
    ['plac', ['Panel solar 550 W', 'Panel solar 400 W']],
    ['plan', ['Generador diésel 6 kVA']],
    ['grupo elec', ['Generador diésel 6 kVA']],
    ['cabil', ['Barras corrugadas 12 mm']],
    ['pulid', ['Amoladora angular']],
    ['Acum', ['Batería AGM 12 V']],
    ['2 plac', ['Panel solar 550 W', 'Panel solar 400 W']],
  ])('finds what its completions find: %s', async (words, names) => {
    expect(await found(goods, words)).toEqual(names)
  })

  test.each<[Language, string, Given]>([
    ['en', 'accum', { name: 'Lithium battery' }],
    ['de', 'akk', { name: 'Lithiumbatterie' }],
    ['de', 'Notstromag', { name: 'Dieselgenerator' }],
  ])('is completed in %s: %s', async (language, words, given) => {
    expect(await found([{ name: 'Zement' }, given], words, language)).toEqual([given.name])
  })

  test('ranks products whose name begins with it first', async () => {
    expect((await found(goods, 'ba')).slice(0, 1)).toEqual(['Batería AGM 12 V'])
    expect((await found(goods, 'pa')).slice(0, 2)).toEqual(['Panel solar 550 W', 'Panel solar 400 W'])
  })

  test('keeps the meaning of known words, and finds nothing without a completion', async () => {
    expect(await found(goods, 'filt')).toEqual(['Filtro triple bajo fregadero'])
    for (const words of ['p', 'plx', 'plátano', 'pla 7', 'x'.repeat(200)]) expect([words, await found(goods, words)]).toEqual([words, []])
  })

  test('counts only half as unknown, so that no other language answers', async () => {
    expect((await indexOf(goods)).unknownIn('plant')).toEqual([{ word: 'plant', counts: 0.5 }])
  })
})

test('each group gives its shortest completion, a phrase is left out beside its first word, and a begun phrase is completed', () => {
  const groups = [
    [['panel'], ['placa'], ['placa', 'solar']],
    [['generador'], ['planta'], ['grupo', 'electrogeno'], ['planta', 'de', 'luz']],
    [['sistema'], ['planta', 'solar']],
  ]
  expect(findCompletions(['pla'], groups)).toEqual([['placa'], ['planta']])
  expect(findCompletions(['gr'], groups)).toEqual([['grupo', 'electrogeno']])
  expect(findCompletions(['un', 'grupo', 'ele'], groups)).toEqual([['electrogeno']])
  expect(findCompletions(['p'], groups)).toEqual([])
  expect(findCompletions([], groups)).toEqual([])
})
