import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { demonstrationIndexes } from '#tests/demonstration-indexes.ts'
import { type FirstHit, readFirstHits } from '#tests/questions/first-hits.ts'

const languages = ['es', 'en', 'de'] as const
const questions = readFirstHits()
const inLanguage = languages.map((language) => [language, questions.filter((one) => one.language === language)] as const)

test.each(inLanguage)('in %s most of the queries not marked "+" were written before any query was run', (_, asked) => {
  const count = (when: FirstHit['written']) => asked.filter(({ written }) => written === when).length
  expect(count('before') + count('looking')).toBeGreaterThanOrEqual(47)
  expect(count('before')).toBeGreaterThanOrEqual(count('looking'))
  expect(new Set(asked.map(({ words }) => words)).size).toBe(asked.length)
})

for (const database of databases) {
  describe(`the first hit in the demonstration catalogue, on ${database.name}`, () => {
    let indexes: Awaited<ReturnType<typeof demonstrationIndexes>>['indexes']

    beforeAll(async () => {
      const shop = await demonstrationIndexes(database, languages)
      indexes = shop.indexes
      return shop.remove
    })

    test.each([...inLanguage, ['all languages', questions] as const])('in %s is right for 95 of 100 queries', (_, asked) => {
      const known = new Set(indexes.get('es')?.addressOf.values())
      expect(asked.flatMap(({ right }) => right).filter((address) => !known.has(address))).toEqual([])
      const missed = asked.map((one) => ({ ...one, first: firstOf(one) })).filter(({ first, right }) => !right.includes(first))
      const list = missed.map(({ language, words, first, right }) => `${language} "${words}": ${first} instead of ${right.join(' or ')}`)
      expect(1 - missed.length / asked.length, list.join('\n')).toBeGreaterThanOrEqual(0.95)
    })

    function firstOf({ language, words }: FirstHit): string {
      const { index, addressOf } = indexes.get(language) ?? {}
      const [best = 0] = index?.find(words).ids ?? []
      return addressOf?.get(best) ?? 'nothing'
    }
  })
}
