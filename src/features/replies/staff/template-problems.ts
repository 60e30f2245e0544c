import { issuesOf } from '#api/refusals.ts'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { templateInputSchema, templateTexts } from '../template.contract.ts'
import { unknownPlaceholders } from '../template-fields.ts'
import { type DraftField, draftFields, type TemplateValues } from './use-template-draft.ts'

export type TemplateProblems = Partial<Record<DraftField, string>>

/** Checks a template by the server's rules. Returns the first problem of each field, in the user's language. */
export function findTemplateProblems(values: TemplateValues, language: Language): TemplateProblems {
  const problems: TemplateProblems = {}
  if (templateTexts.every((field) => !values[field].trim())) problems.textDe = problemText(language, 'template.textRequired')
  for (const field of templateTexts) {
    const unknown = unknownPlaceholders(values[field])
    if (unknown.length > 0) problems[field] = problemText(language, 'template.unknownField', { placeholders: unknown.join(' ') })
  }
  const checked = templateInputSchema.safeParse(values)
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = draftFields.find((one) => one === path[0])
    if (field) problems[field] ??= problemText(language, message)
  }
  return problems
}

/** Problems by field, from the error of a refused save. */
export function problemsOf(error: unknown): TemplateProblems {
  return Object.fromEntries(
    issuesOf(error).flatMap(({ path, message }) => (draftFields.some((field) => field === path) ? [[path, message] as const] : [])),
  )
}
