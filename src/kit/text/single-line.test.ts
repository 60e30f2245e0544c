import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleLine } from './single-line.ts'

test.each([
  ['Panel\r\n550 W', 'Panel 550 W'],
  ['Panel \n\n\t 550 W', 'Panel 550 W'],
  ['a\vb\fc\u0085d\u2028e\u2029f', 'a b c d e f'],
  ['Inversor\u00a05 kW', 'Inversor\u00a05 kW'],
  ['dos  blancos', 'dos  blancos'],
  ['a\0b\u0007c\u009fd\u007f', 'abcd'],
  ['abc\u202egpj\u202c', 'abcgpj'],
  ['zero\u200bwidth\ufeff, soft\u00adhyphen', 'zerowidth, softhyphen'],
  ['stray\u200djoiner, ☀️\u200d', 'strayjoiner, ☀️'],
  ['half \ud83d', 'half '],
  ['👩\u200d🔧 👨🏽\u200d🔧 🏴\u200d☠️ ☀️ 🔆', '👩\u200d🔧 👨🏽\u200d🔧 🏴\u200d☠️ ☀️ 🔆'],
  ['Ñandú, Größe, 电池', 'Ñandú, Größe, 电池'],
])('%j becomes %j', (text, line) => expect(singleLine(text)).toBe(line))

test('applying it twice equals applying it once', () => {
  const sign = fc.constantFrom('a', ' ', '\n', '\t', '\0', '\u200b', '\u200d', '\u202e', '\ufe0f', '👩', '🔧', '🏽', '\ud83d', '\u2028')
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const line = singleLine(signs.join(''))
      expect(singleLine(line)).toBe(line)
    }),
  )
})

test('many blanks are processed quickly', () => {
  const blanks = ' '.repeat(300_000)
  expect(singleLine(`${blanks}x`)).toHaveLength(300_001)
})
