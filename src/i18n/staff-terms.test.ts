import { expect, test } from 'vitest'
import { fieldName } from './field-names.ts'
import { languages } from './language.ts'
import type { Staff } from './staff/de.ts'
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
