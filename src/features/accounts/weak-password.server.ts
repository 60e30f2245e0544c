import { problemText } from '#i18n/problems.ts'
import { foldText } from '#kit/fold-text.ts'
import { Refusal } from '#platform/refusal.server.ts'
import { isDate, isWithinOneEdit, repeatedGroup } from './guessable.ts'
import { PASSWORD_MIN, withoutInvisible } from './password-rules.ts'

export type Weakness = 'account.passwordCommon' | 'account.passwordNamed'

/** Where no form shows the reason: said in English, for the operator. */
export class WeakPassword extends Error {
  constructor(weakness: Weakness) {
    super(problemText('en', weakness))
  }
}

/** The lists are a megabyte of text, read when a password is set for the first time. */
let list: Promise<ReadonlySet<string>> | undefined

/**
 * Why a chosen password would be guessed first, as NIST SP 800-63B asks: it stands in the list of the most common ones
 * or is a single Spanish word, repeats a short group, is a date, or is little more than a name that whoever guesses knows,
 * a slip of the pen included. Capitals, accents, signs that nobody sees or that are written for letters, and figures or
 * signs around make no difference.
 *
 * @param names of the account, its owner and the company
 */
export async function weaknessOf(password: string, names: readonly string[]): Promise<Weakness | undefined> {
  const seen = withoutInvisible(password)
  const forms = formsOf(seen)
  if (forms.some((form) => isNamed(form, names))) return 'account.passwordNamed'
  if (new Set(seen.trim()).size < 2 || isPattern(seen, forms)) return 'account.passwordCommon'
  list ??= readList()
  const common = await list
  return forms.some((form) => common.has(form)) ? 'account.passwordCommon' : undefined
}

/** Refuses a weak password at its field. @throws Refusal 400 with the reason */
export async function refuseWeak(password: string, names: readonly string[], field: string): Promise<void> {
  const weakness = await weaknessOf(password, names)
  if (weakness) throw new Refusal(400, weakness, { field })
}

async function readList(): Promise<ReadonlySet<string>> {
  const [{ dictionary }, { dictionary: spanish }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const words = ['commonWords-es-es', 'firstnames-es-es', 'lastnames-es-es'] as const
  return new Set([...dictionary['passwords-common'], ...words.flatMap((name) => spanish[name])].map(foldText))
}

/** Whether it is a short group again and again, or figures that are a date, next to nothing else counted. */
function isPattern(password: string, forms: readonly string[]): boolean {
  const figures = password.replace(/\D+/g, '')
  const isOfFigures = onlyLetters(password).length < 3
  const groups = [...forms, ...(isOfFigures ? [figures] : [])].filter((form) => form.length >= CORE_MIN).map(groupOf)
  return groups.some((group) => group !== undefined && group.length < PASSWORD_MIN) || (isOfFigures && isDate(figures))
}

/** Signs and blanks between its repetitions make a group no longer. */
const groupOf = (form: string) => repeatedGroup(form) ?? repeatedGroup(form.replace(/[^\p{L}\p{N}]+/gu, ''))

/** A word that stands alone in a password is looked up from so many letters on: shorter ones stand in too many good ones. */
const CORE_MIN = 4

/** The password as it is, with letters for the signs that stand for them, and each without what was put around it. */
function formsOf(password: string): string[] {
  const plain = foldText(password).trim()
  const spelled = [plain, spell(plain, 'i'), spell(plain, 'l')]
  const cores = spelled.concat(spelled.map((form) => spell(withoutEnds(form), 'i'))).map(withoutEnds)
  const groups = spelled.flatMap((form) => groupOf(form) ?? [])
  return [...new Set([...spelled, ...[...cores, ...groups].filter((core) => core.length >= CORE_MIN)])]
}

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const letters: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '€': 'e' }
const spell = (text: string, one: string) => text.replace(/[013457@$€!|]/g, (sign) => letters[sign] ?? (/[1!|]/.test(sign) ? one : sign))

/** Whether next to nothing remains of a password without the names, their words and these read backwards. */
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

/** Whether a text is a word with one slip of the pen in it, and next to nothing else. */
function holdsSlipOf(word: string, text: string): boolean {
  if (text.length > word.length + REST_MIN) return false
  const starts = Array.from({ length: REST_MIN }, (_, start) => start)
  const lengths = [word.length - 1, word.length, word.length + 1].filter((length) => text.length - length < REST_MIN)
  return starts.some((start) => lengths.some((length) => isWithinOneEdit(text.slice(start, start + length), word)))
}

const onlyLetters = (text: string) => text.replace(/[^\p{L}]+/gu, '')
