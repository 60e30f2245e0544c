export const root = document.documentElement
/** True in the low-bandwidth mode: islands load only when they are needed, and pictures are not replaced by sharper ones. */
export const isLow = root.dataset.bandwidth === 'low'

export const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/**
 * Inserts the texts of a state, such as "offline", into the elements within `scope`. Before that the texts are in `data-text`,
 * because text browsers also show hidden text.
 */
export function fillTexts(scope: string): void {
  for (const place of all(`${scope} [data-text]`)) place.textContent = place.dataset.text as string
}

/** Shows the message that the line is cut or the server does not answer. */
export function showLost(): void {
  fillTexts('.toast-lost')
  root.dataset.lost = ''
}

/** The closest ancestor of the event's target that matches a selector. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string) => (target as Element).closest?.<Found>(selector)

/** Calls `run` once the document is parsed, in a task of its own, so that the browser can handle touches between such tasks. */
export function onReady(run: () => void): void {
  const start = () => setTimeout(run)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

/** Calls `run` on the load event; never if that event is over already. */
export const onLoad = (run: () => void) => addEventListener('load', run)

/** Calls `run` when the browser is idle, after four seconds at the latest; without requestIdleCallback (Safari) at once. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback || setTimeout)(run, { timeout: 4000 } as never)
