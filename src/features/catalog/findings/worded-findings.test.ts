import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#i18n/language.ts'
import { demoProducts } from '#tests/demo.ts'
import { demoItem } from '#tests/demo-stock.ts'
import { checkCompared } from '../fit/compared-checks.ts'
import { evaluateSystem } from '../fit/evaluate-system.ts'
import type { CheckedItem, HouseholdNeeds } from '../fit/finding.ts'
import type { Specs } from '../goods/attributes.ts'
import type { NamedItem } from './item-words.ts'
import { wordFindings } from './worded-findings.ts'

type Taken = CheckedItem & { slug: string }
const item = (slug: string, quantity = 1, changes: Specs = {}): Taken => {
  const found = demoItem(slug)
  return { ...found, slug, quantity, specs: { ...found.specs, ...changes } }
}
const without = (one: Taken, ...keys: (keyof Specs)[]): Taken => ({
  ...one,
  specs: Object.fromEntries(Object.entries(one.specs).filter(([key]) => !keys.includes(key as keyof Specs))),
})
const named = (items: readonly Taken[], language: Language): NamedItem[] =>
  items.map((one) => ({ ...one, name: demoProducts.find(({ slug }) => slug === one.slug)?.name[language] ?? '' }))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
/** Sentences of all findings of a cart, except about missing batteries, see missing-counterparts.test.ts. */
const told = (items: readonly Taken[], language: Language = 'es', needs?: HouseholdNeeds) =>
  wordFindings(
    evaluateSystem(items, needs).filter(({ check }) => check !== 'noBattery'),
    named(items, language),
    language,
  ).findings.map(({ verdict, text }) => `${verdict}: ${plain(text)}`)
const compared = (items: readonly Taken[], language: Language = 'es') =>
  wordFindings(checkCompared(items), named(items, language), language).findings.map(({ verdict, text }) => `${verdict}: ${plain(text)}`)

const panel = 'solar-panel-550w-mono'
const inverter = 'hybrid-inverter-5kw'
const rack = 'rack-battery-5kwh'

