import { expect, test } from 'vitest'
import { withAirConditioners, withSilence, withSources } from './everyday-meaning.ts'

test.each([
  ['inverter for 2 AC', 'inverter for 2 air conditioners'],
  ['generator for 2 ACs', 'generator for 2 air conditioners'],
  ['inverter to run an AC and a fridge', 'inverter to run an air conditioner and a fridge'],
  ['generator for my ac unit', 'generator for my air conditioner'],
  ['inversor para 2 ac', 'inversor para 2 splits'],
])('%j asks as %j does', (question, meant) => {
  expect(withAirConditioners(question)).toBe(meant)
})

test.each(['AC cable', 'dc to ac inverter', 'inverter ac 220v', 'isolator for AC 220 V', 'cable para ac 220v'])(
  'the AC of %j is a current',
  (question) => {
    expect(withAirConditioners(question)).toBe(question)
  },
)

test.each([
  ['generador que no haga bulla', 'generador silencioso'],
  ['planta sin mucho ruido para la casa', 'planta silencioso para la casa'],
  ['generador no ruidoso', 'generador silencioso'],
  ['algo sin ruido', 'silencioso'],
  ['sin bulla', 'silencioso'],
  ['generator not noisy', 'generator quiet'],
  ['Generator nicht zu laut', 'Generator leise'],
])('%j asks as %j does', (question, meant) => {
  expect(withSilence(question)).toBe(meant)
})

test.each(['inversor sin ruido', 'batería que no haga ruido', 'planta solar sin ruido'])('of %j nothing is called silent', (question) => {
  expect(withSilence(question)).toBe(question)
})

test.each([
  ['es', 'aguantar 12 horas'],
  ['es', 'que aguante toda la noche'],
  ['es', 'algo para aguantar el apagón de 12 horas'],
  ['es', 'que dure 12 horas'],
  ['en', 'something that lasts all night'],
  ['de', 'etwas, das die ganze Nacht durchhält'],
] as const)('in %s %j asks for what keeps power going', (language, question) => {
  expect(withSources(question, language)).toMatch(
    /^bater[ií]as, sistemas solares y|^batteries, solar systems and|^Batterien, Solaranlagen und/,
  )
})

test.each([
  ['es', 'batería que aguante 12 horas'],
  ['es', 'planta que dure toda la noche'],
  ['es', 'algo que aguante 2 aires'],
  ['es', 'cuánto aguanta'],
  ['es', 'agua toda la noche'],
  ['es', 'entrega en 12 horas'],
  ['en', 'open 24 hours'],
  ['en', 'lasting paint'],
] as const)('in %s %j stays as it is', (language, question) => {
  expect(withSources(question, language)).toBe(question)
})

test.each(['sin ruido que no ', 'for 2 ac ', 'generador no muy ', 'aguante toda la ', 'without any ', "a/c's "])(
  'a long row of "%s" is read at once',
  (words) => {
    for (const question of [words.repeat(100), `generador ${words}${' '.repeat(480)}x`].map((one) => one.slice(0, 500))) {
      const begun = performance.now()
      withSilence(withAirConditioners(withSources(question, 'es')))
      expect(performance.now() - begun, question).toBeLessThan(50)
    }
  },
)
