import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { demoProducts } from '#tests/demo.ts'
import { attributes, type Specs } from './attributes.ts'
import { brokenRules, contradictions, refusedContradiction } from './figure-rules.ts'

const input: Specs = { powerKw: 5, surgeKw: 10, dcMinV: 120, mpptMaxV: 450, dcMaxV: 500, pvMaxW: 5500 }
const at = (specs: Specs) => contradictions(specs).map((one) => `${one.key} ${one.at}`)

describe('figures that contradict each other', () => {
  test('do not occur in the demonstration catalogue, nor for equal, missing or half-typed figures', () => {
    for (const { slug, specs } of demoProducts) expect([slug, at(specs as Specs)]).toEqual([slug, []])
    expect(at({ dcMinV: 120, dcMaxV: 120, mpptMaxV: 120 })).toEqual([])
    expect(at({ dcMinV: 600 })).toEqual([])
    expect(at({ dcMinV: Number.NaN, dcMaxV: 100 })).toEqual([])
  })

  test('are reported at one of the figures: as an error if they are dangerous, as a warning if they are unusual', () => {
    expect(at({ ...input, dcMinV: 600 })).toEqual(['product.figureOrder dcMinV', 'product.figureOrder dcMinV'])
    expect(at({ ...input, dcMaxV: 400 })).toEqual(['product.figureOrder mpptMaxV'])
    expect(at({ ...input, surgeKw: 2 })).toEqual(['product.figureDoubtful surgeKw'])
    expect(at({ voltageV: 49.8, openCircuitV: 41.7 })).toEqual(['product.figureOrder openCircuitV'])
    expect(at({ solarInput: 'no', dcMinV: 120 })).toEqual(['product.noSolarInput solarInput'])
    expect(at({ solarInput: 'no', chargeA: 60 })).toEqual([])
  })

  test('compare figures of the same unit, and have a sentence with both names in every language', () => {
    const wrong: Specs = {
      ...{
        dcMinV: 9,
        mpptMaxV: 8,
        dcMaxV: 7,
        batteryMinV: 2,
        batteryMaxV: 1,
        voltageV: 2,
        openCircuitV: 1,
        powerKw: 2,
        surgeKw: 1,
        kva: 1,
      },
      ...{ chargeA: 2, dischargeA: 1, cableMinMm2: 2, cableMaxMm2: 1, frameMinMm: 2, frameMaxMm: 1 },
    }
    const rules = brokenRules(wrong)
    expect(rules.length).toBe(10)
    const told = contradictions(wrong)
    for (const [index, { lower, upper }] of rules.entries()) {
      const [below, above] = [attributes[lower], attributes[upper]]
      if (above.kind === 'choice' || below.kind === 'choice') throw new Error('a choice is no figure')
      if (upper !== 'kva') expect(above.unit).toBe(below.unit)
      for (const language of languages) {
        const { key, values } = told[index] ?? { key: '', values: {} }
        const words = problemText(language, key, values)
        for (const { label } of [below, above]) expect(words).toContain(label[language])
        expect(words).toMatch(/\(\d/)
      }
    }
    for (const language of languages) {
      const [{ key, values } = { key: '', values: {} }] = contradictions({ solarInput: 'no', dcMinV: 120, pvMaxW: 5500 })
      for (const words of [attributes.solarInput.label, attributes.solarInput.choices.no, attributes.dcMinV.label, attributes.pvMaxW.label])
        expect(problemText(language, key, values)).toContain(words[language])
    }
  })
})

describe('a write', () => {
  test('may not introduce a dangerous contradiction, but may introduce an unusual one', () => {
    expect(refusedContradiction({ ...input, dcMinV: 600 }, input)).toMatchObject({ at: 'dcMinV' })
    expect(refusedContradiction({ ...input, solarInput: 'no' }, input)).toMatchObject({ at: 'solarInput' })
    expect(refusedContradiction({ ...input, surgeKw: 2 })).toBeUndefined()
    expect(refusedContradiction(input)).toBeUndefined()
  })

  test('may keep an existing contradiction but not change it into another', () => {
    const old: Specs = { ...input, dcMaxV: 400 }
    expect(refusedContradiction({ ...old, weightKg: 12 }, old)).toBeUndefined()
    expect(refusedContradiction({ ...old, dcMaxV: 300 }, old)).toMatchObject({ at: 'mpptMaxV' })
    const none: Specs = { ...input, solarInput: 'no' }
    expect(refusedContradiction({ ...none, weightKg: 12 }, none)).toBeUndefined()
    expect(refusedContradiction({ ...none, dcMinV: 90 }, none)).toMatchObject({ at: 'solarInput' })
  })
})
