import { describe, expect, test } from 'vitest'
import { collectOwnNames, createApiFinder } from '../tools/browser-apis.ts'

const own = collectOwnNames(new Map([['own.ts', 'export type Sorted = { toSorted(): Sorted; inert: boolean }']]))
const find = createApiFinder({ chrome: 90, safari: 15.4 }, { fields: new Set(), methods: new Set() })
const names = (code: string, finder = find) => finder('code.ts', code).map(({ name }) => name)

describe('the check of web APIs', () => {
  test.each([
    ['URL.canParse(text)', 'URL.canParse'],
    ['Map.groupBy(list, key)', 'Map.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['list.toSorted()', '.toSorted'],
    ['form.requestSubmit()', '.requestSubmit'],
    ['const copy = structuredClone(value)', 'structuredClone'],
    ['const sheet = new CSSStyleSheet()', 'CSSStyleSheet'],
    ['document.adoptedStyleSheets.push(sheet)', '.adoptedStyleSheets'],
    ['const word = /(?<=a)b/', '(?<= or (?<!'],
    ["new RegExp('(?<!a)b')", '(?<= or (?<!'],
    ["Object.assign(element, { role: 'status' })", 'role'],
    ["while (list.at(-1) === '') list.pop()", '.at'],
    ['const last = list.at(-1) ?? fallback', '.at'],
    ['const { adoptedStyleSheets } = document', 'adoptedStyleSheets'],
  ])('finds %s', (code, name) => {
    expect(names(code)).toContain(name)
  })

  test.each([
    'element.hidePopover?.()',
    "if ('showPopover' in element) element.showPopover()",
    "if (typeof structuredClone === 'function') structuredClone(value)",
    'const sorted = list.toSorted ? list.toSorted() : [...list].sort()',
    'const run = window.requestIdleCallback ?? setTimeout',
    '// supported: called by the server only\nlist.toSorted()',
    "import { URL } from './url.ts'\nURL.canParse(text)",
    'const numbers = list.map(String)',
    'type Sorting = { sort: Intl.ListFormat }',
  ])('lets %s pass', (code) => {
    expect(names(code)).toEqual([])
  })

  test('accepts a member of our own types', () => {
    const findOthers = createApiFinder({ chrome: 90 }, own)
    expect(names('goods.toSorted(); box.inert = true', findOthers)).toEqual([])
    expect(names('goods.toReversed()', findOthers)).toEqual(['.toReversed'])
  })
})
