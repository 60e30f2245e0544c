import { expect, test } from 'vitest'
import { readLargest, readOrderWords } from './order-words.ts'

test.each([
  ['el inversor más caro', 'el inversor'],
  ['baterías de mayor a menor precio', 'baterías'],
  ['paneles del más caro al más barato', 'paneles'],
  ['lo más caro', ''],
  ['most expensive inverter', 'inverter'],
  ['inverters price high to low', 'inverters'],
  ['teuerster Generator', 'Generator'],
])('%j asks for the dearest of %j', (question, rest) => {
  expect(readOrderWords(question)).toEqual({ rest, isCheapFirst: false, isDearFirst: true })
})

test.each([
  ['más barato primero', ''],
  ['paneles del más barato al más caro', 'paneles'],
  ['paneles de menor a mayor precio', 'paneles'],
  ['inverters cheapest first', 'inverters'],
])('%j asks for the cheapest of %j', (question, rest) => {
  expect(readOrderWords(question)).toEqual({ rest, isCheapFirst: true })
})

test.each([
  ['el generador más potente', 'el generador', 'más potente'],
  ['batería de mayor capacidad', 'batería', 'de mayor capacidad'],
  ['biggest generator', 'generator', 'biggest'],
  ['größte Batterie', 'Batterie', 'größte'],
])('%j asks for the largest of %j', (question, rest, largest) => {
  expect(readLargest(question)).toEqual({ rest, largest })
})

test.each(['inversor más caro que 500 usd', 'inversor más grande que 3 kW', 'panel de más de 500 W', 'Grossteil'])(
  '%j has no such order',
  (question) => {
    expect(readOrderWords(question)).toEqual({ rest: question, isCheapFirst: false })
    expect(readLargest(question)).toEqual({ rest: question, largest: undefined })
  },
)

test.each(['del más caro al ', 'de mayor a menor ', 'price from high to ', 'el de mayor ', 'most ', 'más caro primero '])(
  'a long row of "%s" is read at once',
  (words) => {
    for (const question of [words.repeat(100), `${words}${' '.repeat(480)}x`].map((one) => one.slice(0, 500))) {
      const begun = performance.now()
      readLargest(readOrderWords(question).rest)
      expect(performance.now() - begun, question).toBeLessThan(50)
    }
  },
)
