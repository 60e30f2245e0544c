import { COMPARED_KEY } from '#features/catalog/compare/compared-ids.ts'
import { SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import { readStored } from '#kit/browser/storage.ts'
import { bringFiles, files } from './files.ts'
import { failed } from './islands.ts'

type Answering = Partial<ReturnType<typeof import('./compare/compare.ts').compare>>
type Touched = HTMLElement & { x?: number; form?: HTMLFormElement | null }

/**
 * Hands what was touched to the script that answers it, which only those fetch who touch such a thing. Where it does not
 * come although the browser knows of a line, the next touch on a button sends its form in the old way (event-replay.ts);
 * without a line that would leave the page for nothing, so it is tried again, and so is a link, which leads away from what
 * is being looked at.
 *
 * @param file not on every page
 */
export function handOver(file: string | undefined, ...touched: Touched[]): void {
  if (file)
    bringFiles<[Answering]>(file)
      .then(([{ touch }]) => touch?.(...touched))
      .catch(() =>
        failed(touched, (target: Touched) => {
          target.x = navigator.onLine && target.form ? 2 : 1
        }),
      )
}

/** Where something was chosen, or is being compared, the page is shown so. */
export function showCompared(): void {
  if (readStored(COMPARED_KEY) || location.pathname === '/compare') handOver(files.compare)
}

/** Where a household was chosen, goods that carry one are told for it, those too that come below a list. */
export function showCarried(): void {
  if (readStored(SHOWN_KEY)) handOver(files.carries)
}
