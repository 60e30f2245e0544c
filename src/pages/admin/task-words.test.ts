import { expect, test } from 'vitest'
import { optionalFacts } from '#features/settings/setting-keys.ts'
import type { Task } from '#features/tasks/tasks.contract.ts'
import { staffText } from '#i18n/staff.ts'
import { wordsOfTask } from './task-words.ts'

const product = { id: 7, nameDe: 'Batterie', nameEs: 'Batería', nameEn: 'Battery' }
const tasks = (count: number): Task[] => [
  { kind: 'inquiries-new', count },
  { kind: 'inquiries-suspected', count },
  { kind: 'facts', count, keys: ['company_tax_id', 'contact_address'], examples: [] },
  { kind: 'out-of-stock', count, products: [product] },
  { kind: 'searches', count, terms: [{ term: 'bomba de agua', language: 'es' }] },
  { kind: 'drafts', count },
  { kind: 'incomplete', count, products: [{ ...product, field: 'price' }] },
  { kind: 'figures', count },
  { kind: 'translations', count },
  { kind: 'pictures', count },
  { kind: 'optional-facts', count, names: ['map'] },
]

test('a task about one entity is in the singular, about several in the plural, in German and Spanish', () => {
  const texts = (language: 'de' | 'es', count: number) => tasks(count).map((task) => wordsOfTask(task, staffText(language), language).text)
  expect(texts('de', 1)).toEqual([
    '1 neue Anfrage beantworten',
    '1 verdächtige Anfrage prüfen',
    '1 Angabe zur Firma eintragen',
    '1 viel angesehenes Produkt ist nicht auf Lager',
    '1 Suche findet nichts',
    '1 Entwurf veröffentlichen',
    'Bei 1 Produkt fehlt Name, Bild oder Preis',
    'Bei 1 Produkt fehlen Angaben für den Solarrechner',
    '1 Übersetzung ergänzen',
    '1 Bild beschreiben',
    '1 Angabe eintragen oder abhaken, die nicht jede Firma hat',
  ])
  expect(texts('es', 1)).toEqual([
    'Responder 1 consulta nueva',
    'Revisar 1 consulta sospechosa',
    'Completar 1 dato de la empresa',
    '1 producto muy visto está sin existencia',
    '1 búsqueda no encuentra nada',
    'Publicar 1 borrador',
    'A 1 producto le falta nombre, imagen o precio',
    'A 1 producto le faltan datos para la calculadora solar',
    'Completar 1 traducción',
    'Describir 1 imagen',
    'Completar o descartar 1 dato que no toda empresa tiene',
  ])
  for (const language of ['de', 'es'] as const)
    for (const [at, text] of texts(language, 2).entries()) expect(text).not.toBe(texts(language, 1)[at]?.replace('1', '2'))
})

test('a task leads to the field, section or filtered list where it is done', () => {
  const words = tasks(1).map((task) => wordsOfTask(task, staffText('de'), 'de'))
  expect(words.map(({ to }) => to)).toEqual([
    '/admin/dashboard?tab=inquiries&inquiry-status=new',
    '/admin/dashboard?tab=inquiries&inquiry-suspicion=suspicious',
    '/admin/company#company_tax_id',
    '/admin/products/7/edit#section-status',
    '/admin/search-words?language=es&words=bomba+de+agua',
    '/admin/dashboard?state=complete-draft',
    '/admin/dashboard?state=incomplete',
    '/admin/sizing?tab=missing',
    '/admin/translations',
    '/admin/images?filter=undescribed',
    '/admin/site-images?area=map#area',
  ])
  expect(words.flatMap(({ parts = [] }) => parts.map(({ to }) => to))).toEqual([
    '/admin/company#company_tax_id',
    '/admin/contact#contact_address',
    '/admin/products/7/edit#section-status',
    '/admin/search-words?language=es&words=bomba+de+agua',
    '/admin/products/7/edit#oldPrice',
    '/admin/site-images?area=map#area',
    '/admin/company#company_lacks',
  ])
})

test('a task names the first products, and all others on demand', () => {
  const products = Array.from({ length: 9 }, (_, index) => ({ ...product, id: index + 1 }))
  const words = wordsOfTask({ kind: 'out-of-stock', count: 9, products }, staffText('de'), 'de')
  const addresses = (parts: readonly { to: string }[] = []) => parts.map(({ to }) => Number(/\d+/.exec(to)?.[0]))
  expect([words.rest?.text, addresses(words.parts), addresses(words.rest?.parts)]).toEqual(['2 weitere', [1, 2, 3, 4, 5, 6, 7], [8, 9]])
  expect(wordsOfTask({ kind: 'out-of-stock', count: 1, products: [product] }, staffText('de'), 'de').rest).toBeUndefined()
})

