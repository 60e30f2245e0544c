import type { InvertedIndex } from '../index/inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from '../index/postings.ts'
import * as matchStrength from '../match-strength.ts'
import { type Piece, toPiece } from '../plan/pieces.ts'
import type { TermMatch } from '../question.ts'
import { fieldWeights, MIN_SUBJECT_WEIGHT } from '../search-document.ts'
import type { QueryTerm } from '../terms.ts'

/**
 * An exclusion that no list filter can express. `text` is the typed text ("sin ser trifásico"), `pieces` the excluded item.
 * `lacking` is the last word of an opener that means "without" ("sin", "que no necesite"), null for other openers.
 */
export type Exclusion = { text: string; pieces: readonly Piece[]; lacking: string | null }
type Dependencies = {
  index: Pick<InvertedIndex, 'language' | 'words' | 'headAt' | 'idAt' | 'isOnSale'>
  /** Finds the products that match a term; in German a prefix matches too. */
  ask: (term: QueryTerm) => TermMatch
  /** Turns pieces into search terms, without corrections. */
  seek: (pieces: readonly Piece[]) => readonly QueryTerm[]
}
type Remaining = {
  ids: readonly number[]
  near: readonly number[]
  /** Exclusions that could not be applied, or not to all products, as typed. */
  ignored: readonly string[]
}

/** Creates a test of whether an excluded item is known, and a function that removes excluded products (rules at `refusedBy`). */
export function makeExclusions({ index, ask, seek }: Dependencies) {
  const { language } = index
  const known = new Map<string, boolean>()
  return { isIndexed, applyExclusions }

  /** True if each word is in the name, figures or category of some product, or means being on offer. */
  function isIndexed(pieces: readonly Piece[]): boolean {
    const word = pieces.map((piece) => piece.word).join(' ')
    const before = known.get(word)
    if (before !== undefined) return before
    const matches = askFor(pieces)
    const isKnown = matches.length > 0 && matches.every(({ reach, term }) => reach >= matchStrength.exact || term.isOffer)
    known.set(word, isKnown)
    return isKnown
  }

  /**
   * Removes excluded products. An exclusion that matches no product, or would remove all results, is reported as ignored instead.
   * An exclusion that leaves doubtful products (see `refusedBy`) is applied and reported.
   */
  function applyExclusions({ ids, near }: Pick<Remaining, 'ids' | 'near'>, exclusions: readonly Exclusion[]): Remaining {
    let remaining: Pick<Remaining, 'ids' | 'near'> = { ids, near }
    const ignored: string[] = []
    for (const { text, pieces, lacking } of exclusions) {
      const matches = askFor(pieces)
      const { refused, doubtful } = refusedBy(matches, lacking)
      const [left, leftNear] = [remaining.ids, remaining.near].map((some) => some.filter((id) => !refused.has(id))) as [number[], number[]]
      const isEmpty = left.length + leftNear.length === 0 && remaining.ids.length + remaining.near.length > 0
      // "Sin batería" may mean goods that work without a battery, which no name shows.
      const isPart = lacking !== null && matches.some(({ isHead }) => isHead) && left.length === remaining.ids.length
      if (refused.size === 0 || isEmpty || isPart) ignored.push(text)
      else {
        remaining = { ids: left, near: leftNear }
        if ([...left, ...leftNear].some((id) => doubtful.has(id))) ignored.push(text)
      }
    }
    return { ...remaining, ignored }
  }

  function askFor(pieces: readonly Piece[]): TermMatch[] {
    const terms = seek(pieces).filter(({ isFiller }) => !isFiller)
    const matches = terms.map(ask)
    if (language !== 'de' || matches.every(({ reach }) => reach >= matchStrength.exact)) return matches
    // Retry without German endings: "kein schwarzes Modul", "nicht die 300er".
    const plain = pieces.map((piece) => toPiece(piece.word.replace(/e[mnrs]?$/, '')))
    return plain.every(({ word }, at) => word === pieces[at]?.word) ? matches : seek(plain).map(ask)
  }

  /**
   * Ids of excluded products. A noun excludes products that are one, but not kits that contain one. A category's name may not fit
   * each of its products ("Inversores híbridos"): if some product has the excluded word in its name or figures, products that
   * have it only in their category are doubtful and stay.
   */
  function refusedBy(matches: readonly TermMatch[], lacking: string | null): Record<'refused' | 'doubtful', ReadonlySet<number>> {
    const [refused, doubtful] = [new Set<number>(), new Set<number>()]
    const [first, ...others] = matches
    // "Paneles sin oferta" excludes by price, not by a word.
    if (first && matches.every(({ term }) => term.isOffer))
      return { refused: new Set(index.idAt.filter((_, place) => index.isOnSale[place])), doubtful }
    if (!first || matches.some(({ reach }) => reach < matchStrength.exact)) return { refused, doubtful }
    const isThing = others.length === 0 && first.isHead && !first.isSynonymHead
    const isNamed = matches.every(({ score }) => score.some((one) => one > fieldWeights.place))
    // Products whose own name says "sin mantenimiento" are kept.
    const excepted = new Set(
      lacking === null
        ? []
        : index.words
            .postingsOf(lacking)
            .filter(isAbout)
            .map((posting) => posting >> WEIGHT_BITS),
    )
    for (const [place, id] of index.idAt.entries()) {
      if (excepted.has(place)) continue
      if (isThing) {
        if (first.heads.has(index.headAt[place] ?? '')) refused.add(id)
      } else if (matches.every(({ level }) => level[place] === matchStrength.exact)) {
        const isToldBy = !isNamed || matches.every(({ score }) => (score[place] as number) > fieldWeights.place)
        ;(isToldBy ? refused : doubtful).add(id)
      }
    }
    return { refused, doubtful }
  }
}

const isAbout = (posting: number) => (posting & WEIGHT_MASK) >= MIN_SUBJECT_WEIGHT
