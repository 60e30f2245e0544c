import { formatNumber } from './format.ts'
import type { Language } from './language.ts'
import { de } from './problems/de.ts'
import { en } from './problems/en.ts'
import { es, type ProblemKey } from './problems/es.ts'

export type { ProblemKey } from './problems/es.ts'

const catalogues = { es, de, en }

/**
 * The sentence of a refusal in the reader's language. A key that nobody knows is answered as it is; a figure behind the
 * key, as `tooLong` of api/fields writes it, is the most that is allowed; a colour is one that would do.
 */
export function problemText(language: Language, key: ProblemKey | (string & {}), values: Record<string, unknown> = {}): string {
  const [, name = key, figure] = /^([\w.]+) (\d+)$/.exec(key) ?? []
  if (figure) return problemText(language, name, { ...values, most: formatNumber(Number(figure), language) })
  const [, tinted, colour] = /^([\w.]+) (#[0-9a-f]{6})$/.exec(key) ?? []
  if (tinted) return problemText(language, tinted, { ...values, colour })
  const message = (catalogues[language] as Record<string, unknown>)[key]
  if (typeof message === 'function') return (message as (values: Record<string, unknown>) => string)(values)
  return typeof message === 'string' ? message : key
}
