export const root = document.documentElement
/** True in the low-bandwidth mode: nothing loads or moves unless the visitor asks for it. */
export const isLow = root.dataset.bandwidth === 'low'

export const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** Inserts the texts of a state, which are attributes until it occurs: text browsers show all text of a document. */
export function fillTexts(scope: string): void {
  for (const place of all(`${scope} [data-text]`)) place.textContent = place.dataset.text as string
}

/** The closest ancestor of the event's target that matches a selector. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string) => (target as Element).closest?.<Found>(selector)

/** Runs when the document is parsed, as a separate task, so that touches and frames come between such tasks. */
export function onReady(run: () => void): void {
  const start = () => setTimeout(run)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

/** Runs when the page is complete, with its pictures. */
export const onLoad = (run: () => void) => addEventListener('load', run)

/** Runs when the browser has nothing else to do. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 4000 } as never)
