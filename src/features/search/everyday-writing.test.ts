import { expect, test } from 'vitest'
import { asWritten, withoutCoolingSize, withoutMains } from './everyday-writing.ts'
import { readSaid } from './said.ts'

test.each([
  ['planta chiquita pa la casa', 'planta chiquita para la casa'],
  ["algo pa' la nevera", 'algo para la nevera'],
  ['cable pal panel', 'cable para el panel'],
  ['kit c/ baterías', 'kit con baterías'],
  ["what's on sale", 'what is on sale'],
  ['whats in stock', 'what is in stock'],
  ['oferta del día', 'oferta'],
  ['inverter w/ mppt', 'inverter with mppt'],
  ['kit w/o panels', 'kit without panels'],
  ['inversor de 5 kilos', 'inversor de 5 kW'],
  ['planta de 2.5 kilos silenciosa', 'planta de 2.5 kW silenciosa'],
  ['inversor híbrido 5k', 'inversor híbrido 5 kW'],
  ['5k inverter', '5 kW inverter'],
  ['batería de 5kw', 'batería de 5 kWh'],
  ['10 kw battery', '10 kw battery'],
  ['panel 400 o mas watts', 'panel 400 watts o mas'],
  ['panel 400+', 'panel 400 o más'],
  ['400+ watt panel', '400 watt o más panel'],
  ['inversor 5kw+', 'inversor 5kw o más'],
  ['inversor 5kw + bateria', 'inversor 5kw + bateria'],
  // A weight, a sum of money, what something else has, what may become another word.
  ['cemento de 5 kilos', 'cemento de 5 kilos'],
  ['generador de menos de 20 kilos', 'generador de menos de 20 kilos'],
  ['generador por debajo de 50 kilos', 'generador por debajo de 50 kilos'],
  ['inversor menos de 2k', 'inversor menos de 2k'],
  ['batería para inversor de 5 kw', 'batería para inversor de 5 kw'],
  ['panel pa', 'panel pa'],
  ['500 w/ 12 v', '500 w/ 12 v'],
])('%s', (typed, written) => {
  expect(asWritten(typed)).toBe(written)
})

test('a limit reads it too', () => {
  expect(readSaid('batería de más de 5 kw').figures).toEqual({ kwh: ['5-'] })
  expect(readSaid('inversor menos de 2k usd')).toMatchObject({ rest: 'inversor', price: { max: 2000 } })
})

test.each([
  ['inversor para split de 1 tonelada', 'inversor para split'],
  ['inversor para un aire de 12000 btu', 'inversor para un aire'],
  ['inversor para 12 mil btu', 'inversor para split'],
  ['inverter for 2 ton ac', 'inverter for ac'],
  ['split de 1 tonelada', 'split de 1 tonelada'],
  ['1 tonelada de cemento', '1 tonelada de cemento'],
  ['inversor para nevera', 'inversor para nevera'],
])('how large an air conditioner is stands in no text: %s', (typed, sought) => {
  expect(withoutCoolingSize(typed)).toBe(sought)
})

test.each([
  ['corriente trifásica 380', 'trifásica 380'],
  ['necesito corriente 380', 'necesito 380'],
  ['three-phase power 380', 'three-phase 380'],
  ['power 400 V', '400 V'],
  ['Strom 380', '380'],
  ['dreiphasiger Strom', 'dreiphasiger'],
  // A thing that makes it, and one of its own mains.
  ['planta de corriente trifásica', 'planta de corriente trifásica'],
  ['corriente 220', 'corriente 220'],
  ['corriente para la casa', 'corriente para la casa'],
  ['power tool 400 W', 'power tool 400 W'],
])('what has three phases is no current: %s', (typed, sought) => {
  expect(withoutMains(typed)).toBe(sought)
})
