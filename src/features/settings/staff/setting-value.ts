import type { Language } from '#i18n/language.ts'
import { siteText } from '#i18n/site.ts'
import type { StaffText } from '#i18n/staff.ts'
import { reasonWords, serviceWords } from '../company/statement-words.ts'
import { isStatementsKey, parseStatements, type StatementsKey, statements } from '../company/statements.ts'
import { factsFrom } from '../facts.ts'
import { hoursText } from '../hours/hours-text.ts'
import { parseOpening } from '../hours/opening-form.ts'
import { handovers, NO_REGISTER, type OptionalFact, type Reason, type Service } from '../setting-keys.ts'

/** Words for a stored value whose form is not for readers, such as chosen names or opening hours; any other value as it is. */
export function settingValue(key: string, value: string, t: StaffText, language: Language): string {
  if (isStatementsKey(key)) {
    const names = parseStatements<string>(value, statements[key]) ?? []
    return names.map((name) => statementTitle(key, name, t, language)).join(', ')
  }
  if (key === 'company_register' && value === NO_REGISTER) return t('settings.noRegister')
  const handover = key === 'company_handover' && handovers.find((one) => one === value)
  if (handover) return t(`settings.handover.${handover}`)
  const week = key === 'opening_hours' ? parseOpening(value) : undefined
  return week ? hoursText(week, language) : value
}

/** Title of a statement without the company's figures. The texts of services and reasons are those of the website. */
function statementTitle(key: StatementsKey, name: string, t: StaffText, language: Language): string {
  if (key === 'company_lacks') return t(`settings.lacks.${name as OptionalFact}`)
  const words = { t: siteText(language), language, facts: factsFrom([], language) }
  return (key === 'company_services' ? serviceWords(name as Service, words) : reasonWords(name as Reason, words)).title
}
