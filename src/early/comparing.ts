import { COMPARED_KEY } from '#features/catalog/compare/compared-ids.ts'
import { SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import { readStored } from '#kit/browser/storage.ts'
import { files, loadFiles } from './files.ts'
import { handleFailedLoad } from './islands.ts'

type Answering = Partial<ReturnType<typeof import('./compare/compare.ts').compare>>
type Touched = HTMLElement & { x?: number; form?: HTMLFormElement | null }

/**
 * Forwards touched elements to a script that is loaded on demand. If it fails to load although the browser is online, the next
 * touch on a button submits its form without script (event-replay.ts). Offline, submitting would leave the page for nothing, so
 * the next touch tries again. On a link the next touch always tries again, because following it would leave the page.
 *
 * @param file address of the script; undefined on pages without it
 */
export function forwardTouches(file: string | undefined, ...touched: Touched[]): void {
  if (file)
    loadFiles<[Answering]>(file)
      .then(([{ touch }]) => touch?.(...touched))
      .catch(() =>
        handleFailedLoad(touched, (target: Touched) => {
          target.x = navigator.onLine && target.form ? 2 : 1
        }),
      )
}

/** Loads the comparison's script if products were chosen, or on the comparison page. */
export function loadComparison(): void {
  if (readStored(COMPARED_KEY) || location.pathname === '/compare') forwardTouches(files.compare)
}

/** Loads the script for runtimes if the visitor has chosen a household. */
export function loadRuntimes(): void {
  if (readStored(SHOWN_KEY)) forwardTouches(files.carries)
}
