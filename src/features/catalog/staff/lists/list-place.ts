import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useObservable } from '#ui/use-observable.ts'

const LIST = '/admin/dashboard'
const KEY = 'product-list'

/** The query of the list's address, kept for this tab, so that even a reloaded form leads back to it. */
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

/** Remembers filters, search and sorting of the product list. */
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

/** Link from a product back to the list as it was left: `to`, and the product as `state`. */
export function useWayToList(productId: number | undefined): { to: string; state: { from?: number } } {
  return { to: LIST + useObservable(lastSearch), state: productId === undefined ? {} : { from: productId } }
}

/**
 * After the return from a product: shows enough lines to include it, and focuses it.
 *
 * @param shown number of lines shown
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
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'center' })
  }, [rows, shown, show, from])
}
