import { Pencil, Plus } from 'lucide-react'
import { Link, useNavigation } from 'react-router'
import { getReport } from '#features/analytics/calls.ts'
import { parseRange } from '#features/analytics/ranges.ts'
import { RangeBar } from '#features/analytics/staff/range-bar.tsx'
import { ReportView } from '#features/analytics/staff/report-view.tsx'
import { findGroupWith, searchWordsQuery } from '#features/search/staff/search-words-data.ts'
import { defaultLanguage } from '#i18n/language.ts'
import { dayAndMinute } from '#kit/havana.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/analytics.page'
import { inBrowser, onServer, orUndefined, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'

const load = (async ({ api, cache, url }) => {
  const { day: today } = dayAndMinute(new Date())
  const shown = parseRange(url.searchParams, today)
  const { from, to, isWrong } = shown
  const [report, words] = await Promise.all([
    isWrong ? undefined : api.call(getReport, { query: { from, to } }),
    orUndefined(cache.fetchQuery({ ...searchWordsQuery(api), retry: false, staleTime: 0 })),
  ])
  return { today, shown, report, words }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Analytics: visits, viewed pages and products, and how many visitors sent an inquiry or an order. */
export default function AnalyticsPage({ loaderData: { today, shown, report, words = [] } }: Route.ComponentProps) {
  const t = useStaffText()
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="wrap am" aria-busy={isLoading || undefined}>
      <PageTitle text={t('analytics.title')} />
      <div className="head">
        <h1>{t('analytics.title')}</h1>
        <RangeBar shown={shown} today={today} />
      </div>
      {report ? (
        <ReportView
          report={report}
          missedAction={({ name, language = defaultLanguage }) => {
            const isKept = findGroupWith(words, language, name) !== undefined
            const Icon = isKept ? Pencil : Plus
            return (
              <Link
                className="row nowrap sm min-h-11 justify-self-start gap-1.5"
                to={`/admin/search-words?${new URLSearchParams({ language, words: name })}`}
                aria-label={t(isKept ? 'searchWords.openKeptNamed' : 'searchWords.openNamed', { words: name })}
              >
                <Icon className="ic" aria-hidden="true" />
                {t(isKept ? 'searchWords.openKept' : 'searchWords.open')}
              </Link>
            )
          }}
        />
      ) : null}
    </div>
  )
}
