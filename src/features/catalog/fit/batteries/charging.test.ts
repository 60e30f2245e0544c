import { expect, test } from 'vitest'
import { item } from '#tests/taken-goods.ts'
import { wordFindings } from '../../findings/worded-findings.ts'
import { evaluateSystem } from '../evaluate-system.ts'
import type { CheckedItem } from '../finding.ts'

const charging = (...items: CheckedItem[]) =>
  evaluateSystem(items)
    .filter(({ check }) => check === 'charging')
    .map(({ figures: { givesA, takesA } }) => [givesA, takesA])

const [five, three, agm, controller] = ['hybrid-inverter-5kw', 'hybrid-inverter-3kw', 'agm-battery-200ah', 'mppt-charge-controller-60a']

// The 5 kW inverter charges with up to 100 A, the 3 kW inverter with 80 A; an AGM battery of 200 Ah accepts 50 A.
test('an inverter that charges faster than its bank allows must be limited; each row of batteries allows more', () => {
  expect(charging(item(five), item(agm, 4))).toEqual([[100, 50]])
  expect(charging(item(five), item(agm, 8))).toEqual([])
  expect(charging(item(three), item(agm, 2))).toEqual([[80, 50]])
  expect(charging(item(three), item(agm, 4))).toEqual([])
  expect(charging(item(five, 2), item(agm, 12))).toEqual([[200, 150]])
})

test('a bank with unknown or impossible currents or mixed batteries gets no finding', () => {
  const { chargeA, ...silent } = item(agm).specs
  expect(charging(item(five), { ...item(agm, 4), specs: silent })).toEqual([])
  expect(charging(item(five, 1, { chargeA: 0 }), item(agm, 4))).toEqual([])
  expect(charging(item(five), item(agm, 3))).toEqual([])
  expect(charging(item(five), item(agm, 4), item('agm-battery-100ah', 4))).toEqual([])
})

test('a controller charges with at most its panels’ power', () => {
  const panels = (count: number) => item('solar-panel-400w-mono', count)
  const at12 = item(controller, 1, { batteryV: '12' })
  // 400 W at 12 V are 33 A, 800 W are 67 A.
  expect(charging(at12, item(agm), panels(1))).toEqual([])
  expect(charging(at12, item(agm), panels(2))).toEqual([[60, 50]])
  expect(charging(at12, item(agm))).toEqual([[60, 50]])
  // Two batteries may be in series or in parallel, so the bank's limit is unknown.
  expect(charging(item(controller), item(agm, 2))).toEqual([])
  // The inverter sets the bank's voltage: at 12 V, 800 W are 67 A and 400 W are 33 A, and the battery accepts 50 A.
  expect(charging(item('off-grid-inverter-1kw'), item(agm), item(controller), panels(2))).toEqual([[60, 50]])
  expect(charging(item('off-grid-inverter-1kw'), item(agm), item(controller), panels(1))).toEqual([])
})

test.each([
  ['es', 'Inversor puede cargar con 100 A; 4 × Batería admiten 50 A: hay que limitar la carga, y un técnico confirma cómo.'],
  ['en', 'Inversor can charge with 100 A and 4 × Batería take 50 A: charging must be limited, and a technician confirms how.'],
  [
    'de',
    'Inversor kann mit 100 A laden, und 4 × Batería vertragen 50 A: Die Ladung muss begrenzt werden, und ein Techniker bestätigt, wie.',
  ],
] as const)('the finding has a sentence in %s', (language, text) => {
  const items = [
    { ...item(five), name: 'Inversor' },
    { ...item(agm, 4), name: 'Batería' },
  ]
  const said = wordFindings(evaluateSystem(items), items, language).findings.filter(({ verdict }) => verdict !== 'fits')
  expect(said.map((one) => ({ ...one, text: one.text.replaceAll('\u00a0', ' ') }))).toEqual([{ verdict: 'told', text }])
})
