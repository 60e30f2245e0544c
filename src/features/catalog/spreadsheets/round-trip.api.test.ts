import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect } from 'vitest'
import { loadDemoIfEmpty } from '#database/seed/load-demo.server.ts'
import { languages } from '#i18n/language.ts'
import { databases } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { ImportPreview } from './spreadsheet.contract.ts'

let number = 0
/** Returns the same description for every picture, since sizes and colours do not matter here. */
async function describePicture() {
  number += 1
  return { key: number.toString(16).padStart(26, '0'), mime: 'image/jpeg', width: 1, height: 1 }
}

async function exported(admin: Client, query: string): Promise<Uint8Array> {
  const answer = await admin.get(`/api/admin/products/export?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

async function tried(admin: Client, name: string, bytes: Uint8Array): Promise<ImportPreview> {
  const answer = await postForm(admin, '/api/admin/products/import?dryRun=true', { file: file(name, bytes) })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Texts that often break in spreadsheets: formulas, quotes, separators, line breaks, XLSX escape codes. */
const anyText = fc
  .array(
    fc.constantFrom(
      '=1+1',
      '-5',
      '@x',
      "'=a",
      "''",
      '"',
      ';',
      ',',
      '\n',
      '\r\n',
      '\t',
      'ñ',
      'ß',
      '☀️',
      '<b>&amp;',
      '_x000D_',
      ' ',
      '1.234,56',
      'a',
      '|',
      '{}',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))
const price = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))
const anyProduct = fc.record({
  nameDe: anyText.map((text) => `N${text}`),
  nameEs: anyText,
  shortDescriptionDe: anyText.map((text) => `${text}k`),
  descriptionEs: anyText,
  oldPrice: fc.option(price),
  newPrice: fc.option(price),
  isFeatured: fc.boolean(),
  sortOrder: fc.integer({ min: 0, max: 9999 }),
  stockStatus: fc.constantFrom('in_stock' as const, 'limited' as const, 'out_of_stock' as const),
  availabilityTextEs: anyText,
  specs: fc.record({
    powerKw: fc.integer({ min: 0, max: 100_000 }).map((number) => number / 100),
    weightKg: fc.constantFrom(1e-7, 0.001, 1500, 1.5e-10),
    phases: fc.constantFrom('1', '3', '1/3'),
  }),
})

for (const database of databases) {
  describe(`exporting and importing again, on ${database.name}`, () => {
    const test = shopTest(database)

    test.for(languages.flatMap((language) => (['csv', 'xlsx'] as const).map((format) => ({ language, format }))))(
      'changes nothing of the demonstration catalogue: $format in $language',
      async ({ language, format }, { admin, db }) => {
        await loadDemoIfEmpty(db, { describePicture, now: new Date() })
        for (const columns of ['all', 'prices']) {
          const bytes = await exported(admin, `format=${format}&language=${language}&columns=${columns}`)
          const { rows, counts, headings } = await tried(admin, `file.${format}`, bytes)
          expect(rows.filter(({ outcome, problems }) => outcome !== 'same' || problems.length > 0)).toEqual([])
          expect(counts.same).toBeGreaterThan(40)
          expect(headings.filter(({ column }) => column === null)).toEqual([])
        }
      },
    )

    test('a workbook names its sheet in the language of the export', async ({ admin, product }) => {
      await product()
      const sheetNames = languages.map(async (language) => {
        const { sheets } = await readXlsx(await exported(admin, `format=xlsx&language=${language}`))
        return sheets.map(({ name }) => name)
      })
      expect(await Promise.all(sheetNames)).toEqual([['Productos'], ['Produkte'], ['Products']])
    })

    test.for(['csv', 'xlsx'] as const)(
      'changes nothing of products with any text, price and figure: %s',
      async (format, { admin, product }) => {
        for (const input of fc.sample(anyProduct, { numRuns: 40, seed: 57 })) await product(input)
        const { rows } = await tried(admin, `file.${format}`, await exported(admin, `format=${format}&language=de`))
        expect(rows).toHaveLength(40)
        expect(rows.filter(({ outcome, problems }) => outcome !== 'same' || problems.length > 0)).toEqual([])
      },
    )

    test.for(['csv', 'xlsx'] as const)(
      'names every product in the price list, and changes no names: %s',
      async (format, { admin, product }) => {
        await product({ sku: 'K-1', nameDe: 'Kabel rot', nameEs: '', nameEn: 'Red cable' })
        for (const language of languages) {
          const bytes = await exported(admin, `format=${format}&language=${language}&columns=prices`)
          const { rows, headings } = await tried(admin, `file.${format}`, bytes)
          expect(headings[0]?.sample).toBe(language === 'en' ? 'Red cable' : 'Kabel rot')
          expect(rows).toMatchObject([{ outcome: 'same', problems: [] }])
        }
        const named = await tried(
          admin,
          'a.csv',
          Buffer.from('Nombre (ES);SKU;Precio;Estado de existencias;Categoría\nCable rojo;K-1;;;\n'),
        )
        expect(named.rows[0]?.changes).toEqual({ nameEs: ['', 'Cable rojo'] })
      },
    )

    test('finds categories and subcategories that share a name or look like a path', async ({ admin, category, subcategory, product }) => {
      const names = ['Doppelt', 'Doppelt', 'Kabel > rot', 'Kabel | rot', 'Pumpen > klein']
      for (const [at, nameDe] of names.entries()) {
        const { id } = await category({ nameDe, nameEs: '', nameEn: '' })
        for (const part of ['Teile', 'Teile']) {
          const inside = await subcategory({ categoryId: id, nameDe: part })
          await product({ sku: `K-${at}-${inside.id}`, categoryId: id, subcategoryId: inside.id })
        }
      }
      for (const columns of ['all', 'prices']) {
        const { rows } = await tried(admin, 'file.csv', await exported(admin, `format=csv&language=de&columns=${columns}`))
        expect(rows).toHaveLength(10)
        expect(rows.filter(({ outcome, problems }) => outcome !== 'same' || problems.length > 0)).toEqual([])
      }
    })

    test('keeps a text that looks like an error of a spreadsheet', async ({ admin, product }) => {
      await product({ sku: '#N/A', nameDe: '#REF!' })
      const { rows } = await tried(admin, 'file.xlsx', await exported(admin, 'format=xlsx&language=de'))
      expect(rows).toMatchObject([{ sku: '#N/A', outcome: 'same', problems: [] }])
    })

    test('uses file names in the language of the reader, with the category of the filter and the day', async ({ admin, category }) => {
      const { id } = await category({ nameDe: 'Solarmodule', nameEs: 'Paneles solares' })
      const nameOf = async (query: string) =>
        (await admin.get(`/api/admin/products/export?${query}`)).headers['content-disposition']
          ?.toString()
          .replace(/\d{4}-\d\d-\d\d/, 'DAY')
      expect(await nameOf(`language=de&columns=prices&format=xlsx&category=${id}`)).toBe(
        'attachment; filename="preisliste-solarmodule-DAY.xlsx"',
      )
      expect(await nameOf(`language=es&columns=prices&category=${id}`)).toBe(
        'attachment; filename="lista-de-precios-paneles-solares-DAY.csv"',
      )
      expect(await nameOf('language=en')).toBe('attachment; filename="products-DAY.csv"')
    })

    test('is refused to visitors who are not signed in', async ({ visitor }) => {
      expect((await visitor.get('/api/admin/products/export')).statusCode).toBe(401)
      expect((await postForm(visitor, '/api/admin/products/import', { file: file('a.csv', 'SKU\n1') })).statusCode).toBe(401)
      expect((await visitor.get('/api/admin/imports')).statusCode).toBe(401)
      expect((await visitor.get('/api/admin/imports/1')).statusCode).toBe(401)
    })
  })
}
