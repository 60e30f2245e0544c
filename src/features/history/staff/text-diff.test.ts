import { expect, test } from 'vitest'
import { diffTexts, shortenUnchanged } from './text-diff.ts'

const drawn = (before: string, after: string) =>
  diffTexts(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}]`, new: `[+${text}]` })[kind])
    .join('')

test('a diff marks the removed and added words, and nothing else', () => {
  expect(drawn('Ein leiser Generator', 'Ein sehr leiser Generator')).toBe('Ein [+sehr ]leiser Generator')
  expect(drawn('Ein leiser Generator', 'Ein Generator')).toBe('Ein [-leiser ]Generator')
  expect(drawn('eins zwei drei vier', 'eins drei fünf vier')).toBe('eins [-zwei ]drei [+fünf ]vier')
  expect(drawn('', 'Neu')).toBe('[+Neu]')
  expect(drawn('gleich', 'gleich')).toBe('gleich')
})

test('both texts can be rebuilt from their diff, however long they are', () => {
  const before = Array.from({ length: 900 }, (_, index) => `alt${index}`).join(' ')
  const after = Array.from({ length: 700 }, (_, index) => `neu${index}`).join('\n')
  for (const [one, other] of [
    [before, after],
    [before, `${before} Ende`],
    ['a b c d a b', 'b a d c b'],
  ] as const) {
    const parts = diffTexts(one, other)
    const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
    expect([without('new'), without('gone')]).toEqual([one, other])
  }
})

test('long unchanged stretches are shortened, except for their ends beside a change', () => {
  const long = 'wort '.repeat(100)
  const [head, gone, tail] = shortenUnchanged(diffTexts(`${long}alt ${long}`, `${long}${long}`), 10)
  expect([head?.text, gone, tail?.text]).toEqual([' … wort wort ', { kind: 'gone', text: 'alt ' }, 'wort wort  … '])
})
