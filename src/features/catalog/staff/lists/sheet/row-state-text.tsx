import { formatPrice } from '#i18n/format.ts'
import { priceToPay } from '#kit/price.ts'
import { failureText } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { PRODUCT_POSITION_MAX } from '../list-order.ts'
import type { CellProblem, RowState } from './row-state.ts'
import { type Column, cellText, editableColumns, hasAvailabilityText } from './sheet-cells.ts'

type RowStateTextProps = {
  state: RowState
  row: ProductListRow
  /** Name of the signed-in person as the history shows it; a conflict with this person's own change has another text. */
  me: string | undefined
  onSaveAnyway: () => void
  /** Undoes the save that removed the availability text. */
  onUndoRemoval: () => void
  /** Deletes the text of a cell. */
  onDiscard: (column: Column) => void
}

/** State of a row's save, and a note if the save removed the product's availability text. */
export function RowStateText({ onUndoRemoval, ...props }: RowStateTextProps) {
  const t = useStaffText()
  const { state, row } = props
  return (
    <>
      <SaveState {...props} />
      {state.textRemovedAt !== undefined && !hasAvailabilityText(row) ? (
        <>
          <b className="block">{t('sheet.textRemoved')}</b>
          <button
            className="btn mt-1"
            type="button"
            onClick={({ currentTarget }) => {
              // The button disappears.
              currentTarget.closest('tr')?.querySelector('select')?.focus()
              onUndoRemoval()
            }}
          >
            {t('history.undo')}
          </button>
        </>
      ) : null}
    </>
  )
}

/**
 * The reasons why cells of a row are not saved, with buttons to save them anyway or discard them if that is possible; and the progress
 * of the save of its other cells.
 */
function SaveState({ state, row, me, onSaveAnyway, onDiscard }: Omit<RowStateTextProps, 'onUndoRemoval'>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { draft, problems, progress, jumpedFrom } = state
  const noted = editableColumns.flatMap((column) => (problems[column] ? [[column, problems[column]] as const] : []))

  function words(column: Column, problem: CellProblem): string {
    if (problem.kind === 'on-request') return t('sheet.onRequest', { text: problem.text })
    if (problem.kind === 'unreadable') {
      const text = draft?.cells[column]?.trim() ?? ''
      if (column === 'position') return t('sheet.wholeNumber', { text, most: PRODUCT_POSITION_MAX })
      return text === '' ? t(column === 'price' ? 'sheet.empty.price' : 'sheet.empty.stock') : t('sheet.unreadable', { text })
    }
    const { conflict, message, error } = problem
    if (!conflict) return message ?? failureText(error, t)
    const value = column === 'stock' ? t(`stock.${row.stockStatus}`) : cellText(row, column, language) || '–'
    return t(conflict.by !== undefined && conflict.by === me ? 'sheet.conflictOwn' : 'sheet.conflict', { by: conflict.by ?? '', value })
  }

  // Without a field in the row there is no key to discard the text.
  const stuck = noted.find(([column, { kind }]) => kind === 'on-request' && draft?.cells[column] !== undefined)
  const canInsist = noted.some(([, problem]) => problem.kind === 'refused' && (problem.isConfirmable || problem.conflict))
  return (
    <>
      {noted.length > 0 ? (
        <span className="text-red">{[...new Set(noted.map(([column, problem]) => words(column, problem)))].join(' ')} </span>
      ) : null}
      {progress ? (
        <span className="muted">{t(progress === 'saved' && noted.length > 0 ? 'sheet.othersSaved' : `sheet.${progress}`)}</span>
      ) : null}
      {canInsist ? (
        <button className="btn mt-1" type="button" onClick={onSaveAnyway}>
          {t('sheet.saveAnyway')}
        </button>
      ) : null}
      {stuck ? (
        <button className="btn mt-1" type="button" onClick={() => onDiscard(stuck[0])}>
          {t('draft.discard')}
        </button>
      ) : null}
      {jumpedFrom !== undefined && progress === 'saved' ? (
        <b className="block">
          {t('sheet.jumped', { before: formatPrice(jumpedFrom, language), after: formatPrice(priceToPay(row) ?? '0', language) })}
        </b>
      ) : null}
    </>
  )
}
