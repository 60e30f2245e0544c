import { expect, test } from 'vitest'
import { attributes } from './attributes.ts'
import { cardAttributes } from './card-attributes.ts'
import { formatFigures, unlabelledFigures } from './figure.ts'
import { figuresOf, mainFigures } from './figures.ts'

const battery = { capacityKwh: 5.12, capacityAh: 100, voltageV: 51.2, cycles: 6000, chemistry: 'lifepo4', weightKg: 46, warrantyYears: 10 }
const line = (specs: Record<string, string | number>) => unlabelledFigures(formatFigures(cardAttributes, specs, 'es'))

test('a battery shows energy, charge and cycles first', () => {
  expect(mainFigures(battery, 'es', 3).map(({ value, unit, label }) => [value, unit, label])).toEqual([
    ['5.12', 'kWh', 'Capacidad'],
    ['100', 'Ah', 'Carga'],
    ['6,000', '', 'Ciclos'],
  ])
})

test('a generator shows its output, its fuel and its noise first', () => {
  const generator = { powerKw: 9.6, kva: 12, noiseDb: 58, fuel: 'diesel', acV: '110/220/380', phases: '1/3' }
  expect(mainFigures(generator, 'en', 3).map(({ value }) => value)).toEqual(['12', 'Diesel', '58'])
})

test('a rating plate shows only figures whose attribute has a rank', () => {
  expect(mainFigures({ seriesMax: 4, cableMm2: 6, weightKg: 10 }, 'es', 3).map(({ key }) => key)).toEqual(['weightKg'])
})

test('figures of a solar input are hidden if the device is marked as having none, and otherwise shown', () => {
  const given = { powerKw: 1, dcMinV: 12, mpptMaxV: 50, dcMaxV: 60, pvMaxW: 600, weightKg: 3 }
  const keys = (specs: Record<string, string | number>) => figuresOf(specs, 'es').map(({ key }) => key)
  expect(keys({ ...given, solarInput: 'no' })).toEqual(['powerKw', 'solarInput', 'weightKg'])
  expect(keys(given)).toEqual(['powerKw', 'dcMinV', 'mpptMaxV', 'dcMaxV', 'pvMaxW', 'weightKg'])
})

test('a line contains only figures that need no label', () => {
  expect(line(battery)).toEqual(['5.12 kWh', '100 Ah', '51.2 V'])
  expect(line({ powerKw: 5, phases: '1', warrantyYears: 2 })).toEqual(['5 kW'])
  expect(line({ kva: 3, fuel: 'petrol' })).toEqual(['3 kVA', 'Gasolina'])
})

test('the attributes of cards are sorted by rank and are those of the complete list', () => {
  const ranks = Object.entries(cardAttributes).map(([key, { rank }]) => [key, rank] as const)
  expect(ranks).toEqual([...ranks].sort(([, one], [, other]) => one - other))
  for (const [key, attribute] of Object.entries(cardAttributes)) expect(attributes[key as keyof typeof attributes]).toBe(attribute)
  // Ranked attributes whose values have neither unit nor words ("3") are on no card.
  const lineless = Object.entries(attributes).filter(([key, attribute]) => 'rank' in attribute && !(key in cardAttributes))
  expect(lineless.map(([key]) => key)).toEqual(['phases', 'cycles', 'warrantyYears'])
})

test('figures use the reader’s notation', () => {
  expect(figuresOf({ capacityKwh: 5.12 }, 'de')[0]?.value).toBe('5,12')
})

test('an unknown choice is left out', () => {
  expect(figuresOf({ fuel: 'steam' }, 'es')).toEqual([])
})
