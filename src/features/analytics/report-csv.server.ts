import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { BYTE_ORDER_MARK, reportRow } from '#kit/csv.ts'
import { funnelSteps } from './event-kinds.ts'
import { labelFor, productNameOf } from './list-words.ts'
import type { ExportName } from './report.contract.ts'
import type { FullReport } from './report.server.ts'
import { countBegun, seriesColumns } from './series.ts'

/** One list of a report as CSV, with all its lines, in the reader's language. */
export function reportCsv(report: FullReport, list: ExportName, language: Language): string {
  return (
    BYTE_ORDER_MARK +
    rowsOf(report, list, language)
      .map((row) => reportRow(row.map(String)))
      .join('')
  )
}

function rowsOf(report: FullReport, list: ExportName, language: Language): (string | number)[][] {
  const t = staffText(language)
  const steps = funnelSteps.map((step) => t(`analytics.step.${step}`))
  if (list === 'days') {
    const begun = countBegun(report)
    const columns = seriesColumns(report)
    const at = t(report.from === report.to ? 'analytics.hourInHavana' : 'analytics.dayInHavana')
    return [
      [at, ...columns.map((column) => t(`analytics.${column}`))],
      ...report.series.map((point, index) => [
        report.from === report.to ? `${point.at}:00` : point.at,
        // Days and hours that have not begun are empty, not 0. The previous period (`before`) has its figures for them too.
        ...columns.map((column) => (index < begun || column === 'before' ? (point[column] ?? '') : '')),
      ]),
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
    return [
      [t('analytics.funnel'), t('analytics.visitors'), t('analytics.outOfOrder')],
      ...report.funnel.map(({ name, count, outOfOrder }) => [t(`analytics.step.${name}`), count, outOfOrder]),
    ]
  return [
    [t(`analytics.list.${list}`), t('analytics.count')],
    ...report.lists[list].map(({ name, count }) => [labelFor(list, name, t, language), count]),
  ]
}
