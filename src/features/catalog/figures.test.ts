import { expect, test } from 'vitest'
import { figuresOf, lineFigures, mainFigures } from './figures.ts'

const battery = { capacityKwh: 5.12, capacityAh: 100, voltageV: 51.2, cycles: 6000, chemistry: 'lifepo4', weightKg: 46, warrantyYears: 10 }

test('a battery shows energy, charge and cycles first', () => {
  expect(mainFigures(battery, 'es', 3).map(({ value, unit, label }) => [value, unit, label])).toEqual([
    ['5.12', 'kWh', 'Capacidad'],
    ['100', 'Ah', 'Carga'],
    ['6,000', '', 'Ciclos'],
  ])
})

test('a generator shows its output, its fuel and its noise first', () => {
  const generator = { powerKw: 9.6, kva: 12, noiseDb: 58, fuel: 'diesel', voltageV: 220, phases: '1/3' }
  expect(mainFigures(generator, 'en', 3).map(({ value }) => value)).toEqual(['12', 'Diesel', '58'])
})

test('a line holds only figures that need no label', () => {
  expect(lineFigures(battery, 'es')).toEqual(['5.12 kWh', '100 Ah', '51.2 V'])
  expect(lineFigures({ powerKw: 5, phases: '1', warrantyYears: 2 }, 'es')).toEqual(['5 kW'])
  expect(lineFigures({ kva: 3, fuel: 'petrol' }, 'es')).toEqual(['3 kVA', 'Gasolina'])
})

test('figures are written as the reader writes numbers', () => {
  expect(figuresOf({ capacityKwh: 5.12 }, 'de')[0]?.value).toBe('5,12')
})

test('a choice that the registry does not know is left out', () => {
  expect(figuresOf({ fuel: 'steam' }, 'es')).toEqual([])
})
