import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { interleave } from '#kit/lists.ts'
import { found, type Given, indexOf } from '#tests/search-documents.ts'
import { splitChoices } from '../plan/choices.ts'
import { toPieces } from '../plan/pieces.ts'
import { getRoles } from '../plan/roles.ts'
import { findSenses } from '../plan/senses.ts'
import { readSubject } from '../plan/subject.ts'
import { tokenize } from '../plan/tokens.ts'

const goods: Given[] = [
  { name: 'Panel solar 550 W' },
  { name: 'Panel solar 400 W' },
  { name: 'Inversor híbrido 3 kW', attributes: '24 V', shortText: 'Une paneles, batería y red' },
  { name: 'Inversor híbrido 5 kW', attributes: '48 V' },
  { name: 'Batería de litio 12.8 V', chemistry: 'litio' },
  { name: 'Batería de litio 51.2 V', chemistry: 'litio' },
  { name: 'Batería AGM 12 V', chemistry: 'agm', shortText: 'Dos en serie hacen 24 V' },
  { name: 'Cable solar' },
  { name: 'Conectores MC4' },
  { name: 'Kit de montaje para 4 paneles' },
]
const panels = ['Panel solar 550 W', 'Panel solar 400 W']
const inverters = ['Inversor híbrido 3 kW', 'Inversor híbrido 5 kW']

describe('several kinds of goods in one query', () => {
  test.each([
    ['paneles e inversores'],
    ['panel o inversor'],
    ['panel, inversor'],
    ['panel + inversor'],
    ['panel/inversor'],
    ['quiero paneles solares y también un inversor'],
  ])('are interleaved, the best of each first: %s', async (words) => {
    const names = await found(goods, words)
    expect(names.slice(0, 4)).toEqual([panels[0], inverters[0], panels[1], inverters[1]])
  })

  test.each<[Language, string]>([
    ['en', 'panels and inverters'],
    ['en', 'panels & inverters'],
    ['de', 'Panels und Inverter'],
  ])('are found in %s: %s', async (language, words) => {
    const given = [{ name: 'Solar panel' }, { name: 'Hybrid inverter' }]
    const german = [{ name: 'Panel 550 W' }, { name: 'Inverter 3 kW' }]
    expect(await found(language === 'de' ? german : given, words, language)).toHaveLength(2)
  })

  test('exclude words that name no goods and goods that modify another', async () => {
    expect(await found(goods, 'panel y nevera')).toEqual(await found(goods, 'panel'))
    expect((await found(goods, 'cable para panel y batería'))[0]).toBe('Cable solar')
    const system = { name: 'Sistema solar 3 kW', shortText: 'Con paneles y batería' }
    expect((await found([...goods, system], 'kit de paneles y baterías'))[0]).toBe(system.name)
  })

  test('have figures of their own, and share the words behind the last of them', async () => {
    expect(await found(goods, 'panel de 400 w e inversor de 5 kw')).toEqual([panels[1], inverters[1]])
    expect(await found(goods, 'cables y conectores para paneles')).toEqual(['Cable solar', 'Conectores MC4'])
  })

  test('include a model code as a product, but not a battery chemistry', async () => {
    expect(await found(goods, 'mc4 y cable')).toEqual(['Conectores MC4', 'Cable solar'])
    expect(await found(goods, 'cable y mc4')).toEqual(['Cable solar', 'Conectores MC4'])
    const lithium = { name: 'Batería LiFePO4', chemistry: 'lifepo4' }
    expect(await found([...goods, lithium], 'batería, lifepo4')).not.toContain('Batería AGM 12 V')
  })

  test('need no conjunction, and none of their figures is reported as missing', async () => {
    const pasted = 'inversor de 5 kw bateria de litio 51.2 v 6 paneles de 550w'
    const { ids, unmet } = (await indexOf(goods)).find(pasted)
    expect([ids.slice(0, 3).map((id) => goods[id - 1]?.name), unmet]).toEqual([
      ['Inversor híbrido 5 kW', 'Batería de litio 51.2 V', 'Panel solar 550 W'],
      [],
    ])
    expect((await found(goods, 'panel inversor bateria')).slice(0, 3)).toEqual([panels[0], inverters[0], 'Batería de litio 12.8 V'])
  })

  test('are found if each has the number of pieces to buy before it', async () => {
    expect((await indexOf(goods)).find('4 paneles')).toMatchObject({ isForOffers: false })
    expect((await found(goods, '4 paneles'))[0]).toBe(panels[0])
    expect((await found(goods, '2 inversores y 4 paneles')).slice(0, 2)).toEqual([inverters[0], panels[0]])
    expect((await found(goods, 'kit para 4 paneles'))[0]).toBe('Kit de montaje para 4 paneles')
  })
})