describe('a cart shows each misfit with its figure and its solution', () => {
  test('for panels that form no strings at an input or exceed its power', () => {
    // Voc 49.8 V × 1.042 = 51.9 V; three 155.7 V, four 207.6 V. Vmp 41.7 V × 0.8425 = 35.1 V, two reach the minimum of 60 V.
    const small = item(inverter, 1, { dcMinV: 60, mpptMaxV: 160, dcMaxV: 200, mpptMaxA: 60 })
    expect(told([item(panel, 6), small])[0]).toBe(
      'fits: Panel solar 550 W monocristalino: 2 series de 3 dan 156 V en frío; Inversor híbrido 5 kW admite 200 V.',
    )
    expect(told([item(panel, 7), small])[0]).toBe(
      'never: Panel solar 550 W monocristalino: Inversor híbrido 5 kW los pide en series iguales (conectados uno tras otro) de 2 a 3, y con 7 no salen; ponga 6 u 8.',
    )
    // The input's 5,500 W are enough for ten, so the next larger number that forms equal strings is not suggested.
    expect(told([item(panel, 11), item(inverter)]).slice(0, 2)).toEqual([
      'never: Panel solar 550 W monocristalino: Inversor híbrido 5 kW los pide en series iguales (conectados uno tras otro) de 4 a 9, y con 11 no salen; ponga 10.',
      'never: 11 × Panel solar 550 W monocristalino: 6,050 W en paneles; Inversor híbrido 5 kW admite 5,500 W; ponga 10 como mucho.',
    ])
    expect(told([item(panel, 1), item(inverter)])[0]).toContain('de 4 a 9, y con 1 no salen; ponga 4.')
    expect(told([item(panel, 4), item(inverter, 1, { dcMaxV: 40 })])[0]).toContain(
      'ningún número de ellos queda dentro de lo que pide su entrada solar',
    )
  })

  test('for panels at an inverter without a solar input, until a controller is added', () => {
    const none = without(item(inverter, 1, { solarInput: 'no' }), 'dcMinV', 'dcMaxV', 'mpptMaxV', 'pvMaxW')
    const said =
      'never: Panel solar 550 W monocristalino: Inversor híbrido 5 kW no tiene entrada solar; hace falta un controlador de carga aparte.'
    expect(told([item(panel, 6), none])).toEqual([said])
    expect(compared([item(panel), none])).toEqual([said])
    // The figure `solarInput` decides, even if the product still has other figures of an input.
    expect(told([item(panel, 6), item(inverter, 1, { solarInput: 'no' })])).toEqual([said])
    const controller: Taken = { ...none, id: 9999, goods: 'controller', specs: { dcMinV: 60, dcMaxV: 450, pvMaxW: 6000 } }
    expect(told([item(panel, 6), none, controller]).join()).not.toContain('no tiene entrada solar')
  })

  test('for batteries with the wrong voltage, number, rows, power or chemistry', () => {
    expect(told([item(rack), item('hybrid-inverter-3kw')])[0]).toBe(
      'never: Batería de rack 5.12 kWh 19" da 51.2 V; Inversor híbrido 3 kW pide 24 V: no van juntos.',
    )
    expect(told([item('agm-battery-200ah', 5), item(inverter)])[0]).toContain(
      'las pide en filas de 4 (conectadas una tras otra), y con 5 no salen filas completas; ponga 4 u 8.',
    )
    expect(told([item('agm-battery-200ah', 20), item(inverter)])[0]).toContain('serían 5 filas en paralelo y admite 4.')
    expect(told([item(rack), item('hybrid-inverter-10kw')])[0]).toContain(
      'hasta 5.12 kW; Inversor híbrido 10 kW puede pedir 10 kW; ponga 2.',
    )
    expect(told([item('agm-battery-200ah', 4), item(inverter, 1, { batteryTypes: 'lifepo4' })])[0]).toBe(
      'never: Batería AGM 12 V 200 Ah es AGM; Inversor híbrido 5 kW admite LiFePO4: no van juntos.',
    )
  })

  test('for a household, a motor and a generator', () => {
    const needs = { surgeW: 2300, runningW: 720, continuousW: 900, generatorVa: 2875 }
    expect(told([item('off-grid-inverter-1kw'), item('agm-battery-200ah')], 'es', needs)[0]).toBe(
      'never: Lo que puso en la calculadora pide hasta 2.3 kW; Inversor autónomo 1 kW onda pura da 2 kW: no alcanza.',
    )
    expect(told([item('off-grid-inverter-1kw'), item('concrete-mixer-180l')], 'en')[0]).toBe(
      'never: Concrete mixer 180 l runs on 1.1 kW; Off-grid inverter 1 kW pure sine gives 1 kW: not enough.',
    )
    expect(told([item('petrol-generator-5kva'), item('three-phase-inverter-20kw')], 'de')).toEqual([
      'never: Benzingenerator 5 kVA gibt 4 kW, und zum Laden zieht Dreiphasen-Wechselrichter 20 kW bis 15 kW: Das reicht nicht.',
      'never: Benzingenerator 5 kVA gibt 110/220 V, und Dreiphasen-Wechselrichter 20 kW braucht auch 380 V: Das passt nicht zusammen.',
      'never: Phasen: Benzingenerator 5 kVA, 1; Dreiphasen-Wechselrichter 20 kW, 3: Das passt nicht zusammen.',
    ])
  })

  test('a missing figure is named once, however many checks need it', () => {
    const unsaid = without(item(panel, 6), 'openCircuitV', 'voltageV')
    expect(told([unsaid, item(inverter)])[0]).toBe(
      'unknown: Faltan los datos «Tensión» y «Tensión en vacío» de Panel solar 550 W monocristalino: un técnico lo confirma.',
    )
    expect(told([without(item(rack), 'chemistry'), item(inverter)])[0]).toContain('Falta el dato «')
    const highVoltage = without(item('three-phase-inverter-20kw'), 'batteryMinV')
    expect(told([item('rack-battery-cabinet-20kwh'), highVoltage], 'en')[0]).toContain('“High voltage from” of Three-phase inverter 20 kW')
  })
})

describe('products not meant for one another cause no warning', () => {
  test('for panels at their controller beside an inverter with an unsuitable input', () => {
    const said = told([item(panel, 2), item('mppt-charge-controller-60a'), item(inverter)])
    expect(said.some((one) => one.startsWith('never: Panel'))).toBe(false)
    expect(told([item(panel, 2), item(inverter)])[0]).toContain('never: Panel')
  })

  test('for two inverters with batteries of their own', () => {
    const both = [item(rack, 2), item('agm-battery-200ah', 2), item(inverter), item('hybrid-inverter-3kw')]
    expect(told(both).filter((one) => one.startsWith('never'))).toEqual([])
    // An inverter without batteries of its own is still reported.
    expect(told(both.filter(({ slug }) => slug !== 'agm-battery-200ah')).filter((one) => one.startsWith('never'))).toHaveLength(1)
  })

  test('for two sources if one of them supplies the household', () => {
    const said = told([item(inverter), item('off-grid-inverter-1kw')], 'es', {
      surgeW: 6000,
      runningW: 1600,
      continuousW: 2000,
      generatorVa: 7500,
    })
    expect(said).toEqual([
      'unknown: Inversor híbrido 5 kW e Inversor autónomo 1 kW onda pura: su potencia se suma solo si admiten trabajar en paralelo; un técnico lo confirma.',
      'fits: Lo que puso en la calculadora pide hasta 6 kW; Inversor híbrido 5 kW da 10 kW.',
    ])
  })
})

