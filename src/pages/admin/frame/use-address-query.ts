import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Query of a navigation that has not finished yet. */
let asked: { pathname: string; search: URLSearchParams } | undefined

type Values = Record<string, string | undefined>

/**
 * Query of the address, and a function that changes it without a new history entry: each name gets its value, undefined removes
 * it. Simultaneous changes are combined; the router alone would apply each to the address shown, which may be stale on a slow
 * device.
 */
export function useAddressQuery(): [search: URLSearchParams, change: (values: Values) => void] {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const change = useCallback(
    (values: Values) => {
      const after = new URLSearchParams(asked?.pathname === pathname ? asked.search : location.search)
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) after.delete(name)
        else after.set(name, value)
      }
      const mine = { pathname, search: after }
      asked = mine
      void Promise.resolve(navigate(`?${after}`, { replace: true, preventScrollReset: true })).finally(() => {
        if (asked === mine) asked = undefined
      })
    },
    [navigate, pathname],
  )
  return [search, change]
}
