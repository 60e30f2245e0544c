import type { Language } from '#i18n/language.ts'
import { interleave } from '#kit/lists.ts'
import { makeAnswerCache } from './answer-cache.ts'
import { answerTerms } from './answer-terms.ts'
import { type Corrector, isEverydayWord, makeCorrector } from './corrections.ts'
import { makeDemandTest } from './demand.ts'
import { makeExclusions } from './exclusions.ts'
import { makeInvertedIndex } from './index/inverted-index.ts'
import * as matchStrength from './match-strength.ts'
import { mergeAnswers, type SearchAnswer, unmetFiguresOf } from './merge-answers.ts'
import { splitChoices } from './plan/choices.ts'
import { findLead } from './plan/leads.ts'
import { powerSourcesFor, replaceCoolingSize, splitVehicleCompounds, withAirConditioners, withoutMains } from './plan/meanings.ts'
import { type Piece, toPiece } from './plan/pieces.ts'
import { hasConstraints, planAsWhole, planQuestion, type QueryConstraints, type QueryPlan } from './plan/query-plan.ts'
import { getRoles } from './plan/roles.ts'
import { extractSearchPieces } from './plan/search-pieces.ts'
import { findSenses } from './plan/senses.ts'
import { type NamedGoods, sharedEnd, splitClauses, splitGoods } from './plan/split-goods.ts'
import type { Token } from './plan/tokens.ts'
import { readQuestion } from './question.ts'
import { listReadings } from './readings.ts'
import type { ListedDocument, SearchDocument } from './search-document.ts'
import type { SearchResult } from './search-result.ts'
import { makeTermMatcher } from './term-matcher.ts'
import { type QueryTerm, toQueryTerms } from './terms.ts'
import { findUnknownWords, isSubject, type UnknownWord } from './unknown-words.ts'
import { getLexicon, type Lexicon } from './words/lexicon.ts'
import { UNFINISHED_MIN } from './words/unfinished.ts'
import { toFigure } from './words/units.ts'
import type { OwnWords } from './words/word-groups.ts'
import { packagingWords } from './words/word-lists.ts'

/** Matches a model code such as "mc4": letters, then digits. */
const MODEL = /^\p{L}{2,}\d+$/u

export type SearchIndex = {
  /** Adds a product, or replaces the one with the same id. */
  put(document: ListedDocument): void
  /** Removes the product with an id, if it is in the index. */
  remove(id: number): void
  /**
   * `own`: staff's words, the same object while they are unchanged. `isSure`: words must match without corrections, only products
   * about them are found, and `near` stays empty. Answers are cached unless `isSure` is set.
   */
  find(query: string, own?: OwnWords, isSure?: boolean): SearchResult
  /** Words of a question that the language does not know in this form: foreign words, brands, typing errors, some plurals. */
  unknownIn(query: string, own?: OwnWords): UnknownWord[]
}

/**
 * Creates an empty index of products in one language. Products are added and removed one by one; results do not depend on the
 * order of these changes.
 *
 * Order of results:
 * 1. the product with the typed SKU, then products whose SKU begins with it;
 * 2. with several nouns, words behind "de", "para", "con", or a noun matched only by a synonym or prefix: products whose name has
 *    the main noun as its head;
 * 3. products about all words (name, SKU, attributes, category) before products that mention one;
 * 4. products whose short text has most of the words that no product is about ("para restaurante");
 * 5. products in stock, then by score, then in the order of lists.
 *
 * Products that are found:
 * - Those with all words of the question that any product has; if no product has all, those with most.
 * - If the question has a main noun (question.ts), only products about it.
 * - If some product is about all words, no product that only mentions them: "placa" (panel) does not find cement whose text says
 *   "for a slab" ("placa"). Products must then be about at least one word or have a near quantity, and mention the other words in
 *   their short text, not by synonyms.
 * - A word that no product is about only ranks the results of the other words ("generador para mi casa"). Alone it finds products
 *   whose short text has it.
 * - Words for offers, battery chemistry and fuel exclude products that differ (demand.ts).
 * - None, if the shop does not sell the goods in question (question.ts). `near` then has the products of nearest.ts.
 *
 * How the parts of a question match:
 * - A word: in its own form, in the singular, as a prefix and by its synonyms; in German also as the end of a compound ("Batterie"
 *   finds "Wandbatterie").
 * - An unknown word: as a mistyped one (one mistake in 4 to 7 letters, two from 8 on, none in words with digits), or as two words
 *   (corrections.ts).
 * - A quantity: in any unit; near quantities rank after exact ones. If no product has a near quantity, results are ordered by their
 *   distance from it (unmet.ts).
 * - A number before an appliance: as a word ("dos"). A unit without a number: all products measured in it.
 * - Words about the price and limits on figures are not searched (plan/query-plan.ts).
 */
