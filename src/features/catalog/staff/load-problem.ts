import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import type { StaffText } from '#i18n/staff.ts'

/** Why something could not be loaded, in a few words: "503: Server nicht erreichbar". */
export function loadProblem(error: unknown, t: StaffText): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : t('error.unknown')
  if (error.status === NO_CONNECTION) return t('products.noConnection')
  return error.body ? `${error.status}: ${error.body.error}` : error.message
}

/** Why something could not be deleted: the server's words, the missing line, else the specification's sentence. */
export function deletionProblem(error: unknown, t: StaffText, fallback: string): string {
  if (!(error instanceof CallError)) return fallback
  return error.status === NO_CONNECTION ? t('products.noConnection') : (error.body?.error ?? fallback)
}
