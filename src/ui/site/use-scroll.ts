import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

// Layout effects only exist in browsers.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** State of a link that shows the same page in another way: it does not begin anew. */
export const STAYS = 'stays'

/**
 * A new page begins at its top and takes the focus to its content; going back returns to where one was. The router's
 * own component would put an inline script into every document.
 */
export function useScroll(): void {
  const { key, hash, state } = useLocation()
  const way = useNavigationType()
  const isIdle = useNavigation().state === 'idle'
  const places = useRef(new Map<string, number>())
  const shown = useRef(key)

  // A document that is left for good gets its place back from the browser itself.
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    take()
    addEventListener('pageshow', take)
    addEventListener('pagehide', giveBack)
    return () => {
      removeEventListener('pageshow', take)
      removeEventListener('pagehide', giveBack)
      giveBack()
    }
  }, [])

  useEffect(() => {
    if (!isIdle) return
    const remember = () => places.current.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key, isIdle])

  useBrowserLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    // The browser's own way to a part of a page ends where the application takes links over.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    if (hash || state === STAYS) return
    scrollTo(0, way === 'POP' ? (places.current.get(key) ?? 0) : 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, hash, state, way])
}
