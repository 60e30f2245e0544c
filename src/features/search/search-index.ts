import type { Language } from '#i18n/language.ts'
import { interleave } from '#kit/lists.ts'
import { makeAnswerCache } from './answers/answer-cache.ts'
import type { SearchTools } from './answers/answer-pieces.ts'
import { answerPlan, extractPieces } from './answers/answer-plan.ts'
import { unmetFiguresOf } from './answers/merge-answers.ts'
import { makeInvertedIndex } from './index/inverted-index.ts'
import { planAsWhole, planQuestion } from './plan/query-plan.ts'
import { getRoles } from './plan/roles.ts'
import type { ListedDocument, SearchDocument } from './search-document.ts'
import type { SearchResult } from './search-result.ts'
import { makeTermMatcher } from './term-matcher.ts'
import { findUnknownWords, type UnknownWord } from './unknown-words.ts'
import { getLexicon } from './words/lexicon.ts'
import type { OwnWords } from './words/word-groups.ts'

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
  const toolsFor = (own: OwnWords | undefined, isSure = false): SearchTools => {
    return { roles: getRoles(language, own), lexicon: getLexicon(language, own), index, ask, isSure }
  }
  return {
    put(document) {
      answers.clear()
      index.put(document)
    },
    remove(id) {
      answers.clear()
      index.remove(id)
    },
    find(query, own, isSure) {
      const answer = () => answerQuestion(query, toolsFor(own, isSure))
      return isSure ? answer() : answers.of(query, own, answer)
    },
    unknownIn(query, own) {
      const tools = toolsFor(own)
      const plan = planQuestion(query, tools.roles)
      const plans = plan.parts?.map((part) => part.plan) ?? [plan]
      const wanted = plans.map((one) => extractPieces(one, tools)).flatMap(({ quiet, pieces }) => quiet ?? pieces)
      return findUnknownWords(wanted, index, tools.lexicon)
    },
  }
}

/** Answers a question; one for several goods ("un panel y cemento") by the answers of its parts, in turns. */
function answerQuestion(query: string, tools: SearchTools): SearchResult {
  const plan = planQuestion(query, tools.roles)
  if (!plan.parts) return answerPlan(plan, tools)
  const things = plan.parts.map((part) => ({ text: part.text, ...answerPlan(part.plan, tools) }))
  // If a part names no goods or finds none, the question is about one product: "inversor de más de 3 kW y garantía de …".
  if (!things.every(({ ids, isNamed }) => isNamed && ids.length > 0)) return answerPlan(planAsWhole(query, tools.roles), tools)
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
