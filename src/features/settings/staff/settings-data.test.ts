import { expect, test } from 'vitest'
import { settingsToPreview } from './settings-data.ts'

test('a preview has the typed values as they would be saved', () => {
  const typed: Record<string, string> = { company_country: 'Kuba', currencies: ' usd, cup', social_telegram: 't.me/sol' }
  const fields = { settings: [{ key: 'company_region', value: 'Holguín' }], field: (key: string) => ({ value: typed[key] ?? '' }) }
  expect(settingsToPreview(fields, ['company_country', 'currencies', 'social_telegram'])).toEqual([
    { key: 'company_region', value: 'Holguín' },
    { key: 'company_country', value: 'CU' },
    { key: 'currencies', value: 'USD, CUP' },
    { key: 'social_telegram', value: 'https://t.me/sol' },
  ])
})
