import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterMask, maskDifference, mistakesAllowed, mistakesBetween } from './edit-distance.ts'

test('extra, missing, wrong and swapped letters are counted', () => {
  expect(mistakesBetween('panel', 'panel', 1)).toBe(0)
  expect(mistakesBetween('panle', 'panel', 1)).toBe(1)
  expect(mistakesBetween('pnel', 'panel', 1)).toBe(1)
  expect(mistakesBetween('pannel', 'panel', 1)).toBe(1)
  expect(mistakesBetween('pamel', 'panel', 1)).toBe(1)
  expect(mistakesBetween('pamle', 'panel', 1)).toBeUndefined()
  expect(mistakesBetween('genrador', 'generador', 2)).toBe(1)
  expect(mistakesBetween('jenerardor', 'generador', 2)).toBe(2)
  expect(mistakesBetween('', 'ab', 1)).toBeUndefined()
})

test('short words allow no typo, 4 to 7 letters one, longer words two', () => {
  expect([1, 3, 4, 7, 8, 20].map(mistakesAllowed)).toEqual([0, 0, 1, 1, 2, 2])
})

const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 10 })

test('the distance is symmetric, and is undefined only above the limit', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = mistakesBetween(a, b, 99)
      expect(mistakesBetween(b, a, 99)).toBe(distance)
      for (const most of [0, 1, 2]) expect(mistakesBetween(a, b, most)).toBe((distance ?? 99) <= most ? distance : undefined)
      expect(distance === 0).toBe(a === b)
    }),
  )
})

test('the letter mask rules out only words that are too far apart', () => {
  fc.assert(fc.property(word, word, (a, b) => maskDifference(letterMask(a), letterMask(b)) <= 2 * (mistakesBetween(a, b, 99) ?? 0)))
})
