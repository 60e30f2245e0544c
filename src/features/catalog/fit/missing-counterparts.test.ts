import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { demoProducts } from '#tests/demo.ts'
import { item } from '#tests/taken-goods.ts'
import { wordFindings } from '../findings/worded-findings.ts'
import { checkCompared } from './compared-checks.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { CheckedItem, Finding, HouseholdNeeds } from './finding.ts'

const worded = (findings: readonly Finding[], items: readonly CheckedItem[], language: Language) =>
  wordFindings(
    findings,
    items.map((one) => ({ ...one, name: demoProducts[one.id - 1]?.name[language] ?? '' })),
    language,
  )
    .findings.filter(({ verdict }) => verdict !== 'fits')
    .map(({ verdict, text }) => `${verdict}: ${text.replaceAll('\u00a0', ' ')}`)
const told = (items: readonly CheckedItem[], language: Language = 'es', needs?: HouseholdNeeds) =>
  worded(evaluateSystem(items, needs), items, language)
const compared = (items: readonly CheckedItem[], language: Language = 'es') => worded(checkCompared(items), items, language)

const [five, panel, rack, agm, lithium, controller, system] = [
  'hybrid-inverter-5kw',
  'solar-panel-550w-mono',
  'rack-battery-5kwh',
  'agm-battery-200ah',
  'lithium-battery-12v-100ah',
  'mppt-charge-controller-60a',
  'complete-solar-system-5kw',
]

describe('a single kind of product', () => {
  test.each([five, panel, rack, agm, controller, system, 'petrol-generator-5kva', 'portland-cement-pallet'])(
    'needs no hint: %s',
    (slug) => {
      expect(evaluateSystem([item(slug)])).toEqual([])
    },
  )

  test('needs no hint in any number, except for inverters, whose power does not simply add up', () => {
    for (const slug of [panel, rack, agm, controller, 'petrol-generator-5kva']) expect(evaluateSystem([item(slug, 3)])).toEqual([])
    expect(told([item(five, 2)])).toEqual([
      'unknown: 2 × Inversor híbrido 5 kW: su potencia se suma solo si admiten trabajar en paralelo; un técnico lo confirma.',
    ])
    // If the household needs both, a sentence with its figures replaces the general one.
    expect(told([item(five, 2)], 'es', { surgeW: 12_000, runningW: 3200, continuousW: 4000, generatorVa: 15_000 })).toEqual([
      'unknown: Inversor híbrido 5 kW: aquí no hay batería, y sin ella puede quedarse sin luz cuando falle la red; si no la tiene ya, un técnico confirma si trabaja así.',
      'unknown: Inversor híbrido 5 kW: hacen falta 12 kW y cada uno da 10 kW; con 2 basta solo si admiten ir en paralelo: un técnico lo confirma.',
    ])
  })
})

describe('a cart without a battery', () => {
  test('asks about the battery of an inverter with panels', () => {
    const parts = [item(five), item(panel, 6)]
    expect(told(parts)).toEqual([
      'unknown: Inversor híbrido 5 kW: aquí no hay batería, y sin ella puede quedarse sin luz cuando falle la red; si no la tiene ya, un técnico confirma si trabaja así.',
    ])
    expect(told(parts, 'en')).toEqual([
      'unknown: Hybrid inverter 5 kW: there is no battery here, so there may be no power when the grid fails; if you have none yet, a technician confirms whether it works without one.',
    ])
    expect(told(parts, 'de')).toEqual([
      'unknown: Hybrid-Wechselrichter 5 kW: Hier ist keine Batterie dabei, und ohne sie bleibt es bei einem Netzausfall vielleicht dunkel; haben Sie noch keine, bestätigt ein Techniker, ob es so geht.',
    ])
    expect(told([...parts, item(rack)])).toEqual([])
    expect(told([item(five), item('petrol-generator-7kva')])).toEqual([])
  })

  test('asks about the battery of an inverter for a household, also without panels', () => {
    expect(told([item(five)], 'es', { surgeW: 4000, runningW: 1600, continuousW: 2000, generatorVa: 5000 })).toEqual([
      expect.stringContaining('aquí no hay batería'),
    ])
    expect(told([item(five), item(rack)], 'es', { surgeW: 4000, runningW: 1600, continuousW: 2000, generatorVa: 5000 })).toEqual([])
  })

  test('reports that a controller has nothing to charge', () => {
    const said = 'told: Controlador de carga MPPT 60 A carga una batería, y aquí no hay ninguna: hace falta si no la tiene ya.'
    expect(told([item(controller), item(panel, 2)])).toContain(said)
    expect(told([item(controller), item(panel, 2), item('off-grid-inverter-1kw')])).toContain(said)
    expect(told([item(controller), item(panel, 2), item(system)]).join()).not.toContain('ninguna')
  })
})

