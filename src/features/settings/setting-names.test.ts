import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { settingKeys } from './setting-keys.ts'
import { settingName } from './setting-names.ts'

test('texts are named with their language, pictures and facts by their field', () => {
  const nameOf = (key: string) => settingName(key, staffText('de'), 'de')
  expect(['page_delivery_de', 'line_motto_es', 'hero_title_2_en', 'hero_image_3', 'contact_sales_phone'].map(nameOf)).toEqual([
    'Abholung und Lieferung (DE)',
    'Überschrift von „Über uns“ (ES)',
    'Titel 2 (EN)',
    'Startbild 3',
    'Telefon Vertrieb',
  ])
})

test('every setting has a name of its own in every language', () => {
  for (const language of languages) {
    const names = settingKeys.map((key) => settingName(key, staffText(language), language))
    expect(names.filter((name) => !name || name.includes('_') || name.includes('undefined'))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})
