import { foldText } from '#kit/text/fold-text.ts'

/** Minimum length of a password in characters. No mixture of characters is required, as NIST SP 800-63B advises. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 500

/** Removes invisible characters, which make a password no harder to guess. */
export const removeInvisible = (text: string) => text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]+/gu, '')

/** Reason to refuse a password, as the key of its message: it is common or follows a pattern, or is little more than a name. */
export type Weakness = 'account.passwordCommon' | 'account.passwordNamed'

/**
 * Finds a weakness for which no word lists are needed: the password repeats a short group, is a date, or is little more than a
 * name that an attacker knows, even if the name has one typing mistake. Undefined for other passwords. Forms check this while a
 * password is typed; the server checks it before its word lists.
 *
 * @param names of the account, its owner and the company
 */
export function findObviousWeakness(password: string, names: readonly string[]): Weakness | undefined {
  const seen = removeInvisible(password)
  const forms = spellingVariants(seen)
  if (forms.some((form) => isNamed(form, names))) return 'account.passwordNamed'
  return new Set(seen.trim()).size < 2 || isPattern(seen, forms) ? 'account.passwordCommon' : undefined
}

/** True if a password repeats a short group, or its digits are a date. A password with fewer than three letters counts as digits. */
function isPattern(password: string, forms: readonly string[]): boolean {
  const digits = password.replace(/\D+/g, '')
  const isNumeric = onlyLetters(password).length < 3
  const groups = [...forms, ...(isNumeric ? [digits] : [])].filter((form) => form.length >= CORE_MIN).map(groupOf)
  return groups.some((group) => group !== undefined && group.length < PASSWORD_MIN) || (isNumeric && isDate(digits))
}

/** Group that a text repeats, also with signs or blanks between the repetitions. */
const groupOf = (form: string) => findRepeatedGroup(form) ?? findRepeatedGroup(form.replace(/[^\p{L}\p{N}]+/gu, ''))

/** Minimum length of a word or group that makes a password weak; shorter ones occur in many good passwords. */
const CORE_MIN = 4

/**
 * Variants of a password to look up: folded as in kit/text/fold-text; with letters in place of digits and signs that resemble
 * them ("p4ss": "pass"); each of these without leading and trailing digits and signs; and the group that it repeats.
 */
export function spellingVariants(password: string): string[] {
  const plain = foldText(password).trim()
  const spelled = [plain, spell(plain, 'i'), spell(plain, 'l')]
  const cores = spelled.concat(spelled.map((form) => spell(withoutEnds(form), 'i'))).map(withoutEnds)
  const groups = spelled.flatMap((form) => groupOf(form) ?? [])
  return [...new Set([...spelled, ...[...cores, ...groups].filter((core) => core.length >= CORE_MIN)])]
}

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const letters: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '€': 'e' }
const spell = (text: string, one: string) => text.replace(/[013457@$€!|]/g, (sign) => letters[sign] ?? (/[1!|]/.test(sign) ? one : sign))

/**
 * True if a password is a name, a word of a name or its reverse with fewer than `REST_MIN` letters more, or has such a word of at
 * least `SLIP_MIN` letters with one typing mistake. Words of one or two letters do not count.
 */
function isNamed(form: string, names: readonly string[]): boolean {
  const words = names
    .map(foldText)
    .flatMap((name) => [onlyLetters(name), ...name.split(/[^\p{L}]+/u)])
    .filter((word) => word.length >= 3)
    .flatMap((word) => [word, [...word].reverse().join('')])
    .sort((a, b) => b.length - a.length)
  const whole = onlyLetters(form)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole)
  return (rest !== whole && rest.length < REST_MIN) || words.some((word) => word.length >= SLIP_MIN && holdsSlipOf(word, whole))
}

/** Minimum letters beside a name; with fewer, the password counts as little more than the name. */
const REST_MIN = 3
/** Minimum length of a name that is also recognised with a typing mistake; a shorter one is one edit away from too many words. */
const SLIP_MIN = 6

/** True if a text is the word with one typing mistake and at most two more letters. */
function holdsSlipOf(word: string, text: string): boolean {
  if (text.length > word.length + REST_MIN) return false
  const starts = Array.from({ length: REST_MIN }, (_, start) => start)
  const lengths = [word.length - 1, word.length, word.length + 1].filter((length) => text.length - length < REST_MIN)
  return starts.some((start) => lengths.some((length) => isWithinOneEdit(text.slice(start, start + length), word)))
}

const onlyLetters = (text: string) => text.replace(/[^\p{L}]+/gu, '')

/** Shortest start of a text that, repeated, makes up the whole text; the last repetition may be incomplete ("qweqweqw": "qwe"). */
function findRepeatedGroup(text: string): string | undefined {
  for (let length = 1; length * 2 <= text.length; length += 1) if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return undefined
}

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const CENTURIES = '(?:19|20)\\d\\d'
const YEAR = `(?:${CENTURIES}|\\d\\d)`
const date = new RegExp(`^(?:${YEAR}${MONTH}${DAY}|${DAY}${MONTH}${YEAR}|${MONTH}${DAY}${YEAR}|(?:${CENTURIES}){2})$`)

/** True if at least six digits are a date in any usual order, or two years. */
const isDate = (digits: string) => digits.length >= 6 && date.test(digits)

/** True if two words are equal or differ by one letter left out, added, changed or swapped with its neighbour. */
function isWithinOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
}
