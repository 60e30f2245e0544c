import { expect, test } from 'vitest'
import { item } from '#tests/taken-goods.ts'
import { wordFindings } from '../findings/worded-findings.ts'
import type { Specs } from '../goods/attributes.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { CheckedItem } from './finding.ts'

const together = (...items: readonly CheckedItem[]) =>
  evaluateSystem(items).flatMap(({ check, figures }) => (check === 'motorsTogether' ? [[figures.givesKw, figures.needKw]] : []))

const generator = item('petrol-generator-5kva')
const mixer = (quantity: number, changes: Specs = {}) => item('concrete-mixer-180l', quantity, { powerKw: 1.1, startKw: 3.9, ...changes })

test('one motor starts while the others run, and together they must not exceed the only source', () => {
  // One mixer runs with 1.1 kW while the other starts with 3.9 kW: 5 kW, more than 5 kVA × 0.8 = 4 kW.
  expect(together(generator, mixer(2))).toEqual([[4, 5]])
  expect(together(generator, mixer(1))).toEqual([])
  expect(together(generator, mixer(2, { startKw: 2.9 }))).toEqual([])
  const drill = { ...mixer(1), id: 9998, specs: { powerKw: 0.8, startKw: 1 } }
  expect(together(generator, mixer(1), drill)).toEqual([[4, 4.7]])
})

test('there is no warning for several sources, motors without figures, or motors that cannot start alone', () => {
  expect(together({ ...generator, quantity: 2 }, mixer(2))).toEqual([])
  expect(together(generator, item('hybrid-inverter-5kw'), mixer(2))).toEqual([])
  expect(together(generator, mixer(2, { startKw: 5 }))).toEqual([])
  const { powerKw, ...silent } = mixer(2).specs
  expect(together(generator, { ...mixer(2), specs: silent })).toEqual([])
})

test.each([
  ['es', 'Planta da 4 kW; con los demás motores en marcha, arrancar Mezcladora pide 5 kW: no los use todos a la vez.'],
  ['en', 'Planta gives 4 kW; starting Mezcladora while the other motors run draws 5 kW: do not use all of them at once.'],
  ['de', 'Planta gibt 4 kW; startet Mezcladora, während die anderen Motoren laufen, werden 5 kW gezogen: nicht alle zugleich benutzen.'],
] as const)('the finding has a sentence in %s, and the summary no longer states that everything fits', (language, text) => {
  const items = [
    { ...generator, name: 'Planta' },
    { ...mixer(2), name: 'Mezcladora' },
  ]
  const { findings, hint } = wordFindings(evaluateSystem(items), items, language)
  expect(findings.map((one) => one.text.replaceAll('\u00a0', ' '))).toContain(text)
  expect(hint).toBeTruthy()
})
