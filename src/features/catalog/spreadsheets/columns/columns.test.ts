import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { allColumns, columnName, exportColumns, priceListColumns } from './columns.ts'
import { neutralText, originalText } from './neutral-text.ts'
import { foldWord, recogniseColumns } from './recognise.ts'

describe('columns', () => {
  test.each(languages)('have a name of their own in %s', (language) => {
    const names = allColumns.map((column) => foldWord(columnName(column, language)))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test.each(languages)('are recognised by their names in %s, whoever reads', (language) => {
    for (const columns of [exportColumns, priceListColumns(language)]) {
      const headings = columns.map((column) => columnName(column, language))
      for (const reader of languages) expect(recogniseColumns(headings, reader).keys).toEqual(columns.map(({ key }) => key))
    }
  })

  test('are recognised by what people write', () => {
    const keysOf = (...headings: string[]) => recogniseColumns(headings, 'de').keys
    expect(keysOf('Art.-Nr.', 'Bezeichnung', 'PREIS (USD)', 'Warengruppe', 'Lagerbestand', 'Bild')).toEqual([
      'sku',
      'nameDe',
      'price',
      'categoryId',
      'stockStatus',
      'pictures',
    ])
    expect(keysOf('Código', 'Producto', 'Precio', 'Categoria', 'Existencias')).toEqual([
      'sku',
      'nameEs',
      'price',
      'categoryId',
      'stockStatus',
    ])
    expect(keysOf('nameEs', 'specs.powerKw', 'Farbe', 'SKU', 'Code')).toEqual(['nameEs', 'specs.powerKw', null, 'sku', null])
  })
})

describe('a text that begins like a formula', () => {
  test.each(['=1+1', '+5', '-5', '@x', '\tx', '\rx', ' =x', "'=x", "''=x", '＝1'])('%j gets an apostrophe and comes back', (text) => {
    expect(neutralText(text)).toBe(`'${text}`)
    expect(originalText(neutralText(text))).toBe(text)
  })
  test.each(["'tis", "''", 'a=b', '5', ''])('%j does not need it', (text) => {
    expect(neutralText(text)).toBe(text)
    expect(originalText(text)).toBe(text)
  })
})
