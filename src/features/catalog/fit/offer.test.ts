import { describe, expect, test } from 'vitest'
import { demoCategories, demoProducts, demoSubcategories } from '#tests/demo.ts'
import type { AttributeKey, Specs } from '../goods/attributes.ts'
import { type GoodsKind, goodsKindDetails, goodsKindOf, goodsKinds } from '../goods/goods-kinds.ts'
import { possibleSeries } from './batteries/bank-series.ts'
import { type CompanionFacts, pickCompanions } from './companions.ts'
import { checkCompared } from './compared-checks.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { Finding } from './finding.ts'
import { takeNeededBatteries } from './needed-quantities.ts'
import { judgePair, kindsOfferedWith } from './offer.ts'
import { checkAllPairs } from './pair-checks.ts'
import { coldVoltageV, stringLengths } from './panels/string-lengths.ts'
import { rules } from './rules.ts'

type Named = CompanionFacts & { slug: string; isActive: boolean }

const catalogue: readonly Named[] = demoProducts.map((product, index) => {
  const category = demoCategories.findIndex(({ key }) => key === product.category)
  const subcategory = demoSubcategories.findIndex(({ key }) => key === product.subcategory)
  const place = (entry: { goods?: GoodsKind } | undefined) => ({ goods: entry?.goods ?? null })
  return {
    slug: product.slug,
    isActive: product.isActive,
    id: index + 1,
    categoryId: category + 1,
    subcategoryId: subcategory < 0 ? null : subcategory + 1,
    goods: goodsKindOf(place(demoCategories[category]), place(demoSubcategories[subcategory])),
    stockStatus: product.stockStatus,
    isFeatured: product.isFeatured,
    specs: product.specs as Specs,
  }
})
const pairs = catalogue.flatMap((one) => catalogue.filter((other) => other !== one).map((other) => [one, other] as const))
const named = (slug: string) => {
  const found = catalogue.find((product) => product.slug === slug)
  if (!found) throw new Error(`the demonstration has no ${slug}`)
  return found
}

