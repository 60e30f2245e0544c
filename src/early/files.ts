import { all, root, showLost } from './page.ts'

/**
 * Addresses of files to load on demand, from the attributes of the early script's element; see `PageAssets` in
 * platform/pages/page-rendering.server.ts.
 */
export const script = (import.meta.env.DEV ? document.querySelector('script[data-react]') : document.currentScript) as HTMLElement
export const files = script.dataset as Record<string, string>

/** Time in ms after which a line that passes nothing counts as lost. */
const SILENCE_MS = 3000
/** Ticks of the timer that an answer gets once it has begun: the line may be slow, or may have died in the middle of the answer. */
const TICKS_FOR_REST = 6
const coming: Record<string, Promise<unknown> | undefined> = {}

/**
 * Loads scripts in parallel, once; after a failure the next call loads them again. Many browsers remember a failed import until the page is
 * left, and do not try again when the connection is back. So the files are fetched first, and imported only if that succeeded.
 *
 * @param addresses separated by blanks
 */
export function loadFiles<Files>(addresses = ''): Promise<Files> {
  const loading = (coming[addresses] || load(addresses)) as Promise<Files>
  coming[addresses] = loading
  loading.catch(() => delete coming[addresses])
  return loading
}

/**
 * While a touched element waits and no answer has begun, a message every three seconds says that the line does not answer: such a line
 * reports nothing itself. The next touch then repeats the requests, since the old connection may be dead while a new one works. An
 * answer that has begun gets more time to end before the first message. All touches wait for the same promise.
 */
async function load(addresses: string): Promise<unknown> {
  const each = addresses.split(' ')
  const controller = new AbortController()
  const repeat = () => ticksLeft > 0 || controller.abort()
  /** Ticks of the timer until the message. */
  let ticksLeft = 1
  let isShown = false
  const timer = setInterval(() => {
    if (--ticksLeft < 1)
      for (const touched of all('[aria-busy]'))
        if (!touched.closest('[data-live]')) {
          isShown = true
          showLost()
          addEventListener('click', repeat, true)
        }
  }, SILENCE_MS)
  try {
    for (const answer of await Promise.all(each.map((address) => fetch(address, controller)))) {
      ticksLeft = TICKS_FOR_REST
      const text = await answer.text()
      // A captive portal answers with a page.
      if (!answer.ok || text[0] === '<') throw 0
    }
  } catch (error) {
    // Only an aborted request fails with a code.
    if ((error as DOMException).code) return load(addresses)
    throw error
  } finally {
    clearInterval(timer)
    // Leaves the message about another file that failed.
    if (isShown) delete root.dataset.lost
  }
  return Promise.all(each.map((address) => import(/* @vite-ignore */ address)))
}
