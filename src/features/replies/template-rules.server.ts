import { HttpError } from '#platform/http/http-error.server.ts'
import { templateTexts } from './template.contract.ts'
import { MAX_TEMPLATES, unknownPlaceholders } from './template-fields.ts'

/** @throws HttpError 400 that names the text between braces which is no field */
export function refuseUnknownFields(texts: Partial<Record<(typeof templateTexts)[number], string>>): void {
  for (const field of templateTexts) {
    const unknown = unknownPlaceholders(texts[field] ?? '')
    if (unknown.length > 0) throw new HttpError(400, 'template.unknownField', { field, values: { placeholders: unknown.join(' ') } })
  }
}

/** Error for a template that cannot be stored. */
export function templateError(problem: 'textless' | 'tooMany' | 'unknown'): HttpError {
  if (problem === 'textless') return new HttpError(400, 'template.textRequired', { field: 'textDe' })
  if (problem === 'tooMany') return new HttpError(409, 'template.tooMany', { values: { most: MAX_TEMPLATES } })
  return new HttpError(404, 'problem.notFound')
}
