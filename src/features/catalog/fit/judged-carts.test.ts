import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultAssumptions } from '#features/sizing/assumptions.ts'
import { isPreset, presetHousehold } from '#features/sizing/household.ts'
import { needsOf } from '#features/sizing/needs.ts'
import { demoItem } from '#tests/demo-stock.ts'
import { evaluateSystem } from './evaluate-system.ts'

const rows = readFileSync(new URL('judged-carts.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const listed = (cell: string) => cell.split(', ').filter(Boolean).sort()

test('there are two hundred, numbered', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
})

test.each(rows)('%s cart %s: %s', (_, _number, cart = '', home = '', never = '', unknown = '') => {
  const items = cart.split(', ').map((piece) => {
    const [quantity = '', slug = ''] = piece.split(' ')
    return { ...demoItem(slug), quantity: Number(quantity) }
  })
  const needs = isPreset(home) ? needsOf(presetHousehold(home), defaultAssumptions) : undefined
  const findings = evaluateSystem(items, needs)
  const of = (verdict: 'never' | 'unknown') =>
    [...new Set(findings.filter((one) => one.verdict === verdict).map(({ check }) => check))].sort()
  expect([of('never'), of('unknown')]).toEqual([listed(never), listed(unknown)])
})
