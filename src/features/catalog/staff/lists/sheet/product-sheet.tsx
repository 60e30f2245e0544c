import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Api } from '#api/client.ts'
import { nameOf } from '#i18n/language.ts'
import { focusInMiddle } from '#ui/staff/focus-in-middle.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { GoneProducts } from './gone-products.tsx'
import type { PastedCell } from './paste-saving.ts'
import { PasteSummary } from './paste-summary.tsx'
import { readPastedCells } from './pasted-cells.ts'
import { type Column, editableColumns } from './sheet-cells.ts'
import { moveByKey } from './sheet-keys.ts'
import { SheetRow } from './sheet-row.tsx'
import { useSheetSaving } from './use-sheet-saving.ts'

type ProductSheetProps = {
  api: Api
  rows: readonly ProductListRow[]
  /** Rows that pass the list's filter, in the order of the list. */
  listed: readonly ProductListRow[]
  onClose: () => void
  /** Name of the signed-in person as the history shows it; a conflict with this person's own change has another text. */
  me: string | undefined
  onUndoBatch: (batchId: number, then: { onUndone: () => void }) => void
  onUndoSave: UndoSave
}

/** Undoes a save of a product. `savedAt`: its `updatedAt` after the save. */
export type UndoSave = (save: { id: number; savedAt: string }, onFailed: () => void) => void

/** Table in which staff edit price, stock and position of the listed products as in a spreadsheet; each row is saved separately. */
export function ProductSheet({ api, rows: all, listed, onClose, me, onUndoBatch, onUndoSave }: ProductSheetProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const ids = useSteadyOrder(listed)
  const rows = useMemo(() => {
    const byId = new Map(all.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }, [all, ids])
  const table = useRef<HTMLTableElement>(null)
  const shown = useRef(rows)
  shown.current = rows
  const sheet = useSheetSaving(api, ids)
  const isUnsaved = useSyncExternalStore(sheet.subscribe, sheet.isUnsaved, () => false)
  useUnsavedQuestion(isUnsaved ? t('save.leave') : undefined, { isStored: true })

  const paste = useCallback(
    (id: number, column: Column, event: ClipboardEvent): void => {
      const block = readPastedCells(event.clipboardData.getData('text'), column, language)
      if (!block) return
      event.preventDefault()
      const { lines, hasHeadings } = block
      const at = shown.current.findIndex((row) => row.id === id)
      const rows = shown.current.slice(at, at + lines.length)
      const pasted = rows.flatMap((row, down) => (lines[down] ?? []).map(([into, text]): PastedCell => ({ row, column: into, text })))
      sheet.paste(pasted, { hasHeadings, beyond: lines.length - rows.length })
    },
    [sheet, language],
  )

  const move = useCallback((column: Column, event: KeyboardEvent): void => moveByKey(table.current, column, event), [])

  const undoSave = useRef(onUndoSave)
  undoSave.current = onUndoSave
  const undoRemoval = useCallback(
    (id: number): void => {
      const savedAt = sheet.get(id).textRemovedAt
      if (savedAt === undefined) return
      sheet.noteRemovedText(id, undefined)
      undoSave.current({ id, savedAt }, () => sheet.noteRemovedText(id, savedAt))
    },
    [sheet],
  )

  /** Focuses a row's first refused cell, else its first cell. */
  const show = (id: number): void => {
    const cells = [...(table.current?.querySelectorAll<HTMLElement>(`[data-cell^="${id} "]`) ?? [])]
    const cell = cells.find((one) => one.getAttribute('aria-invalid') === 'true') ?? cells[0]
    focusInMiddle(cell)
  }

  return (
    <>
      <div className="abar">
        <p className="sm muted">{t('sheet.help')}</p>
        <button className="btn" type="button" onClick={onClose}>
          {t('sheet.close')}
        </button>
      </div>
      <GoneProducts rows={all} sheet={sheet} />
      <table ref={table} className="tb tb-tight sheet">
        <caption className="sr">{t('products.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bulk.product')}</th>
            {editableColumns.map((column) => (
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
          {rows.map((row) => (
            <SheetRow
              key={row.id}
              name={nameOf(row, 'name', language)}
              {...{ row, sheet, me }}
              onPaste={paste}
              onMove={move}
              onUndoRemoval={undoRemoval}
            />
          ))}
        </tbody>
      </table>
      <PasteSummary sheet={sheet} onUndo={onUndoBatch} onShow={show} />
    </>
  )
}

/**
 * Ids of the rows in the order in which they were first listed, so that a row neither moves nor disappears while its position or a
 * filtered field is edited.
 */
function useSteadyOrder(listed: readonly ProductListRow[]): readonly number[] {
  const [ids, setIds] = useState<readonly number[]>(() => listed.map(({ id }) => id))
  const known = new Set(ids)
  const more = listed.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const next = more.length > 0 ? [...ids, ...more] : ids
  if (next !== ids) setIds(next)
  return next
}
