import { expect, test } from 'vitest'
import { readSaid } from './said.ts'

test.each([
  ['generador que no sea de gasolina', 'generador', { fuel: ['-petrol'] }],
  ['generador sin gasolina', 'generador', { fuel: ['-petrol'] }],
  ['generador sin gasolina ni diesel', 'generador', { fuel: ['-petrol', '-diesel'] }],
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
])('%j seeks %j within %j', (question, rest, figures) => {
  expect(readSaid(question)).toMatchObject({ rest, figures, unread: [], ignored: [] })
})

test.each([
  ['bomba que no sea solar', 'bomba', ['que no sea solar']],
  ['inversor sin batería', 'inversor', ['sin batería']],
  ['generator without battery', 'generator', ['without battery']],
  ['Generator, kein chinesischer', 'Generator', ['kein chinesischer']],
  // Nothing else is sought.
  ['que no sea solar', 'que no sea solar', ['que no sea solar']],
])('of %j is sought %j and not left out %j', (question, rest, ignored) => {
  expect(readSaid(question)).toMatchObject({ rest, figures: {}, ignored })
})

test.each([
  'generador sin ruido',
  'luz sin corriente',
  'Generator nicht zu laut',
  'generador que no haga ruido',
  'nota de gasolina',
  'nonstop',
])('%j refuses no goods', (question) => {
  expect(readSaid(question)).toMatchObject({ rest: question, figures: {}, ignored: [] })
})

// A pattern that tries every way to part them would not come to an end within the time that a test has.
test.each(['que no sea de ', 'no sin not ', 'sin gasolina ni '])('a long row of "%s" is read', (words) => {
  expect(readSaid(words.repeat(500).slice(0, 500))).toMatchObject({ price: null })
})
