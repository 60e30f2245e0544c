import { usePageText } from '#ui/visit.ts'
import type { WordedFinding } from './worded-findings.ts'

type FindingsListProps = {
  findings: readonly WordedFinding[]
  /** They are told of so many of each as are taken; else nothing fits as a whole. */
  isTaken?: boolean
}

/** What was found of goods that are to work together: what does not fit at once, what fits behind a touch. */
export function FindingsList({ findings, isTaken }: FindingsListProps) {
  const t = usePageText()
  const of = (verdict: WordedFinding['verdict']) => findings.filter((finding) => finding.verdict === verdict)
  const [never, plain, fits] = [of('never'), [...of('told'), ...of('unknown')], of('fits')]
  return (
    <>
      {never.map(({ text }) => (
        <p key={text} className="note note-warn sm">
          {text}
        </p>
      ))}
      {plain.map(({ text }) => (
        <p key={text} className="sm">
          {text}
        </p>
      ))}
      {fits.length > 0 ? (
        <details>
          <summary className="sm cursor-pointer py-3">
            {isTaken && never.length === 0 ? t('checks.all') : t('checks.fitting', { count: fits.length })}
          </summary>
          <ul className="sm stack [--gap:.35rem]">
            {fits.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className="xs muted">{t('checks.estimate')}</p>
    </>
  )
}
