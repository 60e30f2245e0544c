import { obviousWeakness, type Weakness } from '../passwords/obvious-weakness.ts'
import { PASSWORD_MIN, withoutInvisible } from '../passwords/password-rules.ts'

/** How hard a password is to guess, or why the server would refuse it. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong' | Weakness

/** Passwords that guessers try first, here and everywhere. */
const common =
  /passwor[dt]|contrase[nñ]a|geheim|hol[ae]|qwert[yz]?|asdf|admin|matanzas|habana|cuba|solar|energ[ií]a|(?:19|20)\d\d|0?12345?6?7?8?9?0?|[98]7654?3?2?1?/g

/**
 * Strength of a password as a hint while it is typed. Uses the server's rules except its word lists, a megabyte that no form
 * loads; therefore a single run of letters and figures, which may be in such a list, is never called strong. Parts that
 * attackers try first are not counted; beyond that, length counts more than special characters.
 *
 * @param names of the account, its owner and the company, which a good password does not contain
 */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordStrength {
  const seen = withoutInvisible(password)
  if (seen.length < PASSWORD_MIN) return 'short'
  const obvious = obviousWeakness(password, names)
  if (obvious) return obvious
  const rest = seen.toLowerCase().replace(common, '')
  const distinct = new Set(rest).size
  if (rest.length < 6 || distinct < 5 || /^\d{0,11}$/.test(rest)) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(seen)).length
  const isLong = rest.length >= 14 || (rest.length >= 11 && kinds >= 3)
  return isLong && !isOneWord(seen) ? 'strong' : 'fair'
}

/** True for one run of letters and figures, ignoring other signs. */
const isOneWord = (password: string) => /^[^\p{L}\p{N}]*[\p{L}\p{M}\p{N}]+[^\p{L}\p{N}]*$/u.test(password)
