import { CallError } from '#api/error-body.ts'
import { type FormField, formFields } from './form-rules.ts'

/** Why an inquiry was not taken: the server's own sentences, in the visitor's language, by field and as a whole. */
export type Failure = { status: number; problems: Partial<Record<FormField, string>>; reason: string }

/** Whoever sends must first show to be a person. */
export const UNVERIFIED = 403
/** The key stands for another inquiry. */
export const KEY_REUSED = 422
const TOO_MANY = 429
const helpful = [UNVERIFIED, TOO_MANY]
const FAULT = 500

/** @returns undefined when no answer came at all: there was no line */
export function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.status === 0) return undefined
  const problems: Failure['problems'] = {}
  for (const { path, message } of error.body?.issues ?? []) {
    const field = formFields.find((known) => known === path)
    if (field) problems[field] = message
  }
  // What to do first, or how long to wait, helps; what else the server says of itself does not.
  return { status: error.status || FAULT, problems, reason: helpful.includes(error.status) ? (error.body?.error ?? '') : '' }
}
