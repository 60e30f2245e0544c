import type { CSSProperties, ReactNode } from 'react'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { formatCount } from './figures.ts'

type BarListProps = {
  /** `action`: a control at the end of the line. */
  lines: readonly { key: string; name: string; count: number; action?: ReactNode }[]
  /** Length of the whole list, including lines that are not shown. */
  size: number
}

/** Names with counts and proportional bars. The bars add nothing to the text, so they are hidden from screen readers. */
export function BarList({ lines, size }: BarListProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const most = Math.max(1, ...lines.map(({ count }) => count))
  return (
    <>
      <ol>
        {lines.map(({ key, name, count, action }) => (
          <li className="hb-bar" key={key}>
            <span className="wrap-anywhere">{name}</span>
            <b className="num">{formatCount(count, language)}</b>
            <div className="prog" aria-hidden="true">
              <i style={barWidth(count / most)} />
            </div>
            {action}
          </li>
        ))}
      </ol>
      {size > lines.length ? (
        <p className="sm muted">{t('analytics.more', { count: formatCount(size - lines.length, language) })}</p>
      ) : null}
    </>
  )
}

/** Style with the width of a bar for a share from 0 to 1. A share above 0 gets at least 1 %, so that its bar is visible. */
export function barWidth(share: number): CSSProperties {
  return { '--w': share > 0 ? `${Math.max(1, Math.round(share * 100))}%` : '0' } as CSSProperties
}
