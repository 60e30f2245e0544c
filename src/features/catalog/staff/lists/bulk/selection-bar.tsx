import { Pencil, Tags, Trash2, X } from 'lucide-react'
import { useStaffText } from '#ui/staff/text.ts'
import type { ChangeKind } from './bulk-changes.ts'
import { FIRST_ACTION_ID } from './use-selection.ts'

type SelectionBarProps = { count: number; onChange: (what: ChangeKind | undefined) => void; onClear: () => void }

/** Bar with the actions for the selected products; it stays in view at the bottom of the screen. */
export function SelectionBar({ count, onChange, onClear }: SelectionBarProps) {
  const t = useStaffText()
  return (
    <section className="bulk-bar" aria-label={t('bulk.bar')}>
      <b className="num max-lg:flex-[1_0_calc(100%-8rem)]" role="status">
        {t('bulk.selected', { count })}
      </b>
      <button className="btn btn-quiet lg:order-last" type="button" aria-label={t('bulk.clear')} onClick={onClear}>
        <X className="ic" aria-hidden="true" />
        <span className="hide-m">{t('bulk.clear')}</span>
      </button>
      <button id={FIRST_ACTION_ID} className="btn btn-sun max-lg:order-1" type="button" onClick={() => onChange('price')}>
        <Tags className="ic" aria-hidden="true" />
        {t('bulk.price')}
      </button>
      <button className="btn max-lg:order-1" type="button" onClick={() => onChange(undefined)}>
        <Pencil className="ic" aria-hidden="true" />
        {t('bulk.other')}
      </button>
      <button className="btn text-red" type="button" aria-label={t('bulk.delete')} onClick={() => onChange('delete')}>
        <Trash2 className="ic" aria-hidden="true" />
        <span className="hide-m">{t('bulk.delete')}</span>
      </button>
    </section>
  )
}
