import { issuesOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { type FailureWords, failureWords } from '#ui/staff/failure.ts'

const refused = ['accounts.refused', 'error.unknownText'] as const

/** Words for a failed action on an account. */
export const accountFailure = (error: unknown, t: StaffText): FailureWords =>
  failureWords(error, t, { 404: ['accounts.gone', 'accounts.goneText'], 409: refused, 429: refused })

/** Messages from the server about single fields, by the field's name in the call. */
export const problemsOfFields = (error: unknown): Record<string, string> =>
  Object.fromEntries(issuesOf(error).map(({ path, message }) => [path, message]))
