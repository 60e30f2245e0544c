import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Özlem', 'özlem'],
  ['O\u0308zlem', 'ÖZLEM'],
  ['Weiß', 'WEISS'],
  ['WEIẞ', 'weiß'],
  ['Işık', 'IŞIK'],
  ['İbrahim', 'ibrahim'],
  ['I\u0307brahim', 'IBRAHIM'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['ｙａｎｅｌｉｓ', 'Yanelis'],
  [' Ana  María ', 'ana\u00a0maría'],
  ['ana\u200b', 'ana'],
])('%j and %j are the same name', (one, other) => expect(foldName(one)).toBe(foldName(other)))

test.each([
  ['José', 'Jose'],
  ['ana maria', 'anamaria'],
  ['ñandu', 'nandu'],
])('%j and %j are different names', (one, other) => expect(foldName(one)).not.toBe(foldName(other)))

test('folding twice equals folding once, for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => foldName(foldName(name)) === foldName(name)))
})
