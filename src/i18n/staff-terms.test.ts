import { expect, test } from 'vitest'
import { fieldName } from './field-names.ts'
import { languages } from './language.ts'
import { de, type Staff } from './staff/de.ts'
import { en } from './staff/en.ts'
import { es } from './staff/es.ts'
import { staffText } from './staff.ts'

/** Labels of the same thing in different places of the staff area, by the name of the field. */
const labels = {
  isActive: ['product.isActive', 'bulk.what.isActive', 'filter.state.active', 'staff.active'],
  isFeatured: ['product.isFeatured', 'bulk.what.isFeatured', 'filter.state.featured', 'staff.featured'],
  availabilityText: ['product.availability', 'bulk.what.availabilityText'],
  sortOrder: ['product.position', 'sheet.position'],
  stockStatus: ['bulk.what.stockStatus', 'sheet.stock', 'filter.stock'],
  focus: ['photos.focus'],
} as const satisfies Record<string, readonly (keyof Staff)[]>

test.each(languages)('one thing has one name everywhere in the staff area: %s', (language) => {
  const t = staffText(language)
  for (const [field, keys] of Object.entries(labels))
    expect([field, ...keys.map((key) => t(key))]).toEqual([field, ...keys.map(() => fieldName(language, field))])
})

test.each([
  { language: 'de', texts: de, word: /entw[uü]rf/i },
  { language: 'es', texts: es, word: /borrador/i },
  { language: 'en', texts: en, word: /\bdrafts?\b/i },
])('a draft is a product that is not published, never input that is not saved: $language', ({ texts, word }) => {
  const named = Object.keys(texts).filter((key) => word.test(String(texts[key as keyof Staff]).replace(/\$\{.*?\}/g, '')))
  const ofInput = named.filter((key) => !/^(?:publish|bulk|import|tasks|filter\.state|welcome)\./.test(key))
  expect([named.length > 0, ofInput]).toEqual([true, []])
})
