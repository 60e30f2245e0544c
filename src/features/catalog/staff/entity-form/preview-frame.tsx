import { type ReactNode, useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useVisit, VisitContext } from '#ui/visit.ts'
import { PreviewLanguage } from './preview-language.tsx'

/** A preview as visitors see it, in a chosen language. */
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
        <PreviewLanguage language={language} onLanguage={setLanguage} />
      </div>
      <VisitContext value={{ ...visit, language }}>
        {/* Inert, since a link in the preview would leave the form. */}
        <div lang={language} inert>
          {children}
        </div>
      </VisitContext>
    </section>
  )
}
