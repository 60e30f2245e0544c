import { expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import { calculatorLabel, formatCalculatorValue } from './calculator-words.ts'

test('a value of the calculator has its label in every language of the staff area', () => {
  expect((['de', 'en', 'es'] as const).map((language) => calculatorLabel('dailyKwh', staffText(language)))).toEqual([
    'Verbrauch am Tag (kWh)',
    'Consumption a day (kWh)',
    'Consumo diario (kWh)',
  ])
})

test('an unknown name is split into words', () => {
  const t = staffText('de')
  expect(['roofArea', 'roof_area', 'toString'].map((name) => calculatorLabel(name, t))).toEqual(['Roof area', 'Roof area', 'To string'])
})

test('numbers have the reader’s separators, and empty values are a dash', () => {
  const words = (value: unknown) => formatCalculatorValue(value, staffText('de'), 'de')
  expect([4.67, 1200, true, null, '', 'generator', 'Habana'].map(words)).toEqual([
    '4,67',
    '1.200',
    'ja',
    '–',
    '–',
    'Nur Generator',
    'Habana',
  ])
})
