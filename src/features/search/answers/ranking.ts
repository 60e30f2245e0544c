import type { InvertedIndex } from '../index/inverted-index.ts'
import * as matchStrength from '../match-strength.ts'
import type { Reading, TermMatch } from '../question.ts'

/** Count of a matched word; a matched quantity counts 1, so for "batería 5 kWh" a battery ranks above a system of 5 kWh. */
const WORD_COUNTS = 16
/** Upper bounds of a score (in hundredths) and of a list rank: tier, score and rank share the 53 bits of one number. */
const SCORES = 2 ** 15
const RANKS = 2 ** 20

type RankingInput = {
  reading: Reading
  /** Products whose SKU was typed (0) or begins with the typed text (1), by index place. They are found even if no word matches. */
  tiers: ReadonlyMap<number, 0 | 1>
  index: Pick<InvertedIndex, 'isInStock' | 'headAt' | 'ranks' | 'inOrder'>
}

/** Returns the index places of the products that answer a search, best first. */
export function rankProducts({ reading, tiers, index: { isInStock, headAt, ranks, inOrder } }: RankingInput): number[] {
  const { about, mentioned, primary } = reading
  const counted = about.length > 0 ? about : mentioned
  let tally = tallyOf(counted, isInStock.length)
  // A word for the place of use counts only if a product is made for that place: otherwise "generador para casa" means any
  // generator.
  const mainTerms = counted.filter(({ term }) => !term.isUse)
  if (!tally.exact.includes(tally.most) && mainTerms.length > 0 && mainTerms.length < counted.length)
    tally = tallyOf(mainTerms, isInStock.length)
  const isMatch = matching(reading, tally)
  // Products whose name has the main noun as its head rank first: a mixer before accessories of mixers, an "inversor" before a
  // "generador inverter", for "ba" batteries before a filter for below ("bajo") the sink.
  const hasPrimaryNoun =
    primary !== undefined && (primary.isRelated || (primary.word.isHead && (primary.word.isSynonymHead || primary.word.isPrefixOnly)))
  const isOther = (place: number) => hasPrimaryNoun && !primary.word.heads.has(headAt[place] ?? '')
  // For "sistema para restaurante" a system whose short text mentions restaurants ranks first, whatever its stock.
  const mentions = about.length > 0 ? countMentions(mentioned, isInStock.length) : undefined
  const mostMentions = mentions ? greatest(mentions, isMatch) : 0
  const hasMostMentions = (place: number) => !mentions || mentions[place] === mostMentions
  const rankOf = ranks()
  const keys = new Float64Array(isInStock.length)
  let count = 0
  for (let place = 0; place < isInStock.length; place += 1) {
    const skuTier = tiers.get(place)
    if (skuTier === undefined && !isMatch(place)) continue
    let score = 0
    for (const match of about) score += match.score[place] as number
    for (const match of mentioned) score += match.score[place] as number
    const isAboutMost = tally.all > 0 && tally.exact[place] === tally.most
    const tier =
      skuTier ?? 2 + (isOther(place) ? 8 : 0) + (isAboutMost ? 0 : 4) + (hasMostMentions(place) ? 0 : 2) + (isInStock[place] ? 0 : 1)
    keys[count] = (tier * SCORES + (SCORES - 1 - Math.min(SCORES - 1, Math.round(score * 100)))) * RANKS + (rankOf[place] as number)
    count += 1
  }
  // Sorting one number of tier, score and rank is many times faster than a function that compares all three.
  const placeOf = inOrder()
  // Avoids `%`, which is slow for numbers above 32 bits.
  const places: number[] = []
  for (const key of keys.subarray(0, count).sort()) places.push(placeOf[key - Math.floor(key / RANKS) * RANKS] as number)
  return places
}

/** Returns a test by index place: true if the product is found. The rules are at `makeSearchIndex`. */
function matching({ kind, needsAll, primary }: Reading, { weak, summary, similar, exact, most, all }: Tally): (place: number) => boolean {
  if (all === 0 || most === 0) return () => false
  // A long text alone finds nothing: "rebar" must not find a saw whose long text says that it cuts rebar.
  if (kind === 'mentioned') return (place) => weak[place] === all
  if (needsAll && !exact.includes(all)) return (place) => weak[place] === all
  // The main noun must match: "generator 110v" must not find a 110 V grinder that runs on a generator, "mixer for concrete" no
  // concrete blocks.
  const isPrimary = (place: number) => !primary || (primary.word.level[place] as number) >= matchStrength.similar
  if (exact.includes(most)) {
    const isMost = (place: number) => summary[place] === most && similar[place] !== 0 && isPrimary(place)
    if (summary.some((_, place) => isMost(place))) return isMost
  }
  // Otherwise finds, of the products about the main noun, those about most of the words: all of them for a related noun, else those
  // whose short text has most of the words.
  const closest = greatest(similar, isPrimary)
  const isClosest = (place: number) => similar[place] === closest && isPrimary(place)
  if (primary?.isRelated) return isClosest
  const maxSummaryCount = greatest(summary, isClosest)
  return (place) => isClosest(place) && summary[place] === maxSummaryCount
}

/** How many of the mentioned words each product's short text contains, by index place; undefined if no words are mentioned. */
function countMentions(mentioned: readonly TermMatch[], count: number): Uint8Array | undefined {
  if (mentioned.length === 0) return undefined
  const mentions = new Uint8Array(count)
  for (const { level } of mentioned)
    for (let place = 0; place < count; place += 1)
      if ((level[place] as number) >= matchStrength.summary) mentions[place] = (mentions[place] as number) + 1
  return mentions
}

function greatest(counts: Uint8Array, isMeant: (place: number) => boolean): number {
  let most = 0
  for (let place = 0; place < counts.length; place += 1)
    if ((counts[place] as number) > most && isMeant(place)) most = counts[place] as number
  return most
}

/**
 * Counts of matched words per product, by index place; a word counts `WORD_COUNTS`, a quantity 1. `matched`: at any match strength;
 * the others: at the strength of their name or above. `most` is the highest `matched` of any product, `all` the count if every
 * word matches.
 */
type Tally = {
  matched: Uint8Array
  weak: Uint8Array
  summary: Uint8Array
  similar: Uint8Array
  exact: Uint8Array
  most: number
  all: number
}

function tallyOf(matches: readonly TermMatch[], count: number): Tally {
  const none = () => new Uint8Array(count)
  const [matched, weak, summary, similar, exact] = [none(), none(), none(), none(), none()]
  let [most, all] = [0, 0]
  for (const { term, level } of matches) {
    const counts = term.kind === 'text' ? WORD_COUNTS : 1
    all += counts
    for (let place = 0; place < count; place += 1) {
      const reached = level[place] as number
      if (reached === 0) continue
      matched[place] = (matched[place] as number) + counts
      if (reached >= matchStrength.weak) weak[place] = (weak[place] as number) + counts
      if (reached >= matchStrength.summary) summary[place] = (summary[place] as number) + counts
      if (reached >= matchStrength.similar) similar[place] = (similar[place] as number) + counts
      if (reached === matchStrength.exact) exact[place] = (exact[place] as number) + counts
    }
  }
  for (const has of matched) if (has > most) most = has
  return { matched, weak, summary, similar, exact, most, all }
}