describe('all ordered pairs of the demonstration catalogue', () => {
  test('are judged the same from both sides', () => {
    expect(pairs.length).toBe(46 * 45)
    for (const [one, other] of pairs)
      expect([one.slug, other.slug, judgePair(one, other)]).toEqual([one.slug, other.slug, judgePair(other, one)])
  })

  test('are compatible exactly if the reviewed list contains them', () => {
    const lines = catalogue.map((one) => {
      const fitting = pairs.filter(([first, other]) => first === one && judgePair(one, other).verdict === 'fits')
      return `${one.slug}: ${fitting.map(([, other]) => other.slug).join(', ')}`
    })
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "complete-solar-system-3kw: petrol-generator-5kva, petrol-generator-7kva, diesel-generator-6kva, silent-diesel-generator-12kva
      complete-solar-system-5kw: petrol-generator-7kva, silent-diesel-generator-12kva
      complete-solar-system-10kw: 
      complete-solar-system-20kw: 
      complete-solar-system-30kw: 
      solar-panel-550w-mono: hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, three-phase-inverter-20kw, mppt-charge-controller-60a, solar-cable-6mm, mc4-connectors, roof-mounting-kit, dc-isolator-switch, distribution-box-ac-dc
      solar-panel-450w-all-black: hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, three-phase-inverter-20kw, mppt-charge-controller-60a, solar-cable-6mm, mc4-connectors, roof-mounting-kit, dc-isolator-switch, distribution-box-ac-dc
      solar-panel-400w-mono: hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, three-phase-inverter-20kw, mppt-charge-controller-60a, solar-cable-6mm, mc4-connectors, roof-mounting-kit, dc-isolator-switch, distribution-box-ac-dc
      solar-panel-300w-mono: hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, three-phase-inverter-20kw, mppt-charge-controller-60a, solar-cable-6mm, mc4-connectors, roof-mounting-kit, dc-isolator-switch, distribution-box-ac-dc
      hybrid-inverter-3kw: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, lithium-battery-12v-100ah, agm-battery-100ah, agm-battery-200ah, petrol-generator-5kva, petrol-generator-7kva, diesel-generator-6kva, silent-diesel-generator-12kva, solar-cable-6mm, mc4-connectors, dc-isolator-switch, distribution-box-ac-dc
      hybrid-inverter-5kw: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, lithium-wall-battery-5kwh, lithium-floor-battery-10kwh, lithium-floor-battery-15kwh, rack-battery-5kwh, rack-battery-cabinet-20kwh, lithium-battery-12v-100ah, agm-battery-100ah, agm-battery-200ah, petrol-generator-7kva, silent-diesel-generator-12kva, solar-cable-6mm, mc4-connectors, dc-isolator-switch, distribution-box-ac-dc
      hybrid-inverter-10kw: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, lithium-wall-battery-5kwh, lithium-floor-battery-10kwh, lithium-floor-battery-15kwh, rack-battery-5kwh, rack-battery-cabinet-20kwh, lithium-battery-12v-100ah, agm-battery-100ah, agm-battery-200ah, solar-cable-6mm, mc4-connectors, dc-isolator-switch, distribution-box-ac-dc
      three-phase-inverter-20kw: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, solar-cable-6mm, mc4-connectors, dc-isolator-switch
      off-grid-inverter-1kw: lithium-battery-12v-100ah, agm-battery-100ah, agm-battery-200ah
      lithium-wall-battery-5kwh: hybrid-inverter-5kw, hybrid-inverter-10kw, mppt-charge-controller-60a
      lithium-floor-battery-10kwh: hybrid-inverter-5kw, hybrid-inverter-10kw, mppt-charge-controller-60a
      lithium-floor-battery-15kwh: hybrid-inverter-5kw, hybrid-inverter-10kw, mppt-charge-controller-60a
      rack-battery-5kwh: hybrid-inverter-5kw, hybrid-inverter-10kw, mppt-charge-controller-60a
      rack-battery-cabinet-20kwh: hybrid-inverter-5kw, hybrid-inverter-10kw, mppt-charge-controller-60a
      lithium-battery-12v-100ah: hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, off-grid-inverter-1kw, mppt-charge-controller-60a
      agm-battery-100ah: hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, off-grid-inverter-1kw, mppt-charge-controller-60a
      agm-battery-200ah: hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, off-grid-inverter-1kw, mppt-charge-controller-60a
      silent-inverter-generator-2kva: 
      petrol-generator-3kva: angle-grinder-125mm
      petrol-generator-5kva: complete-solar-system-3kw, hybrid-inverter-3kw, concrete-mixer-180l, demolition-hammer-1700w, angle-grinder-125mm
      petrol-generator-7kva: complete-solar-system-3kw, complete-solar-system-5kw, hybrid-inverter-3kw, hybrid-inverter-5kw, concrete-mixer-180l, demolition-hammer-1700w, angle-grinder-125mm
      diesel-generator-6kva: complete-solar-system-3kw, hybrid-inverter-3kw, concrete-mixer-180l, demolition-hammer-1700w, angle-grinder-125mm
      silent-diesel-generator-12kva: complete-solar-system-3kw, complete-solar-system-5kw, hybrid-inverter-3kw, hybrid-inverter-5kw, concrete-mixer-180l, demolition-hammer-1700w, angle-grinder-125mm
      silent-diesel-generator-20kva: concrete-mixer-180l, demolition-hammer-1700w
      portland-cement-pallet: rebar-bundle-12mm, concrete-blocks-pallet, concrete-mixer-180l, wheelbarrow-90l
      rebar-bundle-12mm: portland-cement-pallet, concrete-blocks-pallet, concrete-mixer-180l, wheelbarrow-90l
      concrete-blocks-pallet: portland-cement-pallet, rebar-bundle-12mm, concrete-mixer-180l, wheelbarrow-90l
      concrete-mixer-180l: petrol-generator-5kva, petrol-generator-7kva, diesel-generator-6kva, silent-diesel-generator-12kva, silent-diesel-generator-20kva, portland-cement-pallet, rebar-bundle-12mm, concrete-blocks-pallet
      wheelbarrow-90l: portland-cement-pallet, rebar-bundle-12mm, concrete-blocks-pallet
      demolition-hammer-1700w: petrol-generator-5kva, petrol-generator-7kva, diesel-generator-6kva, silent-diesel-generator-12kva, silent-diesel-generator-20kva
      angle-grinder-125mm: petrol-generator-3kva, petrol-generator-5kva, petrol-generator-7kva, diesel-generator-6kva, silent-diesel-generator-12kva
      triple-water-filter: water-filter-cartridge-set
      whole-house-filter-big-blue: 
      reverse-osmosis-system: water-filter-cartridge-set
      water-filter-cartridge-set: triple-water-filter, reverse-osmosis-system
      mppt-charge-controller-60a: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, lithium-wall-battery-5kwh, lithium-floor-battery-10kwh, lithium-floor-battery-15kwh, rack-battery-5kwh, rack-battery-cabinet-20kwh, lithium-battery-12v-100ah, agm-battery-100ah, agm-battery-200ah, solar-cable-6mm, mc4-connectors, dc-isolator-switch, distribution-box-ac-dc
      solar-cable-6mm: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, three-phase-inverter-20kw, mppt-charge-controller-60a, mc4-connectors, dc-isolator-switch, distribution-box-ac-dc
      mc4-connectors: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, three-phase-inverter-20kw, mppt-charge-controller-60a, solar-cable-6mm
      roof-mounting-kit: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono
      dc-isolator-switch: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, three-phase-inverter-20kw, mppt-charge-controller-60a, solar-cable-6mm
      distribution-box-ac-dc: solar-panel-550w-mono, solar-panel-450w-all-black, solar-panel-400w-mono, solar-panel-300w-mono, hybrid-inverter-3kw, hybrid-inverter-5kw, hybrid-inverter-10kw, mppt-charge-controller-60a, solar-cable-6mm"
    `)
  })

  test('give each product the companions of the reviewed list', () => {
    const visible = catalogue.filter(({ isActive }) => isActive)
    const lines = catalogue.map((one) => {
      const { relation, products } = pickCompanions(one, visible)
      return `${one.slug} (${one.stockStatus}) ${relation}: ${products.map(({ slug }) => slug).join(', ')}`
    })
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "complete-solar-system-3kw (in_stock) fitting: petrol-generator-5kva, diesel-generator-6kva, silent-diesel-generator-12kva
      complete-solar-system-5kw (in_stock) fitting: silent-diesel-generator-12kva, petrol-generator-7kva
      complete-solar-system-10kw (in_stock) similar: complete-solar-system-5kw, complete-solar-system-3kw, complete-solar-system-20kw
      complete-solar-system-20kw (limited) similar: complete-solar-system-10kw, complete-solar-system-5kw, complete-solar-system-3kw
      complete-solar-system-30kw (out_of_stock) similar: complete-solar-system-20kw, complete-solar-system-10kw, complete-solar-system-5kw
      solar-panel-550w-mono (in_stock) fitting: hybrid-inverter-5kw, mppt-charge-controller-60a, solar-cable-6mm
      solar-panel-450w-all-black (limited) fitting: hybrid-inverter-5kw, mppt-charge-controller-60a, solar-cable-6mm
      solar-panel-400w-mono (in_stock) fitting: hybrid-inverter-5kw, mppt-charge-controller-60a, solar-cable-6mm
      solar-panel-300w-mono (out_of_stock) similar: solar-panel-400w-mono, solar-panel-550w-mono, solar-panel-450w-all-black
      hybrid-inverter-3kw (in_stock) fitting: agm-battery-200ah, solar-panel-550w-mono, petrol-generator-5kva
      hybrid-inverter-5kw (in_stock) fitting: lithium-wall-battery-5kwh, solar-panel-550w-mono, silent-diesel-generator-12kva
      hybrid-inverter-10kw (in_stock) fitting: lithium-floor-battery-10kwh, solar-panel-550w-mono, solar-cable-6mm
      three-phase-inverter-20kw (in_stock) fitting: solar-panel-550w-mono, solar-cable-6mm, mc4-connectors
      off-grid-inverter-1kw (in_stock) fitting: agm-battery-100ah, lithium-battery-12v-100ah, agm-battery-200ah
      lithium-wall-battery-5kwh (in_stock) fitting: hybrid-inverter-5kw, mppt-charge-controller-60a, hybrid-inverter-10kw
      lithium-floor-battery-10kwh (in_stock) fitting: hybrid-inverter-10kw, mppt-charge-controller-60a, hybrid-inverter-5kw
      lithium-floor-battery-15kwh (out_of_stock) similar: lithium-floor-battery-10kwh, lithium-wall-battery-5kwh, rack-battery-cabinet-20kwh
      rack-battery-5kwh (in_stock) fitting: hybrid-inverter-5kw, mppt-charge-controller-60a, hybrid-inverter-10kw
      rack-battery-cabinet-20kwh (limited) fitting: hybrid-inverter-10kw, mppt-charge-controller-60a, hybrid-inverter-5kw
      lithium-battery-12v-100ah (in_stock) fitting: off-grid-inverter-1kw, mppt-charge-controller-60a, hybrid-inverter-5kw
      agm-battery-100ah (in_stock) fitting: off-grid-inverter-1kw, mppt-charge-controller-60a, hybrid-inverter-3kw
      agm-battery-200ah (limited) fitting: off-grid-inverter-1kw, mppt-charge-controller-60a, hybrid-inverter-3kw
      silent-inverter-generator-2kva (in_stock) similar: petrol-generator-3kva, petrol-generator-5kva, diesel-generator-6kva
      petrol-generator-3kva (in_stock) fitting: angle-grinder-125mm
      petrol-generator-5kva (in_stock) fitting: complete-solar-system-3kw, hybrid-inverter-3kw, concrete-mixer-180l
      petrol-generator-7kva (out_of_stock) similar: petrol-generator-5kva, petrol-generator-3kva, diesel-generator-6kva
      diesel-generator-6kva (in_stock) fitting: complete-solar-system-3kw, hybrid-inverter-3kw, concrete-mixer-180l
      silent-diesel-generator-12kva (in_stock) fitting: complete-solar-system-5kw, hybrid-inverter-5kw, concrete-mixer-180l
      silent-diesel-generator-20kva (out_of_stock) similar: silent-diesel-generator-12kva, diesel-generator-6kva, petrol-generator-5kva
      portland-cement-pallet (in_stock) fitting: concrete-blocks-pallet, concrete-mixer-180l, rebar-bundle-12mm
      rebar-bundle-12mm (limited) fitting: portland-cement-pallet, concrete-mixer-180l, concrete-blocks-pallet
      concrete-blocks-pallet (in_stock) fitting: portland-cement-pallet, concrete-mixer-180l, rebar-bundle-12mm
      concrete-mixer-180l (in_stock) fitting: petrol-generator-5kva, portland-cement-pallet, diesel-generator-6kva
      wheelbarrow-90l (in_stock) fitting: portland-cement-pallet, concrete-blocks-pallet, rebar-bundle-12mm
      demolition-hammer-1700w (out_of_stock) similar: angle-grinder-125mm
      angle-grinder-125mm (in_stock) fitting: petrol-generator-3kva, petrol-generator-5kva, diesel-generator-6kva
      triple-water-filter (in_stock) fitting: water-filter-cartridge-set
      whole-house-filter-big-blue (in_stock) similar: triple-water-filter, reverse-osmosis-system
      reverse-osmosis-system (limited) fitting: water-filter-cartridge-set
      water-filter-cartridge-set (in_stock) fitting: triple-water-filter, reverse-osmosis-system
      mppt-charge-controller-60a (in_stock) fitting: solar-panel-550w-mono, lithium-wall-battery-5kwh, solar-cable-6mm
      solar-cable-6mm (in_stock) fitting: solar-panel-550w-mono, mc4-connectors, three-phase-inverter-20kw
      mc4-connectors (in_stock) fitting: solar-panel-550w-mono, solar-cable-6mm, three-phase-inverter-20kw
      roof-mounting-kit (out_of_stock) fitting: solar-panel-550w-mono, solar-panel-400w-mono, solar-panel-450w-all-black
      dc-isolator-switch (in_stock) fitting: solar-panel-550w-mono, solar-cable-6mm, three-phase-inverter-20kw
      distribution-box-ac-dc (limited) fitting: solar-panel-550w-mono, solar-cable-6mm, hybrid-inverter-5kw"
    `)
  })

  test('products of different trades are never offered together, except a generator that drives a machine', () => {
    const fields: Record<string, GoodsKind[]> = {
      power: ['system', 'panel', 'inverter', 'battery', 'generator', 'controller', 'cable', 'accessory', 'mounting'],
      construction: ['machine', 'tool', 'material'],
      water: ['filter', 'cartridge'],
    }
    const fieldOf = (kind: GoodsKind) => Object.keys(fields).find((field) => fields[field]?.includes(kind))
    for (const [one, other] of pairs) {
      if (judgePair(one, other).verdict !== 'fits' || fieldOf(one.goods) === fieldOf(other.goods)) continue
      expect([one.goods, other.goods].sort()).toEqual(['generator', expect.stringMatching(/^(?:machine|tool)$/)])
    }
  })

  test.each([
    ['24 V with 51.2 V', 'hybrid-inverter-3kw', 'lithium-wall-battery-5kwh'],
    ['12 V with 51.2 V', 'off-grid-inverter-1kw', 'lithium-floor-battery-10kwh'],
    ['high voltage with batteries of 51.2 V that cannot be in series', 'three-phase-inverter-20kw', 'rack-battery-5kwh'],
    ['high voltage with a dozen small batteries', 'three-phase-inverter-20kw', 'lithium-battery-12v-100ah'],
    ['high voltage with lead', 'three-phase-inverter-20kw', 'agm-battery-200ah'],
    ['an inverter without a solar input with a panel', 'off-grid-inverter-1kw', 'solar-panel-300w-mono'],
    ['an inverter without a charger with a generator', 'off-grid-inverter-1kw', 'petrol-generator-3kva'],
    ['110 V alone with a device for 220 V', 'silent-inverter-generator-2kva', 'concrete-mixer-180l'],
    ['too little power for the start of a motor', 'petrol-generator-3kva', 'concrete-mixer-180l'],
    ['less power than the inverter passes on', 'petrol-generator-3kva', 'hybrid-inverter-5kw'],
    ['three phases with a single-phase inverter', 'silent-diesel-generator-20kva', 'hybrid-inverter-10kw'],
    ['one phase with a three-phase system', 'petrol-generator-7kva', 'complete-solar-system-20kw'],
    ['breakers for 500 V before an input of 1000 V', 'distribution-box-ac-dc', 'three-phase-inverter-20kw'],
    ['a cartridge of 10 inches in a housing of 20', 'whole-house-filter-big-blue', 'water-filter-cartridge-set'],
    ['cement with a solar system', 'portland-cement-pallet', 'complete-solar-system-5kw'],
    ['a solar system with the panels that it already has', 'complete-solar-system-5kw', 'solar-panel-550w-mono'],
  ])('a pair is never offered: %s', (_, one, other) => {
    expect(judgePair(named(one), named(other)).verdict).not.toBe('fits')
    for (const [product, stranger] of [
      [one, other],
      [other, one],
    ] as const)
      expect(pickCompanions(named(product), catalogue).products.map(({ slug }) => slug)).not.toContain(stranger)
  })

  test('never become compatible by a missing figure', () => {
    const without = (product: Named, key: string) => ({
      ...product,
      specs: Object.fromEntries(Object.entries(product.specs).filter(([own]) => own !== key)),
    })
    for (const [one, other] of pairs) {
      if (judgePair(one, other).verdict === 'fits') continue
      for (const key of Object.keys(one.specs))
        expect([one.slug, other.slug, key, judgePair(without(one, key), other).verdict]).not.toEqual([one.slug, other.slug, key, 'fits'])
    }
  })

  test('are a misfit in a cart exactly if their offer has the verdict “never”', () => {
    let compared = 0
    for (const [one, other] of pairs) {
      const { verdict, findings, taken } = judgePair(one, other)
      if (!taken) continue
      compared += 1
      expect(findings).toEqual(expect.arrayContaining(checkAllPairs(taken)))
      expect(findings.length).toBe(checkAllPairs(taken).length)
      const isMisfit = evaluateSystem(taken).some((finding) => finding.verdict === 'never')
      expect([one.slug, other.slug, isMisfit]).toEqual([one.slug, other.slug, verdict === 'never'])
    }
    expect(compared).toBeGreaterThan(300)
  })

  test('get the same verdict for each number of panels as a pair, in a cart and in a comparison', () => {
    const inputs = catalogue.filter(({ goods: kind, specs }) => (kind === 'inverter' || kind === 'controller') && specs.solarInput !== 'no')
    const isWrong = (findings: readonly Finding[]) => findings.some(({ verdict }) => verdict === 'never')
    for (const panel of catalogue.filter(({ goods: kind }) => kind === 'panel'))
      for (const input of inputs) {
        const counts = Array.from({ length: 90 }, (_, at) => at + 1)
        const working = counts.filter((quantity) => {
          const taken = [
            { ...panel, quantity },
            { ...input, quantity: 1 },
          ]
          const isMisfit = isWrong(evaluateSystem(taken))
          expect([panel.slug, input.slug, quantity, isMisfit]).toEqual([panel.slug, input.slug, quantity, isWrong(checkAllPairs(taken))])
          return !isMisfit
        })
        const compared = checkCompared([panel, input].map((one) => ({ ...one, quantity: 1 })))
        const most = Math.max(...compared.flatMap(({ check, figures }) => (check === 'panelPower' && figures.most ? [figures.most] : [])))
        expect([panel.slug, input.slug, most]).toEqual([panel.slug, input.slug, working.at(-1)])
      }
  })

  test('of products without figures are offered only if they need no figures', () => {
    const bare = catalogue.map((product) => ({ ...product, specs: {} }))
    const fitting = bare.flatMap((one) =>
      bare.filter((other) => other !== one && judgePair(one, other).verdict === 'fits').map(({ goods: kind }) => kind),
    )
    expect(new Set(fitting)).toEqual(new Set(['material', 'machine']))
  })

  test('consist of products that have every applicable figure of their kind', () => {
    // Attributes that do not apply to a product, such as figures of a solar input for an inverter without a solar input.
    const withoutIt: Partial<Record<string, AttributeKey[]>> = {
      'off-grid-inverter-1kw': ['chargeA', 'chargerKw', 'dcMinV', 'mpptMaxV', 'dcMaxV', 'mpptCount', 'mpptMaxA', 'pvMaxW'],
      'rack-battery-cabinet-20kwh': ['parallelMax'],
      'wheelbarrow-90l': ['powerKw', 'startKw', 'acV', 'phases'],
      'mc4-connectors': ['stringsMax', 'stringFuses', 'acCurrentA'],
      'dc-isolator-switch': ['acCurrentA'],
    }
    for (const { slug, goods: kind, specs } of catalogue) {
      const optional = ['solarInput', 'batteryMinV', 'batteryMaxV', 'noiseDb', 'warrantyYears', ...(withoutIt[slug] ?? [])]
      const missing = goodsKindDetails[kind].asks.filter((key) => specs[key] === undefined && !optional.includes(key))
      const surplus = Object.keys(specs).filter((key) => !(goodsKindDetails[kind].asks as readonly string[]).includes(key))
      expect([slug, missing, surplus]).toEqual([slug, [], slug === 'wheelbarrow-90l' ? surplus : []])
    }
  })
})

