import { expect, test } from 'vitest'
import { makeAnswerCache } from './answer-cache.ts'

/** Sets up a cache of answers with `size` ids each; `computed` lists the questions that were computed. */
function asked(size: number) {
  const answers = makeAnswerCache()
  const computed: string[] = []
  const ask = (query: string, own: object = words) =>
    answers.of(query, own, () => {
      computed.push(query)
      return {
        ids: Array.from({ length: size }, (_, id) => id),
        near: [],
        isForOffers: false,
        constraints: {
          rest: '',
          price: null,
          otherMoney: [],
          figures: {},
          unread: [],
          unclear: [],
          unfit: [],
          ignored: [],
          isCheapFirst: false,
          isAvailable: false,
        },
        unmet: [],
        lacking: [],
        isNamed: true,
      }
    })
  return { answers, ask, computed }
}
const words = {}

test('the same query is computed once, until the cache is cleared or staff’s words change', () => {
  const { answers, ask, computed } = asked(3)
  expect(ask('panel')).toBe(ask('panel'))
  ask('bateria')
  ask('panel')
  expect(computed).toEqual(['panel', 'bateria'])
  answers.clear()
  ask('panel')
  ask('panel', { others: true })
  expect(computed).toEqual(['panel', 'bateria', 'panel', 'panel'])
})

test.each([
  ['many questions', 3, 50],
  ['large answers', 100_000, 2],
])('the cache keeps only the latest of %s', (_, size, kept) => {
  const { ask, computed } = asked(size)
  const questions = Array.from({ length: kept + 1 }, (_question, n) => `question ${n}`)
  for (const question of questions) ask(question)
  for (const question of questions.slice(1)) ask(question)
  expect(computed).toEqual(questions)
  ask('question 0')
  expect(computed).toEqual([...questions, 'question 0'])
})
