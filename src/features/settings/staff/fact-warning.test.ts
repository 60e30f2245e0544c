import { expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import type { SettingKey } from '../setting-keys.ts'
import { factWarning } from './fact-warning.ts'

const warning = (key: SettingKey, typed: Partial<Record<SettingKey, string>>) =>
  factWarning(key, (one) => typed[one] ?? '', staffText('de'))

test('an empty line of business in Spanish or English says which text visitors read instead', () => {
  expect(warning('line_trade_es', { line_trade_de: 'Baustoffe' })).toBe('Leer: Besucher lesen hier den deutschen Text.')
  expect(warning('line_trade_en', { line_trade_es: 'Materiales', line_trade_de: 'Baustoffe' })).toBe(
    'Leer: Besucher lesen hier den spanischen Text.',
  )
  expect(warning('line_trade_de', { line_trade_es: 'Materiales' })).toBeUndefined()
  expect(warning('line_trade_es', {})).toBeUndefined()
})

test('a tax number is doubted by the rules of the company’s country', () => {
  expect(warning('company_tax_id', { company_tax_id: '12ab', company_country: 'Kuba' })).toContain('elf Ziffern')
  expect(warning('company_tax_id', { company_tax_id: 'DE123456789', company_country: 'DE' })).toBeUndefined()
})
