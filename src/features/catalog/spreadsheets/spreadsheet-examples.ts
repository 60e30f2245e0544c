import type { Import, ImportPreview, ImportSummary } from './spreadsheet.contract.ts'

/** Examples for the API document. */

export const priceListExample = [
  'Nombre (ES);Referencia;Precio;Existencias;Categoría',
  'Panel solar 550 W;SP-550;156.45;en existencia;Paneles solares',
  'Cable solar 6 mm²;;1.20;sin existencia;Accesorios',
]
export const templateExample =
  'Referencia;Nombre (ES);Descripción corta (ES);Descripción (ES);Categoría;Subcategoría;Precio;Existencias;Imágenes'

/** The mapping is valid for any file: it names no heading. */
export const importForm = {
  file: 'precios.csv',
  mapping: '{"language":"es","blanks":"keep","categories":{"Diverses":{"categoryId":3}}}',
}

const row = {
  row: 2,
  sku: 'SP-550',
  name: 'Panel solar 550 W',
  id: 17,
  outcome: 'changed' as const,
  changes: { oldPrice: ['149.00', '156.45'] as [unknown, unknown] },
  problems: [],
  draft: [],
  isOffer: false,
  confirmable: [],
  isRepeated: false,
}
const faultyRow = {
  ...row,
  ...{ row: 3, sku: 'SP-400', name: 'Panel solar 400 W', id: 18, outcome: 'faulty' as const, changes: {} },
  problems: ['Precio: «gratis» no es un precio en dólares.'],
}
const rows = [row, faultyRow]
const counts = { new: 0, changed: 1, same: 0, faulty: 1 }

export const preview: ImportPreview = {
  upload: 1,
  filename: 'precios.csv',
  kind: 'table',
  unreadSheets: [],
  headings: [
    { heading: 'Referencia', column: 'sku', sample: 'SP-550' },
    { heading: 'Precio', column: 'price', sample: '156.45' },
  ],
  problem: null,
  unknownCategories: [],
  assignedCategories: [],
  mapping: { language: 'es', blanks: 'keep', columns: {}, categories: { Diverses: { categoryId: 3, subcategoryId: null } } },
  confirmed: [],
  hasPlainTexts: false,
  rows,
  counts,
}

export const importSummary: ImportSummary = {
  id: 1,
  filename: 'precios.csv',
  unreadSheets: [],
  state: 'done',
  progress: { done: 2, total: 2 },
  counts,
  problem: null,
  batchId: 31,
  undone: null,
  by: 'Yanelis',
  createdAt: '2026-11-28T12:00:00.000Z',
  finishedAt: '2026-11-28T12:00:02.000Z',
}
export const endedImport: Import = { ...importSummary, rows }
export const startedImport: Import = {
  ...importSummary,
  ...{ state: 'waiting', progress: { done: 0, total: 0 }, counts: null, batchId: null, finishedAt: null, rows: [] },
}

export const faultyRows = ['Problema;Referencia;Precio', `${faultyRow.problems[0]};SP-400;gratis`]
