import { expect, test } from 'vitest'
import { keepUnitsTogether } from './units-together.ts'

test.each([
  ['pesa 46 kg, garantía de 10 años', 'pesa 46\u00a0kg, garantía de 10 años'],
  ['hasta 100 A y 51.2 V', 'hasta 100\u00a0A y 51.2\u00a0V'],
  ['4 × AGM 200 Ah 12 V', '4 × AGM 200\u00a0Ah 12\u00a0V'],
  ['de 3 a 30 kW', 'de 3 a 30\u00a0kW'],
  ['al menos el 80 % de la potencia', 'al menos el 80\u00a0% de la potencia'],
  ['9.6 kWh, 6 mm², 20 kVA', '9.6\u00a0kWh, 6\u00a0mm², 20\u00a0kVA'],
  // These words only begin like a unit.
  ['5 m\u00e1s, 3 kits, 2 Ventiladores, 1 V2', '5 m\u00e1s, 3 kits, 2 Ventiladores, 1 V2'],
  ['', ''],
])('%s', (text, together) => {
  expect(keepUnitsTogether(text)).toBe(together)
})
