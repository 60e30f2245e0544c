import type { Language } from '#i18n/language.ts'
import type { Finding } from '../fit/finding.ts'
import { createItemWords, findingTexts, type HouseholdKind, type NamedItem } from './item-words.ts'
import { knownSentence, plainFitRules } from './pair-sentences.ts'
import { unknownSentences } from './unknown-sentences.ts'

/** A finding as one sentence. */
export type WordedFinding = { verdict: Finding['verdict']; text: string }
/** `headline`: a summary of all findings. `hint`: a shorter summary, only if there is a misfit or an open finding. */
export type WordedFindings = { findings: WordedFinding[]; headline?: string; hint?: string }

/** Maximum number of sentences; misfits come first. */
const MAX_SENTENCES = 80

/** Sort key of a finding: misfits, a missing battery, other neutral findings, unknown findings, assignments without alternatives, fits. */
function rankOf({ check, verdict, figures }: Finding): number {
  if (verdict === 'never') return 0
  if (check === 'noBattery') return NO_BATTERY
  if (verdict === 'told') return check === 'shared' && figures.isOpen !== 1 ? TOLD_ONLY : 2
  return verdict === 'unknown' ? UNKNOWN : FITTING
}
const [NO_BATTERY, UNKNOWN, TOLD_ONLY, FITTING] = [1, 3, 4, 5]

type Ranked = WordedFinding & { rank: number }

/**
 * Writes findings as sentences, see {@link rankSentences}, with a summary. The summary says that everything fits only if no finding is
 * open, that is neutral or unknown. It mentions a missing battery instead of the goods that fit.
 */
export function wordFindings(...of: Parameters<typeof rankSentences>): WordedFindings {
  const sentences = rankSentences(...of)
  const t = findingTexts[of[2]]
  const count = (isIn: (rank: number) => boolean) => sentences.filter(({ rank }) => isIn(rank)).length
  const [misfits, noBattery, open, fits] = [
    count((rank) => rank === 0),
    count((rank) => rank === NO_BATTERY),
    count((rank) => rank > 0 && rank < TOLD_ONLY),
    count((rank) => rank === FITTING),
  ]
  return { findings: sentences.map(({ verdict, text }) => ({ verdict, text })), ...summary() }

  function summary(): Omit<WordedFindings, 'findings'> {
    const same = (headline: string) => ({ headline, hint: headline })
    if (misfits > 0) return same(t('headline.misfits', { count: misfits }))
    if (noBattery > 0) return same(t('headline.noBattery', { others: open - noBattery }))
    if (open === 0) return fits > 0 ? { headline: t('headline.fits') } : {}
    const hint = t('headline.open', { count: open })
    return { headline: fits > 0 ? t('headline.fitsOpen', { count: open }) : hint, hint }
  }
}

/** Drops the finding that a small part goes with a product if another rule about the pair does not fit. */
function withoutContradictions(findings: readonly Finding[]): Finding[] {
  const pairOf = ({ ids }: Finding) => [...ids].sort().join()
  const isPlainFit = ({ check, verdict }: Finding) => verdict === 'fits' && plainFitRules.has(check)
  if (!findings.some(isPlainFit)) return [...findings]
  const contradicted = new Set(findings.filter(({ verdict }) => verdict !== 'fits').map(pairOf))
  return findings.filter((finding) => !isPlainFit(finding) || !contradicted.has(pairOf(finding)))
}

/**
 * Writes findings as sentences, misfits first. A missing figure is listed once per product, however many rules need it.
 *
 * @param home the household that a power source is checked against
 */
function rankSentences(
  findings: readonly Finding[],
  items: readonly NamedItem[],
  language: Language,
  home: HouseholdKind = 'own',
): Ranked[] {
  const words = createItemWords(items, language, home)
  const isOpen = ({ verdict }: Finding) => verdict === 'unknown'
  const known = withoutContradictions(findings)
    .filter((finding) => !isOpen(finding))
    .map((finding) => ({ verdict: finding.verdict, rank: rankOf(finding), write: () => knownSentence(words, finding) }))
  const unknown = unknownSentences(words, findings.filter(isOpen)).map(({ text, of }) => ({
    verdict: 'unknown' as const,
    rank: of ? rankOf(of) : UNKNOWN,
    write: () => text,
  }))
  // Products may share a name, which makes their sentences equal: each sentence is shown once.
  const sentences = new Map<string, Ranked>()
  for (const { verdict, rank, write } of [...known, ...unknown].sort((one, other) => one.rank - other.rank)) {
    if (sentences.size === MAX_SENTENCES) break
    const text = write()
    if (!sentences.has(text)) sentences.set(text, { verdict, rank, text })
  }
  return [...sentences.values()]
}
