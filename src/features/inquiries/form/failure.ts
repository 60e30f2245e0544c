import type { ErrorBody } from '#api/error-body.ts'
import { outcomeOfStatus } from '#kit/browser/post-inquiry.ts'
import { checkedFields, type FormField } from './form-rules.ts'

/** Refusal of an inquiry: the server's messages in the visitor's language, by field and (`reason`) for the whole; '' for none. */
export type InquiryFailure = { status: number; problems: Partial<Record<FormField, string>>; reason: string }

/** Status for a key that was used for another inquiry. */
export const KEY_REUSED = 422
const SERVER_ERROR = 500

/** Reads a refusal. @param body the server's answer; undefined if the answer did not come from the shop */
export function readFailure(status: number, body: Partial<ErrorBody> | undefined): InquiryFailure {
  const problems: InquiryFailure['problems'] = {}
  for (const { path, message } of body?.issues ?? []) {
    const field = checkedFields.find((known) => known === path)
    if (field) problems[field] = message
  }
  // The server's message is only shown if it says what to do first (verify) or how long to wait.
  const isHelpful = outcomeOfStatus(status) !== 'refused' && status < SERVER_ERROR
  return { status, problems, reason: isHelpful ? (body?.error ?? '') : '' }
}
