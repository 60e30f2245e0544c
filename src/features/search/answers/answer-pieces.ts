import { type Corrector, makeCorrector } from '../corrections.ts'
import type { InvertedIndex } from '../index/inverted-index.ts'
import * as matchStrength from '../match-strength.ts'
import { splitChoices } from '../plan/choices.ts'
import { powerSourcesFor, replaceCoolingSize, splitVehicleCompounds, withAirConditioners, withoutMains } from '../plan/meanings.ts'
import type { Piece } from '../plan/pieces.ts'
import type { Roles } from '../plan/roles.ts'
import { type NamedGoods, sharedEnd, splitClauses, splitGoods } from '../plan/split-goods.ts'
import { readQuestion } from '../question.ts'
import { listReadings } from '../readings.ts'
import type { makeTermMatcher } from '../term-matcher.ts'
import type { QueryTerm } from '../terms.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { toFigure } from '../words/units.ts'
import { packagingWords } from '../words/word-lists.ts'
import { type AnswerContext, answerTerms } from './answer-terms.ts'
import { makeDemandTest } from './demand.ts'
import { mergeAnswers, type SearchAnswer, unmetFiguresOf } from './merge-answers.ts'

/** Matches a model code such as "mc4": letters, then digits. */
const MODEL = /^\p{L}{2,}\d+$/u

/** The products of one language, and the words that a question about them is read with. */
export type SearchTools = {
  index: InvertedIndex
  ask: ReturnType<typeof makeTermMatcher>
  roles: Roles
  lexicon: Lexicon
  /** True: words must match without corrections, and only products about them are found. */
  isSure: boolean
}

/** Creates a function that answers the pieces of a question: words and quantities, without limits and exclusions. */
export function makePieceAnswers(context: SearchTools & AnswerContext) {
  const { index, ask, lexicon, isSure, tiers } = context
  const { language } = index
  const correct: Corrector = isSure ? () => undefined : makeCorrector(index, language, lexicon)
  return answerPieces

  /**
   * Answers a question as a whole. If that finds nothing and `isWhole` is false, it is answered by its clauses: "Voy a construir.
   * ¿Tienen cemento?" has goods in the second.
   */
  function answerPieces(question: readonly Piece[], isWhole: boolean): SearchAnswer {
    const whole = answerGoods(question)
    if (whole.ids.length > 0 || isWhole) return whole
    const clauses = splitClauses(question).map((pieces) => ({ pieces, answer: answerGoods(pieces) }))
    const named = clauses.filter(({ answer }) => answer.ids.length > 0 && answer.isNamed)
    if (named.length === 0) return whole
    const found = mergeAnswers(named.map(({ answer }) => answer))
    const skipped = clauses.filter((clause) => !named.includes(clause)).flatMap(({ pieces }) => pieces)
    const unmet = skipped.filter(({ kind }) => kind === 'quantity').map(({ word }) => toFigure(word))
    return { ...found, unmet: unmetFiguresOf([found, { unmet }]) }
  }

  /** Merges the answers for each of the goods in a question: "panel y batería de 12 V", whose end may belong to both. */
  function answerGoods(question: readonly Piece[]): SearchAnswer {
    const things = tiers.size > 0 ? [question] : (powerSourcesFor(question, language) ?? splitGoods(question, language, namedGoods))
    const end = things.length > 1 ? sharedEnd(things) : []
    return mergeAnswers(
      things.map((thing) => {
        const isLast = thing === things.at(-1)
        const shared = end.length > 0 && !isLast ? answerChoices([...thing, ...end]) : undefined
        return shared && shared.ids.length > 0 && shared.isMet ? shared : answerChoices(thing)
      }),
    )
  }

  function namedGoods(part: readonly Piece[]): NamedGoods {
    const [terms = []] = readingsOf(part)
    const matches = terms.map((term) => ask(term, isSure))
    const heads = matches.filter(({ isHead }) => isHead)
    const main = heads.filter(({ term }) => !term.relation)
    const isModel =
      matches.length === 1 &&
      !makeDemandTest(terms, index) &&
      matches.every(({ term, reach }) => MODEL.test(term.word) && reach === matchStrength.exact)
    const isThing = isModel || (main.length > 0 && readQuestion(matches, language).kind === 'about')
    // The goods before a packaging word ("kit") at the end are its contents.
    const isSeveral = main.length > 1 || packagingWords[language].has(matches.at(-1)?.term.word ?? '')
    return { isThing, heads: new Set(main.flatMap((one) => [...one.heads])), hasRelated: heads.length > main.length, isSeveral }
  }

  /** Merges the answers of alternatives ("12 or 24 V"). If any has products with its figure, alternatives without are dropped. */
  function answerChoices(question: readonly Piece[]): SearchAnswer {
    const answers = (tiers.size > 0 ? [question] : splitChoices(question)).map(answerReadings)
    const met = answers.filter(({ isMet, ids }) => isMet && ids.length > 0)
    return { ...mergeAnswers(met.length > 0 ? met : answers), unmet: unmetFiguresOf(answers) }
  }

  /** Answers by the first certain reading, followed by the products that other certain readings find. */
  function answerReadings(question: readonly Piece[]): SearchAnswer {
    const [typed = [], ...others] = readingsOf(question)
    const first = answerTerms(typed, context)
    if (others.length === 0) return first
    const answers = [first, ...others.map((terms) => answerTerms(terms, context))]
    // Readings with an unknown word in staff's phrase, which may be a brand, count only if no other reading finds products.
    const certain = answers.filter(({ ids, isKnown }) => isKnown && ids.length > 0)
    const best = certain[0] ?? answers.find(({ ids }) => ids.length > 0) ?? first
    return {
      ...best,
      ids: [...new Set([best, ...certain].flatMap(({ ids }) => ids))],
      isNamed: answers.some(({ isNamed }) => isNamed),
    }
  }

  function readingsOf(question: readonly Piece[]): QueryTerm[][] {
    const meant = withAirConditioners(withoutMains(replaceCoolingSize(question, language)), language)
    return listReadings(splitVehicleCompounds(meant, language), lexicon, correct)
  }
}
