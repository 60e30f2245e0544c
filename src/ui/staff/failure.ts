import { issuesOf, isUnanswered, messageOf, statusOf } from '#api/refusals.ts'
import type { Staff } from '#i18n/staff/de.ts'
import type { StaffText } from '#i18n/staff.ts'
import { showToast, type Toast } from './toast-list.ts'

/** Key of a message without parameters. */
export type PlainKey = { [Key in keyof Staff]: Staff[Key] extends string ? Key : never }[keyof Staff]

/**
 * Title and text about a failure: what happened, and what to do next. `isOffline`: they say that there is no connection, and are untrue
 * once it is back.
 */
export type FailureWords = { title: string; text: string; isOffline?: boolean }
type Keys = readonly [title: PlainKey, text: PlainKey]

/** Texts that replace the server's message, which does not help for these statuses. */
const ours: Record<number, Keys> = {
  401: ['error.signedOut', 'error.signedOutText'],
}
/** Texts for these statuses; the server's message replaces the text, if there is one. */
const theirs: Record<number, Keys> = {
  400: ['error.invalid', 'error.invalidText'],
  403: ['error.forbidden', 'error.forbiddenText'],
  413: ['error.tooLarge', 'error.tooLargeText'],
  500: ['error.server', 'error.serverText'],
}

/** A page's texts for statuses with a special meaning there. `other`: title for all other statuses. */
type OwnWords = Partial<Record<404 | 409 | 429, Keys>> & { other?: PlainKey }

/** True if the browser knows that there is no connection. False proves nothing: it is only known that no answer came. */
const isOffline = () => navigator.onLine === false

/** Text about a call without an answer: the browser is offline, or the write may have been made and can safely be repeated. */
export const connectionText = (t: StaffText): string => t(isOffline() ? 'error.offlineText' : 'error.lostText')
/** Short title about a call without an answer. */
export const connectionTitle = (t: StaffText): string => t(isOffline() ? 'products.noConnection' : 'staff.unanswered')

/** Title and text about a call without an answer. */
export const connectionWords = (t: StaffText): FailureWords => ({
  title: t('error.offline'),
  text: connectionText(t),
  isOffline: isOffline(),
})

/** Title and text about a failed call, by its status. */
export function failureWords(error: unknown, t: StaffText, own: OwnWords = {}): FailureWords {
  const status = statusOf(error) ?? -1
  if (status === 0) return connectionWords(t)
  const mine = ours[status] ?? (status === 404 ? own[404] : undefined)
  if (mine) return { title: t(mine[0]), text: t(mine[1]) }
  const known = theirs[Math.min(status, 500)] ?? own[status as 409]
  const [title, text] = known ?? [own.other ?? 'error.unknown', 'error.unknownText']
  return { title: t(title), text: issuesOf(error)[0]?.message ?? messageOf(error) ?? t(text) }
}

/** A failed call in one sentence: that no answer came, else the server's message, else `fallback`. */
export function failureText(
  error: unknown,
  t: StaffText,
  fallback = t(statusOf(error) === undefined ? 'error.unknown' : 'error.serverText'),
): string {
  return statusOf(error) === 0 ? connectionTitle(t) : (messageOf(error) ?? fallback)
}

/** Reason of a failed load, in a few words: "503: Server nicht erreichbar". */
export function loadFailure(error: unknown, t: StaffText): string {
  const [status, said] = [statusOf(error), messageOf(error)]
  if (status === 0) return connectionTitle(t)
  if (said !== undefined) return `${status}: ${said}`
  return error instanceof Error ? error.message : t('error.unknown')
}

/** Title and text about an unanswered write: it may have been made and can safely be repeated. */
export const unansweredWords = (t: StaffText): FailureWords => ({ title: t('staff.unanswered'), text: t('staff.unansweredText') })

/** Shows a toast after a failed write: `failed`, or the texts of `unanswered` if no answer came. */
export function showFailure(
  error: unknown,
  t: StaffText,
  { ...failed }: Omit<Toast, 'id' | 'kind'>,
  unanswered = unansweredWords(t),
): void {
  showToast({ kind: 'problem', ...failed, ...(isUnanswered(error) ? { isOffline: false, ...unanswered } : {}) })
}
