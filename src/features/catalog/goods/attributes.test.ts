import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { specsSchema } from '../product/product-fields.ts'
import { attributeKeys, attributes } from './attributes.ts'

test('every attribute and every choice has labels in every language', () => {
  for (const key of attributeKeys) {
    const attribute = attributes[key]
    const texts = [attribute.label, ...(attribute.kind === 'choice' ? Object.values(attribute.choices) : [])]
    for (const text of texts)
      for (const language of languages) expect([key, language, text[language]]).toEqual([key, language, expect.stringMatching(/\S/)])
  }
})

test('a product may have every attribute at its limit, but no value beyond it', () => {
  for (const key of attributeKeys) {
    const attribute = attributes[key]
    const right = attribute.kind === 'number' ? [0, attribute.max] : Object.keys(attribute.choices)
    const wrong = attribute.kind === 'number' ? [-1, attribute.max + 1, '5', Number.NaN, null] : ['', 'none', 5, null, 'constructor']
    for (const value of right) expect([key, value, specsSchema.safeParse({ [key]: value }).success]).toEqual([key, value, true])
    for (const value of wrong) expect([key, value, specsSchema.safeParse({ [key]: value }).success]).toEqual([key, value, false])
  }
  expect(specsSchema.safeParse({}).success).toBe(true)
  expect(specsSchema.safeParse({ colour: 'red' }).success).toBe(false)
})
