import { findObviousWeakness, PASSWORD_MIN, removeInvisible, type Weakness } from '../passwords/password-rules.ts'

/** Rating of a password, or the reason for which the server would refuse it. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong' | Weakness

/** Parts of passwords that attackers try first: common ones, Cuban places, and words of this trade. */
const common =
  /passwor[dt]|contrase[nñ]a|geheim|hol[ae]|qwert[yz]?|asdf|admin|matanzas|habana|cuba|solar|energ[ií]a|(?:19|20)\d\d|0?12345?6?7?8?9?0?|[98]7654?3?2?1?/g

/**
 * Rates a password while it is typed. Applies the server's rules except its word lists, which are too large for a form (one
 * megabyte). Therefore a single run of letters and digits, which may be in such a list, is never rated strong. Parts that
 * attackers try first do not count; of the rest, length counts more than special characters.
 *
 * @param names of the account, its owner and the company, which a good password does not contain
 */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordStrength {
  const seen = removeInvisible(password)
  if (seen.length < PASSWORD_MIN) return 'short'
  const obvious = findObviousWeakness(password, names)
  if (obvious) return obvious
  const rest = seen.toLowerCase().replace(common, '')
  const distinct = new Set(rest).size
  if (rest.length < 6 || distinct < 5 || /^\d{0,11}$/.test(rest)) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(seen)).length
  const isLong = rest.length >= 14 || (rest.length >= 11 && kinds >= 3)
  return isLong && !isOneWord(seen) ? 'strong' : 'fair'
}

/** True for one run of letters and digits, ignoring other characters around it. */
const isOneWord = (password: string) => /^[^\p{L}\p{N}]*[\p{L}\p{M}\p{N}]+[^\p{L}\p{N}]*$/u.test(password)
