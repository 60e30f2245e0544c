import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusInMiddle } from '#ui/staff/focus-in-middle.ts'
import { useObservable } from '#ui/use-observable.ts'

const LIST = '/admin/dashboard'
const KEY = 'product-list'

/** Query string of the product list, stored for this tab, so that even a reloaded form links back to the list with its filters. */
let remembered: string | undefined
const lastSearch = {
  get: () => (remembered ??= stored() ?? ''),
  subscribe: () => () => {},
  first: '',
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Stores the filters, search words and sorting of the product list whenever they change. */
export function useRememberedList(): void {
  const { search } = useLocation()
  useEffect(() => {
    remembered = search
    try {
      sessionStorage.setItem(KEY, search)
    } catch {
      // Without storage the list is remembered until the tab is reloaded.
    }
  }, [search])
}

/** Link from a product's form back to the list with its last filters; `state` names the product that the list shall focus. */
export function useListLink(productId: number | undefined): { to: string; state: { from?: number } } {
  return { to: LIST + useObservable(lastSearch), state: productId === undefined ? {} : { from: productId } }
}

/**
 * After a return from a product's form, shows enough rows to include the product and focuses its link.
 *
 * @param shown number of rows that the list shows
 */
export function useReturnToRow(rows: readonly { id: number }[], shown: number, show: (count: number) => void): void {
  const { state } = useLocation()
  const from = (state as { from?: unknown } | null)?.from
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    const at = rows.findIndex(({ id }) => id === from)
    if (at >= shown) return show(at + 1)
    isDone.current = true
    const link = at < 0 ? null : document.querySelector<HTMLElement>(`main li a[href="/admin/products/${from}/edit"]`)
    focusInMiddle(link)
  }, [rows, shown, show, from])
}