test('a task says how many entries its list has besides those that it names, or names a single one instead', () => {
  const textsOf = (task: Task) => (wordsOfTask(task, staffText('de'), 'de').parts ?? []).map(({ text }) => text)
  const facts = (count: number): Task => ({ kind: 'facts', count, keys: Array(count).fill('company_tax_id'), examples: [] })
  expect(textsOf(facts(8))).toHaveLength(8)
  expect(wordsOfTask(facts(9), staffText('de'), 'de').rest).toMatchObject({ text: '2 weitere', parts: [{}, {}] })
  const incomplete = Array.from({ length: 5 }, () => ({ ...product, field: 'price' as const }))
  expect(textsOf({ kind: 'incomplete', count: 7, products: incomplete }).at(-1)).toBe('2 weitere')
  expect(textsOf({ kind: 'incomplete', count: 5, products: incomplete })).toHaveLength(5)
})

test('example details of the demonstration are named where they are counted', () => {
  const task: Task = { kind: 'facts', count: 2, keys: ['contact_sales_phone', 'contact_email_sales'], examples: ['contact_email_sales'] }
  expect(wordsOfTask(task, staffText('de'), 'de').help).toMatch(/^Beispielangaben der Demonstration, die niemanden erreichen: [^,]+\./)
  expect(wordsOfTask({ ...task, examples: [] }, staffText('de'), 'de').help).toBeUndefined()
})

test('an owner without a product is led to the first step with a missing fact, at the end to the first product', () => {
  const to = (keys: string[]) => wordsOfTask({ kind: 'setup', keys }, staffText('de'), 'de').to
  expect([to(['contact_address', 'company_tax_id']), to([])]).toEqual(['/admin/welcome?step=places', '/admin/welcome?step=product'])
})

test('texts with an old name of the company are named with their language and place', () => {
  const keys = ['page_about_es', 'line_motto_de', 'hero_title_1_en', 'hours_note_es']
  const task: Task = { kind: 'former-name', names: ['Matanzas Solar'], keys, templates: [product] }
  const { text, parts } = wordsOfTask(task, staffText('de'), 'de')
  expect(text).toBe('Der alte Name steht noch in Texten: Matanzas Solar')
  expect(parts?.map(({ to, text }) => `${text} ${to}`).slice(0, 3)).toEqual([
    'Über uns (ES) /admin/page-texts#page_about_es',
    'Überschrift von „Über uns“ (DE) /admin/page-texts#line_motto_de',
    'Titel 1 (EN) /admin/site-images',
  ])
  expect(parts?.map(({ to }) => to).slice(3)).toEqual(['/admin/contact#hours_note_es', '/admin/reply-templates'])
})

test('an old rate leads to its field', () => {
  const to = (kind: 'rate' | 'rate-eur') => wordsOfTask({ kind, day: '2025-01-01' }, staffText('de'), 'de').to
  expect([to('rate'), to('rate-eur')]).toEqual(['/admin/exchange-rates#CUP', '/admin/exchange-rates#EUR'])
})

test('each fact that not every company has leads to its own form, the last link to the list of what the company lacks', () => {
  const { parts = [], rest } = wordsOfTask(
    { kind: 'optional-facts', count: optionalFacts.length, names: [...optionalFacts] },
    staffText('de'),
    'de',
  )
  const places = Object.fromEntries([...parts, ...(rest?.parts ?? [])].map(({ to, text }) => [text, to]))
  expect(Object.keys(places)).toHaveLength(optionalFacts.length + 1)
  expect(parts.at(-1)).toEqual({ to: '/admin/company#company_lacks', text: 'Das haben wir nicht' })
  expect(places).toMatchObject({
    Logo: '/admin/company#company_mark_letters',
    Zertifikate: '/admin/company#company_certificates',
    'Seiten in Netzwerken': '/admin/contact#social_facebook',
    'Sätze über die Firma': '/admin/page-texts#line_range_es',
    'Text „Über uns“': '/admin/page-texts#page_about_es',
    'Bilder von Team und Lager': '/admin/site-images?area=team#area',
  })
})
