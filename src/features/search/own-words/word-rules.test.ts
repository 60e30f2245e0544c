import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { knownUnits } from '../words/units.ts'
import { seededGroups } from '../words/word-groups.ts'
import { normalizeLines, problemOfWords } from './word-rules.ts'

describe('the seeded words', () => {
  test.each(languages)('in %s follow the rules for staff, each group with a unique key', (language) => {
    const groups = seededGroups[language]
    expect(groups.length).toBeGreaterThanOrEqual(60)
    expect(
      groups.flatMap(({ key, words }) => [problemOfWords(words.join('\n'), language)].flatMap((found) => (found ? [key, found] : []))),
    ).toEqual([])
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
    expect(groups.every(({ key, words }) => /^[a-z0-9-]{4,80}$/.test(key) && normalizeLines(words.join('\n')) === words.join('\n'))).toBe(
      true,
    )
  })

  test('name each unit once', () => {
    const spellings = knownUnits.flatMap((unit) => unit.spellings)
    expect(new Set(spellings).size).toBe(spellings.length)
    expect(knownUnits.filter(({ spellings: known }) => known.length === 0)).toEqual([])
  })
})

test('words are read one per line or separated by commas', () => {
  expect(normalizeLines(' carretón, zorra ,volqueta;\n\n carretilla ,')).toBe('carretón\nzorra\nvolqueta\ncarretilla')
  expect(normalizeLines('cable 2,5 mm')).toBe('cable 2,5 mm')
})

test('articles and prepositions of any language are refused as words of a group', () => {
  for (const list of languages)
    for (const word of ['de', 'para la', 'con', 'of', 'the', 'mit', 'und', '=von der'])
      expect([list, word, problemOfWords(`zunzuncito\n${word}`, list)?.problem]).toEqual([list, word, 'searchWords.filler'])
  expect(problemOfWords('zunzuncito\npájaro de luz', 'es')).toBeUndefined()
})
