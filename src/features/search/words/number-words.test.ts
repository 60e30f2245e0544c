import { expect, test } from 'vitest'
import { withDigits } from './number-words.ts'

test.each([
  ['tres kilowatts', '3 kilowatts'],
  ['inversor de más de cinco kilowatts', 'inversor de más de 5 kilowatts'],
  ['menos de cien dólares', 'menos de 100 dólares'],
  ['batería de cuarenta y ocho voltios', 'batería de 48 voltios'],
  ['panel de quinientos cincuenta watts', 'panel de 550 watts'],
  ['panel de quinientos cincuenta', 'panel de 550'],
  ['ciento veinte voltios', '120 voltios'],
  ['kit de mil doscientos treinta y cuatro watts', 'kit de 1234 watts'],
  ['menos de dos mil quinientos dolares', 'menos de 2500 dolares'],
  ['batería entre doscientos y trescientos dólares', 'batería entre 200 y 300 dólares'],
  ['entre cien y ciento veinte v', 'entre 100 y 120 v'],
  ['de tres a cinco kw', 'de 3 a 5 kw'],
  ['un kilowatt', '1 kilowatt'],
  ['menos de quinientos', 'menos de 500'],
  ['under five hundred dollars', 'under 500 dollars'],
  ['twelve volt battery', '12 volt battery'],
  ['forty-eight volts', '48 volts'],
  ['twenty four volt', '24 volt'],
  ['a hundred and fifty bucks', '150 bucks'],
  ['between one hundred and two hundred dollars', 'between 100 and 200 dollars'],
  ['less than a thousand dollars', 'less than 1000 dollars'],
  ['fünf kW', '5 kW'],
  ['unter fuenfhundert Dollar', 'unter 500 Dollar'],
  ['achtundvierzig Volt', '48 Volt'],
  ['zwischen hundert und zweihundertfünfzig Euro', 'zwischen 100 und 250 Euro'],
  ['tausend Watt', '1000 Watt'],
  ['dreißig Ampere', '30 Ampere'],
  ['einhundertzwanzig V', '120 V'],
  ['zweitausendfünfhundert Watt', '2500 Watt'],
])('%j is %j in digits', (question, digits) => {
  expect(withDigits(question)).toBe(digits)
})

test.each([
  ...['inversor para dos aires', 'tres fases', 'un kilo de cemento', 'todo en uno', 'one phase', 'a dollar', 'menos de 2 mil dolares', ''],
  ...['drei Phasen', 'Einkauf', 'hundertwasser', 'und', 'mil gracias', 'hasta dos', 'cinco', 'tausendundeine Nacht', 'cable de dos hilos'],
])('%j stays as it is', (question) => {
  expect(withDigits(question)).toBe(question)
})

test.each([
  'cien '.repeat(100),
  'one hundred and '.repeat(31),
  'hundert'.repeat(71),
  'und'.repeat(166),
  'tausend'.repeat(71),
  'mil y '.repeat(83),
])('odd words are read at once: %#', (question) => {
  // Patterns are compiled when they are first used.
  withDigits(question)
  const began = performance.now()
  withDigits(question)
  expect(performance.now() - began).toBeLessThan(50)
})

test.each(['-l', 'inversor - kW', 'panel, - w'])('a dash is no number: %s', (question) => {
  expect(withDigits(question)).toBe(question)
})
