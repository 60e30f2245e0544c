import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { demoProducts } from '#tests/demo.ts'
import { item } from '#tests/taken-goods.ts'
import { wordFindings } from '../../findings/worded-findings.ts'
import { evaluateSystem } from '../evaluate-system.ts'
import type { CheckedItem } from '../finding.ts'

const named = (items: readonly CheckedItem[]) => items.map((one) => ({ ...one, name: demoProducts[one.id - 1]?.name.es ?? '' }))
const told = (...items: CheckedItem[]) =>
  wordFindings(
    evaluateSystem(items).filter(({ check }) => check.startsWith('part') || check === 'stringFuses'),
    named(items),
    'es',
  )
    .findings.filter(({ verdict }) => verdict !== 'fits')
    .map(({ verdict, text }) => `${verdict}: ${text.replaceAll('\u00a0', ' ')}`)

const [panel, light] = ['solar-panel-550w-mono', 'solar-panel-300w-mono']
const [one, two, three] = ['hybrid-inverter-5kw', 'hybrid-inverter-10kw', 'three-phase-inverter-20kw']
const [isolator, box] = ['dc-isolator-switch', 'distribution-box-ac-dc']

describe('the protection of strings', () => {
  test('a string of 934 V exceeds a box for 500 V', () => {
    // 18 × 49.8 V × 1.042 = 934.0 V.
    expect(told(item(panel, 18), item(three), item(box))).toEqual([
      'never: Caja de distribución AC/DC 9 módulos admite 500 V; con Panel solar 550 W monocristalino debe aguantar 934 V: no alcanza.',
    ])
    expect(told(item(panel, 18), item(three), item(isolator))).toEqual([])
  })

  test('four strings exceed one isolator for two and fit two of them', () => {
    // Two strings at each of two trackers; two strings in one pole are 2 × 13.98 A × 1.25 = 35 A.
    expect(told(item(panel, 20), item(two), item(isolator))).toEqual([
      'never: Seccionador DC 32 A admite 32 A; con Panel solar 550 W monocristalino debe aguantar 35 A: no alcanza.',
      'never: Seccionador DC 32 A: 2 series de paneles como máximo, y hay 4; ponga 2.',
    ])
    expect(told(item(panel, 20), item(two), item(isolator, 2))).toEqual([])
    expect(told(item(panel, 18), item(two), item(isolator))).toEqual([])
  })

  test('the strings of all panels and inverters of the cart are counted', () => {
    // Two strings at the 10 kW inverter, one at the 5 kW inverter.
    expect(told(item(panel, 26), item(two), item(one), item(isolator)).at(-1)).toMatch(
      /2 series de paneles como máximo, y hay 3; ponga 2\.$/,
    )
  })

  test('accessories without a number of strings, such as connectors, are not checked', () => {
    expect(told(item(panel, 20), item(two), item('mc4-connectors', 2))).toEqual([])
  })

  test('the number of strings is unknown without an inverter', () => {
    expect(told(item(panel, 20), item(isolator))).toEqual([])
  })
})

describe('three strings in parallel', () => {
  // Three strings of 9.2 A are 27.6 A, at one tracker for 40 A.
  const strong = item(one, 1, { mpptMaxA: 40 })
  const panels = [item(light, 18), { ...strong, specs: { ...strong.specs, mpptMaxV: 220 } }] as const

  test('need a fuse each, and a box with fuses is enough', () => {
    expect(told(...panels, item(box, 2, { stringFuses: 'yes' }))).toEqual([])
  })

  test('name the product to add if the boxes have no fuses', () => {
    expect(told(...panels, item(box, 2))).toEqual([
      'never: Panel solar 300 W monocristalino: 3 series en paralelo necesitan un fusible en cada una, y Caja de distribución AC/DC 9 módulos no los trae; agregue una caja con fusibles de serie.',
    ])
  })

  test('are left open if the box does not state whether it has fuses', () => {
    const { stringFuses: _, ...specs } = item(box).specs
    expect(told(...panels, { ...item(box, 2), specs })).toEqual([
      'unknown: Falta el dato «Fusible por serie» de Caja de distribución AC/DC 9 módulos: un técnico lo confirma.',
    ])
  })

  test('get a hint but no misfit without a box, since the visitor may own one', () => {
    expect(told(...panels)).toEqual([
      'told: Panel solar 300 W monocristalino: 3 series en paralelo llevan un fusible en cada una; si no los tiene ya, agregue una caja con fusibles de serie.',
    ])
    // Connectors do not count as a box.
    expect(told(...panels, item('mc4-connectors', 3))).toHaveLength(1)
  })

  test('are only relevant on one tracker: two strings, or three on separate trackers, need no fuses', () => {
    expect(told(item(panel, 10), item(one))).toEqual([])
    expect(told(item(panel, 39), item(three))).toEqual([])
  })

  test('are described in each language', () => {
    const items = [...panels, item(box, 2)]
    for (const language of languages) {
      const said = wordFindings(evaluateSystem(items), named(items), language).findings.map(({ text }) => text)
      expect(said.join()).toMatch(/fusibles de serie|Strangsicherungen|string fuses/)
    }
  })
})
