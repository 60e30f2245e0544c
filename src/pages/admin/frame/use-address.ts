import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Query that is on its way into the address of a page. */
let asked: { pathname: string; search: URLSearchParams } | undefined

type Values = Record<string, string | undefined>

/**
 * Query of the address, and a function that changes it in place: each name gets its value, or is removed if that is
 * undefined. Several changes at once add up; the router alone would start each from the address that is shown, which on a
 * slow device is the old one.
 */
export function useAddress(): [search: URLSearchParams, change: (values: Values) => void] {
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
