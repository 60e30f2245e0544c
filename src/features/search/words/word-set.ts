/** Words of a text, folded as `kit/text/fold-text.ts` folds them. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
