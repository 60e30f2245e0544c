import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { BEST_QUALITY, GOOD_QUALITY } from '#platform/pages/cached-response.server.ts'
import { phone, type RunningShop, visit } from '../browser.ts'

/** One answer: its transferred bytes including headers, and the bytes of its compressed body alone. */
export type Transfer = { url: string; type: string; bytes: number; body: number }

const TIMEOUT_MS = 10_000

/** Request headers of a browser that keeps documents as compression dictionaries. Its answers have the most headers. */
const CHROMIUM = { connection: 'keep-alive', 'sec-ch-ua': '"Chromium";v="156"' }

/**
 * Measures the bytes of a document with its headers for a visitor in Spanish, compressed with brotli, once the server has its
 * smallest form. The server compresses results of a search and comparisons less, because few visitors read the same ones.
 */
export async function measureDocument(shop: RunningShop, path: string, headers: Record<string, string> = {}): Promise<number> {
  const asked = { 'accept-language': 'es', ...CHROMIUM, ...headers }
  const ask = (encoding: string) => bodyOf(`${shop.url}${path}`, { ...asked, 'accept-encoding': encoding })
  const whole = await ask('identity')
  const quality = /[?&][qp]=/.test(path) ? GOOD_QUALITY : BEST_QUALITY
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const smallest = brotliCompressSync(whole, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: whole.length } })
  const body = await untilSmallest(smallest.length, async () => (await ask('br')).length)
  return body + (await measureHeaders(shop, path, { ...asked, 'accept-encoding': 'br' }))
}

/**
 * Measures the bytes of a document's body, compressed against another document that the browser has, in its smallest form
 * (docs/decisions/0034).
 *
 * @param before address of that document, from which the visitor comes
 */
export async function measureLaterDocument(shop: RunningShop, before: string, path: string, language = 'es'): Promise<number> {
  const ask = (address: string, encoding: string, more: Record<string, string> = {}) =>
    bodyOf(`${shop.url}${address}`, { 'accept-language': language, ...more, 'accept-encoding': encoding })
  // Header of a browser that keeps documents as dictionaries.
  const dictionary = await ask(before, 'identity', { 'sec-ch-ua': '"Chromium";v="156"' })
  const whole = await ask(path, 'identity')
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary, params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }
  const smallest = FRAME + brotliCompressSync(whole, options).length
  const held = `:${createHash('sha256').update(dictionary).digest('base64')}:`
  return untilSmallest(smallest, async () => (await ask(path, 'dcb', { 'available-dictionary': held })).length)
}

/**
 * Measures the bytes of an answer's status line and headers.
 *
 * @param body body of a POST; without it the request is a GET
 */
export function measureHeaders(shop: RunningShop, path: string, headers: Record<string, string>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(`${shop.url}${path}`, { method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      answer.resume()
      const names = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
      resolve(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length + names)
    })
      .on('error', reject)
      .end(body)
  })
}

/** Bytes before the brotli data in the encoding `dcb`: four fixed ones and the SHA-256 hash of the dictionary. */
const FRAME = 36

/**
 * Repeats a request until its answer has the smallest size or ten seconds have passed. The server compresses quickly at first
 * and replaces that form by a smaller one in the background.
 */
async function untilSmallest(smallest: number, ask: () => Promise<number>): Promise<number> {
  const until = performance.now() + TIMEOUT_MS
  while (true) {
    const length = await ask()
    if (length <= smallest || performance.now() > until) return length
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function bodyOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers }, (answer) => {
      const encoding = answer.headers['content-encoding'] ?? 'identity'
      if (encoding !== headers['accept-encoding'] || answer.statusCode !== 200)
        reject(new Error(`${url}: ${answer.statusCode} ${encoding}`))
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}

export type TransferWatch = {
  /** Waits until no request is under way and none has started or ended for half a second. */
  quiet(): Promise<void>
  /** Returns the answers since the last call. */
  take(): Transfer[]
}

/**
 * Delays each later request of the page by 400 ms, limits it to 400 kbit/s, and reports a mobile network to the page. The slow
 * start of connections is not emulated: enough to see which requests are made, not to time them (bench/slow-network.ts does).
 */
export async function emulateSlowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  // The values of a phone. Chromium's own emulation of `navigator.connection` may be lost from one page to the next.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', effectiveType: '3g', saveData: false } })
  })
}

