import { expect, test } from 'vitest'
import { settingKeys } from '#features/settings/setting-keys.ts'
import type { DeskEntry } from '#features/translation/desk/desk.contract.ts'
import { languages } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { formOfEntry, nameOfEntry } from './entry-names.ts'

const entryOf = (subject: string): DeskEntry => ({
  kind: 'page',
  ...{ subject, title: '', field: subject, name: `${subject}_es` },
  ...{ from: 'de', source: 'Text', to: 'es', text: '', state: 'missing', former: null, updatedAt: null },
})
const stems = settingKeys.flatMap((key) => (key.endsWith('_de') ? key.slice(0, -3) : []))

test('a text of a setting has the name that its form gives it, in each language, and not its key', () => {
  const nameOf = (stem: string) => nameOfEntry(entryOf(stem), staffText('de'), 'de').title
  expect(['line_trade', 'line_warehouse', 'hours_note', 'page_about', 'hero_title_2'].map(nameOf)).toEqual([
    'Was Sie verkaufen, in wenigen Worten',
    'Name des Lagers (falls nicht „Lager“)',
    'Zusatz zu den Öffnungszeiten',
    'Über uns',
    'Startbild 2, Titel',
  ])
  for (const language of languages)
    for (const stem of stems) expect(nameOfEntry(entryOf(stem), staffText(language), language).title).not.toMatch(/_|^hours/)
})

test('a text of a setting leads to the form that has its field', () => {
  const forms = new Map(stems.map((stem) => [stem.replace(/_.*/, ''), formOfEntry(entryOf(stem))]))
  expect(Object.fromEntries(forms)).toEqual({
    hero: '/admin/site-images',
    hours: '/admin/contact',
    line: '/admin/page-texts',
    page: '/admin/page-texts',
  })
})
