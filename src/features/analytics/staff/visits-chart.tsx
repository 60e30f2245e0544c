import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Report } from '../report.contract.ts'
import { asPoints, type Frame, layOut, namedIndexes } from './chart.ts'
import { formatAt, formatCount, formatRange } from './figures.ts'

const desk: Frame = { width: 1150, height: 280 }
const phone: Frame = { width: 340, height: 220 }

type VisitsChartProps = {
  report: Report
  title: string
  /** How many days or hours of it have begun; all when it does not say. */
  begun?: number | undefined
}

/** Visits by day (of a single day by hour) beside the period before, as a drawing and as a table. */
export function VisitsChart({ report, title, begun }: VisitsChartProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const visits = report.series.slice(0, begun).map(({ visits }) => visits)
  const label = t('analytics.chart', {
    title,
    range: formatRange(report, language),
    least: formatCount(Math.min(...visits), language),
    most: formatCount(Math.max(...visits), language),
  })
  return (
    <>
      <div className="hide-m">
        <Drawing series={report.series} visits={visits} frame={desk} names={5} label={label} />
      </div>
      <div className="hide-d">
        <Drawing series={report.series} visits={visits} frame={phone} names={3} label={label} />
      </div>
      <details>
        <summary className="sm min-h-11 content-center cursor-pointer">{t('analytics.asTable')}</summary>
        <SeriesTable report={report} begun={visits.length} />
      </details>
    </>
  )
}

/** What the two lines stand for. */
export function Legend() {
  const t = useStaffText()
  return (
    <p className="row sm gap-x-5">
      <span className="row nowrap gap-1.5">
        <svg width="22" height="8" aria-hidden="true">
          <path className="stroke-ink" strokeWidth="2.5" d="M0 4h22" />
        </svg>
        {t('analytics.now')}
      </span>
      <span className="row nowrap muted gap-1.5">
        <svg width="22" height="8" aria-hidden="true">
          <path className="stroke-edge" strokeWidth="1.5" strokeDasharray="4 4" d="M0 4h22" />
        </svg>
        {t('analytics.before')}
      </span>
    </p>
  )
}

type DrawingProps = { series: Report['series']; visits: readonly number[]; frame: Frame; names: number; label: string }

function Drawing({ series, visits, frame, names, label }: DrawingProps) {
  const language = useStaffLanguage()
  const { now, before, ticks } = layOut(
    visits,
    series.map((point) => point.before),
    frame,
  )
  const floor = ticks[0]?.y ?? 0
  const [first, last] = [now[0], now.at(-1)]
  if (!first || !last) return null
  const named = namedIndexes(series.length, names)
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
      <polygon className="fill-sun-soft" points={`${first.x.toFixed(1)},${floor} ${asPoints(now)} ${last.x.toFixed(1)},${floor}`} />
      <polyline className="fill-none stroke-edge" strokeWidth="1.5" strokeDasharray="4 4" points={asPoints(before)} />
      <polyline className="fill-none stroke-ink" strokeWidth="2.5" strokeLinejoin="round" points={asPoints(now)} />
      <circle className="fill-sun stroke-ink" cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r="4.5" strokeWidth="2" />
      {named.map((index) => (
        <text
          key={index}
          x={before[index]?.x.toFixed(1)}
          y={frame.height - 6}
          textAnchor={index === 0 ? 'start' : index === series.length - 1 ? 'end' : 'middle'}
        >
          {formatAt(series[index]?.at ?? '', language)}
        </text>
      ))}
    </svg>
  )
}

function SeriesTable({ report, begun }: { report: Report; begun: number }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  // Visitors and views are counted by day.
  const isHours = report.from === report.to
  const columns = isHours ? (['visits', 'before'] as const) : (['visits', 'visitors', 'views', 'before'] as const)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: else nobody could move it by keys
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
              <th scope="row">{formatAt(point.at, language, true)}</th>
              {columns.map((column) => (
                <td key={column} className="num text-right">
                  {index < begun || column === 'before' ? formatCount(point[column], language) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
