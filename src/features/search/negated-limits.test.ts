import { describe, expect, test } from 'vitest'
import { withLimitsDenied } from './negated-limits.ts'
import { readSaid } from './said.ts'

describe('a limit that a verb denies is the other limit', () => {
  test.each([
    ...[
      'inversor que no cueste más de 700',
      'inversor q no cueste mas d 700',
      'inversor que no cueste mas de setecientos dolares',
      'inversor que no valga más de 700',
      'inversor que no me cueste mas de 700 usd',
      'inversor que no me vaya a costar más de los 700',
      'inversor que no salga en más de 700',
      'inversor que no cueste arriba de 700',
      'inversor, no quiero gastar más de 700',
      'inversor sin gastar más de 700',
      'inversor no tengo más de 700 dólares',
      'inversor que no sea más de 700',
      'inversor que no suba de 700',
      'inversor que no exceda 700',
      'inversor sin pasar de 700',
    ].map((question) => [question, 'inversor'] as const),
    ...[
      "inverter that doesn't cost more than 700",
      'inverter that doesn’t cost more than $700',
      'inverter that does not cost over 700',
      "inverter that won't cost more than 700",
      'inverter not costing more than 700',
      "inverter I don't want to spend more than 700",
      "inverter that doesn't exceed 700",
    ].map((question) => [question, 'inverter'] as const),
    ...[
      'Wechselrichter der nicht mehr als 700 kostet',
      'Wechselrichter, der nicht mehr als 700 Dollar kostet',
      'Wechselrichter der nicht mehr kostet als 700',
      'Wechselrichter darf nicht mehr als 700 kosten',
      'Wechselrichter, der höchstens 700 kostet',
    ].map((question) => [question, 'Wechselrichter'] as const),
  ])('%j asks for %j up to 700 USD', (question, rest) => {
    expect(readSaid(question)).toMatchObject({ rest, price: { min: null, max: 700 }, figures: {}, unread: [], unclear: [], unfit: [] })
  })

  test.each([
    ['batería que no cueste menos de 500', 'batería', 500],
    ["battery that doesn't cost less than 500", 'battery', 500],
    ['Batterie, die nicht weniger als 500 kostet', 'Batterie', 500],
  ])('%j asks for %j from %j USD on', (question, rest, min) => {
    expect(readSaid(question)).toMatchObject({ rest, price: { min, max: null } })
  })

  test.each([
    ['inversor que no tenga menos de 5 kw', 'inversor', { kw: ['4.99-'] }],
    ['inversor que no baje de 5 kw', 'inversor', { kw: ['4.99-'] }],
    ['inversor que no llegue a 5 kw', 'inversor', { kw: ['-4.99'] }],
    ['generador que no haga más de 58 db', 'generador', { db: ['-58'] }],
    ['generador que no sea más ruidoso que 58 db', 'generador', { db: ['-58'] }],
    ["generator that doesn't make more than 58 dB", 'generator', { db: ['-58'] }],
    ["generator that isn't louder than 58 dB", 'generator', { db: ['-58'] }],
    ['generator not louder than 58 dB', 'generator', { db: ['-58'] }],
    ['Generator, der nicht lauter als 58 dB ist', 'Generator', { db: ['-58'] }],
    ['Wechselrichter, der nicht weniger als 5 kW hat', 'Wechselrichter', { kw: ['4.99-'] }],
  ])('%j seeks %j within %j', (question, rest, figures) => {
    expect(readSaid(question)).toMatchObject({ rest, figures, price: null, unread: [] })
  })

  test('a limit that no filter knows is told once', () => {
    expect(readSaid('generador que no pese más de 50 kg').unread).toEqual(['no más de 50 kg'])
  })

  test('a limit that nothing denies stays as it is', () => {
    expect(readSaid('inversor que cueste más de 700').price).toEqual({ min: 700, max: null })
    expect(readSaid('generador que no sea de gasolina de más de 3 kva')).toMatchObject({ figures: { kva: ['3-'], fuel: ['-petrol'] } })
    for (const question of [
      'inversor que no tenga ventilador',
      'no quiero más de lo mismo',
      'panel que no cueste mucho',
      "doesn't cost much",
    ])
      expect(withLimitsDenied(question)).toBe(question)
  })
})

// A pattern that tries every way to part them would take seconds.
test.each(
  [
    'no ',
    'no me ',
    'que no ',
    'no quiero gastar ',
    "doesn't cost ",
    'not ',
    'der ',
    'nicht mehr als ',
    'nicht mehr als 7 ',
    'sin pasar ',
    'no 1 ',
  ].map((part) => part.repeat(500).slice(0, 500)),
)('odd words are read at once: %#', (question) => {
  const times = [1, 2, 3].map(() => {
    const from = performance.now()
    withLimitsDenied(question)
    return performance.now() - from
  })
  expect(Math.min(...times)).toBeLessThan(20)
})
