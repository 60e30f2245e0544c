import type * as hydration from '#islands/hydrate.tsx'
import { files, loadFiles, script } from './files.ts'
import { keepForm } from './forms.ts'
import { all, root, showLost } from './page.ts'

/** The files of a group of islands: React with the code that all groups share, the group's components, its texts. */
type Loaded = [
  react: typeof hydration,
  { parts: Parameters<typeof hydration.hydrate>[0] },
  texts: Parameters<typeof hydration.registerTexts>[0],
]
type Touched = HTMLElement & Partial<Pick<HTMLButtonElement, 'form'>>

const touchedIn = new Map<HTMLElement, Set<Touched>>()

/**
 * Hydrates an island, then replays the touches on it in order, one for each element: visitors tap again if nothing happens.
 *
 * @param target touched element to replay
 */
export function hydrateIsland(island: HTMLElement, target?: Touched): void {
  const known = touchedIn.get(island)
  const touched = known || new Set()
  if (target) touched.add(target)
  showWaiting()
  if (known) return
  touchedIn.set(island, touched)
  const group = (island.dataset.island as string).split('.')[0]
  loadFiles<Loaded>(`${files.react} ${script.getAttribute(`data-group-${group}`)}`)
    .then(([{ hydrate, registerTexts }, { parts }, texts]) => {
      registerTexts(texts)
      return hydrate(parts, island)
    })
    .then(
      () => {
        island.dataset.live = ''
        touched.forEach(clearBusy)
        showWaiting()
        for (const target of touched) target.click()
      },
      () => {
        touchedIn.delete(island)
        handleFailedLoad(touched, keepForm)
      },
    )
}

/**
 * Handles a failed load: shows the message, and clears the busy state so that the next touch tries again.
 *
 * @param keep called for each touched element
 */
export function handleFailedLoad(touched: Iterable<Touched>, keep?: (target: Touched) => void): void {
  for (const target of touched) {
    showLost()
    clearBusy(target)
    keep?.(target)
  }
  showWaiting()
}

export function clearBusy(target: Element): void {
  target.removeAttribute('aria-busy')
}

/** Shows a progress bar at the top of the window while a touched island is loading. */
function showWaiting(): void {
  root.toggleAttribute('data-loading', !!all('[data-island] [aria-busy]')[0])
}
