import { writeStored } from '#kit/browser/storage.ts'
import { all, onLoad } from './page.ts'
import { DATA_KEY, dateOfToday, sumsOf, sumsOfPage } from './stored-data.ts'

/** Sums of this page that are already part of the day's sums. */
let counted = [0, 0]

/** Adds the bytes that this page has loaded since the last call to the day's sums, and shows both in the footer. */
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

/** Counts when the page is complete, and again when it is left: pictures further down load later. */
export function watchData(): void {
  onLoad(countData)
  addEventListener('pagehide', countData)
}