describe('the headline', () => {
  const headline = (slugs: readonly (readonly [string, number])[], language: Language = 'es') => {
    const items = slugs.map(([slug, quantity]) => ({ ...item(slug, quantity), name: slug }))
    return wordFindings(evaluateSystem(items), items, language)
  }

  test('states that everything fits only if there is nothing else to report', () => {
    const whole = [
      [five, 1],
      [rack, 1],
      [panel, 6],
    ] as const
    expect(headline(whole).headline).toBe('Todo lo que se pudo revisar encaja')
    expect(headline(whole, 'en').headline).toBe('All that could be checked fits')
    expect(headline(whole).hint).toBeUndefined()
    expect(
      headline([
        [controller, 1],
        [agm, 2],
        [panel, 2],
      ]).headline,
    ).toMatch(/^Encaja lo que se pudo revisar; hay /)
    expect(
      headline(
        [
          [panel, 2],
          [agm, 1],
        ],
        'de',
      ).headline,
    ).toBe('Eines ist zu beachten')
    expect(
      headline([
        [agm, 1],
        [five, 1],
      ]).headline,
    ).toBe('Hay algo que no encaja')
    expect(headline([['portland-cement-pallet', 1]]).headline).toBeUndefined()
  })

  test('has a hint for neutral findings, too, and mentions a missing battery rather than what fits', () => {
    const charged = headline([
      [controller, 1],
      [agm, 2],
      [panel, 2],
    ])
    expect([charged.headline, charged.hint]).toEqual([
      expect.stringMatching(/^Encaja lo que se pudo revisar; hay algo que tener/),
      'Hay algo que tener en cuenta',
    ])
    const dark = [
      [five, 1],
      [panel, 6],
    ] as const
    expect(headline(dark)).toMatchObject({ headline: 'Aquí no hay batería', hint: 'Aquí no hay batería' })
    const two = [
      [five, 2],
      [panel, 12],
    ] as const
    expect(headline(two).headline).toBe('Aquí no hay batería, y hay otras 2 cosas que tener en cuenta')
    expect(headline(two, 'en').hint).toBe('There is no battery here; 2 other things to keep in mind')
    expect(headline(two, 'de').hint).toBe('Hier ist keine Batterie dabei; 2 weitere Dinge sind zu beachten')
    // Misfits come first.
    expect(headline([...dark, ['petrol-generator-5kva', 1], ['three-phase-inverter-20kw', 1]]).hint).toMatch(/no encaja/)
  })

  test('comes with a list in which a missing battery precedes all findings but misfits', () => {
    const { findings } = headline([
      [five, 2],
      [panel, 12],
    ])
    expect(findings[0]?.text).toContain('sin luz cuando falle la red')
    expect(findings.findLastIndex(({ verdict }) => verdict !== 'fits')).toBeLessThan(
      findings.findIndex(({ verdict }) => verdict === 'fits'),
    )
  })
})

