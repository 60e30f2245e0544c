import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import type { ProductRow } from '../../../product/product.contract.ts'
import { type Column, changeOf, columns, isTypable, pastedCells, type StockWords } from './sheet-cells.ts'
import { SheetRow } from './sheet-row.tsx'
import { useRowSaving } from './use-row-saving.ts'

type ProductSheetProps = { api: Api; rows: readonly ProductRow[]; onClose: () => void }

/** Price, stock and position of all products of the list, typed as into a spreadsheet and saved row by row. */
export function ProductSheet({ api, rows: listed, onClose }: ProductSheetProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  // A row stays where it is while its position is typed.
  const [order] = useState(() => listed.map(({ id }) => id))
  const byId = new Map(listed.map((row) => [row.id, row]))
  const rows = order.flatMap((id) => byId.get(id) ?? [])
  const table = useRef<HTMLTableElement>(null)
  const { states, save, refuse } = useRowSaving(api)
  const words: StockWords = { in_stock: [t('stock.in_stock')], limited: [t('stock.limited')], out_of_stock: [t('stock.out_of_stock')] }
  const isOpen = [...states.values()].some(({ kind }) => kind === 'saving' || kind === 'waiting')
  useUnsavedQuestion(isOpen ? t('sheet.leave') : undefined, true)

  function type(row: ProductRow, column: Column, text: string): void {
    if (!isTypable(row, column)) return
    const change = changeOf(row, column, text, words)
    if (change === undefined) refuse(row.id, t('sheet.unreadable', { text }))
    else if (Object.keys(change).length > 0) save(row, change)
  }

  function paste(at: number, column: Column, event: ClipboardEvent): void {
    const cells = pastedCells(event.clipboardData.getData('text'))
    if (!cells) return
    event.preventDefault()
    for (const [down, line] of cells.entries())
      for (const [right, text] of line.entries()) {
        const [row, into] = [rows[at + down], columns[columns.indexOf(column) + right]]
        if (row && into) type(row, into, text)
      }
  }

  /** Enter and the arrows go to the next row; in the choice of stock the arrows choose. */
  function move(at: number, column: Column, event: KeyboardEvent): void {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (event.key !== 'Enter' && !(isArrow && column !== 'stock')) return
    event.preventDefault()
    const step = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : 1
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${rows[at + step]?.id} ${column}"]`)
    next?.focus()
    if (next instanceof HTMLInputElement) next.select()
  }

  return (
    <>
      <div className="abar">
        <p className="sm muted">{t('sheet.help')}</p>
        <button className="btn" type="button" onClick={onClose}>
          {t('sheet.close')}
        </button>
      </div>
      <table ref={table} className="tb tb-tight sheet">
        <caption className="sr">{t('products.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bulk.product')}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {t(`sheet.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{t('sheet.state')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <SheetRow
              key={row.id}
              row={row}
              name={nameOf(row, 'name', language)}
              state={states.get(row.id)}
              onType={(column, text) => type(row, column, text)}
              onPaste={(column, event) => paste(at, column, event)}
              onMove={(column, event) => move(at, column, event)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}
