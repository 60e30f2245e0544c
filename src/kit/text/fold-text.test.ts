import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test('capitals, accents and ñ make no difference', () => {
  expect(foldText('Batería de LITIO, ÑANDÚ')).toBe('bateria de litio, nandu')
  expect(foldText('Größe')).toBe('grosse')
  expect(foldText('ｋＷ ﬁn')).toBe('kw fin')
  expect(foldText('')).toBe('')
})

test('folding twice equals folding once, for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)))
})
