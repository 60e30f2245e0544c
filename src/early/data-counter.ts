import { writeStored } from '#kit/browser/storage.ts'
import { all, onLoad } from './page.ts'
import { byteSumsOfDay, byteSumsOfPage, DATA_KEY, dateOfToday } from './stored-data.ts'

/** Sums of this page that are already part of the day's sums. */
let counted = [0, 0]

/** Adds the bytes that this page has loaded since the last call to the day's sums, and shows both in the footer. */
export function countData(): void {
  const page = byteSumsOfPage()
  if (!page[1]) return
  const date = dateOfToday()
  const today = byteSumsOfDay(date).map((bytes, at) => bytes + (page[at] as number) - (counted[at] as number))
  counted = page
  const shown = writeStored(DATA_KEY, date + today.join(date)) ? [page, today] : [page]
  for (const { dataset } of all('[data-visit]'))
    dataset.visit = shown.map(([bytes]) => Math.ceil((bytes as number) / 1000)).join(dataset.today)
}

/** Counts when the page is complete, and again when it is left: pictures further down load later. */
export function watchDataUse(): void {
  onLoad(countData)
  addEventListener('pagehide', countData)
}
