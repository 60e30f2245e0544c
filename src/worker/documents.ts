import { PAGES_CACHE } from '#kit/browser/cache-names.ts'
import { markConnectionPage, markStoredPage } from './kept-page.ts'
import { CONNECTION_PAGE, MAX_PAGES, prepareOffline } from './needed-offline.ts'
import { ownBytesScript } from './own-bytes.ts'
import { endPage } from './page-end.ts'
import { type FetchEvent, isFromShop, isOurs, isPublicPage, isUsable, worker } from './scope.ts'
import { findSaved, findStored, storeResponse } from './stores.ts'
import { addPageSize } from './transferred-bytes.ts'

/** Page of the calculator. Its script fills in the household in the address (early/connection/other-home.ts). */
const CALCULATOR = '/cuba-energia-solar'
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
  const page = await findConnectionPage()
  if (kept && !(page && (await isCatalogueNewer(url, kept)))) return markStoredPage(kept, page)
  const other = !isSaved && new URL(url).pathname === CALCULATOR && (await findStored(PAGES_CACHE, url, true))
  if (other) return markStoredPage(other, page)
  return page ? markConnectionPage(page) : fresh.catch(() => Response.error())
}

const ignore = () => {}

/** Finds /connection. If the browser refuses to store pages, its HTTP cache may have it. */
async function findConnectionPage(): Promise<Response | undefined> {
  const { href } = new URL(CONNECTION_PAGE, location.href)
  const stored = await findStored(PAGES_CACHE, href)
  const cached = stored ?? (await fetch(href, { cache: 'only-if-cached', mode: 'same-origin' }).catch(ignore))
  return cached?.ok ? cached : undefined
}

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
  await prepareOffline(language, url, text)
}

/** Key of a page in the cache: its address without language, currency and hash. */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('lang')
  url.searchParams.delete('money')
  url.hash = ''
  return url.href
}

declare global {
  /** Paths of the pages that a saved catalogue has, as the source of a regular expression; set by the build. */
  const __SAVED_PATHS__: string
}

const SAVED_PAGE = new RegExp(`^(?:${__SAVED_PATHS__})$`)
const LANGUAGES = ['es', 'de', 'en']
/** Finds the facts about the saved catalogue of a language. */
const findAbout = (language: string) => findSaved(`/saved/${language}/about`)

/**
 * True if a whole catalogue is saved, in any language. The cache alone proves nothing: scripts that look into it create it, and an
 * unfinished download fills it.
 */
async function hasCatalogue(): Promise<boolean> {
  for (const language of LANGUAGES) if (await findAbout(language)) return true
  return false
}

/**
 * True if a saved catalogue in the language of the stored copy has the page, and is not older than the copy. Both times are those of the
 * shop's answers, because the device's clock may be wrong.
 */
async function isCatalogueNewer(url: string, kept: Response): Promise<boolean> {
  if (!SAVED_PAGE.test(new URL(url).pathname)) return false
  for (const language of LANGUAGES) {
    const about = (await (await findAbout(language))?.json()) as { at: string } | undefined
    if (about && Date.parse(about.at) >= Date.parse(kept.headers.get('date') ?? ''))
      if ((await kept.clone().text()).includes(`<html lang="${language}"`)) return true
  }
  return false
}
