import { useEffect, useState } from 'react'
import { nameOf } from '#i18n/language.ts'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useDraftAccount } from '#ui/staff/typed/draft-account.ts'
import { stockStatuses } from '../../../goods/stock.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { listRowDrafts, type RowDraft } from './row-draft.ts'
import { editableColumns } from './sheet-cells.ts'
import type { SheetSaving } from './sheet-saving.ts'

type GoneProductsProps = {
  /** All products of the list, also those that its filter hides. */
  rows: readonly ProductListRow[]
  sheet: SheetSaving
}

/** Names the products that were deleted while typed cells of theirs waited on this device, with the typed texts; each can be discarded. */
export function GoneProducts({ rows, sheet }: GoneProductsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const account = useDraftAccount()
  const [drafts, setDrafts] = useState<ReturnType<typeof listRowDrafts>>([])
  // After hydration, since the server cannot read this device's storage.
  useEffect(() => {
    const known = new Set(rows.map(({ id }) => id))
    setDrafts(listRowDrafts(account).filter(({ id }) => !known.has(id)))
  }, [account, rows])
  if (drafts.length === 0) return null

  async function discard(id: number, { unanswered }: RowDraft): Promise<void> {
    if (!(await ask(t(unanswered ? 'unsaved.discardSentQuestion' : 'unsaved.discardQuestion'), 'discard'))) return
    sheet.discard(id)
    setDrafts((now) => now.filter((one) => one.id !== id))
  }

  return (
    <div className="mb-4">
      <Note kind="warn" title={t('sheet.goneUnsaved', { count: drafts.length })}>
        <ul className="stack [--gap:.5rem]">
          {drafts.map(({ id, draft }) => (
            <li className="row" key={id}>
              <span>
                <b className="wrap-anywhere">{nameOf(draft.values, 'name', language)}</b>
                {editableColumns.map((column) => (
                  <TypedCell key={column} label={t(`sheet.${column}`)} text={draft.cells[column]} />
                ))}
              </span>
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={t('unsaved.discard', { name: nameOf(draft.values, 'name', language) })}
                onClick={() => void discard(id, draft)}
              >
                {t('draft.discard')}
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-2">{t('sheet.goneUnsavedText')}</p>
      </Note>
    </div>
  )
}

/** A typed text with the name of its column; nothing if the cell was not typed. */
function TypedCell({ label, text }: { label: string; text: string | undefined }) {
  const t = useStaffText()
  const status = stockStatuses.find((one) => one === text)
  if (text === undefined) return null
  return (
    <>
      <br />
      {label}: <span className="wrap-anywhere">{status ? t(`stock.${status}`) : text}</span>
    </>
  )
}
