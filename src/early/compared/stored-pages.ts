import { PAGES_CACHE } from '#kit/browser/cache-names.ts'

/** A page that the service worker has stored, with its Date header ('' without one). */
type StoredPage = { path: string; html: string; date: string }

/** Reads the stored pages one by one, the oldest first, because old phones have little memory. */
export async function* readStoredPages(): AsyncGenerator<StoredPage> {
  const pages = await caches.open(PAGES_CACHE)
  for (const request of await pages.keys()) {
    const answer = await pages.match(request, { ignoreVary: true })
    if (answer) yield { path: new URL(request.url).pathname, html: await answer.text(), date: answer.headers.get('date') ?? '' }
  }
}
