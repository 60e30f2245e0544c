import { type KeyboardEvent, useRef, useState } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { type DeskEntry, entryKey } from '../../desk/desk.contract.ts'

type DeskListProps = {
  entries: readonly DeskEntry[]
  open: DeskEntry | undefined
  nameOf: (entry: DeskEntry) => { title: string; detail: string }
  onOpen: (entry: DeskEntry) => void
}

/** List of the entries, each a button that opens it. The list is one tab stop: arrow keys, Home and End move between the entries. */
export function DeskList({ entries, open, nameOf, onOpen }: DeskListProps) {
  const t = useStaffText()
  const list = useRef<HTMLUListElement>(null)
  const openKey = open && entryKey(open)
  // The tab stop is the entry that arrow keys reached, until another one is opened.
  const [reached, setReached] = useState<{ key: string; whileOpen: string | undefined }>()
  const keys = entries.map(entryKey)
  const stop = [reached?.whileOpen === openKey ? reached?.key : undefined, openKey].find((key) => key && keys.includes(key)) ?? keys[0]

  function move(event: KeyboardEvent): void {
    const at = keys.indexOf(stop ?? '')
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1 }[event.key]
    const key = to === undefined ? undefined : keys[to]
    if (to === undefined || key === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setReached({ key, whileOpen: openKey })
    list.current?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <ul
      ref={list}
      className="relative rounded-lg border border-line bg-surface lg:max-h-[75vh] lg:overflow-y-auto"
      aria-label={t('desk.list')}
      onKeyDown={move}
    >
      {entries.map((entry) => {
        const { title, detail } = nameOf(entry)
        const key = entryKey(entry)
        return (
          <li key={key} ref={key === openKey ? scrollIntoList : undefined} className="border-b border-line last:border-0">
            <button
              type="button"
              className="block min-h-12 w-full border-0 bg-surface px-3.5 py-2.5 text-left aria-current:bg-sand"
              aria-current={key === openKey || undefined}
              tabIndex={key === stop ? 0 : -1}
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

/** Scrolls the list, but not the page, to an entry out of its view. */
function scrollIntoList(entry: HTMLElement | null): void {
  const list = entry?.parentElement
  if (!list) return
  // The list is positioned, so `offsetTop` is the entry's place within it.
  const { offsetTop: at, offsetHeight: height } = entry
  if (at < list.scrollTop || at + height > list.scrollTop + list.clientHeight) list.scrollTop = at - list.clientHeight / 3
}
