import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateSystem } from '#features/catalog/fit/evaluate-system.ts'
import { demoStock } from '#tests/demo-stock.ts'
import { defaultAssumptions as assumed } from './assumptions.ts'
import { applianceKeys } from './household/appliance-figures.ts'
import { type Household, loadOf, presetHousehold } from './household/household.ts'
import { findKits } from './kits/find-kits.ts'
import { needsOf, runningW, surgeW } from './needs.ts'
import { computeRuntime, powerSourceOf } from './runtime.ts'

const anyHousehold: fc.Arbitrary<Household> = fc
  .array(
    fc
      .record({ key: fc.constantFrom(...applianceKeys), count: fc.integer({ min: 1, max: 4 }) })
      .map(({ key, count }) => loadOf(key, count)),
    { minLength: 1, maxLength: 6 },
  )
  .map((loads) => ({ ...presetHousehold('basic'), loads }))
const generators = demoStock.filter(({ goods, specs }) => goods === 'generator' && specs.phases !== '3')
const inCart = (generator: (typeof demoStock)[number], household: Household) =>
  evaluateSystem([{ ...generator, quantity: 1 }], needsOf(household, assumed)).map(({ verdict }) => verdict)

test('the generator that the calculator offers passes the cart’s checks, and any other that passes them is large enough for it', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { generator, needs } = findKits(household, assumed, demoStock)
      const offered = demoStock.find(({ id }) => id === generator?.id)
      if (offered) expect(inCart(offered, household)).toEqual(['fits'])
      for (const one of generators)
        if (inCart(one, household).includes('fits')) expect((one.specs.kva ?? 0) * 1000).toBeGreaterThanOrEqual(needs.generatorVa)
    }),
  )
})

test('a generator is too weak in the cart exactly if its page shows no runtime', () => {
  fc.assert(
    fc.property(anyHousehold, fc.constantFrom(...generators), (household, generator) => {
      const source = powerSourceOf('generator', generator.specs, assumed)
      if (!source || 'lacks' in source || runningW(household) <= 0) return
      // The cart rounds up to 10 W, so cases closer than that may differ.
      const isNear = [runningW(household), surgeW(household)].some((watts) => Math.abs(watts - source.powerW) <= 10)
      if (isNear) return
      const isTooWeak = computeRuntime(source, household).verdict === 'tooWeak'
      expect(inCart(generator, household).includes('never')).toBe(isTooWeak)
    }),
  )
})
