import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { found, type Given, indexOf } from '#tests/search-documents.ts'

const shop: Given[] = [
  { name: 'Inversor híbrido 5 kW', sku: 'INV-05H', place: 'Inversores', attributes: '5 kW\n48 V', longText: 'Para baterías y paneles.' },
  { name: 'Inversor trifásico 20 kW', sku: 'INV-20T', place: 'Inversores', attributes: '20 kW', isInStock: false },
  { name: 'Panel solar 550 W', sku: 'PV-550M', place: 'Paneles solares', attributes: '550 W\n41.7 V' },
  { name: 'Panel solar 450 W negro', sku: 'PV-450B', place: 'Paneles solares', attributes: '450 W', isInStock: false },
  { name: 'Batería de litio 5.12 kWh', sku: 'BL-4810W', place: 'Baterías', attributes: '5.12 kWh\n100 Ah\nLiFePO4' },
  {
    name: 'Generador diésel 12 kVA',
    sku: 'GEN-D12S',
    place: 'Generadores',
    attributes: '12 kVA\nCombustible Diésel',
    longText: 'Silencioso.',
  },
]
const names = (...indexes: number[]) => indexes.map((index) => shop[index]?.name)

describe('search results', () => {
  test.each<[query: string, indexes: number[]]>([
    ['inversor', [0, 1]],
    ['INVERSOR HIBRIDO', [0]],
    ['bateria', [4]],
    ['  Batería!  ', [4]],
    // Plural, singular, beginnings.
    ['baterias', [4]],
    ['paneles', [2, 3]],
    ['gener', [5]],
    // Units.
    ['5kw', [0]],
    ['5 kW', [0]],
    ['5000 w', [0]],
    ['5.000 vatios', [0]],
    ['5120 wh', [4]],
    ['100ah', [4]],
    ['550', [2]],
    ['48v', [0]],
    ['inversor 20', [1]],
    // Mistakes.
    ['inverzor', [0, 1]],
    ['pnael', [2, 3]],
    ['jenerardor', [5]],
    ['litoi', [4]],
    // Cuban words.
    ['placa', [2, 3]],
    ['PLACAS SOLARES', [2, 3]],
    ['placas solares', [2, 3]],
    ['planta', [5]],
    ['planta eléctrica', [5]],
    ['planta de petroleo', [5]],
    ['lifepo4', [4]],
    ['batería 5kwh', [4]],
    ['inversor 4.8 kW', [0]],
    ['inversor 4 kW', [0, 1]],
    // Filler words are ignored.
    ['precio de una batería de litio', [4]],
    // An SKU as stored, with blanks, by its beginning, by a part.
    ['PV-550M', [2]],
    ['pv 550 m', [2]],
    ['inv05', [0]],
    ['4810w', [4, 0]],
    // An unknown word beside goods is ignored; a question without known words finds nothing.
    ['batería samsung', [4]],
    ['xyzxyz', []],
    ['', []],
    ['  ', []],
    ['!!!', []],
    // Filler words alone find nothing, except for a single one that begins a name.
    ['de la', []],
    ['que', []],
    ['y no', []],
    ['in', [0, 1]],
  ])('are the expected products for "%s"', async (query, indexes) => {
    expect(await found(shop, query)).toEqual(names(...indexes))
  })

  test('begin with the exact SKU, then SKUs with that prefix', async () => {
    const given: Given[] = [
      { name: 'Adaptador para A100', longText: 'A100 A100' },
      { name: 'Lang', sku: 'A-100-X' },
      { name: 'Genau', sku: 'A-100', isInStock: false },
    ]
    expect(await found(given, 'a100')).toEqual(['Genau', 'Lang', 'Adaptador para A100'])
  })

  test('list products in stock first, among main matches and among mentions', async () => {
    const given: Given[] = [
      { name: 'Batería negra agotada', isInStock: false },
      { name: 'Batería agotada', shortText: 'negra', isInStock: false },
      { name: 'Batería', shortText: 'negra' },
      { name: 'Caja negra', attributes: 'batería' },
      { name: 'Batería negra' },
    ]
    expect(await found(given, 'batería negra')).toEqual([
      'Batería negra',
      'Caja negra',
      'Batería negra agotada',
      'Batería',
      'Batería agotada',
    ])
    const mentioned: Given[] = [
      { name: 'Agotado', shortText: 'negra', isInStock: false },
      { name: 'Cable', shortText: 'negra' },
      { name: 'Caja', longText: 'negra' },
    ]
    expect(await found(mentioned, 'negra')).toEqual(['Cable', 'Agotado'])
  })

  test('leave out mere mentions if a product matches, and show them otherwise', async () => {
    const given: Given[] = [
      { name: 'Cemento', shortText: 'Para placas y paneles' },
      { name: 'Panel', shortText: 'Para el techo' },
      { name: 'Kit', attributes: 'techo', shortText: 'Sostiene cada panel' },
      { name: 'Soporte de panel', attributes: 'techo' },
      { name: 'Caja', attributes: 'techo', longText: 'Junto al panel' },
    ]
    expect(await found(given, 'panel')).toEqual(['Panel', 'Soporte de panel'])
    // With several words: products about the main noun that mention the others.
    expect(await found(given, 'panel techo')).toEqual(['Soporte de panel', 'Panel'])
    expect(await found(given.slice(0, 3), 'panel techo')).toEqual(['Panel'])
    expect(await found(given.slice(0, 1), 'panel')).toEqual(['Cemento'])
  })

  test('find offers by price and not by text, alone or beside a product', async () => {
    const given: Given[] = [
      { name: 'Sistema', shortText: 'Pida su oferta' },
      { name: 'Panel agotado', isOnSale: true, isInStock: false },
      { name: 'Panel' },
      { name: 'Inversor', isOnSale: true },
    ]
    for (const query of [
      'oferta',
      'ofertas',
      'en oferta',
      'ofertas de hoy',
      'rebajas',
      'descuentos',
      'productos en oferta',
      '¿cuáles son las ofertas?',
    ])
      expect([query, await found(given, query)]).toEqual([query, ['Inversor', 'Panel agotado']])
    for (const query of ['paneles en oferta', 'oferta de paneles', 'panel con descuento', 'rebaja panel'])
      expect([query, await found(given, query)]).toEqual([query, ['Panel agotado']])
    expect((await indexOf(given)).find('sistema en oferta')).toMatchObject({ ids: [], near: [1], isForOffers: true })
    for (const query of ['on sale', 'offers', 'discount', 'special offers', 'products on sale'])
      expect(await found(given, query, 'en')).toEqual(['Inversor', 'Panel agotado'])
    expect(await found(given, 'panel for sale', 'en')).toEqual(['Panel', 'Panel agotado'])
    for (const query of ['Angebote', 'Produkte im Angebot']) expect(await found(given, query, 'de')).toEqual(['Inversor', 'Panel agotado'])
    expect((await indexOf([{ name: 'Panel' }])).find('productos en oferta')).toMatchObject({ ids: [], near: [], isForOffers: true })
    expect(await found(given, 'zapatos en oferta')).toEqual([])
  })

  test('exclude other chemistries for a battery chemistry, and products without a battery', async () => {
    const given: Given[] = [
      { name: 'Batería 1', attributes: 'LiFePO4', chemistry: 'lifepo4', shortText: 'Sustituye a una de plomo' },
      { name: 'Batería 2', attributes: 'AGM', chemistry: 'agm', shortText: 'Menos que litio' },
      { name: 'Cargador', attributes: 'litio' },
    ]
    expect(await found(given, 'litio')).toEqual(['Cargador', 'Batería 1'])
    for (const query of ['plomo', 'batería de plomo', 'baterías de gel', 'plomo ácido'])
      expect(await found(given, query)).toEqual(['Batería 2'])
    expect(await found(given, 'batería')).toEqual(['Batería 1', 'Batería 2'])
  })

  test('exclude engines with another fuel, whatever their texts compare', async () => {
    const given: Given[] = [
      { name: 'Generador 1', attributes: 'Gasolina', fuel: 'petrol' },
      { name: 'Generador 2', attributes: 'Diésel', fuel: 'diesel', shortText: 'Gasta menos que una planta de gasolina' },
    ]
    for (const query of ['generador de gasolina', 'planta de nafta']) expect(await found(given, query)).toEqual(['Generador 1'])
    for (const query of ['planta de petróleo', 'diésel']) expect(await found(given, query)).toEqual(['Generador 2'])
    expect(await found(given, 'generador')).toEqual(['Generador 1', 'Generador 2'])
  })

  test('keep the order of lists for equal scores', async () => {
    const given = Array.from({ length: 50 }, (_, index) => ({ name: `Panel ${String.fromCharCode(97 + (index % 26))}${index}` }))
    expect(await found(given, 'panel')).toEqual(given.map(({ name }) => name))
  })

  test('show the products with the most words if none has all', async () => {
    const given = [{ name: 'uno dos' }, { name: 'dos tres cuatro' }, { name: 'dos cuatro' }]
    expect(await found(given, 'uno dos tres cuatro')).toEqual(['dos tres cuatro'])
  })

  test('match a unit alone only as a figure of the product', async () => {
    expect(await found(shop, 'kva')).toEqual(names(5))
    expect(await found(shop, 'kilovatios')).toEqual(names(0, 1))
    expect(await found(shop, 'generador kva')).toEqual(names(5))
    expect(await found([{ name: 'Cable', longText: 'Hasta 5 kVA' }], 'kva')).toEqual([])
  })

  test('rank a near quantity after every exact one', async () => {
    const given: Given[] = [
      { name: 'Batería 51.2 V', attributes: '51.2 V' },
      { name: 'Batería 48 V', attributes: '48 V', isInStock: false },
      { name: 'Batería 12 V', attributes: '12 V' },
    ]
    expect(await found(given, 'batería 48v')).toEqual(['Batería 48 V', 'Batería 51.2 V'])
  })

  test('use the words of their own language', async () => {
    expect(await found([{ name: 'Refrigerator' }], 'fridge', 'en')).toEqual(['Refrigerator'])
    expect(await found([{ name: 'Solarmodul' }, { name: 'Stromerzeuger' }], 'Aggregat', 'de')).toEqual(['Stromerzeuger'])
    expect(await found([{ name: 'Refrigerator' }], 'nevera', 'en')).toEqual([])
  })

  test('exist for any question, are the same each time, and contain each product at most once', async () => {
    const index = await indexOf(shop)
    const pieces = fc.constantFrom('panel', 'inv', '5', 'kw', '5kw', 'de', '-', 'ñ', '🔆', 'pv550m', 'planta de', '1.000', '%', '\0')
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(query, (text) => {
        const { ids, near } = index.find(text)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of [...ids, ...near]) expect(shop[id - 1]).toBeDefined()
        expect(ids.length === 0 || near.length === 0).toBe(true)
        expect(index.find(text).ids).toEqual(ids)
      }),
    )
  })

  test('contain a product whose whole name was typed, whatever it is', async () => {
    // Excludes "⒈" and the like, which become a digit and a full stop and join a following digit to another number.
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((text) => /[\p{L}\p{N}]/u.test(text.normalize('NFKD')) && !/[\u2488-\u249b\u{1f100}]/u.test(text))
    await fc.assert(
      fc.asyncProperty(name, async (text) => {
        expect((await indexOf([{ name: 'otra cosa' }, { name: text }])).find(text).ids).toContain(2)
      }),
    )
  })
})
