import { type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

export type Selection = {
  /** Ids of the selected products that the list shows, in its order. */
  ids: readonly number[]
  isChosen(id: number): boolean
  /** Selects or deselects a product; with Shift also all rows between it and the row clicked before. */
  onClick(id: number, event: MouseEvent<HTMLInputElement>): void
  /** Arrow keys focus the next row's checkbox and with Shift also select it; Enter focuses the first button of the selection bar. */
  onKeyDown(id: number, event: KeyboardEvent<HTMLInputElement>): void
  chooseAll(): void
  /** Deselects all products and focuses the row clicked last, without scrolling. */
  clear(): void
}

/** Element id of the selection bar's first action button. */
export const FIRST_ACTION_ID = 'bulk-first-action'

/** Selection of products in a list. `ids` leaves out selected products that the filter hides, until the filter shows them again. */
export function useSelection(rows: readonly { id: number }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const anchor = useRef<number>(undefined)
  const order = useRef(rows)
  order.current = rows
  /** Row to focus once the selection bar is gone. */
  const toFocus = useRef<number>(undefined)
  const ids = useMemo(() => rows.flatMap(({ id }) => (chosen.has(id) ? id : [])), [rows, chosen])

  // With the bar its focused button disappears. Without this the focus would move on to the next button, far below the list.
  useLayoutEffect(() => {
    if (toFocus.current === undefined || chosen.size > 0) return
    document.querySelector<HTMLElement>(`input[data-chooses="${toFocus.current}"]`)?.focus({ preventScroll: true })
    toFocus.current = undefined
  }, [chosen])

  const onClick = useCallback((id: number, event: MouseEvent<HTMLInputElement>) => {
    const isOn = event.currentTarget.checked
    const between = event.shiftKey ? range(order.current, anchor.current, id) : [id]
    anchor.current = id
    setChosen((before) => changed(before, between, isOn))
  }, [])
  const onKeyDown = useCallback((id: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Otherwise the same key press would also click the button that gets the focus.
      event.preventDefault()
      // The bar is always in view, but browsers would scroll to its place below the list.
      document.getElementById(FIRST_ACTION_ID)?.focus({ preventScroll: true })
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = order.current.findIndex((row) => row.id === id) + step
    const next = order.current[at]
    if (!next) return
    event.currentTarget.closest('ul')?.querySelector<HTMLInputElement>(`input[data-chooses="${next.id}"]`)?.focus()
    anchor.current = next.id
    if (event.shiftKey) setChosen((before) => changed(before, [id, next.id], true))
  }, [])
  return {
    ids,
    isChosen: (id) => chosen.has(id),
    onClick,
    onKeyDown,
    chooseAll: () => setChosen(new Set(rows.map(({ id }) => id))),
    clear: () => {
      toFocus.current = ids.find((id) => id === anchor.current) ?? ids[0]
      setChosen(new Set())
    },
  }
}

function range(rows: readonly { id: number }[], from: number | undefined, to: number): number[] {
  const [first, last] = [from, to].map((id) => rows.findIndex((row) => row.id === id)).sort((one, other) => one - other) as [number, number]
  return first < 0 ? [to] : rows.slice(first, last + 1).map(({ id }) => id)
}

function changed(before: ReadonlySet<number>, ids: readonly number[], isOn: boolean): Set<number> {
  const after = new Set(before)
  for (const id of ids) isOn ? after.add(id) : after.delete(id)
  return after
}
