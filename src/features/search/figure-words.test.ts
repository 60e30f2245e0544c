import { expect, test } from 'vitest'
import { readSaid } from './said.ts'

test.each([
  ['panel menos de 500 w', 'panel', { wp: ['-500'] }],
  ['paneles hasta 450wp', 'paneles', { wp: ['-450'] }],
  ['placa de más de 400 watts', 'placa', { wp: ['400-'] }],
  ['bateria mas de 10 kwh', 'bateria', { kwh: ['10-'] }],
  ['batería entre 5 y 10 kWh', 'batería', { kwh: ['4.99-10'] }],
  ['batería de 100 a 200 ah', 'batería', { ah: ['99.99-200'] }],
  ['generador menos de 60 db', 'generador', { db: ['-60'] }],
  ['generador de menos de 60 decibeles silencioso', 'generador silencioso', { db: ['-60'] }],
  ['inversor desde 5 kw', 'inversor', { kw: ['4.99-'] }],
  ['inversor de 5 kw o más', 'inversor', { kw: ['4.99-'] }],
  ['inversor más de 3 kw menos de 6 kw', 'inversor', { kw: ['3-6'] }],
  ['inversor menos de 3000 vatios', 'inversor', { kw: ['-3'] }],
  ['planta hasta 8 kva', 'planta', { kva: ['-8'] }],
  ['menos de 5 kw', '', { kw: ['-5'] }],
  ['inversor no menos de 5 kw', 'inversor', { kw: ['4.99-'] }],
  ['Modul nicht unter 400 Wp', 'Modul', { wp: ['399.99-'] }],
  // What is below a voltage is none of that voltage.
  ['inversor menos de 48 v', 'inversor', { v: ['-47.99'] }],
  ['inverter <48V', 'inverter', { v: ['-47.99'] }],
  ['inversor hasta 48 v', 'inversor', { v: ['-48'] }],
  ['inversor más de 24 v', 'inversor', { v: ['24-'] }],
  ['Wechselrichter ab 24 V', 'Wechselrichter', { v: ['23.99-'] }],
  ['inverter under 3000w', 'inverter', { kw: ['-3'] }],
  ['panels less than 500 W', 'panels', { wp: ['-500'] }],
  ['battery at least 10 kWh', 'battery', { kwh: ['9.99-'] }],
  ['Batterie ab 200 Ah', 'Batterie', { ah: ['199.99-'] }],
  ['Solarmodul unter 500 W', 'Solarmodul', { wp: ['-500'] }],
  ['Stromerzeuger bis 60 dB', 'Stromerzeuger', { db: ['-60'] }],
])('%j seeks %j within %j', (question, rest, figures) => {
  expect(readSaid(question)).toEqual({ rest, price: null, otherMoney: [], figures, unread: [], isCheapFirst: false })
})

test('a limit stands beside a price', () => {
  expect(readSaid('inversor menos de 5 kw por menos de 500')).toEqual({
    ...{ rest: 'inversor', price: { min: null, max: 500 }, otherMoney: [], figures: { kw: ['-5'] }, unread: [], isCheapFirst: false },
  })
})

test.each([
  ...['inversor 5 kw', 'convertidor de 12 a 220 v', 'inversor 12/24/48 v', 'panel 550w', 'generador para bomba de menos de 750 w'],
  ...['generator for fridges under 300 w', 'Wechselrichter für Kühlschrank bis 300 W', '', 'menos de', 'hasta 3 aires', 'menos de 0 kw'],
])('%j has no limit', (question) => {
  expect(readSaid(question)).toEqual({ rest: question, price: null, otherMoney: [], figures: {}, unread: [], isCheapFirst: false })
})

test.each([
  ['cable de más de 10 m', 'más de 10 m'],
  ['seccionador hasta 63 A', 'hasta 63 A'],
])('%j has a limit that no filter knows', (question, limit) => {
  expect(readSaid(question)).toEqual({ rest: question, price: null, otherMoney: [], figures: {}, unread: [limit], isCheapFirst: false })
})

test.each(['1 '.repeat(250), 'menos de '.repeat(60), '1kw a '.repeat(80), 'para '.repeat(100), '٣٤ ５ｋＷ', `1${',1'.repeat(240)} kw`])(
  'odd words are read at once: %#',
  (question) => {
    const began = performance.now()
    readSaid(question)
    expect(performance.now() - began).toBeLessThan(100)
  },
)
