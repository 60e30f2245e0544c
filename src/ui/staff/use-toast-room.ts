import { type RefObject, useEffect } from 'react'

/**
 * Measures the room that the page keeps for its toasts, as properties of the staff frame: `--toasts`, their height, and `--bar`, how
 * far the page's bar of actions reaches above the lower edge of the window. The frame's size changes whenever a bar appears or grows.
 */
export function useToastRoom(toasts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = toasts.current
    const frame = section?.parentElement
    // Toasts in a dialog have a row of their own.
    if (!section || !frame?.matches('.adm')) return
    const measure = () => {
      const bar = frame.querySelector<HTMLElement>('.save, .bulk-bar')
      frame.style.setProperty('--toasts', `${section.offsetHeight}px`)
      frame.style.setProperty('--bar', `${bar ? bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom) : 0}px`)
    }
    // Within the same frame Safari reports an error, since the properties change the observed size.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure))
    for (const measured of [frame, section]) observer.observe(measured)
    return () => observer.disconnect()
  }, [toasts])
}
