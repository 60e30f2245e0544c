import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { headingWords } from '#i18n/spreadsheets/words.ts'
import { escapeFormula, unescapeFormula } from '#kit/csv.ts'
import { allColumns, columnName, exportColumns, priceListColumns, templateColumns } from './columns.ts'
import { foldWord, recogniseColumns } from './recognise.ts'

describe('columns', () => {
  test.each(languages)('have unique names in %s', (language) => {
    const names = allColumns.map((column) => foldWord(columnName(column, language)))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test.each(languages)('are recognised by their names in %s, whatever the language of the reader', (language) => {
    for (const columns of [exportColumns, priceListColumns(language)]) {
      const headings = columns.map((column) => columnName(column, language))
      for (const reader of languages) expect(recogniseColumns(headings, reader).keys).toEqual(columns.map(({ key }) => key))
    }
  })

  test('are recognised by words that people use in headings', () => {
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

test.each(languages)('the template in %s has the Spanish name, without which a product stays a draft', (language) => {
  const keys = templateColumns(language).map(({ key }) => key)
  expect([keys.includes('nameEs'), new Set(keys).size]).toEqual([true, keys.length])
})

describe('headings', () => {
  test.each<[string | null, ...string[]]>([
    ['price', 'Precio neto', 'Nettopreis', 'Preis netto', 'Precio sin IVA', 'Precio USD', 'Preis (USD)', 'Precio de venta (USD, sin IVA)'],
    ['price', 'Preis pro Stück in US$', 'Net price', 'Price excl. VAT', 'P.V.P.', 'Precio unitario', 'Precio U$S', 'Precio en U$S'],
    ['oldPrice', 'Precio de lista USD', 'Listenpreis netto'],
    ['newPrice', 'Precio oferta (USD)', 'Angebotspreis netto', 'Angebot', 'Aktionspreis', 'Oferta', 'Precio de oferta', 'Offer'],
    ['sku', 'Referencia', 'CÓDIGO', 'Código del producto', 'Nº de artículo', 'Artikel-Nr.', 'Bestell-Nr.', 'Item code'],
    ['stockStatus', 'Existencias', 'Bestand', 'Saldo', 'Cantidad disponible', 'Stückzahl', 'Qty'],
    ['specs.weightKg', 'Gewicht', 'Peso', 'Weight', 'Gewicht in kg', 'Peso (kg)', 'Net weight'],
    ['specs.warrantyYears', 'Garantie (Jahre)', 'Garantía en años', 'Warranty (years)'],
    ['specs.noiseDb', 'Ruido', 'Lautstärke', 'Noise level'],
    ['categoryId', 'Rubro', 'Familia', 'Produktgruppe', 'Product category'],
    ['subcategoryId', 'Subfamilia', 'Subkategorie'],
    [
      null,
      'Gewicht (g)',
      'Weight (lbs)',
      'Leistung',
      'Precio CUP',
      'Precio MXN',
      'Precio R$',
      'Preis (CHF)',
      'Preis €',
      'VK-Preis (€)',
      'Price £',
      'Preis in Euro',
      'Neto',
      'Costo',
      'Einkaufspreis',
      'Rubro neto',
    ],
  ])('of the column %s', (key, ...headings) =>
    expect(headings.map((heading) => [heading, recogniseColumns([heading], 'es').keys[0]])).toEqual(
      headings.map((heading) => [heading, key]),
    ),
  )

  test('have one meaning each', () => {
    const meanings = Object.entries(headingWords).flatMap(([key, words]) =>
      languages.flatMap((language) => words[language].map((word) => [key, recogniseColumns([word], language, language).keys[0]] as const)),
    )
    expect(meanings.filter(([key, found]) => found?.replace(/(Es|De|En)$/, '') !== key)).toEqual([])
  })
})

describe('a text in a spreadsheet', () => {
  test.each(['=1+1', '+5', '-5', '@x', '\tx', '\rx', ' =x', "'=x", "''=x", '＝1'])(
    '%j gets an apostrophe when it is written and loses it when it is read',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`)
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    },
  )
  test.each(["'tis", "''", 'a=b', '5', ''])('%j is not changed', (text) => {
    expect(escapeFormula(text)).toBe(text)
    expect(unescapeFormula(text)).toBe(text)
  })
})
