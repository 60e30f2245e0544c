import { expect, test } from 'vitest'
import { lineFromPieces, piecesOf, restoreMarks, type Segment, segmentsOf } from './marked-segments.ts'

const pair = { from: 'de', to: 'es' } as const
const terms = [{ key: 'battery', de: 'Batterie', es: 'batería', en: 'battery', isWhole: false }]
const only = (text: string) => segmentsOf(text, terms, pair)[0] as Segment

test('list marks and empty lines are not sent; bold, italic and links are sent as tags, and terms translated', () => {
  const segments = segmentsOf('**Leise** & *sparsam*\n\n- Batterie <neu>\n2. [mehr](https://x.example/?a=1&b=2)', terms, pair)
  expect(segments.map(({ lead, html }) => [lead, html])).toEqual([
    ['', '<b>Leise</b> &amp; <i>sparsam</i>'],
    ['', ''],
    ['- ', '<span translate="no">Batería</span> &lt;neu&gt;'],
    ['2. ', '<a id="0">mehr</a>'],
  ])
})

test('a translated line has its marks where the service put them', () => {
  expect(restoreMarks(only('- Sehr **leise** und *gut*'), '<i>Bueno</i> y muy <b> silencioso</b>')).toBe('- *Bueno* y muy  **silencioso**')
  expect(
    restoreMarks(only('[mehr](/about) oder [alles](https://x.example)'), '<a id="1">todo</a> o <a id=\'0\'>más</a>'.replaceAll("'", '"')),
  ).toBe('[todo](https://x.example) o [más](/about)')
  expect(restoreMarks(only('Batterie & Co'), '<span translate="no">Batería</span> &amp; Cía')).toBe('Batería & Cía')
})

test('a line whose tags were lost, doubled or crossed is refused', () => {
  const line = only('Sehr **leise** und [gut](/about)')
  for (const bad of ['Muy silencioso', '<b>Muy</b> <b>s</b> <a id="0">b</a>', '</b>x<b> <a id="0">y</a>', '<b>x<a id="0">y</b></a>'])
    expect(restoreMarks(line, bad)).toBeUndefined()
})

test('all marks survive a piecewise translation', () => {
  const line = only('1. Sehr **leise** und [gut *und* günstig](/about)!')
  expect(piecesOf(line.parts)).toEqual(['Sehr', 'leise', 'und', 'gut', 'und', 'günstig', '!'])
  expect(lineFromPieces(line, ['Muy', 'silencioso', 'y', 'bueno', 'y', 'económico', '!'])).toBe(
    '1. Muy **silencioso** y [bueno *y* económico](/about)!',
  )
})
