import { canStorePages, deleteStored, storedSizes } from '#kit/browser/stored-files.ts'
import { byteSumsOfDay, byteSumsOfPage, DATA_KEY, dateOfToday } from './stored-data.ts'

// Script of the page about data use: shows the figures of this device, and deletes stored files.

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString(document.documentElement.lang)} KB`

function fill(name: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-fill=${name}]`)) place.textContent = text
}

/** Shows or removes the sentence about a state. */
function showSentence(state: string, isTrue: boolean): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-state=${state}]`))
    place.textContent = isTrue ? (place.dataset.text as string) : ''
}

/** Shows the bytes of the page and of the day; the early script adds the page's bytes to the day's when the page is complete. */
function showCounted(): void {
  const [page = 0, unpacked = 0] = byteSumsOfPage()
  const [today = 0, unpackedToday = 0] = byteSumsOfDay(dateOfToday())
  const isKnown = unpacked > 0
  const isKept = unpackedToday > 0
  fill('page', isKnown ? kilobytes(page) : '—')
  fill('day', isKept ? kilobytes(today) : '—')
  // Shows 0 instead of a negative number: headers may cost more than compression saves.
  const saved = Math.max(0, isKept ? unpackedToday - today : unpacked - page)
  fill('saved', isKnown ? kilobytes(saved) : '—')
  showSentence('unknown', !isKnown)
  showSentence('not-kept', isKnown && !isKept)
}

/** Replaces the page's sentences about stored pages if the browser cannot store any, or if the shop has switched its service worker off. */
async function showStorageSupport(): Promise<void> {
  const isMissing = document.querySelector('script[data-off]') !== null || !(await canStorePages())
  showSentence('not-stored', isMissing)
  if (isMissing) for (const claim of document.querySelectorAll('[data-stored]')) claim.remove()
}

async function showStored(): Promise<void> {
  const sizes = await storedSizes()
  for (const [kind, { count, bytes }] of Object.entries(sizes)) fill(kind, count ? `${count} · ${kilobytes(bytes)}` : '0')
}

async function answerDelete(): Promise<void> {
  const isDone = await deleteStored()
  showSentence('deleted', isDone)
  showSentence('failed', !isDone)
  await showStored()
}

/** Runs after the load handler of the early script, which counts the page's bytes. */
const afterLoad = () => setTimeout(showCounted)
if (document.readyState === 'complete') afterLoad()
else addEventListener('load', afterLoad)
// Updates after another tab has counted, and when this tab is shown again, perhaps on another day.
addEventListener('storage', ({ key }) => {
  if (key === DATA_KEY) showCounted()
})
addEventListener('pageshow', afterLoad)
document.addEventListener('visibilitychange', showCounted)
document.getElementById('delete-stored')?.addEventListener('click', answerDelete)
void showStorageSupport()
void showStored()
