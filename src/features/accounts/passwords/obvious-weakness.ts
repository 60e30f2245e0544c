import { foldText } from '#kit/text/fold-text.ts'
import { isDate, isWithinOneEdit, repeatedGroup } from './guessable.ts'
import { PASSWORD_MIN, withoutInvisible } from './password-rules.ts'

export type Weakness = 'account.passwordCommon' | 'account.passwordNamed'

/**
 * Weakness of a password that shows without word lists: it repeats a short group, is a date, or is little more than a name that
 * an attacker knows, also with one typing mistake. The server checks this before its lists; forms check it while a password is
 * typed.
 *
 * @param names of the account, its owner and the company
 */
export function obviousWeakness(password: string, names: readonly string[]): Weakness | undefined {
  const seen = withoutInvisible(password)
  const forms = formsOf(seen)
  if (forms.some((form) => isNamed(form, names))) return 'account.passwordNamed'
  return new Set(seen.trim()).size < 2 || isPattern(seen, forms) ? 'account.passwordCommon' : undefined
}

/** True for a short group repeated, or digits that are a date, ignoring a few other characters. */
function isPattern(password: string, forms: readonly string[]): boolean {
  const figures = password.replace(/\D+/g, '')
  const isOfFigures = onlyLetters(password).length < 3
  const groups = [...forms, ...(isOfFigures ? [figures] : [])].filter((form) => form.length >= CORE_MIN).map(groupOf)
  return groups.some((group) => group !== undefined && group.length < PASSWORD_MIN) || (isOfFigures && isDate(figures))
}

/** Also finds groups with signs or blanks between the repetitions. */
const groupOf = (form: string) => repeatedGroup(form) ?? repeatedGroup(form.replace(/[^\p{L}\p{N}]+/gu, ''))

/** Minimum length of a word that makes a password weak; shorter words occur in many good passwords. */
const CORE_MIN = 4

/**
 * Variants of a password: as it is, with letters for the signs that resemble them, and each without signs and figures around
 * it.
 */
export function formsOf(password: string): string[] {
  const plain = foldText(password).trim()
  const spelled = [plain, spell(plain, 'i'), spell(plain, 'l')]
  const cores = spelled.concat(spelled.map((form) => spell(withoutEnds(form), 'i'))).map(withoutEnds)
  const groups = spelled.flatMap((form) => groupOf(form) ?? [])
  return [...new Set([...spelled, ...[...cores, ...groups].filter((core) => core.length >= CORE_MIN)])]
}

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const letters: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '€': 'e' }
const spell = (text: string, one: string) => text.replace(/[013457@$€!|]/g, (sign) => letters[sign] ?? (/[1!|]/.test(sign) ? one : sign))

/** True if little is left of a password without the names, their words, and these reversed. */
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

/** Fewer letters than these beside a name are next to nothing. */
const REST_MIN = 3
/** A shorter word is one edit away from too many others. */
const SLIP_MIN = 6

/** True if a text is a word with one typing mistake, and at most a few more letters. */
function holdsSlipOf(word: string, text: string): boolean {
  if (text.length > word.length + REST_MIN) return false
  const starts = Array.from({ length: REST_MIN }, (_, start) => start)
  const lengths = [word.length - 1, word.length, word.length + 1].filter((length) => text.length - length < REST_MIN)
  return starts.some((start) => lengths.some((length) => isWithinOneEdit(text.slice(start, start + length), word)))
}

const onlyLetters = (text: string) => text.replace(/[^\p{L}]+/gu, '')
