import { describe, expect, test } from 'vitest'
import { zipOf } from '#tests/zip.ts'
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

/** A workbook of one worksheet with these rows in its XML. */
function workbookOf(rows: string): Uint8Array {
  const package_ = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const linkTo = (type: string, target: string) =>
    `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`
  const files = {
    '[Content_Types].xml': `<Types xmlns="${package_}/content-types"/>`,
    '_rels/.rels': linkTo('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': linkTo('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])))
}

describe('a workbook', () => {
  const text = (value: string, place = '') => `<c${place && ` r="${place}"`} t="inlineStr"><is><t>${value}</t></is></c>`
  const table = `<row r="1">${text('SKU', 'A1')}${text('Name', 'B1')}</row><row>${text('A-1')}${text('Panel')}</row>`
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`

  test.each([
    ['a row', row(1_048_576, '<c r="A1048576" s="1"/>')],
    ['a column', row(3, '<c r="XFD3" s="1"></c>')],
    ['both', row(1_048_576, '<c r="XFD1048576"/>')],
  ])('does not count %s of empty cells', async (_, far) => {
    const read = await readTableFile(workbookOf(table + far))
    expect(read.ok && read.value.rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'SKU', 'Name'],
      [2, 'A-1', 'Panel'],
    ])
  })

  test.each([
    ['row', row(1_048_576, text('x', 'A1048576')), 'sheet.tooManyRows'],
    ['column', row(3, text('x', 'XFD3')), 'sheet.tooManyColumns'],
    ['column in the last row', row(1_048_576, text('x', 'XFD1048576')), 'sheet.tooManyColumns'],
    ['row with a formula', row(1_048_576, '<c r="A1048576"><f>1+1</f></c>'), 'sheet.tooManyRows'],
  ])('counts the far %s of a filled cell', async (_, far, problem) => expect(await problemOf(workbookOf(table + far))).toBe(problem))
})
