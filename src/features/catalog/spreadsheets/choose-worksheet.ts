import type { SheetRow } from './cell.ts'
import { identifiesProducts } from './columns/columns.ts'
import { QUOTED_MAX } from './limits.ts'
import { readSheet } from './rows/sheet.ts'
import type { UnreadSheet } from './spreadsheet.contract.ts'

/** A worksheet of a workbook. `rows`: without blank ones. */
export type Worksheet = { name: string; isHidden: boolean; rows: SheetRow[] }

/**
 * Chooses the worksheet that an import reads: the first visible one with at least two known headings, one of which identifies
 * products. A cover with a line such as "Nombre: Sol S.A." has one known heading; it is chosen only if no other worksheet has more.
 *
 * @returns `chosen`: undefined if no visible worksheet has a table; `unread`: the other worksheets with rows below their headings
 */
export function chooseWorksheet<One extends Worksheet>(sheets: readonly One[]): { chosen: One | undefined; unread: UnreadSheet[] } {
  const tables = sheets.flatMap((sheet) => {
    // The language only decides between columns of names, each of which identifies products.
    const table = readSheet(sheet.rows, {}, 'es')
    if (!table) return []
    const rank = identifiesProducts(table.keys) ? Math.min(2, table.keys.filter(Boolean).length) : 0
    return [{ sheet, rank, rows: table.rows.length }]
  })
  const visible = tables.filter(({ sheet }) => !sheet.isHidden)
  const best = Math.max(...visible.map(({ rank }) => rank))
  const chosen = visible.find(({ rank }) => rank === best)?.sheet
  const others = tables.filter(({ sheet }) => sheet !== chosen)
  return { chosen, unread: others.map(({ sheet: { name, isHidden }, rows }) => ({ name: name.slice(0, QUOTED_MAX), rows, isHidden })) }
}
