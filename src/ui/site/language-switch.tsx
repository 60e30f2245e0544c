import { useLocation } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { pageAddress } from './page-address.ts'

// German stands last; the sheet shows it to staff and on German pages only.
const choices: readonly { language: Language; name: string }[] = [
  { language: 'es', name: 'Español' },
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
]

/** The languages as links to the same page; with script the choice is kept and the address stays clean, see early/kept-language.ts. */
export function LanguageSwitch({ isLarge }: { isLarge?: boolean }) {
  const t = useText()
  const { language: current } = useVisit()
  const place = useLocation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are links
    <div className={isLarge ? 'lang lang-lg' : 'lang'} role="group" aria-label={t('layout.language')}>
      {choices.map(({ language, name }) => (
        <a
          key={language}
          href={pageAddress(place, { lang: language })}
          lang={language}
          title={name}
          aria-current={language === current ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </div>
  )
}
