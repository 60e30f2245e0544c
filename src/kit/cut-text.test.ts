import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text that fits stays as it is; a longer one ends in an ellipsis', () => {
  expect(cutText('x'.repeat(80), 80)).toBe('x'.repeat(80))
  expect(cutText('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}…`)
  expect(cutText('', 80)).toBe('')
})

test('no character is cut in half and no blank stands before the ellipsis', () => {
  expect(cutText('☀☀☀', 2)).toBe('☀☀…')
  expect(cutText('😀😀😀', 2)).toBe('😀😀…')
  expect(cutText('sol y mar', 4)).toBe('sol…')
})
