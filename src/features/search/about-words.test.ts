import { expect, test } from 'vitest'
import { withAbout } from './about-words.ts'
import { readSaid } from './said.ts'

test.each([
  ['inversor alrededor de 600', 'inversor', 420, 780],
  ['inversor alrededor de 600 híbrido', 'inversor híbrido', 420, 780],
  ['inversor más o menos 500', 'inversor', 350, 650],
  ['inversor 500 mas o menos', 'inversor', 350, 650],
  ['inversor unos 500 dólares', 'inversor', 350, 650],
  ['inverter around $1,000', 'inverter', 700, 1300],
  ['inverter about 600 dollars', 'inverter', 420, 780],
  ['Wechselrichter um die 600', 'Wechselrichter', 420, 780],
  ['Modul etwa 100 Dollar', 'Modul', 70, 130],
])('%j asks for %j at %j to %j USD', (question, rest, min, max) => {
  expect(readSaid(question)).toMatchObject({ rest, price: { min, max }, unclear: [], unfit: [] })
})

test.each([
  ['inversor más o menos 5 kw', 'inversor 5 kw'],
  ['inversor 5 kw más o menos', 'inversor 5 kw'],
  ['Batterie ungefähr 100 Ah', 'Batterie 100 Ah'],
])('%j seeks what %j does, which comes as near as it can', (question, plain) => {
  expect(withAbout(question)).toBe(plain)
})

test.each(['unos paneles', 'unos 20 paneles', 'alrededor de 100 paneles', 'about solar', 'más o menos 3', 'cerca de 220', 'más o menos'])(
  '%j names no sum',
  (question) => {
    expect(withAbout(question)).toBe(question)
  },
)

// A pattern that tries every way to part them would take seconds.
test.each(
  ['alrededor de ', 'unos 1 ', 'mas o menos ', '1,000', '500 mas o ', 'um die 5 kw '].map((part) => part.repeat(500).slice(0, 500)),
)('odd words are read at once: %#', (question) => {
  const times = [1, 2, 3].map(() => {
    const from = performance.now()
    withAbout(question)
    return performance.now() - from
  })
  expect(Math.min(...times)).toBeLessThan(20)
})
