import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { calculatedLines, dropCalculated, keepCalculated, settleCalculated } from './calculated.ts'

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
const words = (more: object = {}) => ({ daily: 4.67, hours: 8, isNight: true, isOffGrid: false, isLithium: true, url: link, ...more })
const linesIn = (language: Language, code = 'K7M3PX') => calculatedLines(code, language)
/** What an order would tell: how many kWh a day. */
const told = (code: string) => linesIn('en', code).map((line) => Number(/[\d.]+/.exec(line)?.[0]))

test('an order finds what its kit was calculated from, and no other’s', () => {
  keepCalculated('K7M3PX', words())
  expect(told('K7M3PX')).toEqual([4.67])
  expect(told('333333')).toEqual([])
  expect(told('')).toEqual([])
  keepCalculated('K7M3PX', words({ daily: 5 }))
  expect(told('K7M3PX')).toEqual([5])
})

test('it is told in the language of whoever sends the order', () => {
  keepCalculated('K7M3PX', words())
  expect(linesIn('es')).toEqual([`Cálculo: 4.67 kWh al día, 8 h sin corriente de noche, litio. Estimación; un técnico confirma: ${link}`])
  keepCalculated('K7M3PX', words({ isNight: false, isLithium: false }))
  expect(linesIn('en')).toEqual([
    `Calculation: 4.67 kWh a day, 8 h without power by day, AGM. An estimate; a technician confirms it: ${link}`,
  ])
  keepCalculated('K7M3PX', words({ isOffGrid: true }))
  expect(linesIn('de')).toEqual([`Berechnung: 4,67 kWh am Tag, ohne Netz, Lithium. Schätzung; ein Techniker bestätigt es: ${link}`])
})

test('added to a cart it becomes that cart’s; replaced or left out it is gone', () => {
  keepCalculated('333333', words())
  keepCalculated('K7M3PX', words({ daily: 9 }))
  settleCalculated('333333', 'K7M3PX')
  expect(told('333333')).toEqual([9, 4.67])
  keepCalculated('444444', words())
  settleCalculated('444444')
  expect(told('444444')).toEqual([4.67])
  expect(told('333333')).toEqual([])
  settleCalculated('333333')
  expect(values.size).toBe(0)
  keepCalculated('333333', words())
  dropCalculated()
  expect(values.size).toBe(0)
})

test('an address that no chat can carry is left out', () => {
  keepCalculated('K7M3PX', words({ url: `${link}${'%C3%B1'.repeat(300)}` }))
  expect(linesIn('es')).toEqual(['Cálculo: 4.67 kWh al día, 8 h sin corriente de noche, litio. Estimación; un técnico confirma.'])
})

test('no more than three are kept', () => {
  for (const code of ['333333', '444444', '555555', '666666']) keepCalculated(code, words())
  expect(['666666', '555555', '444444', '333333'].map((code) => told(code).length)).toEqual([1, 1, 1, 0])
})

test.each(['{', '[null]', '{}', '[{}]', '7'])('%s is read as nothing', (kept) => {
  values.set('calculated', kept)
  expect(told('K7M3PX')).toEqual([])
  keepCalculated('K7M3PX', words())
  expect(told('K7M3PX')).toEqual([4.67])
})

test('a browser that stores nothing orders without it', () => {
  vi.stubGlobal('localStorage', undefined)
  keepCalculated('K7M3PX', words())
  settleCalculated('K7M3PX')
  expect(told('K7M3PX')).toEqual([])
})
