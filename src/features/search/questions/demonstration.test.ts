import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { databases } from '#tests/databases.ts'
import { demonstrationIndexes } from '#tests/demonstration-indexes.ts'

/** Questions of customers, each with the SKUs of all results in order. */
const asked: Partial<Record<Language, readonly [query: string, skus: string][]>> = {
  es: [
    ['panel', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'],
    ['Paneles solares', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'],
    ['placa', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'],
    ['panel 550w', 'PV-550M'],
    ['inversor', 'INV-03H INV-05H INV-10H INV-20T INV-01G GEN-P02I'],
    ['imversor', 'INV-03H INV-05H INV-10H INV-20T INV-01G GEN-P02I'],
    ['inversor híbrido 5kw', 'INV-05H'],
    ['bateria', 'BL-4810W BL-4820F BL-4810R BL-1210B BA-1210A BA-1220A BL-4840C'],
    ['batería 12v 100ah', 'BA-1210A BL-1210B'],
    ['baterías de gel', 'BA-1210A BA-1220A'],
    ['planta eléctrica', 'GEN-P02I GEN-P03M GEN-P05M GEN-D06S GEN-D12S GEN-P07E GEN-D20S'],
    ['planta de petróleo', 'GEN-D06S GEN-D12S GEN-D20S'],
    ['generador silencioso', 'GEN-P02I GEN-D06S GEN-D12S GEN-D20S'],
    ['kit solar de 5000 w', 'SYS-05L'],
    ['regulador', 'ACC-MPPT60'],
    ['cable', 'ACC-CAB6'],
    ['conector mc4', 'ACC-MC4'],
    ['soporte para paneles', 'ACC-ROOF4'],
    ['soporte de panel', 'ACC-ROOF4'],
    ['cable de panel', 'ACC-CAB6'],
    ['batería de inversor', 'BL-4820F BL-4810W BL-4810R BL-1210B BA-1210A BA-1220A BL-4840C'],
    ['inversor para batería', 'INV-03H INV-01G INV-05H INV-20T INV-10H GEN-P02I'],
    ['trompo de concreto', 'MAC-MIX180'],
    ['mezcladora de cemento', 'MAC-MIX180'],
    ['panwl solar', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'],
    ['conectoresmc4', 'ACC-MC4'],
    ['ups', 'GEN-P03M GEN-D06S GEN-D12S SYS-20T'],
    ['planta 110-220', 'GEN-P03M GEN-P05M GEN-D06S GEN-D12S GEN-P07E'],
    ['breaker', 'ACC-ISO32 ACC-BOX9'],
    ['agua', 'WF-10T WF-20B WF-10C WF-RO5'],
    ['filtro de agua', 'WF-10T WF-20B WF-10C WF-RO5'],
    ['cemento', 'MAT-CEM42'],
    ['bloques', 'MAT-BLK20'],
    ['cabilla', 'MAT-BAR12'],
    ['concretera', 'MAC-MIX180'],
    ['taladro', 'TLS-DH17'],
    ['acc mc4', 'ACC-MC4'],
    ['el cable solar con sus conectores MC4', 'ACC-CAB6 ACC-MC4'],
    ['voy a construir el mes que viene: me hacen falta cabillas y cemento', 'MAT-BAR12 MAT-CEM42'],
  ],
  en: [
    ['panel', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'],
    ['solar panels', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'],
    ['PV module', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'],
    ['inverter', 'INV-03H INV-05H INV-10H INV-20T INV-01G GEN-P02I'],
    ['hybrid invertor 5 kw', 'INV-05H'],
    ['batteries', 'BL-4810W BL-4820F BL-4810R BL-1210B BA-1210A BL-4840C BA-1220A'],
    ['lithium batery', 'BL-4810W BL-4820F BL-1210B BL-4810R BL-4840C'],
    ['generator', 'GEN-P02I GEN-P03M GEN-P05M GEN-D06S GEN-D12S GEN-P07E GEN-D20S'],
    ['diesel genset', 'GEN-D06S GEN-D12S GEN-D20S'],
    ['generator 110v', 'GEN-P02I GEN-P03M GEN-P05M GEN-D06S GEN-D12S GEN-P07E'],
    ['circuit breaker', 'ACC-ISO32 ACC-BOX9'],
    ['solar kit', 'SYS-03A SYS-05L SYS-10L SYS-20T SYS-30T'],
    ['5 kw', 'SYS-05L INV-05H GEN-P05M GEN-D06S'],
    ['charge controller', 'ACC-MPPT60'],
    ['wire', 'ACC-CAB6'],
    ['roof mount', 'ACC-ROOF4'],
    ['water', 'WF-10T WF-20B WF-10C WF-RO5'],
    ['filter cartridge', 'WF-10C'],
    ['cement', 'MAT-CEM42'],
    ['rebar', 'MAT-BAR12'],
    ['mixer', 'MAC-MIX180'],
    ['concrete mixer', 'MAC-MIX180'],
    ['mixer for concrete', 'MAC-MIX180'],
    ['solar panel cable', 'ACC-CAB6'],
    ['battery inverter', 'INV-03H INV-01G INV-05H INV-10H INV-20T GEN-P02I'],
    ['inverter battery', 'BL-4820F BL-4810W BL-4810R BL-1210B BA-1210A BA-1220A BL-4840C'],
    ['ups', 'GEN-P03M GEN-D06S GEN-D12S SYS-20T'],
    ['power cut', 'GEN-P03M GEN-D06S GEN-D12S SYS-20T'],
    ['outage', 'GEN-P03M GEN-D06S GEN-D12S SYS-20T'],
    ['drill', 'TLS-DH17'],
    ['PV 550 M', 'PV-550M'],
  ],
  de: [
    ['Solarplatte', 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4 ACC-BOX9'],
    ['Hybridwechselrichter 5 kW', 'INV-05H'],
    ['Inselanlage', 'INV-01G'],
    ['Notstromaggregat, Diesel', 'GEN-D06S GEN-D12S GEN-D20S'],
    ['Wasserfilter keine Ersatzkartuschen', 'WF-20B WF-10T WF-RO5'],
    ['Drehstrom', 'INV-20T GEN-D12S SYS-20T SYS-30T GEN-D20S'],
    ['Wandspeicher', 'BL-4810W'],
    ['Akkuschrank', 'BL-4840C'],
    ['Notstromaggregat', 'GEN-P02I GEN-P03M GEN-P05M GEN-D06S GEN-D12S GEN-P07E GEN-D20S'],
    ['Dieselaggregat', 'GEN-D06S GEN-D12S GEN-D20S'],
    ['Elektrostart', 'GEN-P07E'],
    ['Komplettanlage 10 kW', 'SYS-10L'],
    ['Baustahl', 'MAT-BAR12'],
    ['Stemmhammer', 'TLS-DH17'],
    ['Trennschleifer', 'TLS-AG12'],
    ['Mischmaschine', 'MAC-MIX180'],
    ['Spülenfilter', 'WF-10T'],
    ['Hausfilter', 'WF-20B'],
    ['Osmoseanlage', 'WF-RO5'],
    ['Filterpatrone', 'WF-10C'],
    ['Solarstecker', 'ACC-MC4'],
    ['Dachhaken', 'ACC-ROOF4'],
    ['Sicherungskasten', 'ACC-BOX9'],
  ],
}

/** Questions without matching products, and the page to which they lead. */
const leading: readonly (readonly [language: Language, query: string, lead: object])[] = [
  ...(['ventilador', 'un abanico'] as const).map((query) => ['es', query, { appliance: 'fan' }] as const),
  ...(['refri', 'nevera'] as const).map((query) => ['es', query, { appliance: 'fridge' }] as const),
  ['es', 'split', { appliance: 'split' }],
  ['es', 'aire acondicionado de 1 tonelada', { appliance: 'split' }],
  ...(['motor de agua', 'bomba de agua', 'vomba de agua'] as const).map((query) => ['es', query, { appliance: 'pump' }] as const),
  ['en', 'washing machine', { appliance: 'washer' }],
  ['en', 'kettle', { appliance: 'kettle' }],
  ['de', 'Waschmaschine', { appliance: 'washer' }],
  ...(['instalación', 'quién instala'] as const).map((query) => ['es', query, { service: 'installation' }] as const),
  ...(['cuánto cuesta el envío', 'entrega a domicilio', 'hacen envíos a Holguín'] as const).map(
    (query) => ['es', query, { service: 'delivery' }] as const,
  ),
  ['es', 'garantía', { service: 'warranty' }],
  ['es', 'formas de pago', { service: 'payment' }],
  ['es', 'horario', { service: 'hours' }],
  ['es', 'dónde están ubicados', { service: 'address' }],
  ['en', 'do you deliver', { service: 'delivery' }],
  ['en', 'opening hours', { service: 'hours' }],
  ['de', 'Lieferung', { service: 'delivery' }],
  ['de', 'Öffnungszeiten', { service: 'hours' }],
]

for (const database of databases) {
  describe(`searching the demonstration catalogue, on ${database.name}`, () => {
    let indexes: Awaited<ReturnType<typeof demonstrationIndexes>>['indexes']

    beforeAll(async () => {
      const shop = await demonstrationIndexes(database, ['es', 'en', 'de'])
      indexes = shop.indexes
      return shop.remove
    })

    const all = Object.entries(asked).flatMap(([language, pairs]) => pairs.map(([query, skus]) => [language, query, skus] as const))
    test.each(all)('in %s, %s finds exactly the listed products', (language, query, skus) => {
      const { index, skuOf } = indexes.get(language) ?? {}
      expect(index?.find(query).ids.map((id) => skuOf?.get(id))).toEqual(skus.split(' '))
    })

    test.each(leading)('in %s %s leads to another page', (language, query, lead) => {
      const found = indexes.get(language)?.index.find(query)
      expect([found?.ids, found?.lead]).toEqual([[], lead])
    })

    test.each([
      ['es', 'inversor para nevera'],
      ['es', 'panel con garantía de 10 años'],
      ['es', 'kit de montaje'],
      ['es', 'cable para instalación solar'],
      ['en', 'inverter with warranty'],
      ['de', 'Wechselrichter mit Garantie'],
    ] as const)('in %s %s finds goods', (language, query) => {
      const found = indexes.get(language)?.index.find(query)
      expect([found?.ids.length !== 0, found?.lead]).toEqual([true, undefined])
    })

    test.each([
      ['es', 'gener', 'GEN-P02I'],
      ['es', 'genera', 'GEN-P02I'],
      ['es', 'se fue la luz', 'GEN-P03M'],
      ['es', 'hubo apagón', 'GEN-P03M'],
      ['es', 'corriente cuando se va la luz', 'GEN-P03M'],
      ['es', 'trompo de mezclar', 'MAC-MIX180'],
      ['es', 'inbersor 5 kilos', 'INV-05H'],
      ['de', 'Betonmischmaschine', 'MAC-MIX180'],
      ['de', 'photovoltaik platten 550 watt', 'PV-550M'],
      ['de', 'Moppel', 'GEN-P02I'],
    ])('in %s %s finds first: %s', (language, query, sku) => {
      const { index, skuOf } = indexes.get(language) ?? {}
      expect(skuOf?.get(index?.find(query).ids[0] ?? 0)).toBe(sku)
    })

    test.each(['cable hdmi', 'conectores rj45', 'controlador xbox', 'panel sandwich techo'])('the query %s finds nothing', (query) => {
      expect(indexes.get('es')?.index.find(query).ids).toEqual([])
    })

    test.each([
      ['es', 'lavadora', 'SYS-05L INV-05H WF-20B'],
      ['es', 'aire acondicionado', 'SYS-05L INV-05H BL-4820F'],
      ['es', 'split', 'SYS-05L INV-05H BL-4820F'],
      ['es', 'bomba de agua', 'BA-1210A GEN-D12S SYS-05L'],
      ['en', 'air conditioner', 'SYS-05L INV-05H GEN-P05M'],
      ['en', 'aircon', 'SYS-05L INV-05H BL-4820F'],
      ['en', 'power station', ''],
      ['de', 'Klimaanlage', 'SYS-05L SYS-10L INV-05H'],
      ['de', 'Lüfter', 'SYS-03A SYS-05L INV-03H'],
      ['de', 'Kleiderschrank', ''],
      ['de', 'Müllbeutel', ''],
      ['de', 'Rasenmäher', ''],
      ['de', 'Holzpalette', ''],
      // No battery of the shop starts an engine, so those of the vehicle's voltage are near.
      ...['bateria moto', 'batería de moto', 'bateria para carro', 'batería de carro', 'bateria de arranque', 'acumulador de auto'].map(
        (query) => ['es', query, 'BL-1210B BA-1210A BA-1220A'],
      ),
      ['es', 'bateria 48v para triciclo', 'BL-4810W BL-4820F BL-4810R'],
      ...['motorbike battery', 'battery for motorbike', 'car battery', '12 volt battery for car', 'starter battery'].map((query) => [
        'en',
        query,
        'BL-1210B BA-1210A BA-1220A',
      ]),
      ...['Autobatterie', 'Motorradbatterien', 'Batterie fürs Auto', 'LKW-Batterie', 'Starterbatterie'].map((query) => [
        'de',
        query,
        'BL-1210B BA-1210A BA-1220A',
      ]),
    ])('in %s nothing matches %s, and products that can power it are near', (language, query, skus) => {
      const { index, skuOf } = indexes.get(language) ?? {}
      const { ids, near } = index?.find(query) ?? { ids: [], near: [] }
      expect([ids, near.map((id) => skuOf?.get(id)).join(' ')]).toEqual([[], skus])
    })
  })
}
