/**
 * Addresses of files to fetch on demand, as attributes of the script; see `PageAssets` in
 * platform/pages/page-rendering.server.ts.
 */
export const script = (import.meta.env.DEV ? document.querySelector('script[data-react]') : document.currentScript) as HTMLElement
export const files = script.dataset as Record<string, string>

const coming = new Map<string, Promise<unknown>>()

/** Loads something once; after a failure the next call tries again. */
function once<Thing>(name: string, bring: () => Promise<Thing>): Promise<Thing> {
  const loading = (coming.get(name) || bring()) as Promise<Thing>
  loading.catch(() => coming.delete(name))
  coming.set(name, loading)
  return loading
}

/**
 * Brings scripts of their own, all at once. Many browsers remember for as long as the page is open that an import failed,
 * and do not ask again once the line is back: so only what the browser has got is imported.
 *
 * @param addresses with blanks between them
 */
export function bringFiles<Files>(addresses = ''): Promise<Files> {
  return once(addresses, async () => {
    const all = addresses.split(' ')
    const answers = await Promise.all(all.map((address) => fetch(address)))
    await Promise.all(answers.map((answer) => answer.text()))
    if (!answers.every(({ ok }) => ok)) throw 0
    return Promise.all(all.map((address) => import(/* @vite-ignore */ address))) as Files
  })
}
