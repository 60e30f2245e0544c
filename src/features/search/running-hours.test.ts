import { expect, test } from 'vitest'
import { readRunningHours } from './running-hours.ts'
import { readSaid } from './said.ts'

test.each([
  ['generador que dure 12 horas', 'generador', '11.99-'],
  ['generador diésel 12h', 'generador diésel', '11.99-'],
  ['planta que aguante doce horas', 'planta', '11.99-'],
  ['generador con 8 horas de autonomía', 'generador', '7.99-'],
  ['generador que trabaje 8 a 10 horas seguidas', 'generador', '7.99-'],
  ['generador que dure más de 10 horas', 'generador', '10-'],
  ['generador de al menos 20 horas', 'generador', '19.99-'],
  ['generador hasta 6 horas', 'generador', '-6'],
  ['generador 10 horas o más', 'generador', '9.99-'],
  ['generador de gasolina para nevera 8 horas', 'generador de gasolina para nevera', '7.99-'],
  ['generator that lasts 12 hours', 'generator', '11.99-'],
  ['generator that runs for at least 10 hours', 'generator', '9.99-'],
  ['12 hour generator', 'generator', '11.99-'],
  ['inverter generator 5 hours', 'inverter generator', '4.99-'],
  ['Generator der 12 Stunden läuft', 'Generator', '11.99-'],
  ['Stromerzeuger mit 10 Stunden Laufzeit', 'Stromerzeuger', '9.99-'],
])('%j seeks %j that runs so long', (question, rest, range) => {
  expect(readSaid(question)).toMatchObject({ rest, figures: { h: [range] }, unread: [] })
})

test.each([
  'batería que dure 8 horas',
  'batería para generador 8 horas',
  'sistema solar 24 horas',
  'planta solar 10 horas',
  'cemento que seque en 24 horas',
  'generador con 20 horas de uso',
  'generador, entrega en 24 horas',
  'generador con cambio de aceite cada 50 horas',
  'generador de 500 horas',
  'generador de 5 kva',
  'generador de muchas horas',
])('%j does not', (question) => {
  expect(readRunningHours(question)).toEqual({ rest: question, range: undefined })
})

test('is read in a short time, however it is written', () => {
  for (const part of [
    'que me pueda durar ',
    'generador 12 ',
    'más de 12 ',
    '12 a 12 horas ',
    'de con ',
    '9,9 ',
    'horas al día ',
    'cada a ',
  ])
    for (const question of [`generador ${part.repeat(250)}`, `generador ${part}${' '.repeat(470)}x`].map((one) => one.slice(0, 500))) {
      const start = performance.now()
      readRunningHours(question)
      expect(performance.now() - start, question).toBeLessThan(100)
    }
})
