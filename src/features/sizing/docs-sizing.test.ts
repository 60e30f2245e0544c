import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoStock } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from './assumptions.ts'
import { type Household, loadOf, presetHousehold } from './household/household.ts'
import { findKits } from './kits/find-kits.ts'

const page = readFileSync(new URL('../../../docs/sizing.md', import.meta.url), 'utf8')
const [, ...chapters] = page.split('\n## ')
const basic = presetHousehold('basic')
const slugOf = (id: number) => demoStock.find((item) => item.id === id)?.slug

test.each<[string, Household]>([
  ['A home', basic],
  ['An ice-cream shop', presetHousehold('shop')],
  ['A farm', { ...basic, supply: 'offGrid', loads: [...basic.loads, loadOf('pump', 1)] }],
])('docs/sizing.md shows the calculator’s figures of %s', (title, household) => {
  const rows = chapters.find((chapter) => chapter.startsWith(title))?.matchAll(/^\| (\w+) \| (.*) \|$/gm)
  const told = Object.fromEntries([...(rows ?? [])].map(([, name = '', value = '']) => [name, value])) as Record<string, string>
  const { needs, kits } = findKits(household, assumed, demoStock)
  const [kit] = kits
  const found = { ...needs, ...kit?.offGrid, hours: kit?.carriedHours } as Record<string, number | undefined>
  const { figure: _, kit: lines, ...figures } = told
  expect(Object.keys(figures).length).toBeGreaterThan(9)
  expect(lines).toBe(kit?.lines.map(({ id, quantity }) => `${quantity} ${slugOf(id)}`).join(', '))
  for (const [name, value] of Object.entries(figures)) expect([name, found[name]]).toEqual([name, expect.closeTo(Number(value), 1)])
})
