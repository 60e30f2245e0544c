import { issuesOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { type FailureWords, failureWords } from '#ui/staff/failure.ts'

const refused = ['accounts.refused', 'error.unknownText'] as const

/** What to say when something about an account did not work. */
export const accountFailure = (error: unknown, t: StaffText): FailureWords =>
  failureWords(error, t, { 404: ['accounts.gone', 'accounts.goneText'], 409: refused, 429: refused })

/** What is wrong with single fields, by their names in the call. */
export const problemsOfFields = (error: unknown): Record<string, string> =>
  Object.fromEntries(issuesOf(error).map(({ path, message }) => [path, message]))