export function makeSearchIndex(language: Language): SearchIndex {
  const index = makeInvertedIndex(language)
  const ask = makeTermMatcher(index)
  const answers = makeAnswerCache()
  return {
    put(document) {
      answers.clear()
      index.put(document)
    },
    remove(id) {
      answers.clear()
      index.remove(id)
    },
    find: (query, own, isSure) => (isSure ? find(query, own, true) : answers.of(query, own, () => find(query, own))),
    unknownIn(query, own) {
      const plan = planQuestion(query, getRoles(language, own))
      const wanted = (plan.parts?.map((part) => part.plan) ?? [plan])
        .map((one) => searchPlan(one, own))
        .flatMap(({ quiet, pieces }) => quiet ?? pieces)
      return findUnknownWords(wanted, index, getLexicon(language, own))
    },
  }

  function find(query: string, own?: OwnWords, isSure = false): SearchResult {
    const roles = getRoles(language, own)
    const plan = planQuestion(query, roles)
    if (!plan.parts) return findPlanned(plan, own, isSure)
    const things = plan.parts.map((part) => ({ text: part.text, ...findPlanned(part.plan, own, isSure) }))
    // If a part names no goods or finds none, the question is about one product: "inversor de más de 3 kW y garantía de …".
    if (!things.every(({ ids, isNamed }) => isNamed && ids.length > 0)) return findPlanned(planAsWhole(query, roles), own, isSure)
    return {
      ids: interleave(things.map(({ ids }) => ids)),
      near: [],
      isForOffers: false,
      isNamed: true,
      unmet: unmetFiguresOf(things),
      lacking: [...new Set(things.flatMap(({ lacking }) => lacking))],
      constraints: { ...plan.constraints, ignored: things.flatMap(({ constraints }) => constraints.ignored) },
      things: things.map(({ text, ids, constraints }) => ({ text, ids, constraints })),
    }
  }

  function leadOf(left: readonly Token[], own: OwnWords | undefined) {
    const [roles, lexicon] = [getRoles(language, own), getLexicon(language, own)]
    return findLead(left, findSenses(left, roles), {
      alike: (word) => lexicon.synonymsOf([word])?.words ?? [],
      roleOf: (word) => roles.alone.get(word)?.find(({ role }) => role === 'appliance' || role === 'service'),
    })
  }

  /** Separates pieces to search from exclusions; a word after "no" is excluded only if the index knows it. */
  function searchPlan(plan: QueryPlan, own: OwnWords | undefined) {
    return extractSearchPieces(plan, getRoles(language, own), refusingIn(getLexicon(language, own)).isIndexed)
  }

  function findPlanned(plan: QueryPlan, own: OwnWords | undefined, isSure: boolean): SearchResult {
    const lexicon = getLexicon(language, own)
    const { applyExclusions, isIndexed } = refusingIn(lexicon)
    const { rest, pieces: wanted, quiet, exclusions, unverified, largest } = extractSearchPieces(plan, getRoles(language, own), isIndexed)
    const constraints: QueryConstraints = { ...plan.constraints, ...(largest ? { largest } : {}), rest }
    const correct: Corrector = isSure ? () => undefined : makeCorrector(index, language, lexicon)
    const tiers = index.skuTiersOf(rest)
    const led = tiers.size > 0 ? undefined : leadOf(plan.left, own)
    // The last word is not unfinished in a typed SKU or a question for a service: "instala" must not become "instalación solar".
    const isWhole = tiers.size > 0 || isSure || quiet !== undefined || led?.isAll === true
    const finished = (isWhole ? [] : finishedWays(wanted, lexicon)).map(answerAll).filter(({ ids }) => ids.length > 0)
    const { isKnown: _, isMet: __, ...found } = finished.length > 0 ? mergeAnswers(finished) : answerSilent()
    const { ids, near, ignored } = applyExclusions(found, exclusions)
    // A question for a service alone gets a lead and no products: many mention "garantía", but none is a warranty.
    const isService = led?.isAll === true && 'service' in led.lead && !found.isNamed
    return {
      ...found,
      ids: isService ? [] : ids,
      near: isService ? [] : near,
      constraints: { ...constraints, ignored: [...ignored, ...unverified] },
      ...(led && (led.isAll || ids.length === 0) ? { lead: led.lead } : {}),
    }

    /** For "que no haga ruido" products called silent come first. All others follow, since quiet goods may not say so. */
    function answerSilent(): SearchAnswer {
      const all = answerClauses(wanted)
      if (!quiet) return all
      const { ids, isNamed } = answerAll(quiet)
      return ids.length === 0 ? all : { ...all, ids: [...new Set([...ids, ...all.ids])], near: [], isNamed: all.isNamed || isNamed }
    }

    /** Answers a question by its clauses if the whole finds nothing: "Voy a construir. ¿Tienen cemento?" has goods in the second. */
    function answerClauses(question: readonly Piece[]): SearchAnswer {
      const whole = answerAll(question)
      if (whole.ids.length > 0 || isWhole) return whole
      const clauses = splitClauses(question).map((pieces) => ({ pieces, answer: answerAll(pieces) }))
      const named = clauses.filter(({ answer }) => answer.ids.length > 0 && answer.isNamed)
      if (named.length === 0) return whole
      const found = mergeAnswers(named.map(({ answer }) => answer))
      const skipped = clauses.filter((clause) => !named.includes(clause)).flatMap(({ pieces }) => pieces)
      const unmet = skipped.filter(({ kind }) => kind === 'quantity').map(({ word }) => toFigure(word))
      return { ...found, unmet: unmetFiguresOf([found, { unmet }]) }
    }

    function answerAll(question: readonly Piece[]): SearchAnswer {
      const things = tiers.size > 0 ? [question] : (powerSourcesFor(question, language) ?? splitGoods(question, language, named))
      const end = things.length > 1 ? sharedEnd(things) : []
      return mergeAnswers(
        things.map((thing) => {
          const isLast = thing === things.at(-1)
          const shared = end.length > 0 && !isLast ? answerAny([...thing, ...end]) : undefined
          return shared && shared.ids.length > 0 && shared.isMet ? shared : answerAny(thing)
        }),
      )
    }

    function readingsIn(question: readonly Piece[]): QueryTerm[][] {
      const meant = withAirConditioners(withoutMains(replaceCoolingSize(question, language)), language)
      return listReadings(splitVehicleCompounds(meant, language), lexicon, correct)
    }

    function named(part: readonly Piece[]): NamedGoods {
      const [terms = []] = readingsIn(part)
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

    /** Merges the results of alternatives ("12 or 24 V"). If any has products with its figure, alternatives without are dropped. */
    function answerAny(question: readonly Piece[]): SearchAnswer {
      const answers = (tiers.size > 0 ? [question] : splitChoices(question)).map(answerReadings)
      const met = answers.filter(({ isMet, ids }) => isMet && ids.length > 0)
      return { ...mergeAnswers(met.length > 0 ? met : answers), unmet: unmetFiguresOf(answers) }
    }

    function answer(terms: readonly QueryTerm[]): SearchAnswer {
      const isConstrained = hasConstraints(constraints) || exclusions.some(({ pieces }) => isIndexed(pieces))
      return answerTerms(terms, { index, ask, isSure, tiers, isConstrained })
    }

    function answerReadings(question: readonly Piece[]): SearchAnswer {
      const [typed = [], ...others] = readingsIn(question)
      const first = answer(typed)
      if (others.length === 0) return first
      const answers = [first, ...others.map(answer)]
      // Readings with an unknown word in staff's phrase, which may be a brand, count only if no other reading finds products.
      const certain = answers.filter(({ ids, isKnown }) => isKnown && ids.length > 0)
      const best = certain[0] ?? answers.find(({ ids }) => ids.length > 0) ?? first
      return {
        ...best,
        ids: [...new Set([best, ...certain].flatMap(({ ids }) => ids))],
        isNamed: answers.some(({ isNamed }) => isNamed),
      }
    }
  }

  /** Returns the question with each completion of its unfinished last word; none if the word is known or has no completion. */
  function finishedWays(pieces: readonly Piece[], lexicon: Lexicon): (readonly Piece[])[] {
    const last = pieces.at(-1)
    if (last?.kind !== 'text' || last.word.length < UNFINISHED_MIN) return []
    if (isEverydayWord(last.word, lexicon) || index.words.beginningWith(last.word).some((word) => isSubject(word, index))) return []
    const ends = lexicon.complete(pieces.map(({ word }) => word))
    return ends.map((end) => [...pieces.slice(0, -1), ...end.map((word) => toPiece(word))])
  }

  function refusingIn(lexicon: Lexicon) {
    // German matches prefixes, since a compound is distinguished by its first part: "keine Wand" excludes a "Wandbatterie".
    return makeExclusions({
      index,
      ask: (term) => ask(term, language !== 'de'),
      seek: (pieces) => toQueryTerms(pieces, lexicon, () => undefined),
    })
  }
}

/**
 * Builds an index of the given products.
 *
 * @param documents in the order of lists
 */
export function buildSearchIndex(documents: readonly SearchDocument[], language: Language): SearchIndex {
  const index = makeSearchIndex(language)
  for (const [place, document] of documents.entries()) index.put({ ...document, position: place + 1, sortName: '' })
  return index
}
