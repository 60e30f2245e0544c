import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Report } from '../report.contract.ts'
import { countBegun, seriesColumns } from '../series.ts'
import { type Frame, formatPoints, labelIndexes, layOutChart } from './chart.ts'
import { formatCount, formatDayOrHour, formatRange } from './figures.ts'

const desk: Frame = { width: 1150, height: 280 }
const phone: Frame = { width: 340, height: 220 }

/** Visits and views by day (for a single day: visits by hour) and visits of the preceding period, as a chart and as a table. */
export function VisitsChart({ report, title }: { report: Report; title: string }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const begun = report.series.slice(0, countBegun(report))
  const visits = begun.map(({ visits }) => visits)
  const views = report.from === report.to ? [] : begun.map(({ views }) => views)
  const ends = (values: readonly number[]) => ({
    least: formatCount(Math.min(...values), language),
    most: formatCount(Math.max(...values), language),
  })
  const label = [
    t('analytics.chart', { title, range: formatRange(report, language), ...ends(visits) }),
    ...(views.length > 0 ? [t('analytics.chartViews', ends(views))] : []),
  ].join('; ')
  return (
    <>
      <div className="hide-m">
        <Drawing series={report.series} visits={visits} views={views} frame={desk} names={5} label={label} />
      </div>
      <div className="hide-d">
        <Drawing series={report.series} visits={visits} views={views} frame={phone} names={3} label={label} />
      </div>
      <details>
        <summary className="sm min-h-11 content-center cursor-pointer">{t('analytics.asTable')}</summary>
        <SeriesTable report={report} begun={visits.length} />
      </details>
    </>
  )
}

/** Legend of the chart. Each line has its own dashes and end mark, so that the lines differ without colours. */
export function Legend({ hasViews }: { hasViews: boolean }) {
  const t = useStaffText()
  return (
    <p className="row sm gap-x-5">
      <span className="row nowrap gap-1.5">
        <svg width="26" height="10" aria-hidden="true">
          <path className="stroke-ink" strokeWidth="2.5" d="M0 5h21" />
          <circle className="fill-sun stroke-ink" cx="21" cy="5" r="3.5" strokeWidth="1.5" />
        </svg>
        {t(hasViews ? 'analytics.visits' : 'analytics.now')}
      </span>
      {hasViews ? (
        <span className="row nowrap gap-1.5">
          <svg width="26" height="10" aria-hidden="true">
            <path className="stroke-sea" strokeWidth="2" strokeDasharray="10 3 2 3" d="M0 5h19" />
            <rect className="fill-paper stroke-sea" x="18" y="1.5" width="7" height="7" strokeWidth="1.5" />
          </svg>
          {t('analytics.views')}
        </span>
      ) : null}
      <span className="row nowrap muted gap-1.5">
        <svg width="22" height="8" aria-hidden="true">
          <path className="stroke-edge" strokeWidth="1.5" strokeDasharray="4 4" d="M0 4h22" />
        </svg>
        {t(hasViews ? 'analytics.visitsBefore' : 'analytics.before')}
      </span>
    </p>
  )
}

type DrawingProps = {
  series: Report['series']
  visits: readonly number[]
  views: readonly number[]
  frame: Frame
  names: number
  label: string
}

function Drawing({ series, visits, views, frame, names, label }: DrawingProps) {
  const language = useStaffLanguage()
  const laid = layOutChart({ now: visits, before: series.map((point) => point.before ?? 0), views }, frame)
  const { now, before, ticks } = laid
  const floor = ticks[0]?.y ?? 0
  const [first, last, lastViews] = [now[0], now.at(-1), laid.views.at(-1)]
  if (!first || !last) return null
  const named = labelIndexes(series.length, names)
  return (
    <svg className="ch block w-full" viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <path className="stroke-line" d={`M36 ${y.toFixed(1)}H${frame.width - 8}`} />
          <text x="30" y={(y + 4).toFixed(1)} textAnchor="end">
            {formatCount(value, language)}
          </text>
        </g>
      ))}
      <polygon className="fill-sun-soft" points={`${first.x.toFixed(1)},${floor} ${formatPoints(now)} ${last.x.toFixed(1)},${floor}`} />
      <polyline
        className="fill-none stroke-edge"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        points={formatPoints(before.filter((_, index) => series[index]?.before !== null))}
      />
      <polyline className="fill-none stroke-sea" strokeWidth="2" strokeDasharray="10 3 2 3" points={formatPoints(laid.views)} />
      <polyline className="fill-none stroke-ink" strokeWidth="2.5" strokeLinejoin="round" points={formatPoints(now)} />
      <circle className="fill-sun stroke-ink" cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r="4.5" strokeWidth="2" />
      {lastViews ? (
        <rect
          className="fill-paper stroke-sea"
          x={(lastViews.x - 4).toFixed(1)}
          y={(lastViews.y - 4).toFixed(1)}
          width="8"
          height="8"
          strokeWidth="2"
        />
      ) : null}
      {named.map((index) => (
        <text
          key={index}
          x={before[index]?.x.toFixed(1)}
          y={frame.height - 6}
          textAnchor={index === 0 ? 'start' : index === series.length - 1 ? 'end' : 'middle'}
        >
          {formatDayOrHour(series[index]?.at ?? '', language)}
        </text>
      ))}
    </svg>
  )
}

function SeriesTable({ report, begun }: { report: Report; begun: number }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const isHours = report.from === report.to
  const columns = seriesColumns(report)
  const cellOf = (count: number | null) => (count === null ? '–' : formatCount(count, language))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only a focused element
    <section className="max-h-96 overflow-auto" aria-label={t('analytics.asTable')} tabIndex={0}>
      <table className="tb">
        <thead>
          <tr>
            <th scope="col">{t(isHours ? 'analytics.hour' : 'analytics.day')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="text-right!">
                {t(`analytics.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.series.map((point, index) => (
            <tr key={point.at}>
              <th scope="row">{formatDayOrHour(point.at, language, true)}</th>
              {columns.map((column) => (
                <td key={column} className="num text-right">
                  {cellOf(index < begun || column === 'before' ? point[column] : null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
