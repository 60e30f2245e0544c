import { expect, test } from 'vitest'
import { makeSharedTexts } from './shared-texts.ts'

test('a text is kept as long as a document uses it', () => {
  const texts = makeSharedTexts()
  let [one, other] = [texts.replace(undefined, 'panel'), texts.replace(undefined, 'panel')]
  expect([one, other]).toEqual(['panel', 'panel'])
  one = texts.replace(one, 'bomba')
  expect([one, texts.has('panel'), texts.has('bomba')]).toEqual(['bomba', true, true])
  other = texts.replace(other, undefined)
  expect([other, texts.has('panel'), texts.has('bomba')]).toEqual([undefined, false, true])
  // Replacing a text by the same text does not count it twice.
  one = texts.replace(one, 'bomba')
  one = texts.replace(one, undefined)
  expect(texts.has('bomba')).toBe(false)
})
