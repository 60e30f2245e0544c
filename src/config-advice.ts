import { type Config, variableNames } from './config.ts'

/** Names that begin like this are meant for the shop. */
const OUR_PREFIXES = ['TRUST_', 'TRANSLATE_', 'SMTP_', 'ADMIN_', 'MAIL_', 'COUNTRY_']
/** Shorter names, such as HOME, are close to ours by chance. */
const MIN_LETTERS = 5
const MAX_DISTANCE = 2

/**
 * Sentences about settings with which the shop starts, but probably not as the operator means it.
 *
 * @param environment all variables, also those that are not the shop's
 */
export function configAdvice(environment: Record<string, string | undefined>, config: Config): string[] {
  const unknown = Object.keys(environment).flatMap((name) => {
    const meant = variableNames.includes(name) ? undefined : closestName(name)
    return meant ? [`The variable ${name} is unknown and ignored. Is ${meant} meant?`] : []
  })
  const isUnreachable = config.publicUrl.startsWith('https:') && config.trustProxy.length === 0
  const proxy = 'PUBLIC_URL is https, but TRUST_PROXY names no proxy: visitors count as one address, and cookies are not Secure.'
  return isUnreachable ? [...unknown, proxy] : unknown
}

/** The variable of the shop that a name resembles, if it resembles one. */
function closestName(name: string): string | undefined {
  const upper = name.toUpperCase()
  const isOurs = OUR_PREFIXES.some((prefix) => upper.startsWith(prefix))
  if (!isOurs && upper.length < MIN_LETTERS) return undefined
  const [best] = variableNames
    .map((known) => ({ known, distance: distanceBetween(upper, known) }))
    .sort((one, other) => one.distance - other.distance)
  return best && (isOurs || best.distance <= MAX_DISTANCE) ? best.known : undefined
}

/** Levenshtein distance: letters to add, remove or replace. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
