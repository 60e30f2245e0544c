import { expect, test } from 'vitest'
import { readRefusals } from './negation-words.ts'
import { readSaid } from './said.ts'

test.each([
  ['generador que no sea de gasolina', 'generador', { fuel: ['-petrol'] }],
  ['generador sin gasolina', 'generador', { fuel: ['-petrol'] }],
  ['generador que no consuma gasolina', 'generador', { fuel: ['-petrol'] }],
  ['no me gusta la gasolina, generador', 'generador', { fuel: ['-petrol'] }],
  ['generador, diesel no', 'generador', { fuel: ['-diesel'] }],
  ['generador excluyendo diesel', 'generador', { fuel: ['-diesel'] }],
  ['generador sin gasolina ni diesel', 'generador', { fuel: ['-petrol', '-diesel'] }],
  ['generador ni gasolina ni diesel', 'generador', { fuel: ['-petrol', '-diesel'] }],
  ['neither petrol nor diesel', '', { fuel: ['-petrol', '-diesel'] }],
  ['Generator, weder Benzin noch Diesel', 'Generator', { fuel: ['-petrol', '-diesel'] }],
  ['no quiero gasolina', '', { fuel: ['-petrol'] }],
  ['nada de gasolina generador', 'generador', { fuel: ['-petrol'] }],
  ['no quiero generador de gasolina', 'generador', { fuel: ['-petrol'] }],
  ['anything but lithium battery', 'battery', { chemistry: ['-lifepo4'] }],
  ['generator, not petrol', 'generator', { fuel: ['-petrol'] }],
  ['generators that are not diesel', 'generators', { fuel: ['-diesel'] }],
  ['Generator, kein Benzin', 'Generator', { fuel: ['-petrol'] }],
  ['Generator ohne Diesel', 'Generator', { fuel: ['-diesel'] }],
  ['no lithium battery', 'battery', { chemistry: ['-lifepo4'] }],
  ['batería que no sea de plomo', 'batería', { chemistry: ['-agm'] }],
  ['inversor que no sea de 48v', 'inversor', { v: ['-47.99', '48-'] }],
  ['inverter no 48v', 'inverter', { v: ['-47.99', '48-'] }],
  // Whoever wants none of 12 V does not want the one of 12.8 V either, which is called so.
  ['batería que no sea de 12v', 'batería', { v: ['-11.99', '12.8-'] }],
  ['batería que no sea de 48 v', 'batería', { v: ['-47.99', '51.2-'] }],
  ['Wechselrichter, nicht 5 kW', 'Wechselrichter', { kw: ['-4.99', '5-'] }],
  ['inversor que no sea de más de 5 kw', 'inversor', { kw: ['-5'] }],
  ['inversor que no sea de menos de 5 kw', 'inversor', { kw: ['4.99-'] }],
  ['baterias menos agm', 'baterias', { chemistry: ['-agm'] }],
  ['baterías menos de plomo', 'baterías', { chemistry: ['-agm'] }],
  ['batería que no sea de gel', 'batería', { chemistry: ['-agm'] }],
  ['generadores menos gasolina', 'generadores', { fuel: ['-petrol'] }],
  ['paneles menos 300w', 'paneles', { wp: ['-299.99', '300-'] }],
  ['paneles menos de 300w', 'paneles', { wp: ['-299.99'] }],
  ['batteries minus agm', 'batteries', { chemistry: ['-agm'] }],
  ['Batterien bis auf AGM', 'Batterien', { chemistry: ['-agm'] }],
  // What else is refused stays for the search, which knows its goods.
  ['generador q no sea diesel ni trifasico', 'generador que no sea trifasico', { fuel: ['-diesel'] }],
])('%j seeks %j within %j', (question, rest, figures) => {
  expect(readSaid(question)).toMatchObject({ rest, figures, unread: [], ignored: [] })
})

const told = new Set(
  'batería battery inversor inverter generador paneles baterías hibrido hybrid trifasico dreiphasig pared osmosis inversa reverse oferta bateria corriente'.split(
    ' ',
  ),
)

