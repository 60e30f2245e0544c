/** Every country and territory with a two-letter code of ISO 3166-1. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK ' +
  'CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS ' +
  'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV ' +
  'LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR ' +
  'TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** Other codes in common use, with their ISO code. */
const aliases: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

const ownMarkets = 'CU DE AT CH LI ES'
const restOfUnion = 'BE BG CY CZ DK EE FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
const neighboursOfUnion = 'GB NO'
const americas =
  'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV ' +
  'SX TC TT US UY VC VE VG VI'

/** Default policy: visitors from all countries except those of likely customers must verify. */
export const DEFAULT_VERIFICATION_COUNTRIES = `!${[ownMarkets, restOfUnion, neighboursOfUnion, americas].join(' ').replaceAll(' ', ',')}`

/** Policy of the human verification: only visitors from these countries must verify, or all except those from them. */
export type VerificationPolicy = { kind: 'only' | 'except'; countries: ReadonlySet<string> }

/**
 * Parses a policy. `CN,RU`: visitors from these countries must verify. `!CU,DE`: all except those. `*`: everybody. `!*`: nobody.
 * Blanks and lower case are accepted.
 *
 * @returns undefined for an invalid text; `listUnknownCountries` returns its invalid parts
 */
export function parseVerificationPolicy(text: string): VerificationPolicy | undefined {
  const { kind, parts } = split(text)
  if (parts.length === 1 && parts[0] === '*') return { kind: kind === 'only' ? 'except' : 'only', countries: new Set() }
  const countries = parts.map((part) => aliases[part] ?? part)
  return countries.length > 0 && countries.every(isCountry) ? { kind, countries: new Set(countries) } : undefined
}

/** Validation of the setting that stores the policy. Server and settings page pass it to features/settings. */
export const verificationRules = {
  verification_countries: (value: string) => (parseVerificationPolicy(value) ? undefined : 'setting.verificationCountries'),
}

/** Lists the parts of a policy that are no country codes, in upper case. */
export function listUnknownCountries(text: string): string[] {
  return split(text).parts.filter((part) => part !== '*' && !isCountry(aliases[part] ?? part))
}

/** True if visitors from this country must verify. */
export function isVerificationRequired({ kind, countries }: VerificationPolicy, country: string): boolean {
  return countries.has(country) === (kind === 'only')
}

/** Returns the policy with another decision for one country. `isAsked`: visitors from the country must verify. */
export function changeDecision({ kind, countries }: VerificationPolicy, country: string, isAsked: boolean): VerificationPolicy {
  const others = [...countries].filter((one) => one !== country)
  return { kind, countries: new Set(isAsked === (kind === 'only') ? [...others, country] : others) }
}

/** Writes a policy as the text of the setting. */
export function formatPolicy({ kind, countries }: VerificationPolicy): string {
  if (countries.size === 0) return kind === 'only' ? '!*' : '*'
  return `${kind === 'except' ? '!' : ''}${[...countries].join(',')}`
}

/** Returns the policy in force: the setting of staff, or the default if the setting is missing or invalid. */
export function parsePolicyOrDefault(setting: string | undefined): VerificationPolicy {
  const policy = parseVerificationPolicy(setting ?? '') ?? parseVerificationPolicy(DEFAULT_VERIFICATION_COUNTRIES)
  if (!policy) throw new Error('the default policy cannot be read')
  return policy
}

function split(text: string): { kind: VerificationPolicy['kind']; parts: string[] } {
  const trimmed = text.trim().toUpperCase()
  const isExcept = trimmed.startsWith('!')
  const list = isExcept ? trimmed.slice(1) : trimmed
  // Empty entries, such as after a trailing comma, are dropped.
  const parts = list.split(',').map((part) => part.trim())
  return { kind: isExcept ? 'except' : 'only', parts: parts.filter((part) => part !== '') }
}

function isCountry(code: string): boolean {
  return countryCodes.includes(code)
}
