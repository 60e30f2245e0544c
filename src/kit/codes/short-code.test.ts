import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShortCode, makeShortCode } from './short-code.ts'

test('a code has no characters that are easily confused', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.infiniteStream(chance), (length, chances) => {
      const code = makeShortCode(length, (limit) => Math.floor(Number(chances.next().value) * limit))
      expect(code).toMatch(/^[346-79AC-HJKMNP-RT-Y]+$/)
      expect(isShortCode(code, length)).toBe(true)
      expect(isShortCode(code, length + 1)).toBe(false)
    }),
  )
})

test('rejects text that is no code', () => {
  for (const text of ['', 'K7M3P', 'K7M3PXX', 'k7m3px', 'K7M3P0', 'K7M3P ', 'K7M3P😀'])
    expect([text, isShortCode(text, 6)]).toEqual([text, false])
})