test.each([
  ['bomba que no sea solar', 'bomba', ['que no sea solar']],
  ['inversor sin batería', 'inversor', ['sin batería']],
  ['generator without battery', 'generator', ['without battery']],
  ['Generator, kein chinesischer', 'Generator', ['kein chinesischer']],
  ['que no sea solar', '', ['que no sea solar']],
  ['inversor 48v sin ser trifasico', 'inversor 48v', ['sin ser trifasico']],
  ['inversor no hibrido', 'inversor', ['no hibrido']],
  ['inversor trifasico no', 'inversor', ['no trifasico']],
  ['inversor que no esté trifasico', 'inversor', ['que no esté trifasico']],
  ['tampoco quiero generador', '', ['tampoco quiero generador']],
  ['non-hybrid inverter', 'inverter', ['non-hybrid']],
  ['inverter not three phase', 'inverter', ['not three phase']],
  ['Wechselrichter nicht dreiphasig', 'Wechselrichter', ['nicht dreiphasig']],
  ['no quiero generador', '', ['no quiero generador']],
  ['no quiero inversor hibrido', 'inversor', ['no quiero inversor hibrido']],
  ['paneles, no quiero inversor hibrido', 'paneles', ['no quiero inversor hibrido']],
  ['generador en vez de inversor', 'generador', ['en vez de inversor']],
  ['paneles menos el de 300', 'paneles', ['menos el de 300']],
  ['panel no de 300', 'panel', ['no de 300']],
  ['not the 300 panel', 'panel', ['not the 300']],
  ['bateria de litio pero no de pared', 'bateria de litio', ['pero no de pared']],
  ['todo menos paneles y baterías', '', ['todo menos paneles', 'todo menos baterías']],
  ['filtro sin osmosis inversa', 'filtro', ['sin osmosis inversa']],
  ['water filter no reverse osmosis', 'water filter', ['no reverse osmosis']],
  ['paneles que no esten en oferta', 'paneles', ['que no esten en oferta']],
  ['inversor que no necesite bateria', 'inversor', ['que no necesite bateria']],
  ['inverter with no battery', 'inverter', ['with no battery']],
  ['generador que no sea trifasico ni inverter', 'generador', ['que no sea trifasico', 'que no sea inverter']],
])('of %j is sought %j and left out %j', (question, rest, texts) => {
  const read = readRefusals(readSaid(question).rest, (words) => words.split(' ').every((word) => told.has(word)))
  expect([read.rest, read.refusals.map(({ text }) => text)]).toEqual([rest, texts])
})

test.each([
  'generador sin ruido',
  'luz sin corriente',
  'generador que gaste menos gasolina',
  'generadores que gasten menos gasolina',
  'baterías menos pesadas',
  'generador que no gaste mucha gasolina',
  'Generator nicht zu laut',
  'generador que no haga ruido',
  'nota de gasolina',
  'nonstop',
  'panel al menos el de 300',
  'no break',
  'inversor no. 5',
  'no quiero molestar, inversor',
])('%j refuses no goods', (question) => {
  const said = readSaid(question)
  expect(said).toMatchObject({ rest: question, figures: {}, ignored: [] })
  expect(readRefusals(said.rest, (word) => told.has(word))).toEqual({ rest: question, refusals: [] })
})

test.each(['generador que no sea muy caro', 'generador no muy caro', 'generador, not too expensive', 'generador nicht so teuer'])(
  '%j refuses nothing and asks for the lowest price',
  (question) => {
    expect(readSaid(question)).toMatchObject({ rest: 'generador', ignored: [], isCheapFirst: true })
  },
)

// A pattern that tries every way to part them would not come to an end within the time that a test has.
test.each([
  'que no sea de ',
  'no sin not ',
  'sin gasolina ni ',
  'no paneles, ',
  'no quiero inversor de ',
  'menos el de 300 ',
  'baterias menos ',
  'osmosis inversa sin ',
  'no 1,',
  'ni ',
])('a long row of "%s" is read', (words) => {
  const question = words.repeat(500).slice(0, 500)
  expect(readSaid(question)).toMatchObject({ price: null })
  expect(readRefusals(question, () => true).refusals).toBeInstanceOf(Array)
  expect(readRefusals(question, () => false).refusals).toBeInstanceOf(Array)
})
