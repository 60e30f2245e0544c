import { describe, expect, test } from 'vitest'
import { SHEET_MAX_BYTES } from './limits.ts'
import { readTableFile } from './read-table.server.ts'

const headings = 'SKU;Name;Beschreibung\n'
/** A text file of the size limit whose end repeats a text. */
const filled = (begin: string, repeated: string) =>
  Buffer.from(begin + repeated.repeat(Math.floor((SHEET_MAX_BYTES - begin.length) / repeated.length)))

async function problemOf(bytes: Uint8Array): Promise<string | undefined> {
  const read = await readTableFile(bytes)
  return read.ok ? undefined : read.problem
}

describe('a table file of the maximum size', () => {
  test('is read if its rows are long', async () => {
    const read = await readTableFile(filled(headings, `"P-1";Panel;"${'Text "" '.repeat(500)}"\n`))
    expect(read.ok && read.value.rows.length).toBeGreaterThan(5000)
  })

  test.each([
    ['has too many rows', filled(headings, 'a;b\n'), 'sheet.tooManyRows'],
    ['has too many blank rows', filled(headings, '\n'), 'sheet.tooManyRows'],
    ['has too many columns', filled(headings, 'a;'), 'sheet.tooManyColumns'],
    ['is one long cell', filled(`${headings}A-1;`, 'x'), 'sheet.cellTooLong'],
    ['is one long cell of quotation marks', filled(`${headings}A-1;"`, '""'), 'sheet.cellTooLong'],
  ])('is refused with its reason if it %s', async (_, bytes, problem) => expect(await problemOf(bytes)).toBe(problem))
})

test('rows and columns of a text file that have no text do not count', async () => {
  const read = await readTableFile(Buffer.from(`${headings}A-1;Panel${';'.repeat(400)}\n${';;\n'.repeat(30_000)}A-2;Cable;\n`))
  expect(read.ok && read.value.rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [1, 'SKU'],
    [2, 'A-1'],
    [30_003, 'A-2'],
  ])
})
