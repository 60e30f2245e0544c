import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { pagesWithText, pageText, standaloneTextPages, textPageAt, textPages } from './page-texts.ts'

test('a text is shown in the reader’s language, else in another language in which staff have written it', () => {
  const read = (settings: Record<string, string>, language: 'es' | 'en' | 'de') =>
    pageText(
      Object.entries(settings).map(([key, value]) => ({ key, value })),
      'guarantee',
      language,
    )
  for (const language of languages) expect(read({}, language)).toEqual({ text: '', language })
  expect(read({ page_guarantee_es: ' ' }, 'en').text).toBe('')
  expect(read({ page_guarantee_es: 'Un año.' }, 'es')).toEqual({ text: 'Un año.', language: 'es' })
  expect(read({ page_guarantee_es: 'Un año.' }, 'en')).toEqual({ text: 'Un año.', language: 'es' })
  expect(read({ page_guarantee_de: 'Ein Jahr.', page_guarantee_en: 'One year.' }, 'es')).toEqual({ text: 'One year.', language: 'en' })
})

test('every page has its own address, and suggested texts have paragraphs in each language', () => {
  expect(new Set(standaloneTextPages.map((name) => textPages[name].path)).size).toBe(standaloneTextPages.length)
  for (const name of standaloneTextPages) expect(textPageAt(textPages[name].path)).toBe(name)
  for (const { suggestions } of Object.values(textPages))
    for (const language of languages) if (suggestions) expect(parseMarkedText(suggestions[language]).length).toBeGreaterThan(2)
  expect(textPageAt('/legal')).toBeUndefined()
})

test('a page without a text is not listed until staff write one in any language', () => {
  expect(pagesWithText([])).toEqual([])
  expect(pagesWithText([{ key: 'page_payment_en', value: 'Cash.' }])).toEqual(['payment'])
  expect(pagesWithText([{ key: 'page_about_es', value: 'Somos.' }])).toEqual([])
})