test('each rule has its condition and its source', () => {
  for (const [name, { holds, source }] of Object.entries(rules))
    expect([name, holds, source]).toEqual([name, expect.stringMatching(/\w{3}/), expect.stringMatching(/\w{3}/)])
})

test('the text of the 5 kW inverter states as many panels as its figures allow', () => {
  const [panel, inverter] = [named('solar-panel-550w-mono'), named('hybrid-inverter-5kw')]
  expect(stringLengths(panel.specs, inverter.specs)).toEqual({ min: 4, max: 9 })
  const { description } = demoProducts.find(({ slug }) => slug === inverter.slug) ?? {}
  expect(description).toMatchObject({
    de: expect.stringContaining('vier bis neun Stück je Strang'),
    es: expect.stringContaining('series de cuatro a nueve'),
    en: expect.stringContaining('strings of four to nine'),
  })
})

test('an offer has the findings that explain its verdict: misfits and missing figures', () => {
  const inverter = named('hybrid-inverter-3kw')
  expect(judgePair(inverter, named('lithium-wall-battery-5kwh'))).toMatchObject({
    verdict: 'never',
    findings: [{ check: 'bank', verdict: 'never' }],
  })
  const silent = { ...inverter, specs: { ...inverter.specs, batteryTypes: undefined } }
  expect(judgePair(silent, named('agm-battery-200ah'))).toMatchObject({
    verdict: 'unknown',
    findings: expect.arrayContaining([expect.objectContaining({ check: 'chemistry', verdict: 'unknown' })]),
  })
})

