import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { formatPlan } from '#tests/questions/plan-text.ts'
import { plans } from '#tests/questions/plans.ts'
import { languageWords } from '../languages/all.ts'
import type { Piece } from './pieces.ts'
import { planQuestion, type QueryPlan } from './query-plan.ts'
import { getRoles } from './roles.ts'
import { extractSearchPieces } from './search-pieces.ts'
import { tokenize } from './tokens.ts'

const roles = getRoles('es')
/** Words that are in names, figures and categories of an imagined catalogue. */
const told = new Set(
  'bateria baterias battery inversor inverter generador generator paneles panels hibrido hybrid trifasico trifasica dreiphasig phase three pared osmosis inversa reverse oferta solar 300'.split(
    ' ',
  ),
)
const isIndexed = (pieces: readonly Piece[]) => pieces.every(({ word }) => told.has(word))

const textOfPlan = (plan: QueryPlan): string =>
  plan.parts
    ? plan.parts.map((part) => `(${textOfPlan(part.plan)})`).join(' + ')
    : formatPlan(
        { ...plan.constraints, rest: extractSearchPieces(plan, roles, isIndexed).rest },
        extractSearchPieces(plan, roles, isIndexed),
      )

describe.each(Object.entries(plans))('%s', (_, table) => {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' > '))
  test.each(lines as [string, string][])('%s has the expected plan', (question, plan) => {
    expect(textOfPlan(planQuestion(question, roles))).toBe(plan)
  })
})

/** Words for limits, units and goods, of which random questions are made. */
const vocabulary = [
  ...['inversor', 'panel', 'bateria', 'generador', 'cemento', 'inverter', 'battery', 'Batterie', 'nevera', 'growatt'],
  ...['menos de', 'mas de', 'hasta', 'entre', 'y', 'o', 'no', 'sin', 'que no cueste', 'como mucho', 'al menos', 'mínimo', 'más caro que'],
  ...[
    'under',
    'at least',
    'or more',
    'between',
    'and',
    'unter',
    'bis',
    'nicht mehr als',
    'kostet',
    'alrededor de',
    'por',
    'para',
    'de',
    'a',
  ],
  ...['5', '48', '100', '550', '700', '1.500', '5 kw', '12v', '200 ah', '10 kwh', '5000 ciclos', '10 años', '12 horas', '20 kg', '63 A'],
  ...['usd', '$', 'euros', 'kw', 'mil', 'quinientos', 'o menos', 'o más', '+', ',', '-', '/', 'garantía'],
]
const questions = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 9 }).map((words) => words.join(' '))

test('every number of a query is searched for or reported', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { constraints, left, parts } = planQuestion(question, roles)
      const all = parts?.map(({ plan }) => plan) ?? [{ constraints, left }]
      const isIndexed = all.some(
        ({ constraints }) =>
          constraints.price !== null ||
          [constraints.otherMoney, constraints.unread, constraints.unclear, constraints.unfit].some(({ length }) => length > 0) ||
          Object.keys(constraints.figures).length > 0,
      )
      const kept = all.flatMap(({ left }) => left.filter(({ kind }) => kind === 'number').map(({ word }) => word))
      const numbers = tokenize(question).filter(({ kind }) => kind === 'number')
      if (!isIndexed) expect(kept).toEqual(numbers.map(({ word }) => word))
      expect(kept.length).toBeLessThanOrEqual(numbers.length)
    }),
    { numRuns: 3000 },
  )
})

/** All word sequences that a list of phrases with alternatives (`a/b`) and optional words (`c?`) matches. */
const waysOf = (phrases: string): string[] =>
  phrases
    .split(/[|\n]/)
    .filter((phrase) => phrase.trim())
    .flatMap((phrase) =>
      phrase
        .trim()
        .split(/\s+/)
        .map((element) => (element.endsWith('?') ? ['', ...element.slice(0, -1).split('/')] : element.split('/')))
        .reduce<string[]>((ways, words) => ways.flatMap((way) => words.map((word) => `${way} ${word}`.trim())), ['']),
    )

describe.each(languages)('in %s every phrase for a limit', (language) => {
  const { roles: words = {} } = languageWords[language] ?? {}
  const own = getRoles(language)
  const saidBy = (question: string) => planQuestion(question, own).constraints
  const under = ['less', 'cheaper', 'most', 'mostPrice'] as const
  const over = ['more', 'dearer', 'least', 'leastPrice'] as const

  test('limits a price behind it', () => {
    for (const [roles, name] of [
      [under, 'max'],
      [over, 'min'],
    ] as const)
      for (const phrase of roles.flatMap((role) => waysOf(words[role] ?? '')))
        expect([phrase, saidBy(`panel ${phrase} 700 usd`).price?.[name]]).toEqual([phrase, 700])
  })

  test('limits a figure behind it, also if the phrase compares sizes', () => {
    for (const role of [...under, ...over, 'smaller', 'larger'] as const)
      for (const phrase of waysOf(words[role] ?? ''))
        expect([phrase, Object.keys(saidBy(`inversor ${phrase} 5 kw`).figures)]).toEqual([phrase, ['kw']])
  })

  test('limits a figure before it', () => {
    for (const [role, range] of [
      ['orLess', '-5'],
      ['orMore', '4.99-'],
    ] as const)
      for (const phrase of waysOf(words[role] ?? ''))
        expect([phrase, saidBy(`inversor 5 kw ${phrase}`).figures]).toEqual([phrase, { kw: [range] }])
  })
})

test('planning the remaining words of a plan again leaves no more text than before', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { constraints } = planQuestion(question, roles)
      const again = planQuestion(constraints.rest, roles).constraints
      expect(again.rest.length).toBeLessThanOrEqual(constraints.rest.length)
    }),
    { numRuns: 3000 },
  )
})

test.each(['menos de ', '1 ', '500 ', 'no sin not ', 'que no cueste ', 'entre 1 y ', 'más de 5 kw o ', 'x', '(', '💡', 'ا', '1,'])(
  'a senseless question of 200 characters is planned in less than 10 ms: %s',
  (part) => {
    const question = part.repeat(200).slice(0, 200)
    extractSearchPieces(planQuestion(question, roles), roles, isIndexed)
    const times = [1, 2, 3, 4, 5].map(() => {
      const from = performance.now()
      extractSearchPieces(planQuestion(question, roles), roles, isIndexed)
      return performance.now() - from
    })
    expect(Math.min(...times)).toBeLessThan(10)
  },
)

test.each(languages)('%s alone has a word for each currency that visitors can choose, as in a saved catalogue', (language) => {
  const { roles: own = {} } = languageWords[language] ?? {}
  expect(['money:usd', 'money:eur', 'money:cup'].filter((role) => !(role in own))).toEqual([])
})
