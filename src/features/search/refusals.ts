import type { InvertedIndex } from './index/inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './index/postings.ts'
import { type Piece, pieceOf } from './plan/pieces.ts'
import { levels, type TermMatch } from './question.ts'
import { IS_ABOUT, weights } from './search-document.ts'
import type { QueryTerm } from './terms.ts'

/**
 * An exclusion without a filter: the typed text ("sin ser trifásico"), the excluded item, and `lacking`: its word like "sin" or
 * "que no necesite".
 */
export type Refusal = { text: string; pieces: readonly Piece[]; lacking: string | null }
type Parts = {
  index: Pick<InvertedIndex, 'language' | 'words' | 'headAt' | 'idAt' | 'isOnSale'>
  /** Matches of a word, taken literally. */
  ask: (term: QueryTerm) => TermMatch
  /** Some words as they are sought. */
  seek: (pieces: readonly Piece[]) => readonly QueryTerm[]
}
type Remaining = {
  ids: readonly number[]
  near: readonly number[]
  /** Exclusions that could not be applied, as typed. */
  ignored: readonly string[]
}

/** Removes from results what a question excludes, as far as names, figures and places show it. */
export function makeExclusions({ index, ask, seek }: Parts) {
  const { language } = index
  const known = new Map<string, boolean>()
  return { isIndexed, applyExclusions }

  /** True if a word is in names, figures or places of products, or means being on offer. */
  function isIndexed(pieces: readonly Piece[]): boolean {
    const word = pieces.map((piece) => piece.word).join(' ')
    const before = known.get(word)
    if (before !== undefined) return before
    const asked = askFor(pieces)
    const isKnown = asked.length > 0 && asked.every(({ reach, term }) => reach >= levels.about || term.isOffer)
    known.set(word, isKnown)
    return isKnown
  }

  /** If the exclusion would remove all results, it is reported instead and removes none. */
  function applyExclusions({ ids, near }: Pick<Remaining, 'ids' | 'near'>, refusals: readonly Refusal[]): Remaining {
    let remaining: Pick<Remaining, 'ids' | 'near'> = { ids, near }
    const ignored: string[] = []
    for (const { text, pieces, lacking } of refusals) {
      const asked = askFor(pieces)
      const { refused, doubtful } = refusedBy(asked, lacking)
      const [left, leftNear] = [remaining.ids, remaining.near].map((some) => some.filter((id) => !refused.has(id))) as [number[], number[]]
      const isEmpty = left.length + leftNear.length === 0 && remaining.ids.length + remaining.near.length > 0
      // "Sin batería" may mean goods that work without a battery, which no name shows.
      const isPart = lacking !== null && asked.some(({ isHead }) => isHead) && left.length === remaining.ids.length
      if (refused.size === 0 || isEmpty || isPart) ignored.push(text)
      else {
        remaining = { ids: left, near: leftNear }
        if ([...left, ...leftNear].some((id) => doubtful.has(id))) ignored.push(text)
      }
    }
    return { ...remaining, ignored }
  }

  function askFor(pieces: readonly Piece[]): TermMatch[] {
    const sought = seek(pieces).filter(({ isFiller }) => !isFiller)
    const asked = sought.map(ask)
    if (language !== 'de' || asked.every(({ reach }) => reach >= levels.about)) return asked
    // "Kein schwarzes Modul", "nicht die 300er".
    const plain = pieces.map((piece) => pieceOf(piece.word.replace(/e[mnrs]?$/, '')))
    return plain.every(({ word }, at) => word === pieces[at]?.word) ? asked : seek(plain).map(ask)
  }

  /**
   * Ids of excluded products: for a noun, products that are one, but not kits that contain one. A category's name may be wrong
   * for a product in it ("Inversores híbridos"): if names or figures show the excluded word elsewhere, a match by category is
   * only doubtful.
   */
  function refusedBy(asked: readonly TermMatch[], lacking: string | null): Record<'refused' | 'doubtful', ReadonlySet<number>> {
    const [refused, doubtful] = [new Set<number>(), new Set<number>()]
    const [first, ...others] = asked
    // "Paneles sin oferta": decided by the price, not by a word.
    if (first && asked.every(({ term }) => term.isOffer))
      return { refused: new Set(index.idAt.filter((_, place) => index.isOnSale[place])), doubtful }
    if (!first || asked.some(({ reach }) => reach < levels.about)) return { refused, doubtful }
    const isThing = others.length === 0 && first.isHead && !first.isHeadOtherwise
    const isNamed = asked.every(({ score }) => score.some((one) => one > weights.place))
    // Products whose name says "sin mantenimiento" itself.
    const saying = new Set(
      lacking === null
        ? []
        : index.words
            .postingsOf(lacking)
            .filter(isAbout)
            .map((posting) => posting >> WEIGHT_BITS),
    )
    for (const [place, id] of index.idAt.entries()) {
      if (saying.has(place)) continue
      if (isThing) {
        if (first.heads.has(index.headAt[place] ?? '')) refused.add(id)
      } else if (asked.every(({ level }) => level[place] === levels.about)) {
        const isToldBy = !isNamed || asked.every(({ score }) => (score[place] as number) > weights.place)
        ;(isToldBy ? refused : doubtful).add(id)
      }
    }
    return { refused, doubtful }
  }
}

const isAbout = (posting: number) => (posting & WEIGHT_MASK) >= IS_ABOUT
