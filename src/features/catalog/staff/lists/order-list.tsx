import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useDragOrder } from '../use-drag-order.ts'
import { moveEntry, type OrderState } from './order-state.ts'
import type { OrderEntry } from './use-list-order.ts'

type OrderListProps<One extends OrderEntry> = {
  label: string
  order: OrderState<One>
  onChange: (order: OrderState<One>) => void
  /** Announces a move to screen readers. */
  onAnnounce: (text: string) => void
  /** Entries inside an entry, shown below it. */
  children?: (entry: One) => ReactNode
}

/** A list reordered by dragging or with arrow buttons; the keys Home and End move an entry to the ends. */
export function OrderList<One extends OrderEntry>({ label, order, onChange, onAnnounce, children }: OrderListProps<One>) {
  const t = useStaffText()
  const list = useRef<HTMLUListElement>(null)
  const entries = [...order.placed, ...order.rest]
  const last = order.placed.length - 1

  /** Index that "up" moves an entry to. An entry without a position moves to the end of the entries with a position. */
  const upFrom = (index: number) => (index > last ? last + 1 : index - 1)

  function move(from: number, to: number, focus?: string): void {
    const entry = entries[from]
    const next = moveEntry(order, from, Math.max(0, to))
    const at = entry ? next.placed.indexOf(entry) : -1
    if (!entry || at < 0 || (at === from && next.placed.length === order.placed.length)) return
    onChange(next)
    onAnnounce(t('order.moved', { name: entry.name, place: at + 1, total: next.placed.length }))
    // The pressed arrow moves with its entry and keeps the focus, so that it can be pressed again.
    if (focus)
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`:scope > [data-id="${entry.id}"] > div > [data-arrow=${focus}]`)?.focus(),
      )
  }

  const dragProps = useDragOrder(move, (index) => index <= last + 1)
  const byKey = (event: KeyboardEvent, index: number, focus: string) => {
    const to = { Home: 0, End: last, ArrowUp: upFrom(index), ArrowDown: index + 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(index, to, focus)
  }

  return (
    <ul ref={list} className="order" aria-label={label}>
      {entries.map((entry, index) => (
        <li key={entry.id} data-id={entry.id} {...dragProps(index)}>
          <div className="order-row">
            <GripVertical className="ic muted cursor-grab" aria-hidden="true" />
            <span className="num muted order-pos">{index <= last ? index + 1 : '–'}</span>
            <span className="order-name">
              {entry.name}
              {index > last ? <span className="tag tag-limit ml-2">{t('products.noPlace')}</span> : null}
            </span>
            <IconButton
              icon={ChevronUp}
              className="hb"
              data-arrow="up"
              aria-label={t('order.up', { name: entry.name })}
              aria-disabled={(index === 0 && last >= 0) || undefined}
              onClick={() => move(index, upFrom(index), 'up')}
              onKeyDown={(event) => byKey(event, index, 'up')}
            />
            <IconButton
              icon={ChevronDown}
              className="hb"
              data-arrow="down"
              aria-label={t('order.down', { name: entry.name })}
              aria-disabled={index >= last || undefined}
              onClick={() => move(index, index + 1, 'down')}
              onKeyDown={(event) => byKey(event, index, 'down')}
            />
          </div>
          {children?.(entry)}
        </li>
      ))}
    </ul>
  )
}