describe('several inverters or complete systems', () => {
  test('are left to a technician, of one kind or of two, since their power does not simply add up', () => {
    const words = 'su potencia se suma solo si admiten trabajar en paralelo; un técnico lo confirma.'
    expect(told([item(system), item('complete-solar-system-3kw')])).toEqual([
      'told: Sistema solar completo 5 kW y Sistema solar completo 3 kW: sus baterías no se conectan entre sí, porque son de química o tensión distinta; cada sistema trabaja con la suya.',
      `unknown: Sistema solar completo 5 kW y Sistema solar completo 3 kW: ${words}`,
    ])
    expect(evaluateSystem([item(system, 2)]).map(({ check }) => check)).toEqual(['several'])
    const { chemistry, batteryV, ...silent } = item('complete-solar-system-3kw').specs
    expect(told([item(system), { ...item('complete-solar-system-3kw'), specs: silent }])).toHaveLength(1)
    expect(told([item(five, 2), item('hybrid-inverter-3kw'), item(system)])).toEqual([
      `unknown: 2 × Inversor híbrido 5 kW, Inversor híbrido 3 kW y Sistema solar completo 5 kW: ${words}`,
    ])
    expect(told([item(system, 2)])).toEqual([`unknown: 2 × Sistema solar completo 5 kW: ${words}`])
    // If a household needs both inverters, the general sentence is left out.
    const needs = { surgeW: 15_000, runningW: 5600, continuousW: 7000, generatorVa: 18_750 }
    const findings = evaluateSystem([item(system, 2)], needs)
    expect(findings.map(({ reason }) => reason)).toEqual(['parallel'])
  })
})

describe('a cart without an inverter or controller', () => {
  test('rejects a bank of batteries of different chemistry or voltage, and leaves other mixed banks to a technician', () => {
    expect(told([item(agm, 2), item(rack)])).toEqual([
      'never: Batería AGM 12 V 200 Ah y Batería de rack 5.12 kWh 19": baterías de química distinta no se conectan juntas, porque cada una se carga de otra manera.',
    ])
    expect(told([item(lithium, 2), item(rack)])).toEqual([
      'never: Batería de litio 12.8 V 100 Ah y Batería de rack 5.12 kWh 19": baterías de tensión distinta no se conectan juntas, porque se dañan.',
    ])
    expect(told([item(agm, 2), item('agm-battery-100ah', 2)], 'en')).toEqual([
      'unknown: AGM battery 12 V 200 Ah and AGM battery 12 V 100 Ah: a technician confirms whether different batteries may be connected together.',
    ])
    // 12 V and 12.8 V count as one voltage. A battery without figures is left to a technician.
    expect(told([item(lithium), item(lithium, 1, { voltageV: 12 })])[0]).toMatch(/^unknown/)
    const { chemistry, voltageV, ...bare } = item(agm).specs
    expect(told([{ ...item(agm), specs: bare }, item(rack)])[0]).toMatch(/^unknown: .* un técnico confirma si baterías distintas/)
  })

  test('does not connect panels and batteries to one another', () => {
    expect(told([item(panel, 2), item(agm)])).toEqual([
      'told: Panel solar 550 W monocristalino y Batería AGM 12 V 200 Ah: paneles y baterías no se conectan directamente; hace falta un inversor o un controlador de carga si no lo tiene ya.',
    ])
    for (const device of [five, controller, system])
      expect(told([item(panel, 2), item(agm), item(device)]).join()).not.toContain('directamente')
  })
})

describe('a complete system in a comparison', () => {
  test('has misfits for batteries that cannot join its bank, and leaves other batteries and panels to a technician', () => {
    expect(compared([item(system), item(agm)])).toEqual([
      'never: Batería AGM 12 V 200 Ah es AGM; la batería de Sistema solar completo 5 kW es LiFePO4: no se conectan juntas, porque cada una se carga de otra manera.',
    ])
    expect(compared([item(rack), item(system), item(panel)])).toEqual([
      'unknown: Batería de rack 5.12 kWh 19": un técnico confirma si se puede sumar a Sistema solar completo 5 kW.',
      'unknown: Panel solar 550 W monocristalino: un técnico confirma si se puede sumar a Sistema solar completo 5 kW.',
    ])
    expect(checkCompared([item(rack), item(system)]).filter(({ verdict }) => verdict === 'fits')).toEqual([])
    // If there is an inverter, the battery is checked with it.
    expect(compared([item(rack), item(system), item(five)])).toEqual([])
  })
})
