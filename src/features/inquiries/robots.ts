/** Nobody reads a form and types ten characters into it within this time. */
const FORM_TIME_MIN_MS = 2000

export const suspicions = ['hidden-field', 'too-fast'] as const
export type Suspicion = (typeof suspicions)[number]

/**
 * Why a sending looks like a robot's: it filled the field that people do not see, or it was quicker than people are.
 * Both are judged only where the form sent them; another program, or a browser without script, sends neither.
 *
 * @param elapsedMs from when the form was first touched until it was sent, over all pages, languages and documents between;
 *   absent where the message is the page's own words, which nobody had to type
 */
export function suspect({ website, elapsedMs }: { website?: string | undefined; elapsedMs?: number | undefined }): Suspicion | undefined {
  if (website?.trim()) return 'hidden-field'
  return elapsedMs !== undefined && elapsedMs < FORM_TIME_MIN_MS ? 'too-fast' : undefined
}

/**
 * The one suspicion that keeps an inquiry apart from the others: only a field that no person can see may do that. Haste
 * names a reason and hides nothing.
 */
export const PARTING: Suspicion = 'hidden-field'
