import { type Language, languages } from '#i18n/language.ts'
import { useStaffText } from '#ui/staff/text.ts'

type PreviewLanguageProps = { language: Language; onLanguage: (language: Language) => void }

export function PreviewLanguage({ language, onLanguage }: PreviewLanguageProps) {
  const t = useStaffText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons
    <div className="lang lang-lg sm" role="group" aria-label={t('product.previewLanguage')}>
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-current={one === language || undefined} onClick={() => onLanguage(one)}>
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
