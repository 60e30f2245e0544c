import { Form, Link } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import { type ChosenRange, MAX_DAYS, type RangeName, ranges } from '../ranges.ts'

const order: readonly RangeName[] = ['today', '7', '28', '91', 'year']

/** Choice of the range: a common one, or two dates. The range is part of the page's address. */
export function RangeBar({ shown, today }: { shown: ChosenRange; today: string }) {
  const t = useStaffText()
  const nameOf = (name: RangeName) => {
    if (name === 'today') return t('analytics.today')
    return name === 'year' ? t('analytics.year') : t('analytics.days', { days: ranges[name] })
  }
  return (
    <div className="grid gap-1 md:justify-items-end">
      <nav className="chips" aria-label={t('analytics.range')}>
        {order.map((name) => (
          <Link
            key={name}
            className="chip"
            to={`?range=${name}`}
            aria-current={shown.name === name ? 'page' : undefined}
            preventScrollReset
          >
            {nameOf(name)}
          </Link>
        ))}
      </nav>
      <details open={shown.name === 'own'}>
        <summary className="sm min-h-11 content-center cursor-pointer">{t('analytics.own')}</summary>
        <Form key={`${shown.from} ${shown.to}`} method="get" className="row items-end gap-2" preventScrollReset>
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className="grid gap-1 sm">
              {t(`analytics.${name}`)}
              <input
                className="in"
                type="date"
                name={name}
                defaultValue={shown[name]}
                max={today}
                required
                aria-invalid={shown.isWrong || undefined}
                aria-describedby={shown.isWrong ? 'range-problem' : undefined}
              />
            </label>
          ))}
          <button className="btn" type="submit">
            {t('analytics.show')}
          </button>
        </Form>
        {shown.isWrong ? (
          <p className="err" id="range-problem" role="alert">
            {t('analytics.ownProblem', { days: MAX_DAYS })}
          </p>
        ) : null}
      </details>
    </div>
  )
}
