import { type ComponentProps, useId } from 'react'
import type { Language } from '#i18n/language.ts'
import { useStaffText } from '../text.ts'
import { describedBy, type FieldNotes, FieldNotesBelow } from './field.tsx'
import { TranslateButtons } from './translate-buttons.tsx'
import type { TextState, TranslationControl } from './use-translating.ts'

export type LanguageInput = FieldNotes & {
  input: ComponentProps<'input'> & ComponentProps<'textarea'>
  /** State of a translation; absent for German. */
  state?: TextState
  /** From `controlOf` of `useTranslating`; adds the translation buttons. */
  translation?: TranslationControl
}

type ThreeLanguagesProps = FieldNotes & {
  label: string
  suffix?: string
  isLong?: boolean
  /** `de` is missing if the German text has an editor of its own. */
  inputs: { de?: LanguageInput; es: LanguageInput; en: LanguageInput }
}

/** A text in three languages: German first and wide, the translations below, each with its state. */
export function ThreeLanguages({ label, suffix, isLong, inputs, help }: ThreeLanguagesProps) {
  const id = useId()
  const line = (language: Language, given: LanguageInput | undefined) =>
    given ? (
      <LanguageLine key={language} id={`${id}-${language}`} label={label} language={language} isLong={isLong ?? false} {...given} />
    ) : null
  const pair = (
    <div className="pair">
      {line('es', inputs.es)}
      {line('en', inputs.en)}
    </div>
  )
  if (!inputs.de) return <div className="tri">{pair}</div>
  return (
    <fieldset className="field min-w-0">
      <legend className="lbl mb-1.5">
        {label}
        {suffix ? <span className="opt"> {suffix}</span> : null}
      </legend>
      <div className="tri">
        {line('de', inputs.de)}
        {pair}
      </div>
      {help ? <p className="help">{help}</p> : null}
    </fieldset>
  )
}

type LineProps = LanguageInput & { id: string; label: string; language: Language; isLong: boolean }

function LanguageLine({ id, label, language, isLong, input, state, translation, problem, warning, help }: LineProps) {
  const t = useStaffText()
  const names = { de: t('product.german'), es: t('product.spanish'), en: t('product.english') }
  const states = {
    'up-to-date': ['text-leaf', t('product.textUpToDate')],
    outdated: ['text-limit', t('product.textOutdated')],
    empty: ['muted', t('product.textEmpty')],
  } as const
  const [className, words] = state ? states[state] : []
  const Input = isLong ? 'textarea' : 'input'
  const isRunning = translation?.isRunning ?? false
  const notes = describedBy(id, { problem, warning, help })
  return (
    <div>
      <div className="tr">
        <label className="lg" htmlFor={id}>
          <span className="sr">
            {label}, {names[language]}{' '}
          </span>
          {language.toUpperCase()}
        </label>
        <Input
          {...input}
          id={id}
          lang={language}
          className="in"
          aria-invalid={problem ? true : undefined}
          aria-describedby={[notes, words && `${id}-state`].filter(Boolean).join(' ') || undefined}
        />
        {words || translation ? (
          <div className="st">
            <span className={`sm font-[600] ${isRunning ? 'row gap-1.5' : className}`} id={`${id}-state`} aria-live="polite">
              {isRunning ? <span className="spin" /> : null}
              {isRunning ? t('translation.running') : words}
            </span>
            {translation ? <TranslateButtons of={`${label}, ${names[language]}`} control={translation} /> : null}
          </div>
        ) : null}
      </div>
      <FieldNotesBelow id={id} problem={problem} warning={warning} help={help} />
      {translation?.problem ? (
        <p className="warn" role="alert">
          {translation.problem}
        </p>
      ) : null}
    </div>
  )
}
