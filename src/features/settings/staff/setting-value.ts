import type { Language } from '#i18n/language.ts'
import { siteText } from '#i18n/site.ts'
import type { StaffText } from '#i18n/staff.ts'
import { reasonWords, serviceWords } from '../company/statement-words.ts'
import { isStatementsKey, parseStatements, type StatementsKey, statements } from '../company/statements.ts'
import { type Facts, factsFrom } from '../facts.ts'
import { hoursText } from '../hours/hours-text.ts'
import { parseOpening } from '../hours/opening-form.ts'
import { handovers, NO_REGISTER, type OptionalFact, type Reason, type Service } from '../setting-keys.ts'

/** Words for a stored value whose form is not for readers, such as chosen names or opening hours; any other value as it is. */
export function settingValue(key: string, value: string, t: StaffText, language: Language): string {
  if (isStatementsKey(key)) {
    const names = parseStatements<string>(value, statements[key]) ?? []
    const words = { t, language, facts: factsFrom([], language) }
    return names.map((name) => statementWords(key, name, words).title).join(', ')
  }
  if (key === 'company_register' && value === NO_REGISTER) return t('settings.noRegister')
  const handover = key === 'company_handover' && handovers.find((one) => one === value)
  if (handover) return t(`settings.handover.${handover}`)
  const week = key === 'opening_hours' ? parseOpening(value) : undefined
  return week ? hoursText(week, language) : value
}

type Words = { t: StaffText; language: Language; facts: Facts }

/** Title and text of a service or a reason as visitors read them; of a fact that the company lacks, its name. */
export function statementWords(key: StatementsKey, name: string, { t, language, facts }: Words): { title: string; text?: string } {
  if (key === 'company_lacks') return { title: t(`settings.lacks.${name as OptionalFact}`) }
  const words = { t: siteText(language), language, facts }
  return key === 'company_services' ? serviceWords(name as Service, words) : reasonWords(name as Reason, words)
}
