/** Nobody reads a form and types ten characters into it within this time. */
export const FORM_TIME_MIN_MS = 2000

export type Suspicion = 'hidden-field' | 'too-fast'

/**
 * Why a sending looks like a robot's: it filled the field that people do not see, or it was quicker than people are.
 * Both are judged only where the form sent them; another program, or a browser without script, sends neither.
 *
 * @param elapsedMs from when the form was first shown until it was sent, drafts included
 */
export function suspect({ website, elapsedMs }: { website?: string | undefined; elapsedMs?: number | undefined }): Suspicion | undefined {
  if (website?.trim()) return 'hidden-field'
  return elapsedMs !== undefined && elapsedMs < FORM_TIME_MIN_MS ? 'too-fast' : undefined
}
