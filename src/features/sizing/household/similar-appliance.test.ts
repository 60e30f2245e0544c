import { expect, test } from 'vitest'
import { defaultFigures } from './appliance-figures.ts'
import { readHousehold } from './household-form.ts'
import { findSimilarAppliance } from './similar-appliance.ts'

test.each([
  ['Bomba de la cisterna', 'pump'],
  ['Motor', 'pump'],
  ['Compresor', 'pump'],
  ['Kompressor', 'pump'],
  ['Nevera', 'fridge'],
  ['REFRIGERADOR de mi suegra', 'fridge'],
  ['Kühltruhe', 'fridge'],
  ['Nevera inverter', 'inverterFridge'],
  ['Aire', 'windowUnit'],
  ['Aire acondicionado', 'windowUnit'],
  ['Split de la sala', 'split'],
  ['Ventilador de techo', 'fan'],
  ['Waschmaschine', 'washer'],
  ['Freidora de aceite', undefined],
  ['Lámpara', undefined],
  ['Plancha', undefined],
  ['', undefined],
])('the custom appliance "%s" starts like the listed appliance %s', (name, expected) => {
  expect(findSimilarAppliance(name)).toBe(expected)
})

test('the name gives the start factor without the motor checkbox, and ticking the checkbox never lowers it', () => {
  const startOf = (name: string, hasMotor?: boolean) => readHousehold({ loads: [{ name, hasMotor }] }).household.loads[0]?.startFactor
  expect(startOf('Nevera')).toBe(defaultFigures.fridge.startFactor)
  expect(startOf('Nevera', true)).toBe(defaultFigures.fridge.startFactor)
  expect(startOf('Lámpara')).toBe(1)
  expect(startOf('Lámpara', true)).toBe(defaultFigures.pump.startFactor)
})
