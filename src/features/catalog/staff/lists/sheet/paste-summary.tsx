import { ArrowDown, Undo2, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { countPaste } from './paste-saving.ts'
import type { SheetSaving } from './sheet-saving.ts'
import type { Paste } from './stored-paste.ts'
import { usePasteUndoKey } from './use-paste-undo-key.ts'

type PasteSummaryProps = {
  sheet: SheetSaving
  onUndo: (batchId: number, then: { onUndone: () => void }) => void
  /** Focuses a cell of a row. */
  onShow: (id: number) => void
}

/** Bar with the outcome of the newest paste; nothing without one. */
export function PasteSummary(props: PasteSummaryProps) {
  const { subscribe, pasted } = props.sheet
  const paste = useSyncExternalStore(subscribe, pasted, () => undefined)
  return paste ? <Summary paste={paste} {...props} /> : null
}

/** Outcome of a paste, a button that goes to the rows that were not saved, and one undo for the whole paste (also Ctrl+Z). */
function Summary({ paste, sheet, onUndo, onShow }: PasteSummaryProps & { paste: Paste }) {
  const t = useStaffText()
  const { left, ...counts } = countPaste(paste, sheet.get)
  const { batchId, hasHeadings, beyond, ids } = paste
  // Until each row is answered, nobody knows what there is to undo.
  const canUndo = batchId !== null || (counts.failed > 0 && counts.open === 0)
  const undo = () => (batchId === null ? sheet.withdrawPaste() : onUndo(batchId, { onUndone: sheet.withdrawPaste }))
  usePasteUndoKey(paste, canUndo ? undo : undefined)
  /** Focuses the next row that was not saved, after the row that has the focus. */
  const showNext = () => {
    const at = Number(document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ')[0])
    const next = left[left.indexOf(at) + 1] ?? left[0]
    if (next !== undefined) onShow(next)
  }
  return (
    <section className="bulk-bar" aria-label={t('sheet.pastedTitle')}>
      <p className="sm num min-w-0 max-lg:flex-[1_0_calc(100%-4rem)] lg:flex-1" role="status">
        {t('sheet.pasted', { total: ids.length, hasHeadings, beyond, ...counts })}
      </p>
      <IconButton icon={X} className="btn btn-quiet lg:order-last" aria-label={t('staff.closeMessage')} onClick={sheet.dismissPaste} />
      {left.length > 0 ? (
        // Pressing the button must not take the focus from the table: `showNext` starts from the focused row.
        <IconButton icon={ArrowDown} className="btn btn-sun" onMouseDown={(event) => event.preventDefault()} onClick={showNext}>
          {t('sheet.showLeft')}
        </IconButton>
      ) : null}
      {canUndo ? (
        <IconButton icon={Undo2} onClick={undo}>
          {t('bulk.undo')}
        </IconButton>
      ) : null}
    </section>
  )
}
