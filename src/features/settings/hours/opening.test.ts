import { expect, test } from 'vitest'
import { daysBetween } from './opening.ts'
import { openingText, parseOpening } from './opening-form.ts'

test('opening hours are read and written in the machine-readable form', () => {
  const opening = { from: 'Mo', to: 'Sa', opens: '08:00', closes: '18:00' } as const
  expect(parseOpening('Mo-Sa 08:00-18:00')).toEqual(opening)
  expect(openingText(opening)).toBe('Mo-Sa 08:00-18:00')
})

test('invalid hours are rejected', () => {
  for (const text of [
    '',
    'Mo 08:00-18:00',
    'Mo-Sa 8:00-18:00',
    'Mo-Sa 18:00-08:00',
    'Mo-Sa 08:00-08:00',
    'Mo-Xx 08:00-18:00',
    'Mo-Sa 08:00-24:00',
  ])
    expect([text, parseOpening(text)]).toEqual([text, undefined])
})

test('days are counted across the weekend too', () => {
  expect(daysBetween('Mo', 'Sa')).toHaveLength(6)
  expect(daysBetween('Sa', 'Mo')).toEqual(['Sa', 'Su', 'Mo'])
  expect(daysBetween('Fr', 'Fr')).toEqual(['Fr'])
})
