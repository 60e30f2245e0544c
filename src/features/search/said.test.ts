import { expect, test } from 'vitest'
import { readSaid } from './said.ts'

test.each([
  ...['algo por menos de 100 dolares', 'cosas de menos de 100 usd', 'productos de menos de 100 usd', 'que tienen por menos de 100 dolares'],
  ...[
    'busco algo barato menos de 100 usd',
    'lo que haya por debajo de 100 dolares',
    'todo lo que cueste menos de 100',
    'menos de cien dólares',
  ],
  ...[
    'me alcanza con 100 dolares',
    'cualquier cosa hasta 100 usd',
    'equipos por menos de 100 dolares',
    '¿qué puedo comprar con 100 dólares?',
  ],
  ...[
    'anything under $100',
    'something below 100 dollars',
    'products under 100',
    'what can I buy for $100',
    'everything for sale under 100',
  ],
  ...['alles unter 100 Dollar', 'was gibt es für 100 Dollar', 'Produkte unter 100 Dollar', 'Was kriege ich für 100 Dollar?'],
])('%j is the limit alone', (question) => {
  expect(readSaid(question)).toMatchObject({ rest: '', price: { min: null, max: 100 } })
})

test.each([
  ['tengo 500 dólares para un inversor', 'inversor'],
  ['bateria y menos de 500', 'bateria'],
  ['what inverter can I buy for $500', 'inverter'],
  ['ich habe 500 Dollar für einen Wechselrichter', 'Wechselrichter'],
  ['todo en uno menos de 500', 'todo en uno'],
  ['all in one inverter under 500', 'all in one inverter'],
  ['on sale under 500', 'on sale'],
  ['bateria 500 o menos', 'bateria'],
  ['generador sin gasolina menos de 500', 'generador'],
])('%j is a limit on %j', (question, rest) => {
  expect(readSaid(question)).toMatchObject({ rest, price: { min: null, max: 500 } })
})

test.each(['algo', 'equipos', 'tengo un inversor', 'que tienen'])('%j stays as it is without a limit', (question) => {
  expect(readSaid(question).rest).toBe(question)
})

test.each([
  ['menos de 48', '', ['menos de 48']],
  ['48 o menos', '', ['48 o menos']],
  ['inversor menos de 5', 'inversor', ['menos de 5']],
  ['inversor hasta 220', 'inversor', ['hasta 220']],
  ['cable de más de 10 para panel', 'cable para panel', ['más de 10']],
  ['under 20', '', ['under 20']],
  ['Kabel über 10', 'Kabel', ['über 10']],
])('%j has a limit of which nothing tells what it counts', (question, rest, unclear) => {
  expect(readSaid(question)).toMatchObject({ rest, unclear, price: null, figures: {} })
})

test.each([
  ['bateria menos de 48', { v: ['-47.99'] }],
  ['inversores de más de 24', { v: ['24-'] }],
  ['battery under 24', { v: ['-23.99'] }],
  ['Batterie 24 oder weniger', { v: ['-24'] }],
  ['Wechselrichter ab 48', { v: ['47.99-'] }],
])('%j has a limit on volts', (question, figures) => {
  expect(readSaid(question)).toMatchObject({ figures, unclear: [], price: null })
})

test.each(['convertidor de 12 hasta 220', 'para hasta 3 aires', 'Axpert Max 7.2', 'más de 5 años', 'bajo fregadero', 'inversor 48'])(
  '%j has no limit',
  (question) => {
    expect(readSaid(question)).toMatchObject({ rest: question, unclear: [], figures: {}, price: null })
  },
)

test.each([
  'lo más barato q tengan',
  'lo más barato que haya',
  'lo más barato que vendan',
  'lo más económico que tengas',
  'the cheapest you have',
  'das Billigste, was ihr habt',
])('%j is the lowest price of everything', (question) => {
  expect(readSaid(question)).toMatchObject({ rest: '', isCheapFirst: true })
})

test.each([
  ['inversor q no pase de 500 usd', 'inversor'],
  ['panel q tenga menos de 500 w y', 'panel'],
])('%j is a limit on %j and leaves no small word behind', (question, rest) => {
  expect(readSaid(question).rest).toBe(rest)
})

test.each([
  ['inversor q no pase de 500 usd', 'inversor', { min: null, max: 500 }],
  ['inversor que no supere los 500 usd', 'inversor', { min: null, max: 500 }],
  ['panel q valga menos de 100 usd y tenga garantia', 'panel con garantia', { min: null, max: 100 }],
  ['panel de menos de 100 usd y que sea negro', 'panel negro', { min: null, max: 100 }],
  ['panel under 100 usd and that has a warranty', 'panel with a warranty', { min: null, max: 100 }],
])('what a limit has left of %j reads %j', (question, rest, price) => {
  expect(readSaid(question)).toMatchObject({ rest, price })
})

test.each([
  ['inversor menos de 700 usd y bateria menos de 1000 usd', ['inversor', 'bateria']],
  ['paneles de 500 o mas e inversor de 5000 o mas', ['paneles', 'inversor']],
  ['inverter under 700 usd, battery under 1000 usd and cables', ['inverter', 'battery', 'cables']],
  ['Wechselrichter unter 700 USD und Batterie über 10 kWh', ['Wechselrichter', 'Batterie']],
  ['inversor menos de 700 usd o bateria menos de 1000 usd', ['inversor', 'bateria']],
  ['panel menos de 100 usd inversor menos de 500 usd', ['panel', 'inversor']],
  ['2 inversores menos de 700 usd y 4 paneles menos de 100 usd', ['2 inversores', '4 paneles']],
])('the goods of %j have limits of their own', (question, goods) => {
  const { rest, price, figures, parts } = readSaid(question)
  expect({ rest, price, figures }).toEqual({ rest: question, price: null, figures: {} })
  expect(parts?.map(({ said }) => said.rest)).toEqual(goods)
})

test.each([
  'inversor y bateria menos de 1000 usd',
  'inversor de mas de 3 kw y menos de 700 usd',
  'inversor entre 3 y 5 kw y menos de 700 usd',
  'kit de paneles de mas de 400 w y baterias de mas de 5 kwh',
  'generador sin gasolina y bateria sin litio',
  'inversor menos de 700 usd hibrido',
  'panel de mas de 500 w menos de 300 w',
  'inversor menos de 300 usd o mas de 1000 usd',
])('the limits of %j are those of all that it seeks', (question) => {
  expect(readSaid(question).parts).toBeUndefined()
})
