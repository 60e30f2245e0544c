import { describe, expect, test } from 'vitest'
import { demoCategories, demoProducts, demoSubcategories } from '#tests/demo.ts'
import { adviceFor, hasPerformance } from './advice.ts'
import { type GoodsKind, goodsKindOf, goodsKinds } from './goods-kinds.ts'

const adviceOf = (slug: string) => {
  const product = demoProducts.find((one) => one.slug === slug)
  if (!product) throw new Error(`No product ${slug}`)
  const placed = (places: readonly { key: string; goods?: GoodsKind }[], at: string | null) => ({
    goods: places.find((one) => one.key === at)?.goods ?? null,
  })
  return adviceFor(goodsKindOf(placed(demoCategories, product.category), placed(demoSubcategories, product.subcategory)))
}

describe('the advice for a product', () => {
  test.each([
    ['complete-solar-system-5kw', { keepsPower: true, isCertified: true, hasParts: true, isSolar: true, isInstalled: true }],
    ['solar-panel-550w-mono', { keepsPower: true, isCertified: true, hasParts: false, isSolar: true, isInstalled: true }],
    ['hybrid-inverter-5kw', { keepsPower: false, isCertified: true, hasParts: true, isSolar: true, isInstalled: true }],
    ['lithium-wall-battery-5kwh', { keepsPower: false, isCertified: true, hasParts: false, isSolar: true, isInstalled: true }],
    ['diesel-generator-6kva', { keepsPower: false, isCertified: true, hasParts: true, isSolar: false, isInstalled: true }],
    ['solar-cable-6mm', { keepsPower: false, isCertified: true, hasParts: false, isSolar: true, isInstalled: true }],
    ['portland-cement-pallet', { keepsPower: false, isCertified: false, hasParts: false, isSolar: false, isInstalled: false }],
    ['wheelbarrow-90l', { keepsPower: false, isCertified: false, hasParts: false, isSolar: false, isInstalled: false }],
    ['angle-grinder-125mm', { keepsPower: false, isCertified: false, hasParts: true, isSolar: false, isInstalled: false }],
    ['triple-water-filter', { keepsPower: false, isCertified: false, hasParts: true, isSolar: false, isInstalled: true }],
  ])('has the right flags for %s', (slug, flags) => {
    expect(adviceOf(slug)).toMatchObject(flags)
  })

  test('has a setup step about the roof for panels, a place for inverters, the open air for generators and dry storage for cement', () => {
    expect(adviceOf('solar-panel-550w-mono').setup).toEqual(['complete', 'roof', 'electrician', 'ask'])
    expect(adviceOf('hybrid-inverter-5kw').setup).toEqual(['complete', 'place', 'electrician', 'ask'])
    expect(adviceOf('diesel-generator-6kva').setup).toContain('outdoors')
    expect(adviceOf('diesel-generator-6kva').setup).not.toContain('place')
    expect(adviceOf('portland-cement-pallet').setup).toEqual(['complete', 'dry', 'ask'])
  })

  test('has no step for an electrician and no power warranty for non-electrical goods', () => {
    const electrical = /system|panel|inverter|batter|generator|controller|cable|mc4|isolator|distribution|agm/
    for (const { slug } of demoProducts) {
      const { setup, keepsPower } = adviceOf(slug)
      if (electrical.test(slug) && !/osmosis/.test(slug)) continue
      expect([slug, keepsPower, setup.filter((step) => step === 'electrician' || step === 'house')]).toEqual([slug, false, []])
    }
  })

  test('marks only goods that generate, store or carry power as power goods', () => {
    const power = /system|panel|inverter|batter|generator|controller|cable|mc4|isolator|distribution|mounting/
    for (const { slug } of demoProducts) expect([slug, adviceOf(slug).isPower]).toEqual([slug, power.test(slug) && !/osmosis/.test(slug)])
  })

  test('has a performance to warrant for equipment and filters only', () => {
    expect(goodsKinds.filter((kind) => !hasPerformance(kind))).toEqual(['material', 'cartridge', 'other'])
  })

  test('is general for a category without a kind of goods', () => {
    expect(adviceFor(goodsKindOf({ goods: null }, null))).toEqual({
      setup: ['complete', 'ask'],
      ...{ isInstalled: false, isCertified: false, keepsPower: false, hasParts: false, isSolar: false, isPower: false },
    })
  })
})
