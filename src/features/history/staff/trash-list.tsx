import { RotateCcw, Trash2 } from 'lucide-react'
import { formatDate } from '#i18n/format.ts'
import { TRASH_DAYS } from '#kit/trash-days.ts'
import { DAY_MS } from '#kit/units.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { TrashEntry, TrashKind } from '../history.contract.ts'

const names = {
  product: 'trash.oneProduct',
  category: 'trash.oneCategory',
  subcategory: 'trash.oneSubcategory',
  inquiry: 'trash.oneInquiry',
  image: 'trash.oneImage',
  template: 'trash.oneTemplate',
} as const

type TrashListProps = {
  entries: readonly TrashEntry[]
  /** ISO time from which the remaining days are counted. */
  now: string
  isBusy: boolean
  onRestore: (kind: TrashKind, id: number) => void
  onDeleteForever: (entry: TrashEntry) => void
}

/** The trash: each entity with author and remaining days, restore, and permanent deletion. */
export function TrashList({ entries, now, isBusy, onRestore, onDeleteForever }: TrashListProps) {
  const t = useStaffText()
  return (
    <ul className="stack" aria-label={t('trash.list')}>
      {entries.map((entry) => (
        <li className="panel stack [--gap:.4rem]" key={`${entry.kind}-${entry.id}`}>
          <About entry={entry} now={now} />
          <div className="row">
            {entry.first ? (
              <RestoreFirst first={entry.first} isBusy={isBusy} onRestore={onRestore} />
            ) : (
              <IconButton
                icon={RotateCcw}
                aria-label={t('trash.restoreNamed', { name: entry.title })}
                disabled={isBusy}
                onClick={() => onRestore(entry.kind, entry.id)}
              >
                {t('trash.restore')}
              </IconButton>
            )}
            <IconButton
              icon={Trash2}
              className="btn btn-quiet text-red!"
              aria-label={t('trash.foreverNamed', { name: entry.title })}
              disabled={isBusy}
              onClick={() => onDeleteForever(entry)}
            >
              {t('trash.forever')}
            </IconButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

function About({ entry, now }: { entry: TrashEntry; now: string }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { kind, title, detail, by, takenAlong } = entry
  const when = formatDate(entry.deletedAt, language)
  // `now` may be earlier than the deletion; without the limit the days would then exceed TRASH_DAYS.
  const days = Math.min(TRASH_DAYS, Math.ceil((Date.parse(entry.emptiedAt) - Date.parse(now)) / DAY_MS))
  return (
    <>
      <div className="row row-b">
        <h2 className="text-lg [overflow-wrap:anywhere]">{title}</h2>
        <span className="row gap-1.5">
          <span className="tag">{t(names[kind])}</span>
        </span>
      </div>
      {detail ? <p className="sm [overflow-wrap:anywhere]">{detail}</p> : null}
      <p className="sm muted num">
        {by ? t('trash.deletedBy', { when, who: by }) : t('trash.deleted', { when })}
        {' · '}
        {t('trash.daysLeft', { days })}
      </p>
      {takenAlong.length > 0 ? (
        <details className="sm">
          <summary className="cursor-pointer py-3">{t('trash.takenAlong', { count: takenAlong.length })}</summary>
          <ul className="list-disc pl-5">
            {takenAlong.map((one) => (
              <li key={`${one.kind}-${one.id}`}>
                {one.title} <span className="muted">({t(names[one.kind])})</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

type RestoreFirstProps = { first: NonNullable<TrashEntry['first']>; isBusy: boolean; onRestore: TrashListProps['onRestore'] }

/** Button that restores the parent. Shown instead of the restore button for an entity whose parent is in the trash. */
function RestoreFirst({ first, isBusy, onRestore }: RestoreFirstProps) {
  const t = useStaffText()
  return (
    <>
      <p className="sm basis-full">{t('trash.first', { name: first.title })}</p>
      <IconButton icon={RotateCcw} disabled={isBusy} onClick={() => onRestore(first.kind, first.id)}>
        {t('trash.restoreFirst', { name: first.title })}
      </IconButton>
    </>
  )
}
