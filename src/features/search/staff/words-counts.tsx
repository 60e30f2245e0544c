import { formatNumber } from '#i18n/format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { WordResultCounts } from '../own-words/search-words.contract.ts'
import { findsManyMore, findsNothing } from './search-words-data.ts'

/** Shows the effect of saving a group: for each word whose results change, the number of products now and after a save. */
export function WordsCounts({ counts }: { counts: WordResultCounts['counts'] }) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const silent = counts.filter((one) => findsNothing(one, counts))
  const growing = counts.filter(findsManyMore)
  const others = counts.filter((one) => one.now !== one.saved && !growing.includes(one))
  const describeCounts = (some: WordResultCounts['counts']) =>
    some.map(({ words, now, saved }) => `${words}: ${formatNumber(now, reader)} → ${formatNumber(saved, reader)}`).join(' · ')
  return (
    <div role="status" className="stack [--gap:.75rem] wrap-anywhere">
      {growing.length > 0 ? (
        <Note kind="warn" title={t('searchWords.growing', { words: describeCounts(growing) })}>
          {t('searchWords.growingText')}
        </Note>
      ) : null}
      {silent.length > 0 ? (
        <Note kind="warn" title={t('searchWords.silent', { words: silent.map(({ words }) => words).join(', ') })}>
          {t('searchWords.silentText')}
        </Note>
      ) : null}
      {others.length > 0 ? <p className="sm muted">{t('searchWords.counts', { words: describeCounts(others) })}</p> : null}
    </div>
  )
}
