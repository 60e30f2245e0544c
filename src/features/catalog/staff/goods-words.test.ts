import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { attributeKeys } from '../goods/attributes.ts'
import { goodsKindDetails, goodsKindOf, goodsKinds } from '../goods/goods-kinds.ts'
import { askedFigureNames, askedFigures } from './goods-words.ts'
import { blankValues } from './product-form/product-form-values.ts'

const { specs } = blankValues

test('the product form asks for the kVA of a generator but not of cement', () => {
  expect(askedFigures('material', specs)).toEqual(['weightKg'])
  expect(askedFigures('other', specs)).toEqual(['weightKg', 'warrantyYears'])
  expect(askedFigures('generator', specs)).toEqual([
    'powerKw',
    'kva',
    'acV',
    'phases',
    'fuel',
    'runHours',
    'noiseDb',
    'weightKg',
    'warrantyYears',
  ])
})

test('the product form also shows figures that are filled in, valid or not', () => {
  expect(askedFigures('material', { ...specs, kva: '5', cycles: 'x' })).toEqual(['kva', 'cycles', 'weightKg'])
  expect(askedFigures('material', { ...specs, kva: ' ' })).toEqual(['weightKg'])
})

test('every figure belongs to a kind of goods, no kind lists a figure twice, and each figure has a name in every language', () => {
  expect(new Set(goodsKinds.flatMap((kind) => goodsKindDetails[kind].asks))).toEqual(new Set(attributeKeys))
  for (const kind of goodsKinds) {
    expect([kind, new Set<string>(goodsKindDetails[kind].asks).size]).toEqual([kind, goodsKindDetails[kind].asks.length])
    for (const language of languages) {
      expect([kind, language, goodsKindDetails[kind].label[language]]).toEqual([kind, language, expect.stringMatching(/\w/)])
      expect(askedFigureNames(kind, language)).not.toBe('')
    }
  }
})

test('a subcategory inherits its category’s kind of goods unless it has its own kind; without any kind it is “other”', () => {
  expect(goodsKindOf({ goods: 'accessory' }, { goods: null })).toBe('accessory')
  expect(goodsKindOf({ goods: 'accessory' }, { goods: 'cable' })).toBe('cable')
  expect(goodsKindOf({ goods: null }, undefined)).toBe('other')
  expect(goodsKindOf(undefined, undefined)).toBe('other')
})
