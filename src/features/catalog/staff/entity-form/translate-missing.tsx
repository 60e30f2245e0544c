import { BookA, Languages } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { useLongForm } from './form-context.ts'
import { germanNameOf, useTextStates } from './use-text-states.ts'

/** Fills everything that is empty or outdated at once and says how much that is; and the way to the glossary. */
export function TranslateMissing() {
  const t = useStaffText()
  const isReady = useHydrated()
  const { translating, translations } = useLongForm()
  const states = useTextStates()
  const due = translations.filter((name) => states[name] === 'empty' || states[name] === 'outdated')
  // Once there it stays, so that the focus of whoever pressed it does.
  const [isOffered, setOffered] = useState(due.length > 0)
  if (due.length > 0 && !isOffered) setOffered(true)
  return (
    <div className="row">
      <p className="sm muted flex-1">{Object.keys(states).length > 0 ? t('translation.due', { count: due.length }) : null}</p>
      {/* In a tab of its own: what is typed here stays. */}
      <Link className="btn btn-quiet" to="/admin/glossary" target="_blank">
        <BookA className="ic" aria-hidden="true" />
        {t('glossary.link')}
        <span className="sr">{t('glossary.newTab')}</span>
      </Link>
      {isOffered ? (
        <button
          className="btn"
          type="button"
          disabled={!isReady}
          aria-disabled={translating.isRunning || due.length === 0 || undefined}
          onClick={() =>
            due.length > 0 &&
            void translating.translateAll(
              due.map((name) => ({ name, german: germanNameOf(name), to: name.endsWith('Es') ? ('es' as const) : ('en' as const) })),
            )
          }
        >
          {translating.isRunning ? <span className="spin" /> : <Languages className="ic" aria-hidden="true" />}
          {t('translation.allMissing')}
        </button>
      ) : null}
    </div>
  )
}
