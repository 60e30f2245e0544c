import { type Config, variableNames } from './config.ts'

/** Variable names of other programs, each with the shop's setting that it corresponds to. */
const synonyms: [RegExp, string][] = [
  [/^(?:DB|DATABASE|PG|POSTGRES|POSTGRESQL)_(?:URL|URI|DSN|ADDRESS|CONNECTION)$/, 'DATABASE_URL'],
  [/^(?:SMTP|MAIL|EMAIL)_(?:FROM|SENDER)(?:_|$)/, 'MAIL_FROM'],
  [/^(?:SMTP|MAIL|EMAIL)_(?:URL|URI|DSN|SERVER|HOST|PORT|USER|USERNAME|LOGIN|PASS|PASSWORD|AUTH|SECURE|TLS)$/, 'SMTP_URL'],
  [/^(?:TRANSLATE|TRANSLATION|TRANSLATOR|DEEPL|LIBRETRANSLATE)_(?:\w+_)?(?:KEY|TOKEN|SECRET)$/, 'TRANSLATE_KEY'],
  [/^(?:TRANSLATE|TRANSLATION|TRANSLATOR|DEEPL|LIBRETRANSLATE)_(?:\w+_)?(?:URL|URI|HOST|SERVER|ADDRESS)$/, 'TRANSLATE_URL'],
  [/^ADMIN_(?:USER|NAME|LOGIN)$/, 'ADMIN_USERNAME'],
  [/^ADMIN_(?:PASS|PW|PWD|SECRET)$/, 'ADMIN_PASSWORD'],
  [/^(?:PUBLIC|SITE|SHOP)_(?:URL|URI|ADDRESS|ORIGIN|HOST|DOMAIN)$/, 'PUBLIC_URL'],
  [/^(?:TRUST|TRUSTED)_(?:PROXY|PROXIES)$/, 'TRUST_PROXY'],
  [/^DATA_?(?:DIRECTORY|FOLDER|PATH)$/, 'DATA_DIR'],
  [/^GEO_?(?:IP_)?(?:COUNTRY_)?HEADER$/, 'COUNTRY_HEADER'],
]
/** Prefixes of the shop's variables: any unknown name with one of them is reported. */
const OUR_PREFIXES = ['TRUST_', 'TRANSLATE_', 'SMTP_', 'ADMIN_', 'COUNTRY_']
/**
 * Length of a variable's name from which any similar name counts as a typo. Shorter variables, such as PORT, resemble other words
 * (POST, SORT) by chance: a typo of them must not contain a letter that they lack.
 */
const MIN_LETTERS = 8
/** Length of a variable's name from which a similar name may contain two typos instead of one. */
const LONG_NAME = 10
/**
 * Variables that Kubernetes and old Docker links set for a service "smtp", such as SMTP_SERVICE_HOST. Their SMTP_PORT is not
 * matched, since operators also write it by mistake.
 */
const NEIGHBOUR = /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)(?:_|$)/

/**
 * Returns warnings for the operator about settings that are valid but probably mistakes.
 *
 * @param environment all variables, also those that are not the shop's
 */
export function listConfigAdvice(environment: Record<string, string | undefined>, config: Config): string[] {
  const unknown = Object.keys(environment).flatMap((name) => {
    const meant = variableNames.includes(name) ? undefined : closestName(name)
    return meant ? [`The variable ${name} is unknown and ignored. Is ${meant} meant?`] : []
  })
  const isUnreachable = config.publicUrl.startsWith('https:') && config.trustProxy.length === 0
  const proxy = 'PUBLIC_URL is https, but TRUST_PROXY names no proxy: visitors count as one address, and cookies are not Secure.'
  return isUnreachable ? [...unknown, proxy] : unknown
}

/** Returns the shop's variable that a name resembles; undefined if there is none. */
function closestName(name: string): string | undefined {
  const upper = name.toUpperCase()
  if (variableNames.includes(upper)) return upper
  if (NEIGHBOUR.test(upper)) return undefined
  const [, synonym] = synonyms.find(([pattern]) => pattern.test(upper)) ?? []
  if (synonym) return synonym
  const prefix = OUR_PREFIXES.find((begin) => upper.startsWith(begin))
  const addsNoLetter = (known: string) => [...upper].every((letter) => known.includes(letter))
  const candidates = variableNames.filter((known) =>
    prefix ? known.startsWith(prefix) : known.length >= MIN_LETTERS || addsNoLetter(known),
  )
  const [best] = candidates.map((known) => ({ known, slips: countSlips(upper, known) })).sort((one, other) => one.slips - other.slips)
  return best && (prefix || best.slips <= (best.known.length >= LONG_NAME ? 2 : 1)) ? best.known : undefined
}

/** Number of letters to add, remove, replace or swap with their neighbour (optimal string alignment). */
function countSlips(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const slipsAt = (at: number, to: number) => rows[at]?.[to] ?? 0
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at]
    rows.push(row)
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = slipsAt(at - 1, to - 1) + (one[at - 1] === other[to - 1] ? 0 : 1)
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      const swapped = isSwapped ? slipsAt(at - 2, to - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(slipsAt(at - 1, to) + 1, slipsAt(at, to - 1) + 1, replaced, swapped))
    }
  }
  return slipsAt(one.length, other.length)
}
