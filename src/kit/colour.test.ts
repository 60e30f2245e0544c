import { expect, test } from 'vitest'
import { contrastOf, isColour, mixColours, mixReadableBackground } from './colour.ts'

test('contrast is computed as WCAG 2 defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('a background on which text is unreadable changes just far enough', () => {
  expect(mixReadableBackground('#0a363f', '#ffffff', '#000000')).toBe('#0a363f')
  const darker = mixReadableBackground('#f5a617', '#ffffff', '#000000')
  expect(contrastOf(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(darker, '#ffffff')).toBeLessThan(4.8)
})

test('colours are mixed by their share', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(isColour('#0A363f')).toBe(true)
  for (const text of ['', 'red', '#fff', '#0a363', '#0a363g']) expect([text, isColour(text)]).toEqual([text, false])
})
