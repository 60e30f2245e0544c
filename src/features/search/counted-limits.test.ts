import { expect, test } from 'vitest'
import { readCountedLimits } from './counted-limits.ts'
import { readSaid } from './said.ts'

test.each([
  ['bateria de mas de 5000 ciclos', 'bateria', 'mas de 5000 ciclos'],
  ['batería de litio 5000 ciclos o más', 'batería de litio', '5000 ciclos o más'],
  ['batería con garantía de 10 años', 'batería', 'garantía de 10 años'],
  ['panel que tenga al menos 10 años de garantía', 'panel', 'al menos 10 años de garantía'],
  ['filtro de más de 3 etapas', 'filtro', 'más de 3 etapas'],
  ['lithium over 5000 cycle battery', 'lithium battery', 'over 5000 cycle'],
  ['battery with 10 year warranty', 'battery', '10 year warranty'],
  ['Batterie mit 10 Jahren Garantie', 'Batterie', '10 Jahren Garantie'],
  ['Batterie über 5000 Zyklen', 'Batterie', 'über 5000 Zyklen'],
])('%j is %j, and %j is told to narrow nothing', (question, rest, limit) => {
  expect(readSaid(question)).toMatchObject({ rest, unread: [limit], price: null, figures: {}, unclear: [] })
})

test.each(['batería 6000 ciclos', 'filtro de 5 etapas', 'garantía de 10 años', 'inversor de más de 5 kw', 'panel con garantía'])(
  '%j is sought as it stands',
  (question) => {
    expect(readCountedLimits(question)).toEqual({ rest: question, unread: [] })
  },
)

test.each([
  ['batería que dure 20 horas', 'dure 20 horas'],
  ['battery that lasts 20 hours', 'lasts 20 hours'],
  ['Batterie, die 20 Stunden hält', '20 Stunden hält'],
])('the hours of %j stay in it, and are told: %j', (question, told) => {
  expect(readSaid(question)).toMatchObject({ rest: question, unread: [told] })
})

test('they are told once, and of nothing but a battery', () => {
  expect(readSaid('batería que dure más de 5 horas').unread).toEqual(['más de 5 horas'])
  expect(readSaid('algo que aguante 12 horas').unread).toEqual([])
})

test('the hours of an engine are a filter', () => {
  expect(readSaid('generador que dure 12 horas')).toMatchObject({ rest: 'generador', figures: { h: ['11.99-'] }, unread: [] })
})

test('a limit stands beside a price', () => {
  expect(readSaid('batería de más de 5000 ciclos menos de 1000 usd')).toMatchObject({
    ...{ rest: 'batería', price: { min: null, max: 1000 }, unread: ['más de 5000 ciclos'] },
  })
})

// A pattern that tries every way to part them would take seconds.
test.each(
  ['de ', 'que tengan ', 'garantía de ', '10 años ', 'más de 5 ', '5 ciclos o ', 'dure 20 ', '20 horas '].map((part) =>
    part.repeat(500).slice(0, 500),
  ),
)('odd words are read at once: %#', (question) => {
  const times = [1, 2, 3].map(() => {
    const from = performance.now()
    readCountedLimits(question)
    return performance.now() - from
  })
  expect(Math.min(...times)).toBeLessThan(20)
})