test('offers are between known kinds, and kinds without electricity are not asked for electrical figures', () => {
  for (const kind of goodsKinds) for (const beside of kindsOfferedWith(kind)) expect(goodsKinds).toContain(beside)
  expect(kindsOfferedWith('other')).toEqual([])
  for (const kind of ['material', 'filter', 'cartridge', 'other'] as const)
    for (const key of ['kva', 'powerKw', 'acV', 'phases'] as const)
      expect((goodsKindDetails[kind].asks as readonly string[]).includes(key)).toBe(false)
})

test('strings are checked from hot to cold: 550 W panels on a 120 to 500 V input', () => {
  expect(coldVoltageV(49.8)).toBeCloseTo(51.89, 2)
  const panel = named('solar-panel-550w-mono').specs
  // 4 × 41.7 V × 0.8425 = 140.5 V when hot; 9 × 51.89 V = 467 V in the cold.
  expect(stringLengths(panel, named('hybrid-inverter-5kw').specs)).toEqual({ min: 4, max: 9 })
  // The description of the 60 A charge controller allows at most three panels of 400 W in series, or two of 550 W.
  expect(stringLengths(named('solar-panel-400w-mono').specs, named('mppt-charge-controller-60a').specs)).toEqual({ min: 1, max: 3 })
  expect(stringLengths(panel, named('mppt-charge-controller-60a').specs)?.max).toBe(2)
  expect(stringLengths(panel, { dcMaxV: 500 })).toBeUndefined()
})

test('a device needs two AGM batteries for 24 V, four for 48 V, and two wall batteries for 10 kW', () => {
  const enough = (battery: string, specs: Specs) =>
    takeNeededBatteries({ ...named(battery), quantity: 1 }, { ...named('hybrid-inverter-5kw'), quantity: 1, specs }).quantity
  expect(enough('agm-battery-200ah', { batteryV: '24', powerKw: 3 })).toBe(2)
  expect(enough('agm-battery-200ah', { batteryV: '48', powerKw: 5 })).toBe(4)
  expect(enough('lithium-wall-battery-5kwh', { batteryV: '48', powerKw: 10 })).toBe(2)
  // 36 V is none of the device's voltages, neither alone nor in series.
  expect(possibleSeries({ voltageV: 36, seriesMax: 4 }, { batteryV: '12/24/48' })).toEqual([])
  expect(possibleSeries(named('agm-battery-200ah').specs, { batteryV: 'hv' })).toBeUndefined()
})
