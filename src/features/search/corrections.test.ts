import { describe, expect, test } from 'vitest'
import { found, type Given } from '#tests/search-documents.ts'

describe('a word that nobody knows', () => {
  test('mistakes are not sought where the word is known, nor in short words and words with digits', async () => {
    expect(await found([{ name: 'barra' }, { name: 'barro' }], 'barra')).toEqual(['barra'])
    expect(await found([{ name: 'sol' }], 'sal')).toEqual([])
    expect(await found([{ name: 'mc4' }, { name: 'ip65' }], 'ip68')).toEqual([])
    expect(await found([{ name: '12 V' }], '24 V')).toEqual([])
  })

  test('a guess leads only to what a product is about, and a short word is mistyped only as hands and ears do', async () => {
    const given: Given[] = [
      { name: 'Barras', shortText: 'Para zapatas y motores' },
      { name: 'Caja, paleta', attributes: 'cable' },
    ]
    for (const query of ['zapatos', 'moto', 'cama', 'maleta', 'mable']) expect([query, await found(given, query)]).toEqual([query, []])
    for (const query of ['cabel', 'kable', 'palleta']) expect([query, await found(given, query)]).toEqual([query, ['Caja, paleta']])
  })

  test('a German one is a kind of the thing that it ends with, where its beginning is known', async () => {
    const given: Given[] = [{ name: 'Betonmischer 180 l' }, { name: 'Batterie 12 V' }]
    expect(await found(given, 'Betonmischmaschine', 'de')).toEqual(['Betonmischer 180 l'])
    expect(await found(given, 'Prüfspeicher', 'de')).toEqual([])
  })

  test('is answered like the known one that was mistyped: its plural, synonyms and phrases', async () => {
    const given: Given[] = [
      { name: 'Batería', shortText: 'De litio' },
      { name: 'Armario', attributes: 'baterías' },
      { name: 'Generador', shortText: 'Para batería' },
      { name: 'Amoladora', place: 'Herramientas eléctricas', shortText: 'Para planta' },
    ]
    for (const query of ['bateria', 'bateeia', 'vateria', 'baterai'])
      expect([query, await found(given, query)]).toEqual([query, ['Batería', 'Armario']])
    for (const query of ['planta eléctrica', 'plamta electrica']) expect([query, await found(given, query)]).toEqual([query, ['Generador']])
  })

  test('may have a letter from beside the right one, a plural of its own, or be two words', async () => {
    const given: Given[] = [
      { name: 'Panel solar' },
      { name: 'Cabilla' },
      { name: 'Kit completo' },
      { name: 'Conectores MC4' },
      { name: 'Cable rojo blando' },
    ]
    const meant: [typed: string, name: string][] = [
      ['panwl', 'Panel solar'],
      ['oanel', 'Panel solar'],
      ['cabilas', 'Cabilla'],
      ['panelsolar', 'Panel solar'],
      ['kitcompleto', 'Kit completo'],
      ['conectoresmc4', 'Conectores MC4'],
    ]
    for (const [typed, name] of meant) expect([typed, await found(given, typed)]).toEqual([typed, [name]])
    // Two words, but no product is either of them.
    expect(await found(given, 'solarblando')).toEqual([])
  })

  test('may be spelled as it sounds in Spanish', async () => {
    const given = [{ name: 'Cemento' }, { name: 'Panel solar' }, { name: 'Batería' }, { name: 'Inversor' }, { name: 'Mesa' }]
    for (const [query, name] of [
      ['senemto', 'Cemento'],
      ['sement', 'Cemento'],
      ['zementos', 'Cemento'],
      ['plaka', 'Panel solar'],
      ['plakas solares', 'Panel solar'],
      ['imbelsol', 'Inversor'],
    ] as const)
      expect([query, await found(given, query)]).toEqual([query, [name]])
    for (const query of ['semana', 'planeta', 'siente', 'besa', 'cereza', 'nesas'])
      expect([query, await found(given, query)]).toEqual([query, []])
  })
})
