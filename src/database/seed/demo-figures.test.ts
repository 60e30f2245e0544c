import { describe, expect, test } from 'vitest'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { defaultAssumptions as assumed } from '#features/sizing/assumptions.ts'
import { presetHousehold } from '#features/sizing/household/household.ts'
import { dailyYieldKwh } from '#features/sizing/irradiation.ts'
import { capacityWh, computeRuntime, type PowerSource, powerSourceOf } from '#features/sizing/runtime.ts'
import { demoProducts } from '#tests/demo.ts'
import { demoItem } from '#tests/demo-stock.ts'

/** Figures in kWh that the patterns find in a text. */
const figuresIn = (text: string, ...ways: RegExp[]) =>
  ways.flatMap((way) => [...text.matchAll(way)].map(([, figure = '']) => Number(figure.replace(',', '.'))))

describe('texts of the demonstration catalogue show the calculator’s figures', () => {
  const texts = demoProducts.flatMap((product) =>
    (['de', 'es', 'en'] as const).map((language) => ({
      product,
      text: `${product.shortDescription[language]} ${product.description[language]}`,
    })),
  )

  test('for the yield of panels on an average day', () => {
    const found = texts.flatMap(({ product, text }) =>
      figuresIn(text, /([\d.]+) kWh (?:en un día medio|on an average day)/g, /an einem mittleren Tag rund ([\d,]+) kWh/g).map((kwh) => ({
        kwh,
        calculated: dailyYieldKwh(product.wattPeak ?? 0, assumed),
      })),
    )
    expect(found.length).toBeGreaterThan(24)
    for (const { kwh, calculated } of found) expect(Math.abs(kwh - calculated) / calculated).toBeLessThan(0.03)
    for (const { text } of texts) expect(text).not.toMatch(/kWh (?:en un día de sol|on a sunny day)|Sonnentag rund/)
  })

  test('for the usable energy of a battery', () => {
    const found = texts.flatMap(({ product, text }) =>
      figuresIn(text, /([\d.,]+) kWh (?:útiles|usable|of usable|nutzbare)/g).map((kwh) => ({ kwh, product })),
    )
    expect(found.length).toBeGreaterThan(8)
    for (const { kwh, product } of found)
      expect(kwh).toBeCloseTo(
        ((capacityWh(product.specs as Specs) ?? 0) / 1000) * assumed.depth[product.specs.chemistry === 'agm' ? 'agm' : 'lifepo4'],
        1,
      )
  })
  test('for the hours in which the wall battery powers a basic home', () => {
    const slug = 'lithium-wall-battery-5kwh'
    const source = powerSourceOf('battery', demoItem(slug).specs, assumed) as PowerSource
    const { hours } = computeRuntime(source, presetHousehold('basic')) as { hours: number }
    const shown = texts
      .filter(({ product }) => product.slug === slug)
      .flatMap(({ text }) => figuresIn(text, /(?:rund|unas|about) (\d+) (?:Stunden|horas|hours)/g))
    expect(shown).toEqual([hours, hours, hours])
  })
})
