import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import type { StaffText } from '#i18n/staff.ts'

export type AccountProblem = {
  title: string
  text: string
  /** What is wrong with single fields, by their names in the call. */
  fields: Record<string, string>
}

/** What to say when something about an account did not work, and at which fields. */
export function accountProblem(error: unknown, t: StaffText): AccountProblem {
  const { status, body } = error instanceof CallError ? error : { status: undefined, body: undefined }
  const fields = Object.fromEntries((body?.issues ?? []).map(({ path, message }) => [path, message]))
  return { ...inWords(status, body?.error, t), fields }
}

function inWords(status: number | undefined, said: string | undefined, t: StaffText): { title: string; text: string } {
  if (status === NO_CONNECTION) return { title: t('error.offline'), text: t('error.offlineText') }
  if (status === 400) return { title: t('error.invalid'), text: said ?? t('error.invalidText') }
  if (status === 401) return { title: t('error.signedOut'), text: t('error.signedOutText') }
  if (status === 403) return { title: t('error.forbidden'), text: said ?? t('error.forbiddenText') }
  if (status === 404) return { title: t('accounts.gone'), text: t('accounts.goneText') }
  if (status === 409 || status === 429) return { title: t('accounts.refused'), text: said ?? t('error.unknownText') }
  if (status !== undefined && status >= 500) return { title: t('error.server'), text: said ?? t('error.serverText') }
  return { title: t('error.unknown'), text: t('error.unknownText') }
}
