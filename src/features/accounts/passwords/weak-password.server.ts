import { problemText } from '#i18n/problems.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { findObviousWeakness, removeInvisible, spellingVariants, type Weakness } from './password-rules.ts'

/** Error of a weak password from the configuration or the command line; its message is in English, for the operator. */
export class WeakPassword extends Error {
  constructor(weakness: Weakness) {
    super(problemText('en', weakness))
  }
}

/** Word lists, a megabyte of text. They are loaded when the first password is checked. */
let list: Promise<ReadonlySet<string>> | undefined

/**
 * Finds the weakness of a chosen password by the rules of NIST SP 800-63B; undefined if it is strong enough. Weak passwords are in
 * the list of the most common passwords or of common Spanish words and names, or have a weakness of `findObviousWeakness`.
 * Capitals, accents, invisible characters, signs used as letters, and leading or trailing digits and signs make no difference.
 *
 * @param names of the account, its owner and the company
 */
export async function findWeakness(password: string, names: readonly string[]): Promise<Weakness | undefined> {
  const obvious = findObviousWeakness(password, names)
  if (obvious) return obvious
  list ??= readList()
  const common = await list
  return spellingVariants(removeInvisible(password)).some((form) => common.has(form)) ? 'account.passwordCommon' : undefined
}

/** Checks a chosen password. @throws HttpError 400 with the reason at the field, if the password is weak */
export async function refuseWeakPassword(password: string, names: readonly string[], field: string): Promise<void> {
  const weakness = await findWeakness(password, names)
  if (weakness) throw new HttpError(400, weakness, { field })
}

async function readList(): Promise<ReadonlySet<string>> {
  const [{ dictionary }, { dictionary: spanish }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const words = ['commonWords-es-es', 'firstnames-es-es', 'lastnames-es-es'] as const
  return new Set([...dictionary['passwords-common'], ...words.flatMap((name) => spanish[name])].map(foldText))
}
