import type * as hydration from '#islands/hydrate.tsx'
import { files, root, script } from './files.ts'
import { keepForm } from './forms.ts'

/** A group of islands, or the cart: React with what all groups share, and the group's own file. */
export type Loaded<Group> = [react: typeof hydration, group: Group]
type Islands = { parts: Parameters<typeof hydration.hydrate>[0] }
type Touched = HTMLElement & Partial<Pick<HTMLButtonElement, 'form'>>

const coming = new Map<string, Promise<unknown>>()
const touchedIn = new Map<HTMLElement, Touched[]>()

/** Fetches a group with its texts, all files at once; after a failure the next call tries again. */
export function load<Group>(group: string): Promise<Loaded<Group>> {
  let loading = coming.get(group) as Promise<Loaded<Group>> | undefined
  if (!loading) {
    const addresses = `${files.react} ${script.getAttribute(`data-group-${group}`)}`.split(' ')
    loading = Promise.all(addresses.map((address) => import(/* @vite-ignore */ address))).then(([react, parts, texts]) => {
      react.learnTexts(texts)
      return [react, parts]
    })
    loading.catch(() => coming.delete(group))
    coming.set(group, loading)
  }
  return loading
}

/** Brings an island to life; what was touched in it is then played again, in order. */
export function bring(island: HTMLElement): void {
  if (touchedIn.has(island)) return
  const touched: Touched[] = []
  touchedIn.set(island, touched)
  load<Islands>(island.dataset.island?.split('.')[0] ?? '')
    .then(([react, { parts }]) => react.hydrate(parts, island))
    .then(
      () => {
        island.dataset.live = ''
        showWaiting()
        for (const target of touched) {
          free(target)
          target.click()
        }
      },
      () => {
        touchedIn.delete(island)
        failed(touched)
      },
    )
}

/** A touch on something that lives only once its island does. */
export function touchIsland(target: Touched): void {
  const island = target.closest<HTMLElement>('[data-island]')
  if (!island) {
    free(target)
    return
  }
  // A message about an earlier try that failed has had its time.
  delete root.dataset.app
  bring(island)
  touchedIn.get(island)?.push(target)
  showWaiting()
}

/** The line dropped: what was touched is free again, and the next touch tries once more. */
export function failed(touched: readonly Touched[]): void {
  showWaiting()
  if (touched.length > 0) root.dataset.app = 'failed'
  // Once, however often it was touched.
  for (const target of new Set(touched)) {
    free(target)
    keepForm(target)
  }
}

export function free(target: Element): void {
  target.removeAttribute('aria-busy')
}

/** A bar at the top of the window while something that was touched is on its way. */
function showWaiting(): void {
  const isWaiting = [...touchedIn].some(([island, touched]) => !('live' in island.dataset) && touched.length > 0)
  root.toggleAttribute('data-loading', isWaiting)
}
