import { expect, test } from 'vitest'
import { readPriceWords, withoutBounds } from './price-words.ts'

test.each([
  ['inversor menos de 500', 'inversor', null, 500],
  ['inversor por menos de 500 dólares', 'inversor', null, 500],
  ['panel hasta 200 usd', 'panel', null, 200],
  ['planta bajo 300', 'planta', null, 300],
  ['planta no mas de 1.500', 'planta', null, 1500],
  ['batería que no pase de $1,490.50 de litio', 'batería de litio', null, 1491],
  ['kit de menos de 2 mil', 'kit', null, 2000],
  ['kit por menos de mil dolares', 'kit', null, 1000],
  ['baterías entre 200 y 400', 'baterías', 200, 400],
  ['baterías entre 400 y 200', 'baterías', 200, 400],
  ['panel de 100 a 200 usd', 'panel', 100, 200],
  ['panel desde 100', 'panel', 100, null],
  ['inversor más de 1000', 'inversor', 1000, null],
  ['generador mas de 300 menos de 500', 'generador', 300, 500],
  ['inversor 500 usd', 'inversor', null, 500],
  ['conectores menos de 5 dolares', 'conectores', null, 5],
  ['menos de 100 dolares', '', null, 100],
  ['inverter under 500', 'inverter', null, 500],
  ['under $500 inverter', 'inverter', null, 500],
  ['less than $500 for home', 'for home', null, 500],
  ['generator between 400 and 700 usd', 'generator', 400, 700],
  ['panel $100-$200', 'panel', 100, 200],
  ['system over 2k', 'system', 2000, null],
  ['cable <50', 'cable', null, 50],
  ['Wechselrichter unter 500 Dollar', 'Wechselrichter', null, 500],
  ['Batterie zwischen 200 und 400', 'Batterie', 200, 400],
  ['Batterie über 1000 $', 'Batterie', 1000, null],
  ['panel no menos de 100', 'panel', 100, null],
  ['Batterie nicht unter 200 Dollar', 'Batterie', 200, null],
  ['Batterie ab 100 für Zuhause', 'Batterie für Zuhause', 100, null],
  ['panel 300 o menos', 'panel', null, 300],
  ['panel 300 dólares o menos', 'panel', null, 300],
  ['inverter 500 or less', 'inverter', null, 500],
  ['Wechselrichter 500 oder mehr', 'Wechselrichter', 500, null],
  ['panel no más caro que 100', 'panel', null, 100],
  ['Modul bis zu 120 Dollar, schwarz', 'Modul, schwarz', null, 120],
  // What stands behind the number is no thing that it counts.
  ['inversor menos de 500 hibrido', 'inversor hibrido', null, 500],
  ['inverter under 500 hybrid', 'inverter hybrid', null, 500],
  ['Wechselrichter unter 500 hybrid', 'Wechselrichter hybrid', null, 500],
  ['bateria litio menos de 1000 48v', 'bateria litio 48v', null, 1000],
  ['bateria menos de 500 200 ah', 'bateria 200 ah', null, 500],
  ['panel menos de 120 monocristalino', 'panel monocristalino', null, 120],
  ['baterías menos de 1000 selladas', 'baterías selladas', null, 1000],
  ['generador menos de 2000 silencioso en existencia', 'generador silencioso en existencia', null, 2000],
  ['generador menos de 2000 en existencia', 'generador en existencia', null, 2000],
  ['inversor menos de 700 por favor', 'inversor por favor', null, 700],
  ['generador menos de 600 gasolina', 'generador gasolina', null, 600],
  ['generador entre 300 y 600 gasolina', 'generador gasolina', 300, 600],
])('%j asks for %j from %j to %j', (question, rest, min, max) => {
  expect(readPriceWords(question)).toMatchObject({ rest, price: { min, max }, otherMoney: [] })
})

