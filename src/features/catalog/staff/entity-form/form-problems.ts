import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { problemWords } from './form-context.ts'

/** Topic of the message about problems; it is hidden as soon as a problem is being fixed. */
export const CHECK = 'check'

export type FormProblem = { field: string; message: string }

/** How a form orders and names its fields. */
type Naming = {
  inFormOrder: (problems: readonly FormProblem[]) => FormProblem[]
  fieldName: (field: string, t: StaffText, language: Language) => string
}

/** Brings a field before the person, opened if it is folded away. */
export function focusField(field: string | undefined): void {
  if (!field) return
  requestAnimationFrame(() => {
    const element = document.getElementsByName(field)[0]
    element?.closest('details')?.setAttribute('open', '')
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'center' })
  })
}

/** Problems of the form, in words and in reading order. */
export function formProblems<Values extends FieldValues>(
  { inFormOrder, fieldName }: Naming,
  errors: FieldErrors<Values>,
  t: StaffText,
  language: Language,
): FormProblem[] {
  return inFormOrder(flatten(errors)).map(({ field, message }) => {
    const words = problemWords(message, language)
    // "The text is too long" fits many fields; what has words of its own names its field by itself.
    return { field, message: message.startsWith('problem.') ? `${fieldName(field, t, language)}: ${words}` : words }
  })
}

function flatten(errors: FieldErrors, prefix = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return []
    const field = prefix + name
    if (typeof error.message === 'string') return [{ field, message: error.message }]
    if (Array.isArray(error))
      return error
        .filter(Boolean)
        .slice(0, 1)
        .map((one) => ({ field, message: String(one.message) }))
    return flatten(error as FieldErrors, `${field}.`)
  })
}
