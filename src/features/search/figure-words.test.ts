import { expect, test } from 'vitest'
import { readSaid } from './said.ts'

test.each([
  ['panel menos de 500 w', 'panel', { wp: ['-499.99'] }],
  ['paneles hasta 450wp', 'paneles', { wp: ['-450'] }],
  ['placa de más de 400 watts', 'placa', { wp: ['400-'] }],
  ['bateria mas de 10 kwh', 'bateria', { kwh: ['10-'] }],
  ['batería entre 5 y 10 kWh', 'batería', { kwh: ['4.99-10'] }],
  ['batería de 100 a 200 ah', 'batería', { ah: ['99.99-200'] }],
  ['generador menos de 60 db', 'generador', { db: ['-59.99'] }],
  ['generador de menos de 60 decibeles silencioso', 'generador silencioso', { db: ['-59.99'] }],
  ['inversor desde 5 kw', 'inversor', { kw: ['4.99-'] }],
  ['inversor de 5 kw o más', 'inversor', { kw: ['4.99-'] }],
  ['inversor más de 3 kw menos de 6 kw', 'inversor', { kw: ['3-5.99'] }],
  ['inversor menos de 3000 vatios', 'inversor', { kw: ['-2.99'] }],
  ['planta hasta 8 kva', 'planta', { kva: ['-8'] }],
  ['menos de 5 kw', '', { kw: ['-4.99'] }],
  ['inversor no menos de 5 kw', 'inversor', { kw: ['4.99-'] }],
  ['Modul nicht unter 400 Wp', 'Modul', { wp: ['399.99-'] }],
  // What is less than a limit does not reach it, whatever the unit.
  ['inversor menos de 3500 w', 'inversor', { kw: ['-3.49'] }],
  ['batería de menos de 100 ah', 'batería', { ah: ['-99.99'] }],
  ['inversor menos de 48 v', 'inversor', { v: ['-47.99'] }],
  ['inverter <48V', 'inverter', { v: ['-47.99'] }],
  ['inversor hasta 48 v', 'inversor', { v: ['-48'] }],
  ['inversor más de 24 v', 'inversor', { v: ['24-'] }],
  ['Wechselrichter ab 24 V', 'Wechselrichter', { v: ['23.99-'] }],
  ['inverter under 3000w', 'inverter', { kw: ['-2.99'] }],
  ['panels less than 500 W', 'panels', { wp: ['-499.99'] }],
  ['battery at least 10 kWh', 'battery', { kwh: ['9.99-'] }],
  ['Batterie ab 200 Ah', 'Batterie', { ah: ['199.99-'] }],
  ['Solarmodul unter 500 W', 'Solarmodul', { wp: ['-499.99'] }],
  ['Stromerzeuger bis 60 dB', 'Stromerzeuger', { db: ['-60'] }],
  // Comparing words are limits too, those for sizes as well as those for numbers.
  ['inverter smaller than 5kW', 'inverter', { kw: ['-4.99'] }],
  ['inverter bigger than 5kW', 'inverter', { kw: ['5-'] }],
  ['inverter not bigger than 5kW', 'inverter', { kw: ['-5'] }],
  ['Wechselrichter kleiner als 5 kW', 'Wechselrichter', { kw: ['-4.99'] }],
  ['Wechselrichter kleiner 5 kW', 'Wechselrichter', { kw: ['-4.99'] }],
  ['Wechselrichter höher als 5 kW', 'Wechselrichter', { kw: ['5-'] }],
  ['Generator größer als 5 kVA', 'Generator', { kva: ['5-'] }],
  ['Generator groesser als 5 kVA', 'Generator', { kva: ['5-'] }],
  ['Batterie größer 5 kWh', 'Batterie', { kwh: ['5-'] }],
  ['Batterie nicht kleiner als 5 kWh', 'Batterie', { kwh: ['4.99-'] }],
  ['inversor más pequeño que 5 kw', 'inversor', { kw: ['-4.99'] }],
  ['inversores mas chicos que 5 kw', 'inversores', { kw: ['-4.99'] }],
  ['inversor más grande que 5 kw', 'inversor', { kw: ['5-'] }],
  ['generadores mas potentes que 5 kva', 'generadores', { kva: ['5-'] }],
  ['paneles mayores de 400 w', 'paneles', { wp: ['400-'] }],
  ['inversor de 5 kw para abajo', 'inversor', { kw: ['-5'] }],
  ['inverter 5kw and below', 'inverter', { kw: ['-5'] }],
  ['inversor de 5 kw máximo', 'inversor', { kw: ['-5'] }],
  ['inversor de más de cinco kilowatts', 'inversor', { kw: ['5-'] }],
  ['batería de cuarenta y ocho voltios o menos', 'batería', { v: ['-48'] }],
  // A battery's amperes are those that it keeps for an hour.
  ['bateria de mas de 100 amperes', 'bateria', { ah: ['100-'] }],
  ['battery over 100 amps', 'battery', { ah: ['100-'] }],
])('%j seeks %j within %j', (question, rest, figures) => {
  expect(readSaid(question)).toEqual({
    rest,
    price: null,
    otherMoney: [],
    figures,
    unread: [],
    unclear: [],
    unfit: [],
    ignored: [],
    isCheapFirst: false,
    isAvailable: false,
  })
})

test('a limit stands beside a price', () => {
  expect(readSaid('inversor menos de 5 kw por menos de 500')).toEqual({
    ...{
      rest: 'inversor',
      price: { min: null, max: 500 },
      otherMoney: [],
      figures: { kw: ['-4.99'] },
      unread: [],
      ignored: [],
      unclear: [],
      unfit: [],
      isCheapFirst: false,
      isAvailable: false,
    },
  })
})

test.each([
  ...['inversor 5 kw', 'convertidor de 12 a 220 v', 'inversor 12/24/48 v', 'panel 550w', 'generador para bomba de menos de 750 w'],
  ...['generator for fridges under 300 w', 'Wechselrichter für Kühlschrank bis 300 W', '', 'menos de', 'hasta 3 aires', 'menos de 0 kw'],
])('%j has no limit', (question) => {
  expect(readSaid(question)).toEqual({
    rest: question,
    price: null,
    otherMoney: [],
    figures: {},
    unread: [],
    ignored: [],
    unclear: [],
    unfit: [],
    isCheapFirst: false,
    isAvailable: false,
  })
})

test.each([
  ['cable de más de 10 m', 'más de 10 m'],
  ['seccionador hasta 63 A', 'hasta 63 A'],
  ['inversor menos de 10 kilos', 'menos de 10 kilos'],
  ['breaker de menos de 60 amperes', 'menos de 60 amperes'],
  ['battery charger under 30 amps', 'under 30 amps'],
])('%j has a limit that no filter knows', (question, limit) => {
  expect(readSaid(question)).toEqual({
    rest: question,
    price: null,
    otherMoney: [],
    figures: {},
    unread: [limit],
    ignored: [],
    unclear: [],
    unfit: [],
    isCheapFirst: false,
    isAvailable: false,
  })
})

// A pattern that tries every way to part them would not come to an end within the time that a test has.
test.each(['1 '.repeat(250), 'menos de '.repeat(60), '1kw a '.repeat(80), 'para '.repeat(100), '٣٤ ５ｋＷ', `1${',1'.repeat(240)} kw`])(
  'odd words are read: %#',
  (question) => {
    expect(readSaid(question).rest.length).toBeLessThanOrEqual(question.length)
  },
)
