export const root = document.documentElement
/** In the low-bandwidth mode nothing is fetched, and nothing moves, that nobody asked for. */
export const isLow = root.dataset.bandwidth === 'low'

export const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** Texts about a state are attributes until it is true: text browsers show everything that a document holds. */
export function fillTexts(scope: string): void {
  for (const place of all(`${scope} [data-text]`)) place.textContent = place.dataset.text as string
}

/** The nearest element around what an event is about. */
export const around = <Found extends HTMLElement>({ target }: Event, selector: string) => (target as Element).closest?.<Found>(selector)

/** Runs once the whole document is there, in a task of its own: between two of them a touch is answered, or a frame painted. */
export function onReady(run: () => void): void {
  const start = () => setTimeout(run)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

/** Runs once the page is complete, with its pictures. */
export const onLoad = (run: () => void) => addEventListener('load', run)

/** Runs when the browser has nothing else to do. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 4000 } as never)
