import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import type { StaffText } from '#i18n/staff.ts'

/** Why something did not work, in the server's words where it has some. */
export function problemOf(error: unknown, t: StaffText): string {
  if (!(error instanceof CallError)) return t('error.unknown')
  return error.status === NO_CONNECTION ? t('products.noConnection') : (error.body?.error ?? t('error.serverText'))
}