describe('products in a comparison are alternatives', () => {
  test('each pair shows its panels in series and its batteries for full power', () => {
    expect(compared([item('hybrid-inverter-3kw'), item('hybrid-inverter-10kw'), item(rack), item(panel)])).toEqual([
      'never: Batería de rack 5.12 kWh 19" da 51.2 V; Inversor híbrido 3 kW pide 24 V: no van juntos.',
      'told: Panel solar 550 W monocristalino con Inversor híbrido 3 kW: de 4 a 7 en cada serie (conectados uno tras otro).',
      'told: Batería de rack 5.12 kWh 19": para Inversor híbrido 10 kW (48 V) se necesitan 2 en paralelo, por su potencia (51.2 V).',
      'told: Panel solar 550 W monocristalino con Inversor híbrido 10 kW: de 4 a 9 en cada serie (conectados uno tras otro).',
      'fits: Inversor híbrido 3 kW admite 4,000 W en paneles: en series, hasta 7 × Panel solar 550 W monocristalino en total.',
      'fits: Inversor híbrido 10 kW admite baterías LiFePO4, como Batería de rack 5.12 kWh 19".',
      'fits: 2 × Batería de rack 5.12 kWh 19": hasta 10.24 kW; Inversor híbrido 10 kW pide 10 kW como mucho.',
      'fits: Inversor híbrido 10 kW admite 12,000 W en paneles: en series, hasta 21 × Panel solar 550 W monocristalino en total.',
    ])
    expect(compared([item('lithium-battery-12v-100ah'), item(inverter)], 'en')[0]).toBe(
      'told: Lithium battery 12.8 V 100 Ah: Hybrid inverter 5 kW (48 V) needs 4 in series (51.2 V).',
    )
    expect(compared([item('lithium-battery-12v-100ah'), item('hybrid-inverter-3kw')], 'de')[0]).toMatch(
      /braucht es 4, für die volle Leistung: 2 Stränge zu 2 in Reihe \(25,6 V\)\.$/,
    )
  })

  test('a panel is incompatible if no string fits or if one panel alone is too strong', () => {
    expect(compared([item(panel), item(inverter, 1, { dcMaxV: 40 })])[0]).toContain('never: Panel solar 550 W monocristalino no va con')
    expect(compared([item(panel), item(inverter, 1, { pvMaxW: 500 })])).toContain(
      'never: Panel solar 550 W monocristalino: 550 W en paneles; Inversor híbrido 5 kW admite 500 W: no van juntos.',
    )
  })

  test('two products of the same kind get no finding', () => {
    expect(compared([item(inverter), item('hybrid-inverter-3kw')])).toEqual([])
    for (const slug of [panel, rack, 'portland-cement-pallet'])
      expect(compared([item(slug), item('portland-cement-pallet'), item(slug)])).toEqual([])
    expect(compared([item(rack), item('agm-battery-200ah'), item(panel)])).toEqual([])
  })
})

test('a pair is never called both compatible and incompatible', () => {
  // The box withstands 500 V; seventeen panels in one string give 882 V in the cold.
  const box = told([item('distribution-box-ac-dc'), item(panel, 17), item('three-phase-inverter-20kw')], 'es')
  expect(box.filter((text) => text.includes('debe aguantar'))).toHaveLength(1)
  expect(box.filter((text) => /^fits: Caja .* va con Panel/.test(text))).toEqual([])
  const all = demoProducts.filter(({ isActive }) => isActive).map(({ slug }) => item(slug))
  for (const one of all)
    for (const other of all) {
      const sentences = told(
        [
          { ...one, quantity: 3 },
          { ...other, quantity: 5 },
        ],
        'es',
      )
      if (sentences.some((text) => /no van juntos|no sirve|no alcanza/.test(text)))
        expect(sentences.filter((text) => / va con [^;(]*\.$/.test(text))).toEqual([])
    }
})

test('a three-phase source is shown with the third of its power that one phase gives', () => {
  expect(told([item('silent-diesel-generator-20kva'), item('concrete-mixer-180l')], 'es')[0]).toBe(
    'fits: Hormigonera 180 l pide 3.9 kW al arrancar; Generador diésel 20 kVA insonorizado (en una fase) da 5.33 kW.',
  )
})

test.each(languages)('in %s no sentence has a gap, with all figures of the demonstration or with none', (language) => {
  const all = demoProducts.filter(({ isActive }) => isActive).map(({ slug }) => item(slug, 3))
  const bare = all.map((one) => ({ ...one, specs: {} }))
  const sentences = [all, bare].flatMap((items) => [
    ...told(items, language, { surgeW: 900, runningW: 320, continuousW: 400, generatorVa: 1125 }),
    ...compared(items, language),
  ])
  expect(sentences.length).toBeGreaterThan(100)
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|Infinity|null|\{|: :| {2}|^\w+: $/)
})
