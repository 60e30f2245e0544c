import { type ReactNode, useState } from 'react'
import { type Language, languages } from '#i18n/language.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { AnotherVisit, useVisit } from '#ui/visit.ts'

/** Something as visitors will see it, in the language that is chosen above it. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const t = useStaffText()
  const visit = useVisit()
  const [language, setLanguage] = useState<Language>('es')
  return (
    <section className="stack [--gap:.6rem]" aria-labelledby="preview-title">
      <div className="row row-b">
        <h2 id="preview-title" className="text-base">
          {t('product.preview')}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons that belong together, no form */}
        <div className="lang lang-lg sm" role="group" aria-label={t('product.previewLanguage')}>
          {languages.map((one) => (
            <button key={one} type="button" lang={one} aria-current={one === language || undefined} onClick={() => setLanguage(one)}>
              {one.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <AnotherVisit value={{ ...visit, language }}>
        {/* To look at only: its link would lead away from the form. */}
        <div lang={language} inert>
          {children}
        </div>
      </AnotherVisit>
    </section>
  )
}
