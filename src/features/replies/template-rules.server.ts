import { HttpError } from '#platform/http/http-error.server.ts'
import { MAX_TEMPLATES } from './limits.ts'
import { templateTexts } from './template.contract.ts'
import { unknownPlaceholders } from './template-fields.ts'

/** Refuses a text with something between braces that is no field, and names it. */
export function refuseUnknownFields(texts: Partial<Record<(typeof templateTexts)[number], string>>): void {
  for (const field of templateTexts) {
    const unknown = unknownPlaceholders(texts[field] ?? '')
    if (unknown.length > 0) throw new HttpError(400, 'template.unknownField', { field, values: { placeholders: unknown.join(' ') } })
  }
}

/** Why a template cannot be stored, worded for staff. */
export function templateError(problem: 'textless' | 'tooMany' | 'unknown'): HttpError {
  if (problem === 'textless') return new HttpError(400, 'template.textRequired', { field: 'textDe' })
  if (problem === 'tooMany') return new HttpError(409, 'template.tooMany', { values: { most: MAX_TEMPLATES } })
  return new HttpError(404, 'problem.notFound')
}