function wordsOfChoices(question: string): string[] {
  const tokens = tokenize(question)
  const pieces = toPieces(readSubject(tokens, findSenses(tokens, getRoles('es'))), () => true)
  return splitChoices(pieces).map((choice) => choice.map(({ word }) => word).join(' '))
}

describe('alternative figures and kinds', () => {
  test.each([
    ['batería de 12 o 48 voltios', ['bateria de 12v', 'bateria de 48v']],
    ['12v or 24v battery', ['12v battery', '24v battery']],
    ['12-V- oder 24-V-Batterie', ['12v batterie', '24v batterie']],
    ['inversor 3, 5 o 10 kw híbrido', ['inversor 3000w hibrido', 'inversor 5000w hibrido', 'inversor 10000w hibrido']],
    ['batería 12,8 v', ['bateria 12.8v']],
    ['generador de 110 y 220 v', ['generador de 110 y 220v']],
    ['generador de 110 o 220 v', ['generador de 110v', 'generador de 220v']],
    ['batería de litio o de gel', ['bateria de litio', 'bateria de gel']],
    ['panel de 400 o 550', ['panel de 400 o 550']],
    ['inversor 12/24 v', ['inversor 12v / 24v']],
    ['2 inversores de 5 kW o uno de 10', ['2 inversores de 5000w', '2 inversores de 10000w']],
    ['inversor de 5 kw y 100', ['inversor de 5000w y 100']],
  ])('become one question each: %s', (question, choices) => {
    expect(wordsOfChoices(question)).toEqual(choices)
  })

  test('are all found, and one that no product has is reported', async () => {
    const batteries = ['Batería AGM 12 V', 'Batería de litio 12.8 V', 'Batería de litio 51.2 V']
    expect((await found(goods, 'batería de 12 o 48 voltios')).sort()).toEqual(batteries)
    expect(await found(goods, 'batería de 12 o 96 v')).toEqual(batteries.slice(0, 2))
    expect((await indexOf(goods)).find('batería de 12 o 96 v').unmet).toEqual([{ amount: 96, unit: 'V' }])
    expect((await found(goods, 'batería de litio o agm')).sort()).toEqual(batteries)
  })
})

describe('a figure of the product’s purpose', () => {
  test.each(['batería para inversor de 24 voltios', 'batería de 24 voltios'])('counts for both if it is a voltage: %s', async (words) => {
    expect(await found(goods, words)).toEqual(['Batería AGM 12 V', 'Batería de litio 12.8 V', 'Batería de litio 51.2 V'])
    expect((await found([...goods, { name: 'Batería 25.6 V' }], words))[0]).toBe('Batería 25.6 V')
  })

  test('belongs to the purpose alone if it is no voltage, and is not reported as missing', async () => {
    expect((await indexOf(goods)).find('batería para inversor de 7 kw').unmet).toEqual([])
    expect((await indexOf(goods)).find('inversor de 7 kw').unmet).toEqual([{ amount: 7, unit: 'kW' }])
  })
})

test('a synonym of the main noun ranks before a literal match in another product', async () => {
  const given = [{ name: 'Generador inverter' }, { name: 'Inversor', isInStock: false }]
  expect(await found(given, 'inverter')).toEqual(['Inversor', 'Generador inverter'])
})

test('merged lists alternate and contain each item once', () => {
  expect(interleave([[1, 2, 3], [4], [2, 5]])).toEqual([1, 4, 2, 5, 3])
  expect(interleave([])).toEqual([])
})
