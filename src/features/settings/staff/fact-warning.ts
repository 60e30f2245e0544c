import { byLikelihood } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { isDoubtfulTaxId } from '../company/tax-id.ts'
import { normalizeValue } from '../setting.contract.ts'
import type { SettingKey } from '../setting-keys.ts'

/**
 * Warning below the field of a fact, which may be saved all the same: a tax number that looks like a typing error, or a line of
 * business whose language is empty, so that visitors read another one (`lineIn` in facts.ts).
 *
 * @param read returns the typed value of a setting
 */
export function factWarning(key: SettingKey, read: (key: SettingKey) => string, t: StaffText): string | undefined {
  if (key === 'company_tax_id') {
    const country = normalizeValue('company_country', read('company_country').trim())
    return isDoubtfulTaxId(read(key), country) ? t('settings.taxIdDoubt') : undefined
  }
  // Only staff read German, so an empty German line needs no warning.
  if (key !== 'line_trade_es' && key !== 'line_trade_en') return undefined
  const shown = byLikelihood.find((language) => read(`line_trade_${language}`).trim() !== '')
  return read(key).trim() === '' && shown ? t(`settings.tradeReads.${shown}`) : undefined
}
