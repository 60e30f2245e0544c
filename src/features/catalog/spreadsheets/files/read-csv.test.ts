import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

function rowsOf(text: string): unknown[][] {
  const read = readCsv(new TextEncoder().encode(`sep=;\n${text}`))
  const padded = (cells: unknown[], width = 0) => Array.from({ length: width }, (_, at) => cells[at] ?? null)
  return read.ok ? [...read.value.rows].map(({ cells, width }) => padded(cells, width)) : []
}

describe('a text file', () => {
  test.each<[string, string, unknown[][]]>([
    ['has a row per line, whatever ends the lines', 'a;b\r\nc;\n\n;d\re', [['a', 'b'], ['c', null], [null], [null, 'd'], ['e']]],
    ['has an empty cell after a last separator', 'a;', [['a', null]]],
    [
      'may have quoted cells with separators, quotation marks and several lines',
      '"a;""b""\nc";""\n"d\n\ne"',
      [['a;"b"\nc', null], ['d\n\ne']],
    ],
    [
      'keeps inch marks that are not doubled',
      '5" tubo;10"\n"Tubo" 5";x\n"Tubo 5""";y',
      [
        ['5" tubo', '10"'],
        ['Tubo 5"', 'x'],
        ['Tubo 5"', 'y'],
      ],
    ],
    [
      'keeps its rows below a quotation mark that is never closed',
      'a;"b;c\nd;e',
      [
        ['a', { unclosed: '"b' }, 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'keeps its rows if the next quoted cell would close it',
      'a;"b\nc;d\ne;"f"\n',
      [
        ['a', { unclosed: '"b' }],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'reads a quotation mark that is doubled at the end of a cell as one that is never closed',
      '"Tubo 5"";x\n"a";b',
      [
        [{ unclosed: '"Tubo 5""' }, 'x'],
        ['a', 'b'],
      ],
    ],
    ['may end with an open quotation mark', 'a;"', [['a', { unclosed: '"' }]]],
  ])('%s', (_, text, expected) => expect(rowsOf(text)).toEqual(expected))
})
