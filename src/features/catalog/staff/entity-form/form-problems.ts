import type { FieldErrors, FieldValues } from 'react-hook-form'
import { fieldName } from '#i18n/field-names.ts'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { focusInMiddle } from '#ui/staff/focus-in-middle.ts'
import { attributeKeys, attributes } from '../../goods/attributes.ts'
import { problemKey } from './form-context.ts'

/** Topic of the toast that lists a form's problems; FormNotes hides the toast once a problem is solved. */
export const PROBLEMS_TOPIC = 'check'

export type FormProblem = { field: string; message: string }

/** The form's kind of entity, and its fields in their order. */
type Form = { name: string; fields: readonly string[] }

/** Label of a field in lists of fields: "Beschreibung (ES)", "Leistung". */
export function fieldLabel(field: string, language: Language, kind: string): string {
  const attribute = attributeKeys.find((key) => field === `specs.${key}`)
  return attribute ? attributes[attribute].label[language] : fieldName(language, field, kind)
}

/** Focuses a field, after opening the collapsed section around it. */
export function focusField(field: string | undefined): void {
  if (!field) return
  requestAnimationFrame(() => {
    const element = document.getElementsByName(field)[0]
    element?.closest('details')?.setAttribute('open', '')
    focusInMiddle(element)
  })
}

/** Problems of the form in words, in the order of its fields. */
export function formProblems<Values extends FieldValues>(
  { name, fields }: Form,
  errors: FieldErrors<Values>,
  language: Language,
): FormProblem[] {
  const places = fields.flatMap((field) => [field, ...(field === 'specs' ? attributeKeys.map((key) => `specs.${key}`) : [])])
  const place = ({ field }: FormProblem) => (places.includes(field) ? places.indexOf(field) : places.length)
  const inOrder = flatten(errors).sort((one, other) => place(one) - place(other))
  return inOrder.map(({ field, message }) => {
    const key = problemKey(message)
    const words = problemText(language, key)
    // A general message ("The text is too long") needs the field's label; a specific message names its field.
    return { field, message: key.startsWith('problem.') ? `${fieldLabel(field, language, name)}: ${words}` : words }
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
