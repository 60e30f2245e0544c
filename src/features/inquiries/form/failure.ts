import type { ErrorBody } from '#api/error-body.ts'
import { type FormField, formFields } from './form-rules.ts'
import { outcomeOf } from './send-inquiry.ts'

/** Why an inquiry was not accepted: the server's own sentences in the visitor's language, by field and as a whole. */
export type Failure = { status: number; problems: Partial<Record<FormField, string>>; reason: string }

/** Status for a key that was used for another inquiry. */
export const KEY_REUSED = 422
const FAULT = 500

/** @param body answer of the server; absent where it was not the shop's */
export function failureOf(status: number, body: Partial<ErrorBody> | undefined): Failure {
  const problems: Failure['problems'] = {}
  for (const { path, message } of body?.issues ?? []) {
    const field = formFields.find((known) => known === path)
    if (field) problems[field] = message
  }
  // The server's sentence helps if it says what to do first, or how long to wait.
  const isHelpful = outcomeOf(status) !== 'refused' && status < FAULT
  return { status, problems, reason: isHelpful ? (body?.error ?? '') : '' }
}
