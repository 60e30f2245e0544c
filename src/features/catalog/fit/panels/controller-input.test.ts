import { describe, expect, test } from 'vitest'
import { demoProducts } from '#tests/demo.ts'
import { item } from '#tests/taken-goods.ts'
import { wordFindings } from '../../findings/worded-findings.ts'
import { checkCompared } from '../compared-checks.ts'
import { evaluateSystem } from '../evaluate-system.ts'
import type { CheckedItem, Finding } from '../finding.ts'
import { atBank, bankVoltages, narrowToBanks } from './controller-input.ts'

const named = (items: readonly CheckedItem[]) => items.map((one) => ({ ...one, name: demoProducts[one.id - 1]?.name.es ?? '' }))
const worded = (findings: readonly Finding[], items: readonly CheckedItem[]) =>
  wordFindings(findings, named(items), 'es').findings.map(({ verdict, text }) => `${verdict}: ${text.replaceAll('\u00a0', ' ')}`)
/** Sentences of all findings, except about charging and missing counterparts, which have their own tests. */
const told = (...items: CheckedItem[]) =>
  worded(
    evaluateSystem(items).filter(({ check }) => check !== 'charging' && check !== 'noBattery'),
    items,
  )
const compared = (...items: CheckedItem[]) => worded(checkCompared(items), items)

const controller = 'mppt-charge-controller-60a'
const [large, middle] = ['solar-panel-550w-mono', 'solar-panel-400w-mono']
const agm = 'agm-battery-100ah'
const wall = 'lithium-wall-battery-5kwh'
const NAME = 'Controlador de carga MPPT 60 A'

// The product's description: up to 800 W at 12 V, 1,600 W at 24 V, 3,200 W at 48 V. At 12 V its minimum of 17 V exceeds 1.2 × 12 V.
test.each([
  [12, 800, 17],
  [24, 1600, 28.8],
  [48, 3200, 57.6],
])('at %d V the controller takes %d W, from %d V on', (nominalV, pvMaxW, dcMinV) => {
  const { specs } = atBank(item(controller), nominalV)
  expect(specs.pvMaxW).toBeCloseTo(pvMaxW, 6)
  expect(specs.dcMinV).toBeCloseTo(dcMinV, 6)
  expect(atBank(atBank(item(controller), nominalV), nominalV)).toEqual(atBank(item(controller), nominalV))
})

test('missing figures are not invented, except the power from the current', () => {
  const { pvMaxW: _, dcMinV: __, ...specs } = item(controller).specs
  expect(atBank({ ...item(controller), specs }, 24).specs).toMatchObject({ pvMaxW: 1440 })
  expect(atBank({ ...item(controller), specs }, 24).specs).not.toHaveProperty('dcMinV')
  const { chargeA: ___, ...without } = specs
  expect(atBank({ ...item(controller), specs: without }, 24).specs).not.toHaveProperty('pvMaxW')
})

test('an inverter has no bank voltages, and a controller is limited to the given voltages', () => {
  expect(bankVoltages(item('hybrid-inverter-5kw'))).toEqual([])
  expect(narrowToBanks(item(controller), [51.2]).specs).toMatchObject({ batteryV: '48', pvMaxW: 3200 })
  expect(narrowToBanks(item(controller), [12, 24]).specs).toMatchObject({ batteryV: '12/24', pvMaxW: 1600, dcMinV: 17 })
  expect(narrowToBanks(item(controller), [36])).toEqual(item(controller))
  expect(narrowToBanks(item(controller), [])).toEqual(item(controller))
})

