import { Pencil, Tags, Trash2, X } from 'lucide-react'
import { IconButton } from '#ui/staff/icon-button.tsx'
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
      <IconButton icon={X} className="btn btn-quiet lg:order-last" aria-label={t('bulk.clear')} onClick={onClear}>
        <span className="hide-m">{t('bulk.clear')}</span>
      </IconButton>
      <IconButton icon={Tags} id={FIRST_ACTION_ID} className="btn btn-sun max-lg:order-1" onClick={() => onChange('price')}>
        {t('bulk.price')}
      </IconButton>
      <IconButton icon={Pencil} className="btn max-lg:order-1" onClick={() => onChange(undefined)}>
        {t('bulk.other')}
      </IconButton>
      <IconButton icon={Trash2} className="btn text-red" aria-label={t('bulk.delete')} onClick={() => onChange('delete')}>
        <span className="hide-m">{t('bulk.delete')}</span>
      </IconButton>
    </section>
  )
}
