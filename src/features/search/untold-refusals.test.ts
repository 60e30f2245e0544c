import { expect, test } from 'vitest'
import { readUntold } from './untold-refusals.ts'

test.each([
  ['inversor sin wifi', 'inversor', ['sin wifi']],
  ['inversor 5kw sin wifi de 48v', 'inversor 5kw de 48v', ['sin wifi']],
  ['inversor sin wifi ni ventilador', 'inversor', ['sin wifi ni ventilador']],
  ['inversor no chino', 'inversor', ['no chino']],
  ['inversor no growatt para casa', 'inversor para casa', ['no growatt']],
  ['generador que no pite', 'generador', ['que no pite']],
  ['inversor que no tenga wifi', 'inversor', ['que no tenga wifi']],
  ['inverter without wifi', 'inverter', ['without wifi']],
  ["inverter that doesn't beep", 'inverter', ["that doesn't beep"]],
  ['Wechselrichter ohne WLAN', 'Wechselrichter', ['ohne WLAN']],
])('of %j is sought %j, and told that %j could not be left out', (question, rest, untold) => {
  expect(readUntold(question)).toEqual({ rest, untold })
})

test.each([
  'agua sin cloro',
  'generador sin ruido',
  'generador que no haga ruido',
  'generador no ruidoso',
  'inversor sin corriente',
  'batería sin mantenimiento',
  'panel sin costo de envío',
  'planta no arranca',
  'inversor no break',
  'inversor no. 5',
  'inversor no más',
  'generador que no gaste mucha gasolina',
  'generador que no pase de 500 usd',
  'planta que no se apague',
  'inverter not available',
  'baterías no disponibles',
  'Generator nicht zu laut',
  'no tengo corriente',
])('%j refuses nothing that is told', (question) => {
  expect(readUntold(question)).toEqual({ rest: question, untold: [] })
})

test.each(['inversor sin ', 'panel no a ', 'inversor que no pite ', 'sin wifi ni ', 'panels that do not ', 'bateria sin el la '])(
  'a long row of "%s" is read at once',
  (words) => {
    for (const question of [words.repeat(100), `${words}${' '.repeat(480)}x`, `${words}${'a'.repeat(480)}`].map((one) =>
      one.slice(0, 500),
    )) {
      const begun = performance.now()
      readUntold(question)
      expect(performance.now() - begun, question).toBeLessThan(50)
    }
  },
)
