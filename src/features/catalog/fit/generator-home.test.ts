import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { demoProducts } from '#tests/demo.ts'
import { item, without } from '#tests/taken-goods.ts'
import { wordFindings } from '../findings/worded-findings.ts'
import type { Specs } from '../goods/attributes.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { CheckedItem, HouseholdNeeds } from './finding.ts'

/** Needs of a household as the calculator computes them. */
const needs = (runningW: number, surgeW: number): HouseholdNeeds => ({
  ...{ runningW, surgeW, continuousW: runningW * 1.25, generatorVa: Math.max(surgeW, runningW / 0.75) / 0.8 },
})
const ofHome = ['generatorHome', 'surge', 'running', 'atLimit']
const told = (home: HouseholdNeeds, items: CheckedItem[], language: (typeof languages)[number] = 'es') =>
  wordFindings(
    evaluateSystem(items, home).filter(({ check }) => ofHome.includes(check)),
    items.map((one) => ({ ...one, name: demoProducts[one.id - 1]?.name[language] ?? '' })),
    language,
  ).findings.map(({ verdict, text }) => `${verdict}: ${text.replaceAll('\u00a0', ' ')}`)

const [three, five, twenty] = ['petrol-generator-3kva', 'petrol-generator-5kva', 'silent-diesel-generator-20kva']
const HOME = 'Lo que puso en la calculadora'

describe('a generator beside a household', () => {
  test('uses the reserve and the power factor of the calculator', () => {
    // The larger of 2.5 kW and 1.5 / 0.75 = 2 kW, divided by 0.8: 3.13 kVA.
    expect(told(needs(1500, 2500), [item(five)])).toEqual([
      `fits: ${HOME} pide una planta de 3.13 kVA; Generador de gasolina 5 kVA da 5 kVA.`,
    ])
    expect(told(needs(1500, 2500), [item(three)])).toEqual([
      `never: ${HOME} pide una planta de 3.13 kVA; Generador de gasolina 3 kVA da 3 kVA: no alcanza.`,
    ])
  })

  test('runs at its limit if it covers the load without the reserve', () => {
    // 2 kW of load need 2 / 0.75 / 0.8 = 3.34 kVA with reserve; 3 kVA × 0.8 = 2.4 kW power the load without reserve.
    expect(told(needs(2000, 2000), [item(three)])).toEqual([
      `told: ${HOME} pide una planta de 3.34 kVA; Generador de gasolina 3 kVA da 3 kVA: funciona al límite, no agregue nada más a la vez.`,
    ])
    expect(told(needs(2500, 2500), [item(three)])[0]).toBe(
      `never: ${HOME} usa 2.5 kW a la vez; Generador de gasolina 3 kVA da 2.4 kW: no alcanza.`,
    )
  })

  test('is a source like an inverter: one sufficient source of either kind is enough', () => {
    const [inverter, small] = [item('hybrid-inverter-5kw'), item('off-grid-inverter-1kw')]
    expect(told(needs(1500, 2500), [small, item(five)])).toEqual([expect.stringMatching(/^fits: .* Generador de gasolina 5 kVA/)])
    expect(told(needs(1500, 2500), [inverter, item(three)])).toEqual([expect.stringMatching(/^fits: .* Inversor híbrido 5 kW/)])
    expect(told(needs(1500, 2500), [small, item(three)]).map((text) => text.slice(0, 6))).toEqual(['never:', 'never:'])
    // The generator has a reserve, so the inverter at its limit is not reported.
    expect(told(needs(4500, 4500), [inverter, item('silent-diesel-generator-12kva')])).toEqual([expect.stringMatching(/^fits: .* 12 kVA/)])
  })

  test('needs a technician if several are necessary, with three phases or with unknown kVA', () => {
    expect(told(needs(2000, 4000), [item(three, 2)])).toEqual([
      'unknown: Generador de gasolina 3 kVA: hacen falta 5 kVA y cada uno da 3 kVA; con 2 basta solo si admiten ir en paralelo: un técnico lo confirma.',
    ])
    expect(told(needs(1500, 2500), [item(twenty)])).toEqual([
      `unknown: ${HOME} pide una planta de 3.13 kVA; Generador diésel 20 kVA insonorizado es trifásico y en una fase da un tercio, 6.7 kVA: un técnico confirma la conexión.`,
    ])
    expect(told(needs(1500, 2500), [without(item(five), 'kva')])).toEqual([
      'unknown: Falta el dato «Potencia nominal» de Generador de gasolina 5 kVA: un técnico lo confirma.',
    ])
    // The kW of the generator show that it is too weak, even without its kVA.
    expect(told(needs(5000, 5000), [without(item(five), 'kva')])).toEqual([expect.stringMatching(/^never: .* da 4\.5 kW: no alcanza\.$/)])
  })

  test('a three-phase inverter needs a technician, unless its whole power is not enough', () => {
    const inverter = item('three-phase-inverter-20kw')
    const all = inverter.specs.surgeKw ?? inverter.specs.powerKw ?? 0
    expect(told(needs(1500, 2500), [inverter])).toEqual([
      expect.stringMatching(/^unknown: .* pide hasta 2\.5 kW; .* es trifásico y en una fase da un tercio, [\d.]+ kW: un técnico confirma/),
    ])
    expect(told(needs(1500, 1000 * all + 1000), [inverter])[0]).toMatch(/^never: /)
    // A one-phase inverter that powers the household is enough.
    expect(told(needs(1500, 2500), [inverter, item('hybrid-inverter-5kw')])).toEqual([expect.stringMatching(/^fits: .* 5 kW/)])
  })

  test('is described in each language', () => {
    for (const [home, slug] of [
      [needs(1500, 2500), five],
      [needs(1500, 2500), three],
      [needs(2000, 2000), three],
      [needs(1500, 2500), twenty],
    ] as const) {
      const said = languages.map((language) => told(home, [item(slug)], language).join())
      expect(new Set(said).size).toBe(3)
      for (const text of said) expect(text).toMatch(/3[.,](?:13|34) kVA/)
    }
  })
})

describe('a motor at a generator', () => {
  const checks = (...items: CheckedItem[]) =>
    evaluateSystem(items)
      .filter(({ check }) => ['motor', 'running', 'atLimit'].includes(check))
      .map(({ check, verdict }) => `${check} ${verdict}`)
  const motor = (changes: Specs) => item('angle-grinder-125mm', 1, { acV: '110', ...changes })

  test('starts with 0.8 kW per kVA, as in the calculator', () => {
    // 5 kVA × 0.8 = 4 kW, although the generator's data sheet states 4.5 kW.
    expect(checks(item(five), motor({ powerKw: 1, startKw: 4 }))).toEqual(['motor fits'])
    expect(checks(item(five), motor({ powerKw: 1, startKw: 4.1 }))).toEqual(['motor never'])
    expect(checks(without(item(five), 'kva'), motor({ powerKw: 1, startKw: 4.1 }))).toEqual(['motor unknown'])
    expect(checks(without(item(five), 'kva'), motor({ powerKw: 1, startKw: 4.6 }))).toEqual(['motor never'])
  })

  test('runs at its limit above three quarters of the generator’s power', () => {
    expect(checks(item(five), motor({ powerKw: 3, startKw: 3.5 }))).toEqual(['motor fits'])
    expect(checks(item(five), motor({ powerKw: 3.1, startKw: 3.5 }))).toEqual(['motor fits', 'atLimit told'])
    expect(checks(item(five), motor({ powerKw: 4.2, startKw: 4.2 }))).toEqual(['running never'])
  })
})
