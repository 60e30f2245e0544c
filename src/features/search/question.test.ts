import { describe, expect, test } from 'vitest'
import { found, type Given, indexOf } from '#tests/search-documents.ts'

describe('the subject of a query', () => {
  test('is not a product’s purpose, and an unknown word is skipped only beside known products', async () => {
    const given: Given[] = [
      { name: 'Generador 3 kVA', shortText: 'Para nevera, televisor y celular' },
      { name: 'Panel solar' },
      { name: 'Filtro de agua' },
      { name: 'Generador 5 kVA' },
    ]
    for (const query of [
      'nevera',
      'celulares',
      'nevera samsung',
      'celular con panel',
      'lámpara solar',
      'botella de agua',
      'cargador para panel',
    ])
      expect([query, await found(given, query)]).toEqual([query, []])
    expect(await found(given, 'generador para nevera')).toEqual(['Generador 3 kVA', 'Generador 5 kVA'])
    expect(await found(given, 'panel growatt')).toEqual(['Panel solar'])
    expect(await found([...given, { name: 'Nevera solar' }], 'nevera')).toEqual(['Nevera solar'])
    // Products that mention the fridge are the nearest.
    expect((await indexOf(given)).find('nevera').near).toEqual([1])
    const isolator = await indexOf([{ name: 'Isolator', shortText: 'Even while running' }], 'en')
    expect(isolator.find('running shoes')).toMatchObject({ ids: [], near: [], isForOffers: false })
  })

  test('is not narrowed by a word that products only mention', async () => {
    const given = Array.from({ length: 12 }, (_, n) => ({ name: `Cable ${n}`, shortText: n < 9 ? 'Para la casa' : '' }))
    expect((await found(given, 'cable para mi casa')).length).toBe(12)
  })

  test('ranks products with the purpose in their short text before those in stock, but not mentions deep in a text', async () => {
    const given: Given[] = [
      { name: 'Sistema 3 kW', shortText: 'Para una casa' },
      { name: 'Sistema 5 kW', longText: 'También en un restaurante' },
      { name: 'Sistema 20 kW', shortText: 'Para restaurantes', isInStock: false },
    ]
    expect(await found(given, 'sistema para restaurante')).toEqual(['Sistema 20 kW', 'Sistema 5 kW', 'Sistema 3 kW'])
    expect(await found(given, 'sistema')).toEqual(['Sistema 3 kW', 'Sistema 5 kW', 'Sistema 20 kW'])
  })

  test('is found whatever number of appliances follows it', async () => {
    const spanish: Given[] = [
      { name: 'Inversor 5 kW', attributes: 'Garantía 2 años', shortText: 'Para un aire acondicionado' },
      { name: 'Inversor 10 kW', attributes: 'Garantía 5 años', shortText: 'Para dos o tres aires acondicionados' },
    ]
    expect(await found(spanish, 'inversor para 2 aires')).toEqual(['Inversor 10 kW', 'Inversor 5 kW'])
    expect(await found(spanish, 'inversor para 40 aires')).toEqual(['Inversor 5 kW', 'Inversor 10 kW'])
    const german: Given[] = [
      { name: 'Wechselrichter 5 kW', shortText: 'Für ein Klimagerät' },
      { name: 'Wechselrichter 10 kW', shortText: 'Für zwei bis drei Klimageräte' },
    ]
    expect(await found(german, 'Wechselrichter für 2 Klimageräte', 'de')).toEqual(['Wechselrichter 10 kW', 'Wechselrichter 5 kW'])
  })

  test('matches German compounds by their last part, but not in descriptions', async () => {
    const given: Given[] = [
      { name: 'Rackregal', shortText: 'Trägt jede Wandbatterie' },
      { name: 'Lithium-Wandbatterie 5 kWh' },
      { name: 'Solarmodul 400 W' },
      { name: 'Solarmodul 450 W vollschwarz' },
      { name: 'Kabel' },
    ]
    expect(await found(given, 'Batterien', 'de')).toEqual(['Lithium-Wandbatterie 5 kWh'])
    expect(await found(given, 'schwarze Module', 'de')).toEqual(['Solarmodul 450 W vollschwarz'])
    expect(await found(given, 'abel', 'de')).toEqual([])
    expect(await found([{ name: 'Hauswasserfilter' }], 'Wasserfilter fürs Bad', 'de')).toEqual(['Hauswasserfilter'])
    expect(await found([{ name: 'Sobrecubierta' }], 'cubierta', 'es')).toEqual([])
  })

  test('matches English plurals in -ies', async () => {
    const given: Given[] = [{ name: 'Inverter 3 kW' }, { name: 'Inverter 20 kW', shortText: 'For bakeries' }]
    expect(await found(given, 'inverter for bakery', 'en')).toEqual(['Inverter 20 kW', 'Inverter 3 kW'])
  })

  test('matches any German adjective ending in a short text', async () => {
    const given: Given[] = [
      { name: 'Dieselgenerator 6 kVA', shortText: 'Leise' },
      { name: 'Dieselgenerator 12 kVA', shortText: 'Mit dreiphasigem Ausgang' },
    ]
    expect(await found(given, 'Dieselgenerator dreiphasig', 'de')).toEqual(['Dieselgenerator 12 kVA', 'Dieselgenerator 6 kVA'])
  })

  test('uses the literal phrase if no product’s synonym matches', async () => {
    expect(await found([{ name: 'Soporte para aire acondicionado' }, { name: 'Compresor de aire' }], 'aire acondicionado')).toEqual([
      'Soporte para aire acondicionado',
    ])
  })

  test('is the noun before "de" and "para" in Spanish and the last noun in English', async () => {
    const spanish: Given[] = [
      { name: 'Bloques de hormigón', shortText: 'Para paredes' },
      { name: 'Hormigonera', shortText: 'Para placas' },
      { name: 'Panel', shortText: 'Con cable para soporte' },
      { name: 'Cable solar', shortText: 'Para paneles' },
    ]
    for (const query of ['trompo de concreto', 'mezcladora de cemento', 'trompo para concreto'])
      expect([query, await found(spanish, query)]).toEqual([query, ['Hormigonera']])
    for (const query of ['cable de panel', 'cable para paneles'])
      expect([query, await found(spanish, query)]).toEqual([query, ['Cable solar']])
    const english: Given[] = [
      { name: 'Battery', shortText: 'For any inverter' },
      { name: 'Inverter', shortText: 'For a battery' },
      { name: 'Concrete block' },
      { name: 'Concrete mixer' },
    ]
    expect(await found(english, 'battery inverter', 'en')).toEqual(['Inverter'])
    expect(await found(english, 'inverter batteries', 'en')).toEqual(['Battery'])
    for (const query of ['concrete mixer', 'mixer for concrete', 'mixer of concrete'])
      expect([query, await found(english, query, 'en')]).toEqual([query, ['Concrete mixer']])
  })

  test('is not sold here if it is a part of other shops’ goods', async () => {
    const given: Given[] = [{ name: 'Batería' }, { name: 'Generador', shortText: 'Para nevera' }]
    for (const query of ['batería de carro', 'batería de laptop']) expect([query, await found(given, query)]).toEqual([query, []])
    expect(await found(given, 'generador para nevera')).toEqual(['Generador'])
    expect(await found([{ name: 'Battery', longText: 'Needs a charger' }], 'car battery charger', 'en')).toEqual([])
  })

  test('is found within a sentence', async () => {
    const given: Given[] = [{ name: 'Solar system' }, { name: 'Panel' }]
    for (const query of ['what comes in a solar kit?', 'hello, can I get a solar system', 'which systems have you got'])
      expect([query, await found(given, query, 'en')]).toEqual([query, ['Solar system']])
  })

  test('matches a phrase within one text only: power tools that cut do not match "power cut"', async () => {
    const given: Given[] = [
      { name: 'Grinder', place: 'Power tools', shortText: 'Cuts steel' },
      { name: 'Generator', shortText: 'For a power cut' },
    ]
    for (const query of ['power cut', 'ups', 'outage']) expect([query, await found(given, query, 'en')]).toEqual([query, ['Generator']])
  })

  test('is found without the number of products to buy', async () => {
    const spanish: Given[] = [{ name: 'Inversor híbrido 1 kW' }, { name: 'Inversor híbrido 5 kW' }, { name: 'Batería 12 V' }]
    const inverters = ['Inversor híbrido 1 kW', 'Inversor híbrido 5 kW']
    for (const query of ['1 inversor', '1 inversor hibrido', '2 inversores', '1x inversor', '5 x inversor', '1 hibrido'])
      expect([query, await found(spanish, query)]).toEqual([query, inverters])
    expect(await found(spanish, '1 inversor y 1 bateria')).toEqual(['Inversor híbrido 1 kW', 'Batería 12 V', 'Inversor híbrido 5 kW'])
    // A number above 1 before a singular noun is a figure.
    expect(await found(spanish, '5 inversor')).toEqual(['Inversor híbrido 5 kW'])
    const english: Given[] = [
      { name: 'Hybrid inverter 2 kW' },
      { name: 'Hybrid inverter 5 kW' },
      { name: 'Filter of 5 stages' },
      { name: 'Filter' },
    ]
    for (const query of ['1 inverter', '1 hybrid inverter', '2 hybrid inverters'])
      expect([query, await found(english, query, 'en')]).toEqual([query, ['Hybrid inverter 2 kW', 'Hybrid inverter 5 kW']])
    expect(await found(english, '5 stage filters', 'en')).toEqual(['Filter of 5 stages'])
    const german: Given[] = [{ name: 'Wechselrichter 2 kW' }, { name: 'Wechselrichter 5 kW' }]
    for (const query of ['1 Wechselrichter', '2 Wechselrichter'])
      expect([query, await found(german, query, 'de')]).toEqual([query, ['Wechselrichter 2 kW', 'Wechselrichter 5 kW']])
  })

  test('is narrowed by a known noun behind "de", and not sold here with an unknown one', async () => {
    const given: Given[] = [{ name: 'Panel solar', shortText: 'Para techo', longText: 'Marco de aluminio' }, { name: 'Soporte para panel' }]
    for (const query of ['panel de yeso', 'panel del dentista', 'paneles de los vecinos', 'panel de madera'])
      expect([query, await found(given, query)]).toEqual([query, []])
    for (const query of ['panel de aluminio', 'panel dentista', 'panel de la marca jinko', 'panel de buena calidad'])
      expect([query, await found(given, query)]).toEqual([query, ['Panel solar', 'Soporte para panel']])
    expect((await found(given, 'soporte para techo de madera'))[0]).toBe('Soporte para panel')
    expect(await found([{ name: 'Solar panel' }], 'panel of gypsum', 'en')).toEqual([])
  })

  test('is not sold here beside other shops’ goods, but is beside an appliance that it powers', async () => {
    const given: Given[] = [
      { name: 'Battery' },
      { name: 'Wall panel' },
      { name: 'Generator', shortText: 'For a fridge' },
      { name: 'Solar kit' },
    ]
    for (const query of ['phone battery', 'wood panel', 'hard disk', 'drum kit', 'sewing kit', 'zebra kit'])
      expect([query, await found(given, query, 'en')]).toEqual([query, []])
    for (const query of ['fridge generator', 'zebra generator'])
      expect([query, await found(given, query, 'en')]).toEqual([query, ['Generator']])
    expect(await found([{ name: 'Batería' }, { name: 'Tanque de agua' }], 'tanque de agua')).toEqual(['Tanque de agua'])
  })

  test('is found without fillers within a phrase, and in English in another word order', async () => {
    const spanish: Given[] = [{ name: 'Caja de distribución' }, { name: 'Caja de regalo' }]
    for (const query of ['caja de breakers', 'caja para los breakers', 'caja con breakers', 'cuadro de la luz'])
      expect([query, await found(spanish, query)]).toEqual([query, ['Caja de distribución']])
    const english: Given[] = [{ name: 'Distribution box' }, { name: 'Gift box' }]
    for (const query of ['breaker box', 'box for breakers', 'box with the breakers'])
      expect([query, await found(english, query, 'en')]).toEqual([query, ['Distribution box']])
  })

  test('is not a mere mention: a block among machines is no "máquina de hormigón"', async () => {
    const given: Given[] = [
      { name: 'Bloque de hormigón', place: 'Materiales y máquinas' },
      { name: 'Hormigonera', place: 'Materiales y máquinas' },
    ]
    for (const query of ['máquina de hormigón', 'máquina para hacer hormigón'])
      expect([query, await found(given, query)]).toEqual([query, ['Hormigonera']])
  })

  test('matches diminutives', async () => {
    const given: Given[] = [{ name: 'Generador' }, { name: 'Cable' }, { name: 'Panel' }]
    expect(await found(given, 'plantica')).toEqual(['Generador'])
    expect(await found(given, 'cablecito')).toEqual(['Cable'])
    expect(await found(given, 'panelitos')).toEqual(['Panel'])
  })
})
