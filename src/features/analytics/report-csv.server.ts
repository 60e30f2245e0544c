import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { CSV_BEGIN, csvLine } from '#kit/csv.ts'
import { funnelSteps } from './event-kinds.ts'
import { productNameOf, wordsFor } from './list-words.ts'
import type { ExportName } from './report.contract.ts'
import type { FullReport } from './report.server.ts'

/** One list of a report, whole, in the reader's words. */
export function reportCsv(report: FullReport, list: ExportName, language: Language): string {
  return (
    CSV_BEGIN +
    rowsOf(report, list, language)
      .map((row) => csvLine(row.map(String)))
      .join('')
  )
}

function rowsOf(report: FullReport, list: ExportName, language: Language): (string | number)[][] {
  const t = staffText(language)
  const steps = funnelSteps.map((step) => t(`analytics.step.${step}`))
  if (list === 'days') {
    // Visitors and views are counted by day.
    if (report.from === report.to)
      return [
        [t('analytics.hour'), t('analytics.visits'), t('analytics.before')],
        ...report.series.map(({ at, visits, before }) => [`${at}:00`, visits, before]),
      ]
    return [
      [t('analytics.day'), t('analytics.visits'), t('analytics.visitors'), t('analytics.views'), t('analytics.before')],
      ...report.series.map(({ at, visits, visitors, views, before }) => [at, visits, visitors, views, before]),
    ]
  }
  if (list === 'products')
    return [
      [t('analytics.product'), ...steps, t('analytics.out')],
      ...report.products.map((line) => [
        productNameOf(line, language) ?? t('analytics.deletedProduct', { id: line.id }),
        ...funnelSteps.map((step) => line[step]),
        line.out,
      ]),
    ]
  if (list === 'funnel')
    return [[t('analytics.funnel'), t('analytics.visitors')], ...report.funnel.map(({ count }, index) => [steps[index] ?? '', count])]
  return [
    [t(`analytics.list.${list}`), t('analytics.count')],
    ...report.lists[list].map(({ name, count }) => [wordsFor(list, name, t, language), count]),
  ]
}
