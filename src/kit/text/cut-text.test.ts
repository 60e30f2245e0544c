import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a short text stays unchanged and a longer one ends in an ellipsis', () => {
  expect(cutText('x'.repeat(80), 80)).toBe('x'.repeat(80))
  expect(cutText('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}…`)
  expect(cutText('', 80)).toBe('')
})

test('the text is cut after a word, without a dangling rest', () => {
  expect(cutText('Grauer Zement für Decken, Stützen', 20)).toBe('Grauer Zement für…')
  expect(cutText('Grauer Zement für Decken, Stützen', 26)).toBe('Grauer Zement für Decken…')
  expect(cutText('sol y mar', 5)).toBe('sol y…')
  expect(cutText('uno (tres)', 5)).toBe('uno…')
  // A no-break space keeps a unit with its number.
  expect(cutText('hasta 5\u00a0kWh al día', 8)).toBe('hasta…')
})

test('a character is never cut in half', () => {
  expect(cutText('☀☀☀', 2)).toBe('☀☀…')
  expect(cutText('😀😀😀', 2)).toBe('😀😀…')
  // A letter with a combining accent, a family of joined emojis, a skin tone, a flag.
  expect(cutText('cafe\u0301x', 4)).toBe('caf…')
  expect(cutText('ab👨‍👩‍👧cd', 4)).toBe('ab…')
  expect(cutText('a👍🏽b', 2)).toBe('a…')
  expect(cutText('🇨🇺🇩🇪🇪🇸', 3)).toBe('🇨🇺…')
})

test('the result is always a short, well-formed prefix of the text', () => {
  const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.integer({ min: 8, max: 60 }), (text, length) => {
      const cut = cutText(text, length)
      if ([...text].length <= length) return cut === text
      const body = cut.slice(0, -1)
      const ends = [...graphemes.segment(text)].map(({ index, segment }) => index + segment.length)
      return text.startsWith(body) && [...body].length <= length && cut.isWellFormed() && ends.includes(body.length)
    }),
    // The text of this example ends in an ellipsis itself.
    { numRuns: 2000, examples: [['         …', 9]] },
  )
})
