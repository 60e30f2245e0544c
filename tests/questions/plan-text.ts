import type { QueryConstraints } from '#features/search/plan/query-plan.ts'
import type { SearchPieces } from '#features/search/plan/search-pieces.ts'

/**
 * A query plan in one line for tables and logs: "inversor | $-500 | kw -4.99 | ?más de 10 m". First the remaining words, and
 * the searched words if they differ; then `$` price, `~` price that may be another figure, `€` other money, `?` limit without
 * filter, `??` unclear, `!` limits that no single filter can express, `-` excluded, `x` exclusion that cannot be applied.
 */
export function formatPlan(constraints: QueryConstraints, { pieces, quiet, exclusions, unverified, largest }: SearchPieces): string {
  const { price, bare, figures, unread, unclear, unfit, otherMoney } = constraints
  const told = (sign: string, texts: readonly string[]) => texts.map((text) => `${sign}${text}`)
  const searched = pieces.map(({ word, text }) => (/\d/.test(word) && word !== text.toLowerCase() ? word : text)).join(' ')
  const typed = pieces.map(({ text }) => text).join(' ')
  return [
    constraints.rest,
    ...(searched === typed ? [] : [`= ${searched}`]),
    ...(quiet ? [`= ${quiet.map(({ word }) => word).join(' ')}`] : []),
    ...(price ? [bare === undefined ? `$${price.min ?? ''}-${price.max ?? ''}` : `~${bare}`] : []),
    ...Object.entries(figures).map(([name, ranges]) => `${name} ${ranges.join(',')}`),
    ...told('€', otherMoney),
    ...told('?', unread),
    ...told('??', unclear),
    ...told('!', unfit),
    ...told(
      '-',
      exclusions.map(({ pieces }) => pieces.map(({ word }) => word).join(' ')),
    ),
    ...told('x', unverified),
    ...(largest ? [`largest first`] : []),
    ...(constraints.isCheapFirst ? ['cheap first'] : []),
    ...(constraints.isDearFirst ? ['dear first'] : []),
    ...(constraints.isAvailable ? ['in stock'] : []),
    ...(constraints.scarce ? [constraints.scarce] : []),
  ].join(' | ')
}
