import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eachWord, normalizeSku, readTerms } from './words.ts'

function wordsOf(text: string): string[] {
  const words: string[] = []
  eachWord(text, (word) => words.push(word))
  return words
}

describe('the words of a text', () => {
  test.each([
    ['Batería de Litio', ['bateria', 'de', 'litio']],
    ['5 kW', ['5000w', '5kw', '5']],
    ['5kW', ['5000w', '5kw', '5']],
    ['5,000 W', ['5000w', '5,000w', '5000']],
    ['5.12 kWh', ['5120wh', '5.12kwh', '5.12']],
    ['5.120 kWh', ['5120wh', '5.120kwh', '5120']],
    ['550 Wp', ['550w', '550wp', '550']],
    ['60A, 12 V', ['60a', '60a', '60', '12v', '12v', '12']],
    ['3 a 30 kW', ['3', 'a', '30000w', '30kw', '30']],
    ['2x550W', ['2', 'x', '550w', '550w', '550']],
    ['4 × 6 mm²', ['4', 'x', '6mm2', '6mm2', '6']],
    ['cable MC4/IP68', ['cable', 'mc4', 'ip68']],
    ['PV-550M', ['pv', '550m', '550m', '550']],
    ['Größe: 1.234,5', ['grosse', '1234.5']],
    ['110/220/380 V', ['110v', '110v', '110', '220v', '220v', '220', '380v', '380v', '380']],
    ['100–240V', ['100v', '100v', '100', '240v', '240v', '240']],
    ['4-6 mm²', ['4mm2', '4mm2', '4', '6mm2', '6mm2', '6']],
    ['3 – 5', ['3', '5']],
    ['', []],
    ['— · !', []],
    ['太阳能 5 kW', ['太阳能', '5000w', '5kw', '5']],
  ])('are as expected for "%s"', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })

  test('a quantity is one word', () => {
    const written = ['5kw', '5 kW', '5,0 kW', '5.0KW', '5000 w', '5.000 W', '5,000W', '5000 vatios', '5 kilovatios', '5 kWp']
    expect(new Set(written.flatMap((text) => readTerms(text).map(({ word }) => word)))).toEqual(new Set(['5000w']))
  })

  test('ampere-hours and kilowatt-hours in any notation are one unit', () => {
    const charges = ['100 Ah', '100 amp hours', '100 ampere hours', '100 amperios hora', '100 Amperestunden']
    expect(new Set(charges.flatMap((text) => readTerms(text).map(({ word }) => word)))).toEqual(new Set(['100ah']))
    const stored = ['5 kWh', '5 kilowatt hours', '5 kilovatios hora', '5 Kilowattstunden']
    expect(new Set(stored.flatMap((text) => readTerms(text).map(({ word }) => word)))).toEqual(new Set(['5000wh']))
  })

  test.each([
    ['110/220/380 V', ['110v', '220v', '380v']],
    ['100-240 V', ['100v', '240v']],
    ['100 – 240V', ['100v', '240v']],
    ['generador 220-240', ['generador', '220v', '240v']],
    ['110/220', ['110v', '220v']],
    ['2.5/5 kW', ['2500w', '5000w']],
    ['220', ['220']],
    ['2024-11-21', ['2024', '11', '21']],
    ['BL-110-220', ['bl', '110', '220']],
  ])('several figures share a unit: %s', (text, expected) => {
    expect(readTerms(text).map(({ word }) => word)).toEqual(expected)
  })

  test('words are non-empty folded letters and digits, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}.,]+$/u)
        for (const { word } of readTerms(text)) expect(word).toMatch(/^[\p{L}\p{N}.]+$/u)
      }),
    )
  })

  test('a text is found by its own words, with or without case and accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = new Set(wordsOf(text))
        for (const { word } of readTerms(text)) expect(words).toContain(word)
        expect(readTerms(text.toUpperCase().normalize('NFD')).map(({ word }) => word)).toEqual(
          readTerms(text.toUpperCase()).map(({ word }) => word),
        )
      }),
    )
  })

  test('a number with a unit is the same quantity written together or apart', () => {
    const unit = fc.constantFrom('w', 'kW', 'Wp', 'kWh', 'Ah', 'V', 'kVA', 'kg', 'mm')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), unit, (number, name) => {
        expect(readTerms(`${number}${name}`)).toEqual(readTerms(`${number} ${name.toUpperCase()}`))
        expect(readTerms(`${number}${name}`)).toEqual([{ kind: 'quantity', word: expect.stringMatching(/^\d+[a-z0-9]+$/) }])
      }),
    )
  })

  test('an SKU consists of its letters and digits', () => {
    expect(normalizeSku(' pv 550-m ')).toBe('pv550m')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => normalizeSku(normalizeSku(text)) === normalizeSku(text)))
  })
})

test('a malformed number stays as typed, and with a unit it is capped', () => {
  const row = `${'1,'.repeat(90)}1`
  expect(readTerms(row)).toEqual([{ kind: 'number', word: row }])
  expect(readTerms(`${row} kw`).map(({ word }) => word)).toEqual(['1000000000000w'])
})
