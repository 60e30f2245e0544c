import { describe, expect, test } from 'vitest'
import { found, type Given } from '#tests/search-documents.ts'

describe('a word of a query', () => {
  test('is not corrected if it is known, short or contains digits', async () => {
    expect(await found([{ name: 'barra' }, { name: 'barro' }], 'barra')).toEqual(['barra'])
    expect(await found([{ name: 'sol' }], 'sal')).toEqual([])
    expect(await found([{ name: 'mc4' }, { name: 'ip65' }], 'ip68')).toEqual([])
    expect(await found([{ name: '12 V' }], '24 V')).toEqual([])
  })

  test('is corrected only to words of names, figures and categories, and a short word only for common typos', async () => {
    const given: Given[] = [
      { name: 'Barras', shortText: 'Para zapatas y motores' },
      { name: 'Caja, paleta', attributes: 'cable' },
    ]
    for (const query of ['zapatos', 'moto', 'cama', 'maleta', 'mable']) expect([query, await found(given, query)]).toEqual([query, []])
    for (const query of ['cabel', 'kable', 'palleta']) expect([query, await found(given, query)]).toEqual([query, ['Caja, paleta']])
  })

  test('matches a German compound by its last part if the first part is known', async () => {
    const given: Given[] = [{ name: 'Betonmischer 180 l' }, { name: 'Batterie 12 V' }]
    expect(await found(given, 'Betonmischmaschine', 'de')).toEqual(['Betonmischer 180 l'])
    expect(await found(given, 'Prüfspeicher', 'de')).toEqual([])
  })

  test('finds what the corrected word finds, by its plural, synonyms and phrases', async () => {
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

  test('is corrected for a neighbouring key, in the plural, and if a blank is missing', async () => {
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
    // Both parts are known, but neither names goods.
    expect(await found(given, 'solarblando')).toEqual([])
  })

  test('is recognised if it is spelled by its Spanish sound', async () => {
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
