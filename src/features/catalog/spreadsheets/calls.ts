import { defineCall } from '#api/call.ts'
import type { Language } from '#i18n/language.ts'
import type { ExportQuery, Import, ImportPreview, ImportSummary } from './spreadsheet.contract.ts'

/** Answers with a file; staff pages link to its URL. */
export const exportProducts = defineCall<{ query: ExportQuery }>('GET', '/api/admin/products/export')
export const getImportTemplate = defineCall<{ query: { format: 'csv' | 'xlsx' } }>('GET', '/api/admin/products/import-template')
/** Trial of an import. The same URL without `dryRun` is `importProducts`, which answers 202 and imports in the background. */
export const tryImport = defineCall<{ query: { dryRun: 'true' }; body: FormData; answer: ImportPreview }>(
  'POST',
  '/api/admin/products/import',
)
export const importProducts = defineCall<{ body: FormData; answer: Import }>('POST', '/api/admin/products/import')
export const listImports = defineCall<{ answer: ImportSummary[] }>('GET', '/api/admin/imports')
/** Answers with a file; staff pages link to its URL. */
export const getFaultyRows = defineCall<{ params: { id: number }; query: { language: Language } }>(
  'GET',
  '/api/admin/imports/:id/faulty-rows',
)
export const getImport = defineCall<{ params: { id: number }; answer: Import }>('GET', '/api/admin/imports/:id')