describe('a cart with a controller', () => {
  test('a 12 V bank lets the controller take a quarter of its power at 48 V', () => {
    expect(told(item(controller), item(agm), item(middle, 4))[0]).toBe(
      `never: 4 × Panel solar 400 W monocristalino: 1,600 W en paneles; ${NAME} (baterías de 12 V) admite 800 W; ponga 2 como mucho.`,
    )
    expect(told(item(controller), item(agm), item(middle, 2)).join()).not.toMatch(/never|told/)
    expect(told(item(controller), item('off-grid-inverter-1kw'), item(agm), item(large, 2))[0]).toBe(
      `never: 2 × Panel solar 550 W monocristalino: 1,100 W en paneles; ${NAME} (baterías de 12 V) admite 800 W; ponga 1 como mucho.`,
    )
  })

  test('a controller with only a current takes the power that the current gives', () => {
    const { pvMaxW: _, ...specs } = item(controller).specs
    expect(told({ ...item(controller), specs }, item(agm), item(middle, 2))[0]).toMatch(
      /^never: .*800 W en paneles; .*admite 720 W; ponga 1 /,
    )
    expect(told({ ...item(controller), specs }, item(middle, 2))[0]).toMatch(/^told: .*solo con baterías de 24 V, no con 12 o 48 V/)
  })

  test('refuses a number of panels that works at none of its voltages', () => {
    // Three of 550 W are 1,650 W, too much at 24 V; at 48 V panels must be in series of two.
    expect(told(item(controller), item(large, 3))[0]).toMatch(
      /^never: .*\(baterías de 48 V\) los pide en series iguales .* de 2, y con 3 no salen/,
    )
  })

  test('needs panels with more volts than the bank is charged with', () => {
    // 41.7 V × 0.8425 = 35.1 V when hot, and 1.2 × 48 V = 57.6 V are needed: two.
    expect(told(item(controller), item(wall), item(large))[0]).toBe(
      `never: Panel solar 550 W monocristalino: ${NAME} (baterías de 48 V) los pide en series iguales (conectados uno tras otro) de 2, y con 1 no salen; ponga 2.`,
    )
    expect(told(item(controller), item(wall), item(large, 2)).join()).not.toMatch(/never|told/)
  })

  test('has its batteries connected for the voltage at which its panels work', () => {
    // Four of 300 W are 1,200 W: too much at 12 V, which takes 800 W, but not at 24 V, which takes 1,600 W.
    expect(told(item(controller), item('solar-panel-300w-mono', 4), item('agm-battery-200ah', 2))).toEqual([
      `told: 4 × Panel solar 300 W monocristalino con ${NAME}: solo con baterías de 24 V, no con 12 V.`,
      `fits: ${NAME} admite baterías AGM, como Batería AGM 12 V 200 Ah.`,
      `fits: Batería AGM 12 V 200 Ah: 2 en serie dan 24 V; va con ${NAME} (12, 24 o 48 V).`,
      `fits: Panel solar 300 W monocristalino: 2 series de 2 dan 83 V en frío; ${NAME} (baterías de 24 V) admite 150 V.`,
      `fits: Panel solar 300 W monocristalino: 2 series en paralelo dan 18.4 A; ${NAME} (baterías de 24 V) admite 50 A por MPPT.`,
      `fits: 4 × Panel solar 300 W monocristalino: 1,200 W en paneles; ${NAME} (baterías de 24 V) admite 1,600 W.`,
    ])
    // Two panels also work at 12 V, with the batteries in parallel. Five work at no voltage: everything is reported for 24 V.
    const bankOf = (count: number) =>
      told(item(controller), item('solar-panel-300w-mono', count), item('agm-battery-200ah', 2)).filter((text) => / V(?:;|\)) /.test(text))
    expect(bankOf(2).join()).toMatch(/2 en paralelo dan 12 V.*\(baterías de 12 V\)/)
    expect(bankOf(5).join()).toMatch(/\(baterías de 24 V\) los pide.*2 en serie dan 24 V/)
    expect(bankOf(5).join()).not.toMatch(/dan 12 V|de 12 V\)/)
  })

  test('never reports two voltages for one bank, for any panels and batteries', () => {
    for (const panels of [1, 2, 3, 4, 5, 6, 8])
      for (const batteries of [1, 2, 3, 4, 6, 8, 16]) {
        const findings = evaluateSystem([item(controller), item(middle, panels), item(agm, batteries)])
        const bankV = findings.find(({ check }) => check === 'bank')?.figures.bankV
        const atV = findings.flatMap(({ check, figures }) => (check === 'string' && figures.atV ? [figures.atV] : []))
        expect([panels, batteries, atV]).toEqual([panels, batteries, [bankV]])
      }
  })

  test('reports its working voltages if its batteries can be connected both in series and in parallel', () => {
    expect(told(item(controller), item(agm, 2), item(large, 4))[0]).toBe(
      `never: 4 × Panel solar 550 W monocristalino: 2,200 W en paneles; ${NAME} (baterías de 24 V) admite 1,600 W; ponga 2 como mucho.`,
    )
    expect(told(item(controller), item(agm, 2), item(middle, 3))[0]).toBe(
      `told: 3 × Panel solar 400 W monocristalino con ${NAME}: solo con baterías de 24 V, no con 12 V.`,
    )
    expect(told(item(controller), item(large, 4))).toEqual([
      `told: 4 × Panel solar 550 W monocristalino con ${NAME}: solo con baterías de 48 V, no con 12 o 24 V.`,
    ])
    // Without batteries in the cart, the inverter's voltage counts.
    expect(told(item(controller), item('off-grid-inverter-1kw'), item(large, 4))[0]).toContain('(baterías de 12 V) admite 800 W')
  })
})

describe('a comparison with a controller', () => {
  test('checks panels against the batteries beside it', () => {
    expect(compared(item(controller), item(wall), item(large))).toContain(
      `told: Panel solar 550 W monocristalino con ${NAME} (baterías de 48 V): 2 en cada serie (conectados uno tras otro).`,
    )
  })

  test('shows the number of panels for every possible voltage', () => {
    const said = compared(item(controller), item(agm), item(large)).join('\n')
    for (const [volts, most, count] of [
      [12, '800', 1],
      [24, '1,600', 2],
      [48, '3,200', 4],
    ])
      expect(said).toContain(`${NAME} (baterías de ${volts} V) admite ${most} W en paneles: en series, hasta ${count} × Panel solar 550 W`)
  })
})
