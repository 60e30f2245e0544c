import { DATA_KEY, dateOfToday, sumsOf, sumsOfPage } from './stored-data.ts'
import { deleteStored, storedSizes } from './stored-files.ts'

/** The script of the page about data use: fills in the figures of this device, and deletes what is stored on it. */
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString(document.documentElement.lang)} KB`

function fill(name: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-fill=${name}]`)) place.textContent = text
}

/** Shows the sentence about a state, or takes it away. */
function tell(state: string, isTrue: boolean): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-state=${state}]`))
    place.textContent = isTrue ? (place.dataset.text as string) : ''
}

/** The early script has counted this page already, once it was complete. */
function showCounted(): void {
  const [page = 0, unpacked = 0] = sumsOfPage()
  const [today = 0, unpackedToday = 0] = sumsOf(dateOfToday())
  const isKnown = unpacked > 0
  const isKept = unpackedToday > 0
  fill('page', isKnown ? kilobytes(page) : '—')
  fill('day', isKept ? kilobytes(today) : '—')
  // Headers may take more than compression saves.
  const saved = Math.max(0, isKept ? unpackedToday - today : unpacked - page)
  fill('saved', isKnown ? kilobytes(saved) : '—')
  tell('unknown', !isKnown)
  tell('not-kept', isKnown && !isKept)
}

async function showStored(): Promise<void> {
  const sizes = await storedSizes()
  for (const [kind, { count, bytes }] of Object.entries(sizes)) fill(kind, count ? `${count} · ${kilobytes(bytes)}` : '0')
}

async function answerDelete(): Promise<void> {
  const isDone = await deleteStored()
  tell('deleted', isDone)
  tell('failed', !isDone)
  await showStored()
}

/** Behind the early script's own work at that moment. */
const afterLoad = () => setTimeout(showCounted)
if (document.readyState === 'complete') afterLoad()
else addEventListener('load', afterLoad)
// Another tab has counted, or this one is shown again, perhaps on another day.
addEventListener('storage', ({ key }) => {
  if (key === DATA_KEY) showCounted()
})
addEventListener('pageshow', afterLoad)
document.addEventListener('visibilitychange', showCounted)
document.getElementById('delete-stored')?.addEventListener('click', answerDelete)
void showStored()
