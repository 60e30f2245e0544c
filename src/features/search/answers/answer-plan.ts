import { isEverydayWord } from '../corrections.ts'
import { type FoundLead, findLead } from '../plan/leads.ts'
import { type Piece, toPiece } from '../plan/pieces.ts'
import { hasConstraints, type QueryPlan } from '../plan/query-plan.ts'
import { extractSearchPieces } from '../plan/search-pieces.ts'
import { findSenses } from '../plan/senses.ts'
import type { Token } from '../plan/tokens.ts'
import type { SearchResult } from '../search-result.ts'
import { toQueryTerms } from '../terms.ts'
import { isSubject } from '../unknown-words.ts'
import { UNFINISHED_MIN } from '../words/unfinished.ts'
import { makePieceAnswers, type SearchTools } from './answer-pieces.ts'
import { makeExclusions } from './exclusions.ts'
import { mergeAnswers, type SearchAnswer } from './merge-answers.ts'

/** Answers the plan of a question, or of a part of it that names goods of its own. */
export function answerPlan(plan: QueryPlan, tools: SearchTools): SearchResult {
  const { index, roles, isSure } = tools
  const { applyExclusions, isIndexed } = exclusionsWith(tools)
  const { rest, pieces: wanted, quiet, exclusions, unverified, largest } = extractSearchPieces(plan, roles, isIndexed)
  const constraints = { ...plan.constraints, ...(largest ? { largest } : {}), rest }
  const isConstrained = hasConstraints(constraints) || exclusions.some(({ pieces }) => isIndexed(pieces))
  const tiers = index.skuTiersOf(rest)
  const isSku = tiers.size > 0
  const led = isSku ? undefined : leadOf(plan.left, tools)
  const answer = makePieceAnswers({ tiers, isConstrained, ...tools })
  // The last word is not unfinished in a typed SKU or a question for a service: "instala" must not become "instalación solar".
  const isWhole = isSku || isSure || quiet !== undefined || led?.isAll === true
  const finished = (isWhole ? [] : finishedWays(wanted, tools)).map((way) => answer(way, true)).filter(({ ids }) => ids.length > 0)
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
    const all = answer(wanted, isWhole)
    if (!quiet) return all
    const { ids, isNamed } = answer(quiet, true)
    return ids.length === 0 ? all : { ...all, ids: [...new Set([...ids, ...all.ids])], near: [], isNamed: all.isNamed || isNamed }
  }
}

/** Separates pieces to search from exclusions; a word after "no" is excluded only if the index knows it. */
export function extractPieces(plan: QueryPlan, tools: SearchTools) {
  return extractSearchPieces(plan, tools.roles, exclusionsWith(tools).isIndexed)
}

function exclusionsWith({ index, ask, lexicon }: SearchTools) {
  // German matches prefixes, since a compound is distinguished by its first part: "keine Wand" excludes a "Wandbatterie".
  return makeExclusions({
    index,
    ask: (term) => ask(term, index.language !== 'de'),
    seek: (pieces) => toQueryTerms(pieces, lexicon, () => undefined),
  })
}

function leadOf(left: readonly Token[], { roles, lexicon }: SearchTools): FoundLead | undefined {
  return findLead(left, findSenses(left, roles), {
    alike: (word) => lexicon.synonymsOf([word])?.words ?? [],
    roleOf: (word) => roles.alone.get(word)?.find(({ role }) => role === 'appliance' || role === 'service'),
  })
}

/** Returns the question with each completion of its unfinished last word; none if the word is known or has no completion. */
function finishedWays(pieces: readonly Piece[], { index, lexicon }: SearchTools): (readonly Piece[])[] {
  const last = pieces.at(-1)
  if (last?.kind !== 'text' || last.word.length < UNFINISHED_MIN) return []
  if (isEverydayWord(last.word, lexicon) || index.words.beginningWith(last.word).some((word) => isSubject(word, index))) return []
  const ends = lexicon.complete(pieces.map(({ word }) => word))
  return ends.map((end) => [...pieces.slice(0, -1), ...end.map((word) => toPiece(word))])
}
