import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { demonstrationIndexes } from '#tests/demonstration-indexes.ts'
import { type Answered, isForeign, measure } from '#tests/questions/measure.ts'
import { type Question, readQuestions } from '#tests/questions/read-questions.ts'

const questions = readQuestions()
/** Questions of the first lists, which mix all kinds. Each later list has a single kind. */
const mixed = questions.filter(({ kind }) => kind === undefined)
const groups = { seen: mixed.filter(({ isUnseen }) => !isUnseen), unseen: mixed.filter(({ isUnseen }) => isUnseen) }
/** Minimum shares per kind of question: the shares that the search reached when the questions were written, rounded down. */
const floors: [kind: string, floors: { recall: number; first: number; precision: number }][] = [
  ['everyday words', { recall: 0.97, first: 0.9, precision: 0.99 }],
  ['everyday words, asked anew', { recall: 0.93, first: 0.88, precision: 0.99 }],
  ['misspellings', { recall: 0.97, first: 0.97, precision: 0.98 }],
  ['plural, accents, capitals', { recall: 0.99, first: 0.99, precision: 0.96 }],
  ['units', { recall: 0.99, first: 0.99, precision: 0.99 }],
  ['models', { recall: 0.99, first: 0.99, precision: 0.98 }],
  ['typos on phone keyboards', { recall: 0.99, first: 0.99, precision: 0.98 }],
  ['questions as sentences', { recall: 0.96, first: 0.94, precision: 0.98 }],
]

const foreignAnew = 'foreign words, asked anew'

for (const database of databases) {
  describe(`typical queries in the demonstration catalogue, on ${database.name}`, () => {
    let indexes: Awaited<ReturnType<typeof demonstrationIndexes>>['indexes']

    beforeAll(async () => {
      const shop = await demonstrationIndexes(database, ['es', 'en'])
      indexes = shop.indexes
      return shop.remove
    })

    function answer(question: Question): Answered {
      const { index, skuOf } = indexes.get(question.language) ?? {}
      return { ...question, found: (index?.find(question.words).ids ?? []).map((id) => skuOf?.get(id) ?? '') }
    }

    test.each(Object.entries(groups))('%s queries find nearly all relevant products and little else', (_, questions) => {
      expect(questions.length).toBeGreaterThan(150)
      const { recall, first, precision } = measure(questions.map(answer))
      expect(recall).toBeGreaterThan(0.96)
      expect(first).toBeGreaterThan(0.94)
      expect(precision).toBeGreaterThan(0.92)
    })

    test.each(floors)('%s: recall, first hits and precision reach their minimums', (kind, floor) => {
      const asked = questions.filter((one) => one.kind === kind)
      expect(asked.length).toBeGreaterThanOrEqual(40)
      const shares = measure(asked.map(answer))
      for (const share of ['recall', 'first', 'precision'] as const)
        expect([share, shares[share]]).toEqual([share, expect.toSatisfy((reached: number) => reached >= floor[share])])
    })

    test('words for other shops’ goods find nothing, also in sentences', () => {
      const asked = questions.filter((one) => one.kind !== undefined && one.kind !== foreignAnew && isForeign(one))
      expect(asked.map(({ words }) => words)).toEqual(expect.arrayContaining(['venden celulares?', 'do you sell phones?', 'panel de yeso']))
      expect(asked.map(answer).flatMap(({ words, found }) => (found.length > 0 ? words : []))).toEqual([])
    })

    test('at most two of 30 new words for other shops’ goods find something, none of them a reviewed one', () => {
      const asked = questions.filter(({ kind }) => kind === foreignAnew)
      expect(asked).toHaveLength(30)
      const finding = asked.map(answer).filter(({ found }) => found.length > 0)
      expect(finding.filter(({ isUnseen }) => !isUnseen)).toEqual([])
      expect(finding.length).toBeLessThanOrEqual(2)
    })

    test.each(Object.entries(groups))('%s queries for other shops’ goods find nothing', (_, questions) => {
      const foreign = questions.filter(isForeign).map(answer)
      expect(foreign.length).toBeGreaterThan(35)
      expect(foreign.filter(({ found }) => found.length > 0)).toEqual([])
    })
  })
}
