import { useLocation } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { pageAddress } from './page-address.ts'

// German is last: the style sheet shows it only to staff and on German pages.
const choices: readonly { language: Language; name: string }[] = [
  { language: 'es', name: 'Español' },
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
]

/** Links to the same page in each language. With scripts, early/kept-language.ts stores the choice and keeps the address clean. */
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
