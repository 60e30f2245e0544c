import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatNumber } from '#i18n/format.ts'
import { type LanguageInput, ThreeLanguages } from '#ui/staff/fields/three-languages.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { LONG_TEXT } from '../../entity/limits.ts'
import { useFieldProblem, useSharedForm } from './form-context.ts'
import { useTranslationStates } from './use-translation-states.ts'

type ThreeTextsProps = {
  /** Name of the field without language: "name" for nameDe, nameEs, nameEn. */
  field: string
  label: string
  suffix?: string
  help?: ReactNode
  isLong?: boolean
  /** True if the German text has its own editor above. */
  isGermanElsewhere?: boolean
}

/** Fields for a text in three languages, with the state of each translation. */
export function ThreeTexts({ field, label, suffix, help, isLong, isGermanElsewhere }: ThreeTextsProps) {
  const { register, control } = useFormContext()
  const { translating, outdated, saved } = useSharedForm()
  const states = useTranslationStates()
  const t = useStaffText()
  const problem = useFieldProblem()
  const longWarning = useLongWarning()
  const names = [`${field}De`, `${field}Es`, `${field}En`] as const
  const [german = '', spanish = '', english = ''] = useWatch({ control, name: names }) as string[]

  const line = (name: string, text: string): LanguageInput => ({
    input: { ...register(name), autoComplete: 'off' },
    problem: problem(name),
    warning: longWarning(text),
  })
  const translation = (name: (typeof names)[1 | 2], text: string): LanguageInput => {
    const to = name === names[1] ? 'es' : 'en'
    const state = states[name] ?? (text.trim() === '' ? 'empty' : 'up-to-date')
    return { ...line(name, text), state, translation: translating.controlOf({ name, german: names[0], to }, { german, text, state }) }
  }
  const isStandIn = outdated.includes(names[0]) && german === saved[names[0]]
  const standIn = isStandIn ? { warning: t('product.textStandIn') } : {}
  return (
    <ThreeLanguages
      label={label}
      help={help}
      isLong={isLong ?? false}
      {...(suffix ? { suffix } : {})}
      inputs={{
        ...(isGermanElsewhere ? {} : { de: { ...line(names[0], german), ...standIn } }),
        es: translation(names[1], spanish),
        en: translation(names[2], english),
      }}
    />
  )
}

/** Returns the warning for a text longer than LONG_TEXT, which may still be saved. */
export function useLongWarning(): (text: string) => string | undefined {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (text) => (text.length > LONG_TEXT ? t('product.long', { length: formatNumber(text.length, language) }) : undefined)
}
