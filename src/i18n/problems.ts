import { formatNumber } from './format.ts'
import type { Language } from './language.ts'
import { de } from './problems/de.ts'
import { en } from './problems/en.ts'
import { es, type ProblemKey } from './problems/es.ts'

export type { ProblemKey } from './problems/es.ts'

const catalogues = { es, de, en }

/**
 * Words a problem key in the reader's language; an unknown key is returned as it is. A number after the key (`tooLong` of
 * api/fields) is the allowed maximum, a colour after it is a suggested one, a text in quotes (`naming`) is the value `name`.
 */
export function problemText(language: Language, key: ProblemKey | (string & {}), values: Record<string, unknown> = {}): string {
  const [, limited = key, figure] = /^([\w.]+) (\d+)$/.exec(key) ?? []
  if (figure) return problemText(language, limited, { ...values, most: formatNumber(Number(figure), language) })
  const [, tinted, colour] = /^([\w.]+) (#[0-9a-f]{6})$/.exec(key) ?? []
  if (tinted) return problemText(language, tinted, { ...values, colour })
  const [, naming, name = ''] = /^([\w.]+) "([^"]*)"$/.exec(key) ?? []
  if (naming) return problemText(language, naming, { ...values, name })
  const message = (catalogues[language] as Record<string, unknown>)[key]
  if (typeof message === 'function') return (message as (values: Record<string, unknown>) => string)(values)
  return typeof message === 'string' ? message : key
}
