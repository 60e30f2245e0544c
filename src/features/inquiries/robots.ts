/** Minimum time from the first touch of the form to sending it; a person cannot read the form and type a message in less. */
const FORM_TIME_MIN_MS = 2000

/** Reasons to suspect a bot: a filled hidden field, or a form that was sent too fast. */
export const suspicions = ['hidden-field', 'too-fast'] as const
export type Suspicion = (typeof suspicions)[number]

/**
 * Finds a reason to suspect a bot: the hidden field is filled, or the form was sent too fast. Undefined if there is none, or the
 * values are absent: other programs and browsers without script do not send them.
 *
 * @param elapsedMs milliseconds from the first touch of the form until it was sent, across all pages and languages of the visit;
 *   absent for an unchanged prefilled message, which nobody had to type
 */
export function findSuspicion({
  website,
  elapsedMs,
}: {
  website?: string | undefined
  elapsedMs?: number | undefined
}): Suspicion | undefined {
  if (website?.trim()) return 'hidden-field'
  return elapsedMs !== undefined && elapsedMs < FORM_TIME_MIN_MS ? 'too-fast' : undefined
}

/**
 * The only suspicion that hides an inquiry from the ordinary list, since no person can see the hidden field. An inquiry that was
 * sent too fast stays in the list.
 */
export const HIDING_SUSPICION: Suspicion = 'hidden-field'
