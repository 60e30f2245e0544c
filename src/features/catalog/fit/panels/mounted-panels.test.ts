import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { demoProducts } from '#tests/demo.ts'
import { item } from '#tests/taken-goods.ts'
import { wordFindings } from '../../findings/worded-findings.ts'
import type { Specs } from '../../goods/attributes.ts'
import { evaluateSystem } from '../evaluate-system.ts'
import type { CheckedItem } from '../finding.ts'

const said = (items: readonly CheckedItem[], language: (typeof languages)[number] = 'es') => {
  const named = items.map((one) => ({ ...one, name: demoProducts[one.id - 1]?.name[language] ?? 'Otro kit' }))
  return wordFindings(
    evaluateSystem(items).filter(({ check }) => check === 'mounted'),
    named,
    language,
  ).findings.map(({ verdict, text }) => `${verdict}: ${text}`)
}
const [panel, kit] = ['solar-panel-550w-mono', 'roof-mounting-kit']
const { panelCount: _, ...rails } = item(kit).specs
const other = (quantity: number, specs: Specs): CheckedItem => ({ ...item(kit, quantity), id: 9999, specs })

test('six panels with one kit for four: mounting for two is missing, and two kits hold eight', () => {
  expect(languages.map((language) => said([item(panel, 6), item(kit)], language))).toEqual([
    ['never: Kit de montaje en techo para 4 paneles: para 4 paneles, y hay 6: falta montaje para 2; ponga 2, que alcanzan para 8.'],
    ['never: Dachmontage-Set für 4 Module: für 4 Module, und es sind 6: Die Montage für 2 fehlt; nehmen Sie 2, sie halten 8.'],
    ['never: Roof mounting kit for 4 panels: for 4 panels, and there are 6: mounting for 2 is missing; take 2, which hold 8.'],
  ])
})

test('two kits are enough for six panels, of one or of two kinds', () => {
  const enough = ['fits: 2 × Kit de montaje en techo para 4 paneles: para 8 paneles; hay 6.']
  expect(said([item(panel, 6), item(kit, 2)])).toEqual(enough)
  expect(said([item(panel, 2), item('solar-panel-400w-mono', 4), item(kit, 2)])).toEqual(enough)
  expect(said([item(panel, 5), item('solar-panel-400w-mono', 4), item(kit, 2)])[0]).toContain('falta montaje para 1; ponga 3')
})

test('kits of several kinds add up, and the kind to add is left open', () => {
  expect(said([item(panel, 6), item(kit), other(1, { ...rails, panelCount: 2 })])[0]).toMatch(
    /^fits: .* y Otro kit: para 6 paneles; hay 6\.$/,
  )
  expect(said([item(panel, 7), item(kit), other(1, { ...rails, panelCount: 2 })])[0]).toMatch(
    /para 6 paneles, y hay 7: falta montaje para 1\.$/,
  )
})

test('a kit with unsuitable clamps holds nothing, and panels without a suitable kit are not counted', () => {
  expect(said([item(panel, 6), item(kit), other(1, { ...rails, panelCount: 4, frameMinMm: 38 })])[0]).toContain('falta montaje para 2')
  expect(said([item(panel, 6, { frameMm: 50 }), item(kit)])).toEqual([])
})

test('rails without a number of panels are not counted, and leave the result open beside a kit that is too small', () => {
  expect(said([item(panel, 6), other(4, rails)])).toEqual([])
  expect(said([item(panel, 6), item(kit), other(4, rails)])).toEqual([
    'unknown: Falta el dato «Paneles por kit» de Otro kit: un técnico lo confirma.',
  ])
})
