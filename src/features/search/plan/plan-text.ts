import type { QueryConstraints } from './query-plan.ts'
import type { SoughtPieces } from './sought.ts'

/**
 * How a question was understood, in one line for tables and logs: "inversor | $-500 | kw -4.99 | ?más de 10 m". First the
 * words that are left, and what is searched where that is not the same; then `$` a price, `~` one that may be another
 * figure, `€` other money, `?` what no filter knows, `??` what is unclear, `!` what does not go together, `-` what is left
 * out, `x` what is refused and cannot be told.
 */
export function planText(said: QueryConstraints, { pieces, quiet, refusals, untold, largest }: SoughtPieces): string {
  const { price, bare, figures, unread, unclear, unfit, otherMoney } = said
  const told = (sign: string, texts: readonly string[]) => texts.map((text) => `${sign}${text}`)
  const searched = pieces.map(({ word, text }) => (/\d/.test(word) && word !== text.toLowerCase() ? word : text)).join(' ')
  const typed = pieces.map(({ text }) => text).join(' ')
  return [
    said.rest,
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
      refusals.map(({ pieces }) => pieces.map(({ word }) => word).join(' ')),
    ),
    ...told('x', untold),
    ...(largest ? [`largest first`] : []),
    ...(said.isCheapFirst ? ['cheap first'] : []),
    ...(said.isDearFirst ? ['dear first'] : []),
    ...(said.isAvailable ? ['in stock'] : []),
    ...(said.scarce ? [said.scarce] : []),
  ].join(' | ')
}
