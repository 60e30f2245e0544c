import type { Database } from '#database/schema.ts'
import { type Language, nameOf, suffixes } from '#i18n/language.ts'
import { fileNames } from '#i18n/spreadsheets/words.ts'
import { dayAndMinute } from '#kit/havana.ts'
import { slugFrom } from '#kit/text/slug.ts'
import type { Clock } from '#platform/clock.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import type { LiveTable } from '#platform/live-table.server.ts'
import type { SearchConstraints } from '../../product/listing/filters.ts'
import type { ListedProducts } from '../../product/listing/listed-table.ts'
import { narrowedSearch } from '../../product/listing/narrow-by-query.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import * as calls from '../calls.ts'
import { exportColumns, priceListColumns, templateColumns } from '../columns/columns.ts'
import { exportQuerySchema, templateQuerySchema } from '../spreadsheet.contract.ts'
import { priceListExample, templateExample } from '../spreadsheet-examples.ts'
import { catalogueWords } from './catalogue-words.server.ts'
import { filteredProducts, streamCsvFile, streamXlsxFile } from './product-file.server.ts'
import { fileTypes, tableAnswers } from './table-file.server.ts'

type Dependencies = {
  db: Database
  clock: Clock
  requireAdmin: Guard
  publicUrl: string
  searchProducts: (words: string, language: Language) => Promise<{ ids: readonly number[]; constraints: SearchConstraints }>
  listed: LiveTable<ListedProducts>
}

/** Adds the staff routes of exports and of the template for imports. */
export async function exportApi(app: App, { db, clock, requireAdmin, publicUrl, searchProducts, listed }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)
  const find = narrowedSearch(searchProducts, listed)

  route(
    app,
    calls.exportProducts,
    {
      summary:
        'Products as a table for spreadsheets, with all texts, prices, figures and picture addresses; columns=prices is the price list. The filters are those of the list. Importing the file again changes nothing',
      query: exportQuerySchema,
      answers: { 200: tableAnswers(...priceListExample) },
    },
    async ({ query: { format, columns, language: wanted, ...filter }, request }, reply) => {
      const language = wanted ?? apiLanguage(request)
      const found = filter.find ? await Promise.all((['de', 'es'] as const).map((one) => find(filter.find ?? '', one))) : []
      const words = await catalogueWords(db, language, publicUrl)
      const ids = found.flatMap(({ ids }) => ids)
      const products = filteredProducts(db, filter, ids)
      const contents =
        columns === 'prices'
          ? { columns: priceListColumns(language), products: withNames(products, language), words }
          : { columns: exportColumns, products, words }
      const category = filter.category ? slugFrom(words.category(filter.category)) : ''
      const start = fileNames[columns === 'prices' ? 'prices' : 'products'][language]
      const name = `${[start, category, dayAndMinute(clock.now()).day].filter(Boolean).join('-')}.${format}`
      reply.type(fileTypes[format]).headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
      return reply.send(format === 'csv' ? streamCsvFile(contents) : await streamXlsxFile(contents))
    },
  )

  route(
    app,
    calls.getImportTemplate,
    {
      summary: 'Get an empty table with the headings that most imports need',
      query: templateQuerySchema,
      answers: { 200: tableAnswers(templateExample) },
    },
    async ({ query: { format, language: wanted }, request }, reply) => {
      const language = wanted ?? apiLanguage(request)
      const none = (async function* () {})()
      const words = { language, category: () => '', subcategory: () => '', picture: (path: string) => path }
      const contents = { columns: templateColumns(language), products: none, words }
      reply.type(fileTypes[format]).header('content-disposition', `attachment; filename="${fileNames.template[language]}.${format}"`)
      return reply.send(format === 'csv' ? streamCsvFile(contents) : await streamXlsxFile(contents))
    },
  )
}

/** Gives products without a name in the language their name in another one. */
async function* withNames(parts: AsyncIterable<readonly StaffProduct[]>, language: Language): AsyncGenerator<StaffProduct[]> {
  for await (const products of parts)
    yield products.map((product) => ({ ...product, [`name${suffixes[language]}`]: nameOf(product, 'name', language) }))
}
