import type { ReactNode } from 'react'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { isSearchTerm, labelFor, productNameOf, SHOWN_LINES } from '../list-words.ts'
import type { ListLine, Report, ReportListName } from '../report.contract.ts'
import { formatMinute } from '../series.ts'
import { BarList } from './bar-list.tsx'
import { formatChange, formatCount, formatRange } from './figures.ts'
import { Funnel } from './funnel.tsx'
import { Panel } from './panel.tsx'
import { ProductTable } from './product-table.tsx'
import { Legend, VisitsChart } from './visits-chart.tsx'

const totals = ['visits', 'visitors', 'orders', 'inquiries'] as const
const comparisons = { minute: 'analytics.shownUntil', days: 'analytics.shownWithoutToday', none: 'analytics.shownAlone' } as const
/** Lists after the funnel and the products, shown in two columns. */
const lists = [
  'pages',
  'countries',
  'devices',
  'languages',
  'referrers',
  'connections',
  'terms',
  'missed',
  'actions',
  'bots',
] as const satisfies ReportListName[]

type ReportViewProps = {
  report: Report
  /** Returns a control for a line of searches without a result. */
  missedAction: (line: ListLine) => ReactNode
}

/** Report of a range: totals, visits and views over time, the funnel, and lists. */
export function ReportView({ report, missedAction }: ReportViewProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const title = t(report.from === report.to ? 'analytics.perHour' : 'analytics.perDay')
  const viewed = report.products.filter(({ product }) => product > 0)
  const sentence = report.partly ? comparisons[report.partly] : 'analytics.shown'
  return (
    <>
      <p className="sm muted mb-3">
        {t(report.from > report.now.day ? 'analytics.notBegun' : sentence, {
          range: formatRange(report, language),
          before: formatRange(report.before, language),
          time: formatMinute(report.now.minute),
        })}
      </p>
      <dl className="plate plate-md">
        {totals.map((name) => (
          <div key={name} className="flex-col-reverse! justify-end">
            <dt>
              <span>
                {report.partly === 'none'
                  ? t(`analytics.${name}`)
                  : t('analytics.changed', { what: t(`analytics.${name}`), change: formatChange(report.totals[name], language) })}
              </span>
            </dt>
            <dd>
              <b>{formatCount(report.totals[name].count, language)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Panel
          list="days"
          title={title}
          range={report}
          isEmpty={report.series.every(({ visits, before }) => visits + (before ?? 0) === 0)}
          beside={<Legend hasViews={report.from !== report.to} />}
        >
          <VisitsChart report={report} title={title} />
        </Panel>
      </div>
      <div className="grid grid-2 mt-5 gap-5">
        <Panel list="funnel" range={report} isEmpty={report.funnel.every(({ count, outOfOrder }) => count + outOfOrder === 0)}>
          <Funnel steps={report.funnel} />
        </Panel>
        <Panel list="products" range={report} isEmpty={viewed.length === 0}>
          <BarList
            lines={viewed.slice(0, SHOWN_LINES).map((line) => ({
              key: String(line.id),
              name: productNameOf(line, language) ?? t('analytics.deletedProduct', { id: line.id }),
              count: line.product,
            }))}
            size={report.sizes.products}
          />
        </Panel>
      </div>
      <div className="mt-5">
        <Panel list="products" title={t('analytics.byProduct')} range={report} isEmpty={report.products.length === 0}>
          <ProductTable lines={report.products} />
        </Panel>
      </div>
      <div className="grid grid-2 mt-5 gap-5">
        {lists.map((list) => (
          <Panel key={list} list={list} range={report} isEmpty={report.lists[list].length === 0}>
            <BarList
              lines={report.lists[list].map((line) => ({
                key: line.name,
                name: labelFor(list, line.name, t, language),
                count: line.count,
                action: list === 'missed' && isSearchTerm(line) ? missedAction(line) : null,
              }))}
              size={report.sizes[list]}
            />
          </Panel>
        ))}
      </div>
    </>
  )
}
