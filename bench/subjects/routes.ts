import { measureDocument, recordColdVisit, sumBytes, type Transfer } from '../../tests/budgets/measure.ts'
import { publicRoutes } from '../../tests/public-routes.ts'
import { type Figures, withBrowser } from '../harness.ts'

/** The browser's types of requests, in the order of the columns. All others are in the column `other`. */
const kinds = ['Document', 'Stylesheet', 'Script', 'Image']
const columns = ['document', 'styles', 'script', 'pictures', 'other', 'together']

/**
 * Measures a cold visit of each public page without a touch: bytes with headers, and requests. Spanish has the low-bandwidth
 * mode; in English islands load by themselves, which is most of the script.
 */
export async function bench(): Promise<Figures> {
  return withBrowser(async (shop, browser) => {
    const figures: Figures = []
    for (const locale of ['es-CU', 'en-US']) {
      figures.push([`${locale}: bytes (requests)`, columns.map((column) => column.padStart(13)).join('')])
      for (const path of publicRoutes) {
        // Waits until the server has the document's smallest form.
        await measureDocument(shop, path, { 'accept-language': locale })
        const { before } = await recordColdVisit(browser, shop, path, { locale })
        figures.push([`  ${path}`, row(before)])
      }
    }
    return figures
  })
}

function row(moved: readonly Transfer[]): string {
  const cells = [
    ...kinds.map((kind) => moved.filter(({ type }) => type === kind)),
    moved.filter(({ type }) => !kinds.includes(type)),
    moved,
  ]
  return cells.map((cell) => `${sumBytes(cell).toLocaleString('en')} (${cell.length})`.padStart(13)).join('')
}
