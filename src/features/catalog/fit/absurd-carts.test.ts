import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { demoItem, demoStock } from '#tests/demo-stock.ts'
import type { NamedItem } from '../findings/item-words.ts'
import { wordFindings } from '../findings/worded-findings.ts'
import { attributeKeys, attributes, type Specs } from '../goods/attributes.ts'
import { type GoodsKind, goodsKinds } from '../goods/goods-kinds.ts'
import { checkCompared } from './compared-checks.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { Finding } from './finding.ts'
import { rules } from './rules.ts'

/** Specs with any figures that the contract permits: missing, 0, tiny, usual, and at the limit. */
const anySpecs = fc.record(
  Object.fromEntries(
    attributeKeys.map((key) => {
      const attribute = attributes[key]
      if (attribute.kind === 'choice') return [key, fc.constantFrom(...Object.keys(attribute.choices))]
      return [key, fc.constantFrom(...[0, 0.001, 1, 12, 48, 400].filter((value) => value < attribute.max), attribute.max)]
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Specs>
const anyCart = (most: number): fc.Arbitrary<NamedItem[]> =>
  fc
    .array(
      fc.record({
        goods: fc.constantFrom<GoodsKind>(...goodsKinds),
        specs: anySpecs,
        quantity: fc.constantFrom(1, 2, 3, 7, 20, 999, 9999),
      }),
      { maxLength: most },
    )
    .map((items) => items.map((one, at) => ({ ...one, id: at + 1, categoryId: 1, name: `Cosa ${at + 1}` })))

const needs = { surgeW: 9000, runningW: 3200, continuousW: 4000, generatorVa: 11_250 }
const HOLE = /undefined|NaN|Infinity|∞|null|\{|: :| {2}|\(\)|\b0 ×/

/** True if the figures of a "fits" finding satisfy its rule. */
function holds({ figures }: Finding): boolean {
  // Figures are rounded to two decimals, hence the tolerance.
  const least = (gives: number | undefined, asks: number | undefined) => gives === undefined || asks === undefined || gives + 0.006 >= asks
  const { coldV, maxV, panelsW, maxW, bankKw, inverterKw, givesKw, needKw, generatorKw, deviceKw, chargerKw } = figures
  const { givesA, takesA, holds: held, count, needKva, givesKva } = figures
  return [
    least(maxV, coldV),
    least(maxW, panelsW),
    // The rule ignores a shortage of a thousandth.
    least(bankKw && bankKw * 1.001 + 0.01, inverterKw),
    least(givesKw, needKw),
    least(generatorKw, deviceKw ?? chargerKw),
    least(takesA, givesA),
    least(held, held === undefined ? undefined : count),
    least(givesKva, needKva),
  ].every(Boolean)
}

test('for any permitted figures no sentence has a gap, each "fits" satisfies its rule, and each rule permits its verdict', () => {
  fc.assert(
    fc.property(anyCart(12), fc.constantFrom(...languages), (items, language) => {
      const found = [evaluateSystem(items, needs), checkCompared(items.slice(0, 4))]
      for (const findings of found) {
        for (const { text } of wordFindings(findings, items, language, 'basic').findings) expect(text).not.toMatch(HOLE)
        for (const { check, verdict } of findings)
          expect([check, rules[check].verdicts]).toEqual([check, expect.arrayContaining([verdict])])
        for (const finding of findings) if (finding.verdict === 'fits') expect([finding, holds(finding)]).toEqual([finding, true])
      }
    }),
    { numRuns: 500 },
  )
})

/** `count` different products like each of these, with names of maximum length. */
const manyOf = (count: number, quantity: number, ...slugs: readonly string[]): NamedItem[] =>
  slugs.flatMap((slug, place) => {
    const one = demoStock.find((item) => item.slug === slug)
    if (!one) throw new Error(`the demonstration has no ${slug}`)
    return Array.from({ length: count }, (_, at) => ({
      ...one,
      id: place * 100 + at + 1,
      quantity,
      name: `${slug} ${at} ${'con todo lo que trae '.repeat(20)}`.slice(0, 300),
    }))
  })

const [five, rack, panel] = ['hybrid-inverter-5kw', 'rack-battery-5kwh', 'solar-panel-550w-mono']
test.each<[string, NamedItem[]]>([
  ['forty batteries at one inverter', [...manyOf(40, 2, rack), ...manyOf(1, 1, five).map((one) => ({ ...one, id: 999 }))]],
  ['batteries at thirty inverters', manyOf(30, 200, rack, five)],
  ['too few batteries for thirty inverters', manyOf(30, 1, rack, five)],
  ['panels at thirty inverters', manyOf(30, 9, panel, five)],
  ['panels at eight inverters', manyOf(8, 9, panel, five)],
  ['999 of one panel at eight inverters', [...manyOf(8, 1, five).map((one) => ({ ...one, id: one.id + 500 })), ...manyOf(1, 999, panel)]],
  [
    'one generator at fifty inverters',
    [...manyOf(50, 1, five), ...manyOf(1, 1, 'silent-diesel-generator-12kva').map((one) => ({ ...one, id: 999 }))],
  ],
  ['forty batteries alone', manyOf(40, 3, rack)],
  ['two systems with a generator', manyOf(1, 1, 'complete-solar-system-3kw', 'complete-solar-system-5kw', 'petrol-generator-3kva')],
  ['all products of the demonstration', demoStock.map((one) => ({ ...one, quantity: 9999, name: `Cosa ${one.id}` }))],
])('no sentence is longer than the screen of a phone: %s', (_, items) => {
  for (const language of languages) {
    const said = wordFindings(evaluateSystem(items, needs), items, language).findings
    expect(said.length).toBeGreaterThan(0)
    for (const { text } of said) {
      // 20 lines of 50 characters.
      expect(text.length).toBeLessThanOrEqual(1000)
      expect(text).not.toMatch(HOLE)
    }
  }
})

test('fifty lines of 9,973 panels at eight controllers without limits are checked within 1.5 s', () => {
  // Trying every number of panels at every controller would take five seconds.
  const { pvMaxW, chargeA, ...open } = { ...demoItem('mppt-charge-controller-60a').specs, dcMaxV: 1000, mpptMaxV: 1000 }
  const items = [
    ...manyOf(50, 9973, panel),
    ...manyOf(8, 1, 'mppt-charge-controller-60a').map((one) => ({ ...one, id: one.id + 500, specs: open })),
  ]
  const start = performance.now()
  expect(evaluateSystem(items).filter(({ reason }) => reason === 'sharing')).toHaveLength(50)
  expect(performance.now() - start).toBeLessThan(1500)
})

const LIMIT_MS = 20
const MAX_CHECKS = 200

/**
 * Shortest check of a cart, in ms of this thread's CPU time, since other processes may keep the machine busy. Repeats the check until one
 * keeps the limit: the first ones run before the engine has compiled the code, on a busy machine for a long time.
 */
function shortestMs(items: readonly NamedItem[]): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let check = 0; check < MAX_CHECKS && shortest >= LIMIT_MS; check += 1) {
    const before = process.threadCpuUsage()
    expect(wordFindings(evaluateSystem(items, needs), items, 'es').findings.length).toBeGreaterThan(0)
    const { user, system } = process.threadCpuUsage(before)
    shortest = Math.min(shortest, (user + system) / 1000)
  }
  return shortest
}

const cycled = (stock: typeof demoStock, count: number, quantity: number): NamedItem[] =>
  Array.from({ length: count }, (_, at) => {
    const one = stock[at % stock.length] as (typeof demoStock)[number]
    return { ...one, id: at + 1, quantity, name: `Cosa ${at + 1}` }
  })
const solar = demoStock.filter(({ goods }) => goods === 'panel' || goods === 'inverter' || goods === 'controller')

test.each([1, 7, 120, 9999])('200 lines of %d each are checked and worded within 20 ms', (quantity) => {
  expect(shortestMs(cycled(demoStock, 200, quantity))).toBeLessThan(LIMIT_MS)
  expect(shortestMs(cycled(solar, 200, quantity))).toBeLessThan(LIMIT_MS)
})

test('a cart is checked within 20 ms for any volts, amperes and trackers of panels and inputs', () => {
  const pick = (...values: (number | undefined)[]) => fc.constantFrom(...values)
  const panels = fc.record({
    goods: fc.constant<GoodsKind>('panel'),
    quantity: fc.constantFrom(1, 13, 97, 241, 399, 9973, 9999),
    specs: fc.record({ wattPeak: pick(0.001, 550, 1e6, undefined), voltageV: pick(0.1, 41.7), openCircuitV: pick(0.1, 49.8, 1000) }),
  })
  const inputs = fc.record({
    goods: fc.constantFrom<GoodsKind>('inverter', 'controller'),
    quantity: fc.constantFrom(1, 2, 8),
    specs: fc.record({
      ...{
        dcMinV: pick(0, 1, 120),
        mpptMaxV: pick(1, 450, undefined),
        dcMaxV: pick(1, 500, 10_000),
        pvMaxW: pick(1, 5500, 1e6, undefined),
      },
      ...{ mpptCount: pick(1, 2, 7, 100, undefined), mpptMaxA: pick(0.1, 14, 27, 1000, undefined) },
    }),
  })
  const cart = fc
    .tuple(fc.array(panels, { minLength: 1, maxLength: 6 }), fc.array(inputs, { minLength: 1, maxLength: 4 }))
    .map((both) => both.flat().map((one, at) => ({ ...one, specs: one.specs as Specs, id: at + 1, categoryId: 1, name: `Cosa ${at + 1}` })))
  fc.assert(
    fc.property(cart, (items) => {
      expect(shortestMs(items)).toBeLessThan(LIMIT_MS)
      for (const { text } of wordFindings(checkCompared(items.slice(-4)), items, 'es').findings) expect(text).not.toMatch(HOLE)
    }),
    { numRuns: 150 },
  )
})

test('an open-circuit voltage below the working voltage counts as missing', () => {
  const items = manyOf(1, 6, panel, five).map((one) =>
    one.goods === 'panel' ? { ...one, specs: { ...one.specs, openCircuitV: 30 } } : one,
  )
  expect(evaluateSystem(items).find(({ check }) => check === 'string')).toMatchObject({
    verdict: 'unknown',
    lacks: [{ key: 'openCircuitV' }],
  })
})

test('a long list names the first products and counts the rest', () => {
  const items = manyOf(40, 1, rack).map((one, at) => ({ ...one, name: `Batería ${at + 1}` }))
  const said = (language: 'es' | 'en' | 'de') => wordFindings(evaluateSystem(items), items, language).findings[0]?.text
  expect(said('es')).toMatch(/^Batería 1, Batería 2, Batería 3, Batería 4 y 36 más: /)
  expect(said('en')).toMatch(/Batería 4 and 36 more: /)
  expect(said('de')).toMatch(/Batería 4 und 36 weitere: /)
  expect(wordFindings(evaluateSystem(items.slice(0, 5)), items, 'es').findings[0]?.text).toMatch(/Batería 4 y Batería 5: /)
})

test('a figure of 0 counts as missing', () => {
  const items = manyOf(1, 6, panel, five).map((one) => (one.goods === 'panel' ? { ...one, specs: { ...one.specs, voltageV: 0 } } : one))
  expect(evaluateSystem(items).find(({ check }) => check === 'string')).toMatchObject({ verdict: 'unknown', lacks: [{ key: 'voltageV' }] })
})
