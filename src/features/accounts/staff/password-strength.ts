import { PASSWORD_MIN } from '../password-rules.ts'

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** What guessers try first, here and everywhere. */
const common =
  /passwor[dt]|contrase[nñ]a|geheim|hol[ae]|qwert[yz]?|asdf|admin|matanzas|habana|cuba|solar|energ[ií]a|(?:19|20)\d\d|0?12345?6?7?8?9?0?|[98]7654?3?2?1?/g

/**
 * How hard a password is to guess, as a hint while it is typed; the server asks for the length, and that it is
 * not guessed first (weak-password.server.ts). What guessers try first counts for nothing, the name of the account neither; then length counts more than odd signs.
 */
export function passwordStrength(password: string, username = ''): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'short'
  const lower = password.toLowerCase()
  const rest = (username ? lower.replaceAll(username.toLowerCase(), '') : lower).replace(common, '')
  const distinct = new Set(rest).size
  if (rest.length < 6 || distinct < 5 || /^\d{0,11}$/.test(rest)) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  return rest.length >= 14 || (rest.length >= 11 && kinds >= 3) ? 'strong' : 'fair'
}
