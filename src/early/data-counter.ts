import { writeStored } from '#kit/browser/storage.ts'
import { all, onLoad } from './page.ts'
import { DATA_KEY, dateOfToday, sumsOf, sumsOfPage } from './stored-data.ts'

/** Sums of this page that those of the day contain already. */
let counted = [0, 0]

/** Adds what this page has loaded since the last call to the sums of the day, and shows both in the footer. */
export function countData(): void {
  const page = sumsOfPage()
  if (!page[1]) return
  const date = dateOfToday()
  const today = sumsOf(date).map((bytes, at) => bytes + (page[at] as number) - (counted[at] as number))
  counted = page
  const shown = writeStored(DATA_KEY, date + today.join(date)) ? [page, today] : [page]
  for (const { dataset } of all('[data-visit]'))
    dataset.visit = shown.map(([bytes]) => Math.ceil((bytes as number) / 1000)).join(dataset.today)
}

/** Counts once the page is complete, and what it loads after that, such as pictures further down, when it is left. */
export function watchData(): void {
  onLoad(countData)
  addEventListener('pagehide', countData)
}
