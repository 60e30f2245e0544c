import type { Language } from '#i18n/language.ts'
import { findLastIndex } from '#kit/lists.ts'
import * as matchStrength from '../match-strength.ts'
import { getRoles, hasRole } from '../plan/roles.ts'
import type { TermMatch } from '../question.ts'

/** Maximum count before a noun; a larger number is a figure: "550 paneles" asks for 550 W. */
const MAX_PIECES = 100
/** Counts up to this may precede a German noun whose plural has no ending: "5 Wechselrichter". */
const MAX_UNBENT = 10

/**
 * Drops a leading count: "4 paneles" means panels and not a kit for four; likewise "1 inversor", "2 hybrid inverters". A number
 * above 1 before a singular is a figure and stays: "5 inversor", "12 batería".
 */
export function withoutCount(matches: readonly TermMatch[], language: Language): readonly TermMatch[] {
  const [count, ...things] = matches
  const [first] = things
  const pieces = Number(count?.term.word)
  if (count?.term.kind !== 'number' || pieces > MAX_PIECES || !first || hasRole(getRoles(language), first.term.word, 'counted'))
    return matches
  if (pieces === 1) return isKnown(first) ? things : matches
  // In English and German qualifiers precede the noun, which is the last main word.
  const last = language === 'es' ? -1 : findLastIndex(things, ({ term }) => !term.relation)
  const isSeveral = (at: number) => isPlural(things[at] as TermMatch) && things.slice(0, at).every(isKnown)
  return isSeveral(0) || (last > 0 && isSeveral(last)) ? things : matches

  function isKnown({ term, reach }: TermMatch): boolean {
    return term.kind === 'text' && reach >= matchStrength.similar
  }

  function isPlural({ term, isHead, heads }: TermMatch): boolean {
    const isUnbent = language === 'de' && pieces <= MAX_UNBENT && term.word.endsWith('er')
    return isHead && (isUnbent || !heads.has(term.word))
  }
}
