import { all, root, showLost } from './page.ts'

/**
 * Addresses of files to load on demand, from the attributes of the early script's element; see `PageAssets` in
 * platform/pages/page-rendering.server.ts.
 */
export const script = (import.meta.env.DEV ? document.querySelector('script[data-react]') : document.currentScript) as HTMLElement
export const files = script.dataset as Record<string, string>

/** Time in ms after which a line that passes nothing counts as lost. */
const SILENCE_MS = 3000
const coming = new Map<string, Promise<unknown>>()

/** Runs `load` once per name; after a failure the next call runs it again. */
function once<Thing>(name: string, load: () => Promise<Thing>): Promise<Thing> {
  const loading = (coming.get(name) || load()) as Promise<Thing>
  loading.catch(() => coming.delete(name))
  coming.set(name, loading)
  return loading
}

/**
 * Loads scripts in parallel. Many browsers remember a failed import until the page is left, and do not try again when the
 * connection is back. So the files are fetched first, and imported only if that succeeded.
 *
 * While a touched element waits and no answer has begun, a message every three seconds says that the line does not answer: such a line
 * reports nothing itself.
 *
 * @param addresses separated by blanks
 */
export function loadFiles<Files>(addresses = ''): Promise<Files> {
  return once(addresses, async () => {
    const each = addresses.split(' ')
    const timer = setInterval(() => {
      for (const touched of all('[aria-busy]')) if (!touched.closest('[data-live]')) showLost()
    }, SILENCE_MS)
    const answers = await Promise.all(each.map((address) => fetch(address))).finally(() => clearInterval(timer))
    delete root.dataset.lost
    await Promise.all(answers.map((answer) => answer.text()))
    if (!answers.every(({ ok }) => ok)) throw 0
    return Promise.all(each.map((address) => import(/* @vite-ignore */ address))) as Files
  })
}
