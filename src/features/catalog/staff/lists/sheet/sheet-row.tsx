import { type ClipboardEvent, type KeyboardEvent, memo, useId, useSyncExternalStore } from 'react'
import { Options } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type StockStatus, stockStatuses } from '../../../goods/stock.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { RowStateText } from './row-state-text.tsx'
import { type Column, cellText, isEditable } from './sheet-cells.ts'
import type { SheetSaving } from './sheet-saving.ts'

type SheetRowProps = {
  row: ProductListRow
  name: string
  sheet: SheetSaving
  /** Name of the signed-in person as the history shows it; a conflict with this person's own change has another text. */
  me: string | undefined
  onPaste: (id: number, column: Column, event: ClipboardEvent) => void
  onMove: (column: Column, event: KeyboardEvent) => void
  /** Undoes the save that removed the product's availability text. */
  onUndoRemoval: (id: number) => void
}

/** A row of the editable table: the product's cells and the state of their save. */
export const SheetRow = memo(function SheetRow({ row, name, sheet, me, onPaste, onMove, onUndoRemoval }: SheetRowProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const stateId = useId()
  const state = useSyncExternalStore(
    sheet.subscribe,
    () => sheet.get(row.id),
    () => sheet.get(row.id),
  )
  const { draft, problems } = state

  /** Properties that all three cells of the row need. */
  const cell = (column: Column) => ({
    'aria-label': `${t(`sheet.${column}`)}: ${name}`,
    'aria-invalid': problems[column] !== undefined || undefined,
    'aria-describedby': problems[column] ? stateId : undefined,
    'data-cell': `${row.id} ${column}`,
    value: draft?.cells[column] ?? cellText(row, column, language),
    onPaste: (event: ClipboardEvent) => onPaste(row.id, column, event),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') sheet.reset(row.id, column)
      if (event.key === 'Enter' && draft?.cells[column] !== undefined) sheet.save(row.id, column)
      onMove(column, event)
    },
  })
  const field = (column: 'price' | 'position') => (
    <input
      {...cell(column)}
      className="in num"
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => sheet.type(row, column, target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        if (draft?.typing === column) sheet.save(row.id, column)
      }}
    />
  )
  const stock = cell('stock')
  return (
    <tr>
      <th scope="row" className="text-left font-normal [overflow-wrap:anywhere]">
        {name}
      </th>
      <td>{isEditable(row, 'price') ? field('price') : <span className="sm muted">{t('product.priceOnRequest')}</span>}</td>
      <td>
        <select
          {...stock}
          className="in"
          onChange={({ target }) => {
            sheet.type(row, 'stock', target.value)
            sheet.save(row.id, 'stock')
          }}
        >
          <Options of={stockStatuses.map((one) => [one, t(`stock.${one}`)])} />
          {/* Shows a pasted text that is no stock status. */}
          {stockStatuses.includes(stock.value as StockStatus) ? null : <option>{stock.value}</option>}
        </select>
      </td>
      <td>{field('position')}</td>
      <td id={stateId} className="sm" role="status">
        <RowStateText
          {...{ state, row, me }}
          onSaveAnyway={() => sheet.saveAnyway(row.id)}
          onUndoRemoval={() => onUndoRemoval(row.id)}
          onDiscard={(column) => sheet.reset(row.id, column)}
        />
      </td>
    </tr>
  )
})
