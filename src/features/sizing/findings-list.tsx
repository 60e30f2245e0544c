import { usePageText } from '#ui/visit.ts'
import type { WordedFinding } from './worded-findings.ts'

/** What was found of goods that are to work together: what does not fit at once, what fits behind a touch. */
export function FindingsList({ findings }: { findings: readonly WordedFinding[] }) {
  const t = usePageText()
  const of = (verdict: WordedFinding['verdict']) => findings.filter((finding) => finding.verdict === verdict)
  const [never, unknown, fits] = [of('never'), of('unknown'), of('fits')]
  return (
    <>
      {never.map(({ text }) => (
        <p key={text} className="note note-warn sm">
          {text}
        </p>
      ))}
      {unknown.map(({ text }) => (
        <p key={text} className="sm">
          {text}
        </p>
      ))}
      {fits.length > 0 ? (
        <details>
          <summary className="sm cursor-pointer py-2">
            {never.length === 0 ? t('checks.all') : t('checks.fitting', { count: fits.length })}
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
