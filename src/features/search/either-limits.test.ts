import { expect, test } from 'vitest'
import { readSaid } from './said.ts'

test.each([
  ['inversor de menos de 3 kw o de mas de 10 kw', { kw: ['-2.99', '10-'] }],
  ['inversor hasta 3 kw o mas de 10', { kw: ['-3', '10-'] }],
  ['inversor hasta 3 o mas de 10 kw', { kw: ['-3', '10-'] }],
  ['inverter under 3 kw or over 10 kw', { kw: ['-2.99', '10-'] }],
  ['Wechselrichter unter 3 kW oder über 10 kW', { kw: ['-2.99', '10-'] }],
  ['inversor menos de 3 kw o entre 8 y 12 kw', { kw: ['-2.99', '7.99-12'] }],
  ['inversor de 3 kw o mas de 10 kw', { kw: ['2.99-3', '10-'] }],
  ['inversor menos de 3kw o de 20kw', { kw: ['-2.99', '19.99-20'] }],
  // What is more than one and less than another that is below it is nothing, unless either will do.
  ['inversor de mas de 10 kw y menos de 3 kw', { kw: ['-2.99', '10-'] }],
  ['inversor de mas de 3 kw o menos de 10 kw', { kw: ['3-9.99'] }],
])('of %j either of %j will do', (question, figures) => {
  expect(readSaid(question)).toMatchObject({ rest: expect.stringMatching(/^\w+$/), figures, unfit: [], price: null })
})

test.each([
  ['inversor menos de 300 usd o mas de 1000', 'inversor', ['menos de 300 usd', 'mas de 1000 usd']],
  ['inversor menos de 300 o mas de 1000', 'inversor', ['menos de 300', 'mas de 1000']],
  ['inverter under 300 or over 1000', 'inverter', ['under 300', 'over 1000']],
  ['Wechselrichter unter 300 oder über 1000', 'Wechselrichter', ['unter 300', 'über 1000']],
  ['inversor mas de 1000 usd y menos de 300 usd', 'inversor', ['mas de 1000 usd', 'menos de 300 usd']],
  ['inversor menos de 300 usd o mas de 10 kw', 'inversor', ['menos de 300 usd o mas de 10 kw']],
])('%j seeks %j and tells that %j is no one filter', (question, rest, unfit) => {
  const said = readSaid(question)
  expect(said).toMatchObject({ rest, price: null, figures: {} })
  expect([...said.unfit].sort()).toEqual([...unfit].sort())
})

test('of two sums of one kind the first holds, and the other is told', () => {
  expect(readSaid('paneles menos de 100 usd, menos de 500 usd')).toMatchObject({
    price: { min: null, max: 100 },
    unfit: ['menos de 500 usd'],
  })
  expect(readSaid('panel menos de 100 usd, menos de 100 usd')).toMatchObject({ price: { max: 100 }, unfit: [] })
})

test('nothing is less than nothing', () => {
  expect(readSaid('panel menos de -5 usd')).toMatchObject({ rest: 'panel', price: { min: null, max: 0 } })
})

// A pattern that tries every way to part them would not come to an end within the time that a test has.
test.each(['menos de 300 o ', 'menos de 3 kw o más de ', 'o más de ', '3 kw o ', 'menos de 300 usd o más de 1 kw '])(
  'a long row of "%s" is read',
  (words) => {
    expect(readSaid(words.repeat(500).slice(0, 500)).unfit).toBeInstanceOf(Array)
  },
)
