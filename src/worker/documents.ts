import { fetchFiles } from './files.ts'
import { hiddenIfSaved, markKept } from './kept-page.ts'
import type { FetchEvent } from './scope.ts'
import { addPageSize } from './sizes.ts'
import { find, keep, PAGES } from './stores.ts'

declare global {
  /** Files that each language needs without a connection; the build writes the list. */
  const __OFFLINE_FILES__: Record<string, readonly string[]>
}

/** Shown in place of a page that is not stored. */
const CONNECTION_PAGE = '/connection'
const MAX_PAGES = { entries: 60 }
/** How long a page may take before the stored copy is shown, in milliseconds. */
const PATIENCE_MS = 3000
const NOT_PUBLIC = /^\/(?:admin|api|assets|media|og)(?:\/|$)/

export const isPublicPage = (url: string): boolean => !NOT_PUBLIC.test(new URL(url).pathname)

/**
 * Answers the navigation to a public page: from the network; after three seconds, or without a connection, the stored copy
 * with its date; without one the page that says so.
 */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const finding = find(PAGES, keyOf(url))
  const fresh = load(event).then(async (answer) => {
    const kept = await finding
    event.waitUntil(keepDocument(url, answer.clone()).catch(() => {}))
    return addPageSize(answer, kept)
  })
  const kept = await finding
  if (!kept) {
    return fresh.catch(async () => {
      const page = await find(PAGES, keyOf(new URL(CONNECTION_PAGE, url).href))
      return page ? hiddenIfSaved(page) : Response.error()
    })
  }
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([fresh.catch(() => undefined), late])
  // A proxy without a shop behind it says no more than a connection that broke.
  return answer && answer.status < 500 ? answer : markKept(kept)
}

/** Stores a page that was opened before the worker was there, with all that it needs. */
export async function keepOpenPage(url: string): Promise<void> {
  // The browser has just loaded it, so this is the copy in its own cache.
  if (isPublicPage(url)) await keepDocument(url, await fetch(keyOf(url), { cache: 'force-cache' }))
}

const load = async ({ preloadResponse, request }: FetchEvent): Promise<Response> => (await preloadResponse) ?? fetch(request)

async function keepDocument(url: string, answer: Response): Promise<void> {
  if (!isOurs(answer)) return
  const text = await answer.clone().text()
  await keep(PAGES, keyOf(url), answer, MAX_PAGES)
  const [, language = ''] = /^<!DOCTYPE html><html lang="(\w+)"/.exec(text) ?? []
  await prepare(language, url)
}

/** Fetches what the pages of a language need without a connection. */
async function prepare(language: string, url: string): Promise<void> {
  const files = __OFFLINE_FILES__[language]
  if (!files) return
  const page = new URL(CONNECTION_PAGE, url).href
  const kept = await (await find(PAGES, page))?.text()
  // Visitors can delete what is stored, and browsers do so.
  if (kept && prepared === language) return
  // Before the page: without its script it would show nothing.
  await fetchFiles(files)
  if (!kept?.includes(`<html lang="${language}"`)) {
    const answer = await fetch(page)
    if (isOurs(answer)) await keep(PAGES, page, answer, MAX_PAGES)
  }
  prepared = language
}
/** The language whose files this worker has found or stored; a new start of the worker looks again. */
let prepared: string | undefined

/** A page under one key, whatever language or currency was chosen with its address. */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('lang')
  url.searchParams.delete('money')
  url.hash = ''
  return url.href
}

/** A network that wants a sign-in answers every address with its own page, which has none of the shop's headers. */
const isOurs = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && headers.get('cross-origin-opener-policy') === 'same-origin' && headers.get('cache-control') !== 'no-store'
