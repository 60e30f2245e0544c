import { BookA, Languages } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useStaffText } from '#ui/staff/text.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { useSharedForm } from './form-context.ts'
import { germanNameOf } from './noted-translations.ts'
import { useTranslationStates } from './use-translation-states.ts'

/** Button that translates all empty and outdated texts, with their number, and the link to the glossary. */
export function TranslateMissing() {
  const t = useStaffText()
  const isReady = useHydrated()
  const { translating, translations } = useSharedForm()
  const states = useTranslationStates()
  const due = translations.filter((name) => states[name] === 'empty' || states[name] === 'outdated')
  const { control } = useFormContext()
  const values = useWatch({ control })
  const languageOf = (name: string) => (name.endsWith('Es') ? ('es' as const) : ('en' as const))
  const textOf = (name: string) => ({ german: String(values[germanNameOf(name)] ?? ''), to: languageOf(name) })
  const offered = due.filter((name) => translating.isOffered(textOf(name)))
  // The button stays once it was shown, so that it keeps the focus after a click.
  const [isOffered, setOffered] = useState(offered.length > 0)
  if (offered.length > 0 && !isOffered) setOffered(true)

  const texts = useDebounced(due.map(textOf))
  const lookUp = useEffectEvent((sought: typeof texts) => void translating.lookUp(sought))
  useEffect(() => lookUp(texts), [texts])
  useEffect(() => {
    // Staff may have edited the glossary in another tab.
    const look = () => lookUp(texts)
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [texts])

  return (
    <div className="row">
      <p className="sm muted flex-1">
        {Object.keys(states).length > 0 ? t('translation.due', { count: due.length }) : null}
        {due.length > 0 && !translating.hasService ? ` ${t('translation.noService')}` : null}
      </p>
      {/* Opens in a new tab, so that unsaved input stays in this one. */}
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
          aria-disabled={translating.isRunning || offered.length === 0 || undefined}
          onClick={() =>
            offered.length > 0 &&
            void translating.translateAll(offered.map((name) => ({ name, german: germanNameOf(name), to: languageOf(name) })))
          }
        >
          {translating.isRunning ? <span className="spin" /> : <Languages className="ic" aria-hidden="true" />}
          {translating.hasService ? t('translation.allMissing') : t('translation.fillKnown', { count: offered.length })}
        </button>
      ) : null}
    </div>
  )
}
