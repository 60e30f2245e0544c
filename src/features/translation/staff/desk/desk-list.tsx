import { useEffect, useRef } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import type { DeskEntry } from '../../desk/desk.contract.ts'
import { entryKey } from './desk-data.ts'

type DeskListProps = {
  entries: readonly DeskEntry[]
  open: DeskEntry | undefined
  nameOf: (entry: DeskEntry) => { title: string; detail: string }
  onOpen: (entry: DeskEntry) => void
}

/** List of the entries, each a button that opens it. */
export function DeskList({ entries, open, nameOf, onOpen }: DeskListProps) {
  const t = useStaffText()
  const list = useRef<HTMLUListElement>(null)
  const openKey = open && entryKey(open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the open entry
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    const frame = list.current
    if (!current || !frame) return
    const [at, height] = [current.offsetTop - frame.offsetTop, current.offsetHeight]
    if (at < frame.scrollTop || at + height > frame.scrollTop + frame.clientHeight) frame.scrollTop = at - frame.clientHeight / 3
  }, [openKey])

  return (
    <ul
      ref={list}
      className="relative rounded-lg border border-line bg-surface lg:max-h-[75vh] lg:overflow-y-auto"
      aria-label={t('desk.list')}
    >
      {entries.map((entry) => {
        const { title, detail } = nameOf(entry)
        const key = entryKey(entry)
        return (
          <li key={key} className="border-b border-line last:border-0">
            <button
              type="button"
              className="block min-h-12 w-full border-0 bg-surface px-3.5 py-2.5 text-left aria-current:bg-sand"
              aria-current={key === openKey || undefined}
              onClick={() => onOpen(entry)}
            >
              <b className="block wrap-anywhere">{title}</b>
              <span className="sm muted">
                {detail} · {t(`desk.language.${entry.to}`)} ·{' '}
                <span className={entry.state === 'missing' ? 'text-red' : ''}>{t(`desk.state.${entry.state}`)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
