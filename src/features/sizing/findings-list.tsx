import type { WordedFinding } from '#features/catalog/findings/worded-findings.ts'
import { usePageText } from '#ui/visit.ts'

/** Lists compatibility findings in the server's order. Goods that fit are in a collapsed list. */
export function FindingsList({ findings }: { findings: readonly WordedFinding[] }) {
  const t = usePageText()
  const fits = findings.filter(({ verdict }) => verdict === 'fits')
  return (
    <>
      {findings.map(({ verdict, text }) =>
        verdict === 'fits' ? null : (
          <p key={text} className={verdict === 'never' ? 'note note-warn sm' : 'sm'}>
            {text}
          </p>
        ),
      )}
      {fits.length > 0 ? (
        <details>
          <summary className="sm cursor-pointer py-3">{t('checks.fitting', { count: fits.length })}</summary>
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