test.each([
  ['inversor menos de 500 euros', 'inversor', ['menos de 500 euros']],
  ['inversor 500€', 'inversor', ['500€']],
  ['Batterie zwischen 200 und 400 Euro, LiFePO4', 'Batterie, LiFePO4', ['zwischen 200 und 400 Euro']],
  ['panel under 150 EUR', 'panel', ['under 150 EUR']],
  ['€100 - €200 panel', 'panel', ['€100 - €200']],
  ['placas hasta 50 mil pesos cubanos', 'placas', ['hasta 50 mil pesos cubanos']],
  ['inversor de 200000 cup', 'inversor', ['de 200000 cup']],
  ['panel 90 mlc', 'panel', ['90 mlc']],
  ['menos de 500 euros', '', ['menos de 500 euros']],
  ['inverter £500', 'inverter', ['£500']],
  ['inverter under 100 quid', 'inverter', ['under 100 quid']],
  ['panel 300 libras esterlinas', 'panel', ['300 libras esterlinas']],
])('%j names a price in other money, which narrows nothing', (question, rest, otherMoney) => {
  expect(readPriceWords(question)).toEqual({ rest, price: null, otherMoney, unfit: [] })
})

test.each([
  ['panel 500 o más', '499.99-'],
  ['panel más de 500', '500-'],
  ['panel hasta 450', '-450'],
  ['panel menos de 450', '-449.99'],
  ['inversor entre 5000 y 3000', '2999.99-5000'],
  ['inversor por debajo de los 500', '-499.99'],
  ['panel 500 usd o más', undefined],
  ['inversor por menos de 500', undefined],
  ['inverter for under 500', undefined],
  ['inversor que cueste menos de 500', undefined],
  ['Wechselrichter, Preis unter 500', undefined],
  ['panel más barato que 500', undefined],
])('%j names a bare number: %j', (question, bare) => {
  expect(readPriceWords(question).bare).toBe(bare)
})

test('nothing costs less than nothing, and the price is read all the same', () => {
  expect(readPriceWords('panel menos de 0 usd')).toMatchObject({ rest: 'panel', price: { min: null, max: 0 } })
})

test('dollars hold beside other money', () => {
  expect(readPriceWords('panel hasta 100 usd o 90 euros')).toMatchObject({ price: { min: null, max: 100 }, otherMoney: ['90 euros'] })
})

test.each([
  ...['menos de 500 w', 'inversor menos de 500w', 'hasta 5 kw', 'panel hasta 550wp', 'de 12v', 'bateria hasta 200 ah', 'unter 60 dB'],
  ...['entre 3 y 5 kw', 'between 3 and 5 kW', 'convertidor de 12 a 220', 'entre 110 y 220', 'inversor hasta 220', 'ab 200 Ah'],
  ...[
    'inversor menos de 5',
    'Wechselrichter kleiner als 500',
    'para hasta 3 aires',
    'hasta 100 paneles',
    'kit de 1.5 kw',
    'menos de 1.5 kw',
    'inversor 500',
    'placas de 400',
  ],
  ...[
    'bateria 12.8 v 100 ah',
    'batería más de 5000 ciclos',
    'lithium over 5000 cycle battery',
    'Batterie über 5000 Zyklen',
    'hasta 100 personas',
    'bomba de menos de 100 psi',
    'Axpert Max 7200 48V',
    'filtro bajo fregadero',
    'under-sink filter',
    'bajo 60 decibeles',
    'más de 5 años',
    'menos de 9999999 mil usd',
    '',
  ],
  ...['$', 'usd', 'menos de', '2 cup', 'hasta 5 pesos', 'x'.repeat(500), 'de '.repeat(160), '1 '.repeat(250), '١٢٣ usd'],
])('%j asks for no price', (question) => {
  expect(readPriceWords(question)).toEqual({ rest: question, price: null, otherMoney: [], unfit: [] })
})

test.each([
  ['Wechselrichter bis 5 kW', 'Wechselrichter 5 kW'],
  ['inverter under 500w', 'inverter 500w'],
  ['cable más largo que 10 m', 'cable 10 m'],
  ['filter under sink 10 kg', 'filter under sink 10 kg'],
])('%j seeks what %j does', (question, plain) => {
  expect(withoutBounds(question)).toBe(plain)
})

// A pattern that tries every way to part them would take seconds.
test.each(['500 ', '1 000 ', '1 000 kw ', 'menos de 500 x ', 'menos de 500 48', ' - '].map((part) => part.repeat(500).slice(0, 500)))(
  'odd words are read at once: %#',
  (question) => {
    const times = [1, 2, 3].map(() => {
      const from = performance.now()
      readPriceWords(question)
      return performance.now() - from
    })
    expect(Math.min(...times)).toBeLessThan(20)
  },
)
