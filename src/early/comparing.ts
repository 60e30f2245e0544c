import { COMPARED_KEY } from '#features/catalog/compare/compared-ids.ts'
import { SHOWN_KEY } from '#features/sizing/kept-home.ts'
import { readStored } from '#kit/storage.ts'
import { bringFiles, files } from './files.ts'
import { failed } from './islands.ts'
import { all } from './page.ts'

type Compare = typeof import('./compare/es.ts')

/** Hands what was touched to the script that answers it, which only those fetch who touch such a thing. */
export function handOver(file: string | undefined, ...touched: HTMLElement[]): void {
  bringFiles<[Compare]>(file).then(
    ([{ touch }]) => touch(...touched),
    () => failed(touched),
  )
}

/** Where something was chosen, or is being compared, the page is shown so. */
export function showCompared(): void {
  if (readStored(COMPARED_KEY) || location.pathname === '/compare') handOver(files.compare)
}

/** Where a household was chosen, goods of this page that carry one are told for it. */
export function showCarried(): void {
  if (readStored(SHOWN_KEY) && all('[data-c]')[0]) handOver(files.carries)
}
