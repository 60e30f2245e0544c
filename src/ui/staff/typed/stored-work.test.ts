import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountDraftKey } from './draft.ts'
import { discardWork, readWork, type StoredWork, workSnapshot } from './stored-work.ts'

const draft = (id: string, savedAt: string, more: object = {}) => ({
  id,
  savedAt,
  basedOn: null,
  values: { nameDe: `Modul ${id}` },
  ...more,
})
let stored: Record<string, unknown>

beforeEach(() => {
  stored = {
    'draft:product:new': JSON.stringify([
      draft('a', '2026-11-21T10:00:00Z', { pending: { key: 'k', body: {} } }),
      draft('b', '2026-11-21T12:00:00Z'),
    ]),
    'draft:inquiry-notes:7': JSON.stringify({ text: ' Ruft morgen an ', base: '', unanswered: { key: 'k', body: {} } }),
    'draft:translation:product-7-nameEn': JSON.stringify({ title: 'Modul 400 W', text: 'Module', base: '' }),
    'draft:contact': JSON.stringify({ phone: { value: '1', was: '2', unanswered: { key: 'k', body: {} } } }),
    'draft:inquiry-opened:7': 'list',
    'draft:category:3': '{damaged',
    cart: '{}',
  }
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text
    },
    removeItem: (key: string) => delete stored[key],
  }
  // `Object.keys` of the storage lists the stored keys, like in browsers.
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const found = (account = 'yanelis') => readWork(workSnapshot(), account)
const inShort = ({ form, thing, title, isSent }: StoredWork) => [form, thing, title, isSent]

test('everything unsaved on a device is listed with its name, the newest first', () => {
  expect(found().map(inShort)).toEqual([
    ['product', 'new', 'Modul b', false],
    ['product', 'new', 'Modul a', true],
    ['contact', '', '', true],
    ['inquiry-notes', '7', 'Ruft morgen an', true],
    ['translation', 'product-7-nameEn', 'Modul 400 W', false],
  ])
})

test('drafts that a page sends by itself are listed for their own account', () => {
  for (const account of ['yanelis', 'josé: el 2.º'])
    stored[accountDraftKey(account, 'product-row', 7)] = JSON.stringify({ values: { nameDe: `Zeile von ${account}` } })
  const rows = (account: string) => found(account).filter(({ form }) => form === 'product-row')
  expect(rows('yanelis').map(inShort)).toEqual([['product-row', '7', 'Zeile von yanelis', false]])
  expect(rows('josé: el 2.º').map(inShort)).toEqual([['product-row', '7', 'Zeile von josé: el 2.º', false]])
  expect(rows('heinz')).toEqual([])
})

test('a draft has its name in the reader’s language, else in another one', () => {
  stored = {
    'draft:product-row:7': JSON.stringify({ values: { nameDe: 'Speicher', nameEs: 'Batería', nameEn: '' } }),
    'draft:glossary': JSON.stringify({ values: { de: 'Platte', es: 'Panel' } }),
  }
  const titles = (language: 'es' | 'de' | 'en') =>
    Object.fromEntries(readWork(workSnapshot(), 'yanelis', language).map(({ form, title }) => [form, title]))
  expect(titles('es')).toEqual({ 'product-row': 'Batería', glossary: 'Panel' })
  for (const language of ['de', 'en'] as const) expect(titles(language)).toEqual({ 'product-row': 'Speicher', glossary: 'Platte' })
})

test('one of several drafts can be discarded', () => {
  const [newest] = found()
  discardWork(newest as StoredWork)
  expect(found().map(({ title }) => title)).toEqual(['Modul a', '', 'Ruft morgen an', 'Modul 400 W'])
  for (const work of found()) discardWork(work)
  expect(found()).toEqual([])
})

test('a browser that stores nothing lists nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(found()).toEqual([])
})
