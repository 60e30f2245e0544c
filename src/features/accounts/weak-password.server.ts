import { problemText } from '#i18n/problems.ts'
import { foldText } from '#kit/fold-text.ts'
import { Refusal } from '#platform/refusal.server.ts'

export type Weakness = 'account.passwordCommon' | 'account.passwordNamed'

/** Where no form shows the reason: said in English, for the operator. */
export class WeakPassword extends Error {
  constructor(weakness: Weakness) {
    super(problemText('en', weakness))
  }
}

/** The list is half a megabyte of text, read when a password is set for the first time. */
let list: Promise<ReadonlySet<string>> | undefined

/**
 * Why a chosen password would be guessed first, as NIST SP 800-63B asks: it stands in the list of the most common ones,
 * or it is little more than a name that whoever guesses knows. Capitals, accents, signs written for letters, and figures
 * or signs around make no difference.
 *
 * @param names of the account, its owner and the company
 */
export async function weaknessOf(password: string, names: readonly string[]): Promise<Weakness | undefined> {
  const forms = formsOf(password)
  if (forms.some((form) => isNamed(form, names))) return 'account.passwordNamed'
  list ??= readList()
  const common = await list
  return new Set(password.trim()).size < 2 || forms.some((form) => common.has(form)) ? 'account.passwordCommon' : undefined
}

/** Refuses a weak password at its field. @throws Refusal 400 with the reason */
export async function refuseWeak(password: string, names: readonly string[], field: string): Promise<void> {
  const weakness = await weaknessOf(password, names)
  if (weakness) throw new Refusal(400, weakness, { field })
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(foldText))
}

/** A word that stands alone in a password is looked up from so many letters on: shorter ones stand in too many good ones. */
const CORE_MIN = 4

/** The password as it is, with letters for the signs that stand for them, and each without what was put around it. */
function formsOf(password: string): string[] {
  const plain = foldText(password).trim()
  const spelled = [plain, spell(plain, 'i'), spell(plain, 'l')]
  const cores = spelled.concat(spelled.map((form) => spell(withoutEnds(form), 'i'))).map(withoutEnds)
  return [...new Set([...spelled, ...cores.filter((core) => core.length >= CORE_MIN)])]
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
  return rest !== whole && rest.length < 3
}

const onlyLetters = (text: string) => text.replace(/[^\p{L}]+/gu, '')
