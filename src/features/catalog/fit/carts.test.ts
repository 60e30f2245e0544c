import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoItem } from '#tests/demo-stock.ts'
import type { Specs } from '../goods/attributes.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { CheckedItem, Finding, HouseholdNeeds } from './finding.ts'
import { rules } from './rules.ts'

type ExpectedFinding = Pick<Finding, 'figures'> & { check: string; verdict: string }

const table = readFileSync(new URL('carts.md', import.meta.url), 'utf8')
const rows = [...table.matchAll(/^\| (\d+) \| (.+?) \| (.*?) ?\| (.+?) \| .+ \|$/gm)].map(
  ([, number = '', cart = '', household = '', expected = '']) => ({ number, cart, household, expected }),
)

function itemFrom(text: string): CheckedItem {
  const [, quantity, slug = '', changes = ''] = /^(\d+) ([\w-]+)(?:\[(.+)\])?$/.exec(text) ?? []
  const found = demoItem(slug)
  const specs: Record<string, unknown> = { ...found.specs }
  for (const [, key = '', value] of changes.matchAll(/(\w+)=([^,]+)/g)) {
    if (!(key in specs)) throw new Error(`${slug} has no ${key} to change`)
    if (value === '?') delete specs[key]
    else specs[key] = typeof specs[key] === 'number' ? Number(value) : value
  }
  return { ...found, quantity: Number(quantity), specs: specs as Specs }
}

function needsFrom(text: string): HouseholdNeeds | undefined {
  if (!text) return undefined
  const [runningW = 0, surgeW = 0] = text.split('/').map(Number)
  return { runningW, surgeW, continuousW: runningW * 1.25, generatorVa: Math.max(surgeW, runningW / 0.75) / 0.8 }
}

function findingFrom(text: string): ExpectedFinding {
  const [check = '', verdict = '', ...figures] = text.split(' ')
  return { check, verdict, figures: Object.fromEntries(figures.map((one) => one.split('=')).map(([key, value]) => [key, Number(value)])) }
}

test.each(rows)('cart $number: $cart $household', ({ cart, household, expected }) => {
  const found = evaluateSystem(cart.split(' + ').map(itemFrom), needsFrom(household))
  const wanted = expected.split('; ').map(findingFrom)
  for (const { check, verdict, figures } of wanted) {
    const rounded = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, expect.closeTo(value, 2)]))
    expect(found).toContainEqual(expect.objectContaining({ check, verdict, figures: expect.objectContaining(rounded) }))
  }
  const misfits = (findings: readonly ExpectedFinding[]) =>
    findings.flatMap(({ check, verdict }) => (verdict === 'fits' ? [] : `${check} ${verdict}`)).sort()
  expect(misfits(found)).toEqual(misfits(wanted))
})

/** Verdicts that only a comparison gives: it shows the needed number of pieces instead of judging a given number. */
const ofComparisons = ['string told', 'bank told']

test('the table has at least 200 numbered carts, and each rule with each of its verdicts', () => {
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, at) => at + 1))
  expect(rows.length).toBeGreaterThanOrEqual(200)
  const met = new Set(
    rows.flatMap(({ expected }) => expected.split('; ').map(findingFrom)).map(({ check, verdict }) => `${check} ${verdict}`),
  )
  const possible = Object.entries(rules).flatMap(([rule, { verdicts }]) => verdicts.map((verdict) => `${rule} ${verdict}`))
  expect(possible.filter((one) => !met.has(one))).toEqual(ofComparisons)
})
