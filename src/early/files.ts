/**
 * Addresses of files to load on demand, from the attributes of the early script's element; see `PageAssets` in
 * platform/pages/page-rendering.server.ts.
 */
export const script = (import.meta.env.DEV ? document.querySelector('script[data-react]') : document.currentScript) as HTMLElement
export const files = script.dataset as Record<string, string>

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
 * @param addresses separated by blanks
 */
export function loadFiles<Files>(addresses = ''): Promise<Files> {
  return once(addresses, async () => {
    const all = addresses.split(' ')
    const answers = await Promise.all(all.map((address) => fetch(address)))
    await Promise.all(answers.map((answer) => answer.text()))
    if (!answers.every(({ ok }) => ok)) throw 0
    return Promise.all(all.map((address) => import(/* @vite-ignore */ address))) as Files
  })
}
