import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { stockStatuses } from '../../../goods/stock.ts'
import type { ProductRow } from '../../../product/product.contract.ts'
import { type Column, cellText, isTypable } from './sheet-cells.ts'
import type { RowState } from './use-row-saving.ts'

type SheetRowProps = {
  row: ProductRow
  name: string
  state: RowState | undefined
  onType: (column: Column, text: string) => void
  onPaste: (column: Column, event: ClipboardEvent) => void
  onMove: (column: Column, event: KeyboardEvent) => void
}

/** A product in the table to type into, with the state of its saving. */
export function SheetRow({ row, name, state, onType, onPaste, onMove }: SheetRowProps) {
  const t = useStaffText()
  const about = (column: Column) => ({
    'aria-label': `${t(`sheet.${column}`)}: ${name}`,
    'data-cell': `${row.id} ${column}`,
    onKeyDown: (event: KeyboardEvent) => onMove(column, event),
    onPaste: (event: ClipboardEvent) => onPaste(column, event),
  })
  const field = (column: 'price' | 'position') => (
    <TypedCell
      stored={cellText(row, column)}
      isRefused={state?.kind === 'refused'}
      onType={(text) => onType(column, text)}
      {...about(column)}
    />
  )
  return (
    <tr>
      <th scope="row" className="text-left font-normal [overflow-wrap:anywhere]">
        {name}
      </th>
      <td>{isTypable(row, 'price') ? field('price') : <span className="sm muted">{t('product.priceOnRequest')}</span>}</td>
      <td>
        <select className="in" value={row.stockStatus} onChange={({ target }) => onType('stock', target.value)} {...about('stock')}>
          {stockStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`stock.${one}`)}
            </option>
          ))}
        </select>
      </td>
      <td>{field('position')}</td>
      <td className={`sm ${state?.kind === 'refused' ? 'text-red' : 'muted'}`} role="status">
        {state ? (state.kind === 'refused' ? state.message : t(`sheet.${state.kind}`)) : ''}
      </td>
    </tr>
  )
}

type TypedCellProps = {
  stored: string
  isRefused: boolean
  onType: (text: string) => void
  'aria-label': string
  'data-cell': string
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

/** Saves when it is left; Escape sets back what is stored. */
function TypedCell({ stored, isRefused, onType, onKeyDown, ...input }: TypedCellProps) {
  /** Text since the cell was entered; undefined: the stored one. */
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...input}
      className="in num"
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={(isRefused && typed !== undefined) || undefined}
      value={typed ?? stored}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        if (typed === undefined) return
        onType(typed)
        setTyped(undefined)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined)
        onKeyDown(event)
      }}
    />
  )
}
