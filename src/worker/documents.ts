import { fetchFiles } from './files.ts'
import { hideIfSaved, markStoredPage } from './kept-page.ts'
import type { FetchEvent } from './scope.ts'
import { addPageSize } from './sizes.ts'
import { findStored, PAGES_CACHE, storeResponse } from './stores.ts'

declare global {
  /** Files that each language needs offline; set by the build. */
  const __OFFLINE_FILES__: Record<string, readonly string[]>
}

/** Page that is shown if a page is not stored. */
const CONNECTION_PAGE = '/connection'
const MAX_PAGES = { entries: 60 }
/** Time in ms after which the stored copy is shown. */
const PATIENCE_MS = 3000
const NOT_PUBLIC = /^\/(?:admin|api|assets|media|og)(?:\/|$)/

export const isPublicPage = (url: string): boolean => !NOT_PUBLIC.test(new URL(url).pathname)

/**
 * Answers the navigation to a public page: from the network; after three seconds or offline with the stored copy, marked with
 * its date; without a copy with /connection.
 */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const finding = findStored(PAGES_CACHE, keyOf(url))
  const fresh = load(event).then(async (answer) => {
    const kept = await finding
    event.waitUntil(storeDocument(url, answer.clone()).catch(() => {}))
    return addPageSize(answer, kept)
  })
  const kept = await finding
  if (!kept) {
    return fresh.catch(async () => {
      const page = await findStored(PAGES_CACHE, keyOf(new URL(CONNECTION_PAGE, url).href))
      return page ? hideIfSaved(page) : Response.error()
    })
  }
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([fresh.catch(() => undefined), late])
  // An error of the shop or a proxy counts like a lost connection.
  return answer && answer.status < 500 ? answer : markStoredPage(kept)
}

/** Stores an open page that was loaded before the worker started, with everything that it needs. */
export async function storeOpenPage(url: string): Promise<void> {
  // The browser has just loaded the page, so this reads its HTTP cache.
  if (isPublicPage(url)) await storeDocument(url, await fetch(keyOf(url), { cache: 'force-cache' }))
}

const load = async ({ preloadResponse, request }: FetchEvent): Promise<Response> => (await preloadResponse) ?? fetch(request)

async function storeDocument(url: string, answer: Response): Promise<void> {
  if (!isOurs(answer)) return
  const text = await answer.clone().text()
  await storeResponse(PAGES_CACHE, keyOf(url), answer, MAX_PAGES)
  const [, language = ''] = /^<!DOCTYPE html><html lang="(\w+)"/.exec(text) ?? []
  await prepare(language, url)
}

/** Stores the files that pages of a language need offline, then /connection. */
async function prepare(language: string, url: string): Promise<void> {
  const files = __OFFLINE_FILES__[language]
  if (!files) return
  const page = new URL(CONNECTION_PAGE, url).href
  const kept = await (await findStored(PAGES_CACHE, page))?.text()
  // Checks the stored page too: visitors and browsers may have deleted the caches.
  if (kept && prepared === language) return
  // Before the page, which shows nothing without its script.
  await fetchFiles(files)
  if (!kept?.includes(`<html lang="${language}"`)) {
    const answer = await fetch(page)
    if (isOurs(answer)) await storeResponse(PAGES_CACHE, page, answer, MAX_PAGES)
  }
  prepared = language
}
/** Language whose files were found or stored since the worker was last started. */
let prepared: string | undefined

/** Key of a page in the cache: its address without language, currency and hash. */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('lang')
  url.searchParams.delete('money')
  url.hash = ''
  return url.href
}

/** False for the page of a captive portal, which lacks the shop's headers, and for answers that must not be stored. */
const isOurs = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && headers.get('cross-origin-opener-policy') === 'same-origin' && headers.get('cache-control') !== 'no-store'
