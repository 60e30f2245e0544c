import { useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ImportRow } from '../../spreadsheets/spreadsheet.contract.ts'
import type { ImportForm } from './use-import-form.ts'

export const isOfferNotCheaper = ({ confirmable }: ImportRow): boolean => confirmable.includes('offer-not-cheaper')

/** Number of offers that would not be cheaper, with a checkbox that confirms them; nothing if the file has none. */
export function OfferConfirmation({ form }: { form: ImportForm }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [wanted, setWanted] = useState<boolean>()
  const count = form.preview?.rows.filter(isOfferNotCheaper).length ?? 0
  if (!form.preview || count === 0) return null
  const isConfirmed = form.preview.confirmed.includes('offer-not-cheaper')
  const confirm = async (isWanted: boolean) => {
    if (form.work) return
    setWanted(isWanted)
    await form.confirm(isWanted ? ['offer-not-cheaper'] : [])
    // From now on the box shows what the server has checked, also if the request failed.
    setWanted(undefined)
  }
  return (
    <div className="mb-4">
      <Note kind="warn" title={t('import.offers', { count: formatNumber(count, language) })}>
        <p>{t('import.offersText')}</p>
        <label className="row nowrap w-fit min-h-11 cursor-pointer gap-3">
          <input
            className="size-6"
            type="checkbox"
            checked={wanted ?? isConfirmed}
            onChange={({ target }) => void confirm(target.checked)}
          />
          {t('import.offersConfirm')}
        </label>
      </Note>
    </div>
  )
}
