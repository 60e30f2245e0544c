import { FILES_CACHE, PAGES_CACHE } from '#kit/browser/cache-names.ts'
import { fetchFiles } from './files.ts'
import { markConnectionPage, markStoredPage } from './kept-page.ts'
import { hasCatalogue, isCatalogueNewer } from './newer-catalogue.ts'
import { ownBytesScript, storeOwnBytes } from './own-bytes.ts'
import { endPage } from './page-end.ts'
import { type FetchEvent, isPublicPage, worker } from './scope.ts'
import { findStored, storeResponse } from './stores.ts'
import { addPageSize } from './transferred-bytes.ts'

declare global {
  /** Files that each language needs offline; set by the build. */
  const __OFFLINE_FILES__: Record<string, readonly string[]>
}

/** Page that is shown if a page is not stored. */
const CONNECTION_PAGE = '/connection'
/** Page of the calculator. Its script fills in the household in the address (early/other-home.ts). */
const CALCULATOR = '/cuba-energia-solar'
const MAX_PAGES = { entries: 60 }
const HTML = /html/
/** Time in ms after which the stored copy is shown, or /connection, whose script shows pages of a saved catalogue. */
const TIMEOUT_MS = 3000
/** Time in ms after which /connection is shown in place of a page that is not stored, without a saved catalogue. The request goes on. */
const TIMEOUT_WITHOUT_COPY_MS = 10_000
/** Time in ms for which a late answer is the page's answer to the next navigation; afterwards the shop is asked again. */
const LATE_MS = 10_000
/** Answers that came after another page was shown in their place, by address. */
const late = new Map<string, Response>()
/** Gives up the last request for an address: while one is under way, browsers hold back further ones. */
const giveUp = new Map<string, () => void>()

/**
 * Answers the navigation to a public page from the network. In place of a late answer, a lost connection or an error:
 *
 * - after three seconds the stored copy, marked with its date; /connection if the saved catalogue has a newer version than the copy
 * - without a copy, after ten seconds (three with a saved catalogue) /connection. Without a saved catalogue, any stored page of the
 *   calculator stands in for that of a household. An error of the shop itself is shown
 *
 * A late answer is stored, offered to the page shown in its place, and used for the next navigation: the visitor must not pay for it
 * twice.
 */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const arrived = late.get(url)
  late.delete(url)
  if (arrived) return arrived
  giveUp.get(url)?.()
  const givenUp = new Promise<void>((resolve) => giveUp.set(url, resolve))
  const finding = findStored(PAGES_CACHE, keyOf(url))
  let isReplaced = false
  let storing: Promise<void> | undefined
  const fresh = load(event).then(async (answer) => {
    const kept = await finding
    storing = storeDocument(url, answer.clone()).catch(ignore)
    await waitForArrival(answer.clone(), !!kept)
    const sized = addPageSize(answer, kept)
    return isFromShop(answer) && HTML.test(answer.headers.get('content-type') ?? '') ? endPage(sized, ownBytesScript) : sized
  })
  const handling = fresh.then(async (answer) => {
    if (isReplaced && isUsable(answer)) await offerLate(url, answer)
    await storing
  })
  // Before the event is answered: afterwards it accepts no more work.
  event.waitUntil(Promise.race([handling.catch(ignore), givenUp]))
  const kept = await finding
  const isSaved = await hasCatalogue().catch(ignore)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, kept || isSaved ? TIMEOUT_MS : TIMEOUT_WITHOUT_COPY_MS))
  const answer = await Promise.race([fresh.catch(ignore), timeout])
  if (answer && (isUsable(answer) || (!kept && isFromShop(answer)))) return answer
  isReplaced = !answer
  const page = await findStored(PAGES_CACHE, keyOf(new URL(CONNECTION_PAGE, url).href))
  if (kept && !(page && (await isCatalogueNewer(url, kept)))) return markStoredPage(kept, page)
  const other = !isSaved && new URL(url).pathname === CALCULATOR && (await findStored(PAGES_CACHE, url, true))
  if (other) return markStoredPage(other, page)
  return page ? markConnectionPage(page) : fresh.catch(() => Response.error())
}

const ignore = () => {}

/** Waits until an answer is whole, in place of which a copy can be shown; else until its beginning is there to read. */
async function waitForArrival(answer: Response, isWhole: boolean): Promise<void> {
  if (isWhole) await answer.text()
  else await answer.body?.getReader().read()
}

/** Keeps a late answer for the next navigation, and tells the page that was shown in its place (early/shop-back.ts). */
async function offerLate(url: string, answer: Response): Promise<void> {
  late.set(url, answer)
  setTimeout(() => {
    // The next navigation may have used this answer, and another one may wait.
    if (late.get(url) === answer) late.delete(url)
  }, LATE_MS)
  const [address] = url.split('#')
  for (const page of await worker.clients.matchAll({ type: 'window' })) if (page.url.split('#')[0] === address) page.postMessage(0)
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
  await prepare(language, url, text)
}

/**
 * Stores the files that pages of a language need offline, then /connection.
 *
 * @param html the page that was opened. If its footer differs from that of /connection, the language has changed, or staff have changed
 *   the name, a phone or the hours
 */
async function prepare(language: string, url: string, html: string): Promise<void> {
  const files = __OFFLINE_FILES__[language]
  if (!files) return
  const page = new URL(CONNECTION_PAGE, url).href
  const kept = await (await findStored(PAGES_CACHE, page))?.text()
  // Checks the files too: browsers may delete all caches, visitors all stored files except those of /connection.
  const [last = ''] = files.slice(-1)
  const footer = footerOf(html)
  const isCurrent = footerOf(kept) === footer
  if (isCurrent && prepared === language && (await findStored(FILES_CACHE, last))) return
  if (footer === refusedFor) return
  const start = performance.now()
  try {
    // Before the page, which shows nothing without its script.
    await fetchFiles(files)
    // A page of an earlier build names an earlier script, which the cache may have dropped.
    if (!isCurrent || !kept?.includes(__CONNECTION__)) {
      // If the page was not stored, the browser's HTTP cache may have it from an earlier start of the worker.
      const answer = await fetch(page, kept ? {} : { cache: 'force-cache' })
      if (isOurs(answer)) refusedFor = (await storeResponse(PAGES_CACHE, page, answer, MAX_PAGES)) ? undefined : footer
    }
  } finally {
    await storeOwnBytes([...files, page], start)
  }
  prepared = language
}
/** Footer of the page with which the browser refused to store /connection. With the same footer it would be loaded again in vain. */
let refusedFor: string | undefined
/** Text of a page's footer, without tags, some of which mark the open page. */
const footerOf = (html?: string): string | undefined => /<footer.*/s.exec(html ?? '')?.[0].replace(/<[^>]*>/g, '')
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

/** False for the page of a captive portal or a proxy, which lacks the shop's headers. */
const isFromShop = ({ headers }: Response): boolean => headers.get('cross-origin-opener-policy') === 'same-origin'

/** False for the error of a proxy, which counts like a lost connection, and for a failure of the shop. */
const isUsable = (answer: Response): boolean => answer.status < (isFromShop(answer) ? 500 : 400)

/** False for foreign answers, and for those that must not be stored. */
const isOurs = (answer: Response): boolean =>
  answer.ok && !answer.redirected && isFromShop(answer) && answer.headers.get('cache-control') !== 'no-store'