const QUIET_MS = 500

/** Counting of visits. Chromium reports the end of these requests at some times and their failure at others. */
const VISIT_EVENTS = '/api/track'

/** Records all answers that a page receives from now on, headers included, without those to visit events. */
export async function watchTransfers(page: Page): Promise<TransferWatch> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, { url: string; type: string }>()
  const headers = new Map<string, number>()
  const underWay = new Set<string>()
  let moved: Transfer[] = []
  let lastChange = performance.now()
  const end = (requestId: string) => {
    underWay.delete(requestId)
    lastChange = performance.now()
  }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // So far `encodedDataLength` counts the headers only.
    headers.set(requestId, response.encodedDataLength)
    // A document that was fetched ahead is counted already; Chromium reports it a second time when it is opened.
    if (type === 'Document' && response.fromPrefetchCache) kinds.delete(requestId)
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    const before = kinds.get(requestId)
    if (before && redirectResponse) moved.push({ ...before, bytes: redirectResponse.encodedDataLength, body: 0 })
    const { protocol, pathname, search } = new URL(request.url)
    // Addresses that contain their content (data:, blob:) transfer nothing.
    if (protocol !== 'http:' || pathname.startsWith(VISIT_EVENTS)) return
    kinds.set(requestId, { url: `${pathname}${search}`, type: type ?? 'Other' })
    // Chromium gives up requests of the page before without reporting their end.
    if (type === 'Document') underWay.clear()
    underWay.add(requestId)
    lastChange = performance.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId)
    const kind = kinds.get(requestId)
    // Answers from the browser's cache transfer nothing.
    if (kind && encodedDataLength > 0)
      moved.push({ ...kind, bytes: encodedDataLength, body: encodedDataLength - (headers.get(requestId) ?? 0) })
  })
  return {
    async quiet() {
      // Requests that a touch causes may start a moment later.
      lastChange = performance.now()
      while (underWay.size > 0 || performance.now() - lastChange < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    take() {
      const taken = moved
      moved = []
      return taken
    },
  }
}

/**
 * Records all answers of a cold visit of a page on a 390x844 phone, headers included: until nothing loads any more (`before`),
 * after a touch (`after`), and during `afterwards` (`later`).
 */
export async function recordColdVisit(
  browser: Browser,
  shop: RunningShop,
  path: string,
  { touch, afterwards, locale = 'es-CU' }: { touch?: string; afterwards?(page: Page): Promise<unknown>; locale?: string } = {},
): Promise<{ before: Transfer[]; after: Transfer[]; later: Transfer[] }> {
  const { page, context } = await visit(browser, shop, { ...phone, locale })
  const transfers = await watchTransfers(page)
  await page.goto(path)
  await transfers.quiet()
  const before = transfers.take()
  if (touch) await touchAndSettle(page, transfers, touch)
  const after = transfers.take()
  if (afterwards) {
    await afterwards(page)
    await transfers.quiet()
  }
  await context.close()
  return { before, after, later: transfers.take() }
}

/** Touches an element that needs script, and waits until nothing loads any more. */
export async function touchAndSettle(page: Page, transfers: TransferWatch, touch: string): Promise<void> {
  await page.locator(touch).first().click()
  await transfers.quiet()
}

export const sumBytes = (moved: readonly Transfer[]): number => moved.reduce((bytes, one) => bytes + one.bytes, 0)
/** Sum of the compressed bodies, without headers. */
export const sumBodies = (moved: readonly Transfer[]): number => moved.reduce((bytes, one) => bytes + one.body, 0)
/** Selects scripts, by their file name too: Chromium does not report the type of a script that is fetched before its import. */
export const scripts = (moved: readonly Transfer[]): Transfer[] => moved.filter(({ url, type }) => type === 'Script' || /\.js$/.test(url))
