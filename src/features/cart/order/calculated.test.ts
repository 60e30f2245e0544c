import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#i18n/language.ts'
import type { Cart, CartLine } from '../cart.ts'
import { dropCalculations, findCalculatedHousehold, readOrderCalculations } from './calculated.ts'
import { decodeCalculation } from './calculated-link.ts'
import { keepOnlyCalculationsOf, storeCalculation } from './keep-calculated.ts'

const values = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  })
})
afterEach(() => {
  values.clear()
  vi.unstubAllGlobals()
})

const link = 'https://solar.example/cuba-energia-solar?home=basic'
const words = (more: object = {}) => ({ daily: 4.67, hours: 8, isNight: true, isOffGrid: false, isLithium: true, home: 'basic', ...more })
const keepFor = (code: string, facts = words()) => storeCalculation(code, facts, 'https://solar.example')
const cartOf = (code: string, ...goods: [id: number, quantity: number][]): Cart => ({
  code,
  lines: goods.map(([id, quantity]) => ({ id, quantity }) as CartLine),
})
const linesIn = (language: Language, code = 'K7M3PX') => readOrderCalculations(cartOf(code), language).calculated
/** The daily kWh in each calculation line of an order. */
const told = (code: string) => linesIn('en', code).map((line) => Number(/[\d.]+/.exec(line)?.[0]))

test('an order has only the calculation of its own kit', () => {
  keepFor('K7M3PX', words())
  expect(told('K7M3PX')).toEqual([4.67])
  expect(told('333333')).toEqual([])
  expect(told('')).toEqual([])
  keepFor('K7M3PX', words({ daily: 5 }))
  expect(told('K7M3PX')).toEqual([5])
})

test('the calculation is written in the language of the order', () => {
  keepFor('K7M3PX', words())
  expect(linesIn('es')).toEqual([`Cálculo: 4.67 kWh al día, 8 h sin corriente de noche, litio. Estimación; un técnico confirma: ${link}`])
  keepFor('K7M3PX', words({ isNight: false, isLithium: false }))
  expect(linesIn('en')).toEqual([
    `Calculation: 4.67 kWh a day, 8 h without power by day, AGM. An estimate; a technician confirms it: ${link}`,
  ])
  keepFor('K7M3PX', words({ isOffGrid: true }))
  expect(linesIn('de')).toEqual([`Berechnung: 4,67 kWh am Tag, ohne Netz, Lithium. Schätzung; ein Techniker bestätigt es: ${link}`])
})

test('the appliances are listed in the language of their input if the message has room', () => {
  storeCalculation('K7M3PX', words(), 'https://solar.example', { es: '1 x Nevera 24 h, 2 x Ventilador 8 h' })
  expect(linesIn('es')[0]?.split('\n')[1]).toBe('Equipos: 1 x Nevera 24 h, 2 x Ventilador 8 h')
  expect(linesIn('en')[0]).not.toContain('\n')
  storeCalculation('K7M3PX', words(), 'https://solar.example', { es: '1 x Nevera 24 h, '.repeat(90) })
  expect(linesIn('es')[0]).not.toContain('\n')
})

test('a calculation moves to the order that its kit is added to, and is deleted if that order is replaced or dropped', () => {
  keepFor('333333', words())
  keepFor('K7M3PX', words({ daily: 9 }))
  keepOnlyCalculationsOf('333333', 'K7M3PX')
  expect(told('333333')).toEqual([9, 4.67])
  keepFor('444444', words())
  keepOnlyCalculationsOf('444444')
  expect(told('444444')).toEqual([4.67])
  expect(told('333333')).toEqual([])
  keepOnlyCalculationsOf('333333')
  expect(values.size).toBe(0)
  keepFor('333333', words())
  dropCalculations()
  expect(values.size).toBe(0)
})

test('an address too long for a chat is left out', () => {
  keepFor('K7M3PX', words({ home: 'ñ'.repeat(300) }))
  expect(linesIn('es')).toEqual(['Cálculo: 4.67 kWh al día, 8 h sin corriente de noche, litio. Estimación; un técnico confirma.'])
  // The cart’s link has no calculation either, while the browser still stores the household.
  expect(readOrderCalculations(cartOf('K7M3PX'), 'es').carried).toBe('')
  expect(findCalculatedHousehold('K7M3PX')).toBe('ñ'.repeat(300))
})

test('an address too long with its appliance names is sent without them, with a note', () => {
  const home = (name: string) => `1~8n~backup~lifepo4~0${`~own-1-150-4-0${name}`.repeat(40)}`
  keepFor('K7M3PX', words({ home: home('-Máquina de helado'), brief: home('') }))
  const [line = ''] = linesIn('es')
  expect(line).toMatch(/confirma; el enlace va sin los nombres de sus equipos: https/)
  expect(new URL(line.slice(line.indexOf('https'))).searchParams.get('home')).toBe(home(''))
  expect(decodeCalculation(readOrderCalculations(cartOf('K7M3PX'), 'es').carried ?? '')?.home).toBe(home(''))
  expect(findCalculatedHousehold('K7M3PX')).toBe(home('-Máquina de helado'))
})

test('the cart’s link and the cart check use the newest calculation', () => {
  keepFor('333333')
  keepFor('K7M3PX', words({ daily: 9, home: 'shop' }))
  keepOnlyCalculationsOf('333333', 'K7M3PX')
  expect(readOrderCalculations(cartOf('333333'), 'es').carried).toMatch(/^9~8nbl~shop-[0-9a-z]{3}$/)
  expect([findCalculatedHousehold('333333'), findCalculatedHousehold('K7M3PX')]).toEqual(['shop', undefined])
})

test('the calculation is shown as long as the cart holds the goods of its kit', () => {
  const told = (...goods: [number, number][]) => {
    const { calculated, carried } = readOrderCalculations(cartOf('K7M3PX', ...goods), 'en')
    return [calculated.length, !!carried]
  }
  keepFor('333333')
  keepOnlyCalculationsOf('K7M3PX', '333333', cartOf('333333', [15, 4], [11, 1]).lines)
  expect(told([15, 4], [11, 1])).toEqual([1, true])
  expect(told([15, 6], [11, 1], [7, 3])).toEqual([1, true])
  for (const broken of [
    [
      [15, 3],
      [11, 1],
    ],
    [[11, 1]],
    [],
  ] as [number, number][][])
    expect(told(...broken)).toEqual([0, false])
  // A second kit has its own goods and does not change those of the first.
  keepFor('444444', words({ daily: 9 }))
  keepOnlyCalculationsOf('K7M3PX', '444444', cartOf('444444', [20, 2]).lines)
  expect(told([15, 4], [11, 1])).toEqual([1, true])
  expect(told([15, 4], [11, 1], [20, 2])).toEqual([2, true])
})

test('at most three calculations are stored', () => {
  for (const code of ['333333', '444444', '555555', '666666']) keepFor(code, words())
  expect(['666666', '555555', '444444', '333333'].map((code) => told(code).length)).toEqual([1, 1, 1, 0])
})

test.each(['{', '[null]', '{}', '[{}]', '7'])('%s reads as no calculation', (kept) => {
  values.set('calculated', kept)
  expect(told('K7M3PX')).toEqual([])
  keepFor('K7M3PX', words())
  expect(told('K7M3PX')).toEqual([4.67])
})

test('a browser without storage sends orders without a calculation', () => {
  vi.stubGlobal('localStorage', undefined)
  keepFor('K7M3PX', words())
  keepOnlyCalculationsOf('K7M3PX')
  expect(told('K7M3PX')).toEqual([])
})
