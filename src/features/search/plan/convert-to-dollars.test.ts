import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import type { Rate } from '#kit/exchange-rate.ts'
import { convertedPrices, convertToDollars } from './convert-to-dollars.ts'
import { readConstraints } from './query-plan.ts'

const cup: Rate = { currency: 'CUP', perUsd: 400, day: '2026-11-20' }
const eur: Rate = { currency: 'EUR', perUsd: 0.8, day: '2026-11-20' }

describe('a price in another currency', () => {
  test.each<[question: string, language: Language, price: { min: number | null; max: number | null }, rest: string]>([
    ['inversor menos de 500 euros', 'es', { min: null, max: 625 }, 'inversor'],
    ['batería hasta 200 000 cup', 'es', { min: null, max: 500 }, 'batería'],
    ['panel hasta 200.000 pesos cubanos', 'es', { min: null, max: 500 }, 'panel'],
    ['generador más de 300 €', 'es', { min: 375, max: null }, 'generador'],
    ['batería entre 100.000 y 200.000 cup', 'es', { min: 250, max: 500 }, 'batería'],
    ['Wechselrichter unter 300 EUR', 'de', { min: null, max: 375 }, 'Wechselrichter'],
    ['inverter under 300 euros', 'en', { min: null, max: 375 }, 'inverter'],
    ['battery under 80 000 CUP', 'en', { min: null, max: 200 }, 'battery'],
    ['Batterie bis 80.000 CUP', 'de', { min: null, max: 200 }, 'Batterie'],
    ['batería más de 100 usd y menos de 80 000 cup', 'es', { min: 100, max: 200 }, 'batería'],
  ])('becomes a limit in dollars: %s (%s)', (question, language, price, rest) => {
    const typed = readConstraints(question, language)
    const constraints = convertToDollars(typed, [cup, eur])
    expect([constraints.price, constraints.otherMoney, constraints.rest]).toEqual([price, [], rest])
    expect(convertedPrices(typed, constraints)).toHaveLength(1)
  })

  test('is reported and limits nothing without its exchange rate', () => {
    const constraints = convertToDollars(readConstraints('batería hasta 200 000 cup', 'es'), [eur])
    expect([constraints.price, constraints.otherMoney]).toEqual([null, ['hasta 200 000 cup']])
  })

  test.each(['batería hasta 500 mlc', 'batería hasta 500 libras esterlinas'])('is reported in a currency without rates: %s', (question) => {
    const constraints = convertToDollars(readConstraints(question, 'es'), [cup, eur])
    expect([constraints.price, constraints.otherMoney]).toEqual([null, [question.replace('batería ', '')]])
  })

  test('is reported if it contradicts a price in dollars', () => {
    const constraints = convertToDollars(readConstraints('batería menos de 300 usd y menos de 500 euros', 'es'), [eur])
    expect(constraints.price).toEqual({ min: null, max: 300 })
    expect(constraints.otherMoney).toHaveLength(1)
  })

  test('limits each of several goods separately', () => {
    const constraints = convertToDollars(readConstraints('inversor menos de 400 euros y batería menos de 80 000 cup', 'es'), [cup, eur])
    expect(constraints.parts?.map(({ constraints: { price } }) => price)).toEqual([
      { min: null, max: 500 },
      { min: null, max: 200 },
    ])
    expect(constraints.otherMoney).toEqual([])
  })
})
