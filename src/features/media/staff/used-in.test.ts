import { expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import { nameOfUse } from './used-in.tsx'

test('a picture of the site is named in words, not by the key of its setting', () => {
  const t = staffText('de')
  const keys = ['hero_image_1', 'hero_image_2', 'hero_image_3', 'about_team_image', 'about_warehouse_image']
  for (const subject of [...keys, 'company_mark_image', 'company_map_image'])
    expect(nameOfUse({ kind: 'setting', subject, title: '' }, t)).not.toContain('_')
})
