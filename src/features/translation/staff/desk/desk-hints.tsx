import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { DeskEntry, Hints } from '../../desk/desk.contract.ts'

type DeskHintsProps = { entry: DeskEntry; hints: Hints | undefined; onTake: (text: string) => void }

/** Translations of the same or similar texts, each with a button that takes it over, and glossary terms in the source text. */
export function DeskHints({ entry, hints, onTake }: DeskHintsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (!hints) return null
  const { terms, memory } = hints
  if (terms.length + memory.length === 0) return <p className="sm muted">{t('desk.noHints')}</p>
  const percent = (likeness: number) => t('desk.likeness', { percent: `${formatNumber(Math.floor(likeness * 100), language)} %` })
  return (
    <>
      {memory.length > 0 ? (
        <section className="stack [--gap:.4rem]" aria-label={t('desk.memory')}>
          <h3 className="text-base">{t('desk.memory')}</h3>
          <ul className="stack [--gap:.6rem]">
            {memory.map(({ text, translated, likeness }, index) => (
              <li key={text} className="stack border-t border-line pt-2 [--gap:.25rem]">
                {likeness < 1 ? (
                  <span className="sm muted line-clamp-3" lang={entry.from}>
                    {text}
                  </span>
                ) : null}
                <span className="wrap-anywhere line-clamp-6" lang={entry.to}>
                  {translated}
                </span>
                <span className="row">
                  <span className="sm muted">{likeness === 1 ? t('desk.same') : percent(likeness)}</span>
                  <button
                    className="btn push"
                    type="button"
                    aria-keyshortcuts={index === 0 ? 'Alt+M' : undefined}
                    onClick={() => onTake(translated)}
                  >
                    {t('desk.takeMemory')}
                    <span className="sr">: {translated.slice(0, 80)}</span>
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {terms.length > 0 ? (
        <section className="stack [--gap:.4rem]" aria-label={t('desk.glossary')}>
          <h3 className="text-base">{t('desk.glossary')}</h3>
          <ul className="stack [--gap:.2rem]">
            {terms.map(({ text, translated }) => (
              <li key={text} className="wrap-anywhere">
                <span lang={entry.from}>{text}</span> <span aria-hidden="true">→</span> <b lang={entry.to}>{translated}</b>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
