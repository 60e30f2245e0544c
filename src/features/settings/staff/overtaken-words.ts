import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { cutText } from '#kit/text/cut-text.ts'
import type { HeldSetting } from '../setting.contract.ts'
import { settingName } from '../setting-names.ts'
import { settingValue } from './setting-value.ts'

/** Characters of a value that a message quotes. */
const QUOTED_MAX = 80

/** Names a setting that somebody else has changed meanwhile, its stored value, and who changed it when. */
export function overtakenWords({ key, value, changedBy }: HeldSetting, t: StaffText, language: Language): string {
  return t('settings.overtaken', {
    name: settingName(key, t, language),
    value: cutText(settingValue(key, value, t, language), QUOTED_MAX) || t('settings.nothing'),
    by: changedBy ? t('stale.by', { by: changedBy.by, when: formatCubanMoment(changedBy.at, language) }) : '',
  })
}
