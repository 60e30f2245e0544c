import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { BEST_QUALITY, GOOD_QUALITY } from '#platform/pages/cached-response.server.ts'
import { phone, type RunningShop, visit } from '../browser.ts'

/** One answer: its bytes on the line with their headers, and those of its (compressed) body alone. */
export type Moved = { url: string; type: string; bytes: number; body: number }

const PATIENCE_MS = 10_000

/** Headers of a browser that holds documents as dictionaries: it is sent the most headers. */
const CHROMIUM = { connection: 'keep-alive', 'sec-ch-ua': '"Chromium";v="156"' }

/**
 * Bytes of a document with its headers, as a visitor in Spanish gets it in brotli once it has its smallest form. Results of
 * a search and comparisons have few readers and are compressed less.
 */
export async function documentBytes(shop: RunningShop, path: string, headers: Record<string, string> = {}): Promise<number> {
  const asked = { 'accept-language': 'es', ...CHROMIUM, ...headers }
  const ask = (encoding: string) => bodyOf(`${shop.url}${path}`, { ...asked, 'accept-encoding': encoding })
  const whole = await ask('identity')
  const quality = /[?&][qp]=/.test(path) ? GOOD_QUALITY : BEST_QUALITY
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const smallest = brotliCompressSync(whole, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: whole.length } })
  const body = await untilSmallest(smallest.length, async () => (await ask('br')).length)
  return body + (await headerBytes(shop, path, { ...asked, 'accept-encoding': 'br' }))
}

/**
 * Bytes of a document's body as it comes to a visitor who holds another one, in its smallest form (docs/decisions/0034).
 *
 * @param before the page that the visitor comes from
 */
export async function laterBytes(shop: RunningShop, before: string, path: string, language = 'es'): Promise<number> {
  const ask = (address: string, encoding: string, more: Record<string, string> = {}) =>
    bodyOf(`${shop.url}${address}`, { 'accept-language': language, ...more, 'accept-encoding': encoding })
  // As a browser says it that holds documents.
  const dictionary = await ask(before, 'identity', { 'sec-ch-ua': '"Chromium";v="156"' })
  const whole = await ask(path, 'identity')
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary, params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }
  const smallest = FRAME + brotliCompressSync(whole, options).length
  const held = `:${createHash('sha256').update(dictionary).digest('base64')}:`
  return untilSmallest(smallest, async () => (await ask(path, 'dcb', { 'available-dictionary': held })).length)
}

/** Bytes of an answer's status and headers on the line. */
export function headerBytes(shop: RunningShop, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(`${shop.url}${path}`, { headers }, (answer) => {
      answer.resume()
      const names = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
      resolve(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length + names)
    })
      .on('error', reject)
      .end()
  })
}

/** What stands before the brotli of a document that is read with another: four letters and the hash of that one. */
const FRAME = 36

/** The small form replaces the quick one in the background, as soon as the processor has a moment. */
async function untilSmallest(smallest: number, ask: () => Promise<number>): Promise<number> {
  const until = performance.now() + PATIENCE_MS
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

export type Watch = {
  /** Waits until, from now on, nothing has been asked for or has come for half a second. */
  quiet(): Promise<void>
  /** What came since the last time. */
  take(): Moved[]
}

/**
 * From now on each request of the page takes 400 ms more and comes at 400 kbit/s, and the page is told of a mobile line.
 * Connections start as fast as ever: good enough to see what is asked for, not to time it (bench/slow-line.ts does).
 */
export async function asOnThinLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  // As a phone tells it. What Chromium's emulation says of the connection may be lost from one page to the next.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', effectiveType: '3g', saveData: false } })
  })
}

const QUIET_MS = 500

/** Listens to what a page moves from now on, headers included. */
export async function watchBytes(page: Page): Promise<Watch> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, { url: string; type: string }>()
  const headers = new Map<string, number>()
  const underWay = new Set<string>()
  let moved: Moved[] = []
  let lastChange = performance.now()
  const end = (requestId: string) => {
    underWay.delete(requestId)
    lastChange = performance.now()
  }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Until the body comes the headers are all there is.
    headers.set(requestId, response.encodedDataLength)
    // Fetched ahead, it was counted as such; opened, it is told of a second time.
    if (type === 'Document' && response.fromPrefetchCache) kinds.delete(requestId)
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    const before = kinds.get(requestId)
    if (before && redirectResponse) moved.push({ ...before, bytes: redirectResponse.encodedDataLength, body: 0 })
    const { protocol, pathname, search } = new URL(request.url)
    // Addresses that are their own content move nothing.
    if (protocol !== 'http:') return
    kinds.set(requestId, { url: `${pathname}${search}`, type: type ?? 'Other' })
    // What the page before had still asked for is given up without a word.
    if (type === 'Document') underWay.clear()
    underWay.add(requestId)
    lastChange = performance.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId)
    const kind = kinds.get(requestId)
    // What the browser had kept moves nothing.
    if (kind && encodedDataLength > 0)
      moved.push({ ...kind, bytes: encodedDataLength, body: encodedDataLength - (headers.get(requestId) ?? 0) })
  })
  return {
    async quiet() {
      // What a touch sets off may begin to move a moment later.
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
 * Everything that a cold visit of a page moves on a 390x844 phone, headers included: first until nothing is under way
 * any more, then what comes after a touch, then what comes of whatever is done `afterwards`.
 */
export async function coldVisit(
  browser: Browser,
  shop: RunningShop,
  path: string,
  { touch, afterwards, locale = 'es-CU' }: { touch?: string; afterwards?(page: Page): Promise<unknown>; locale?: string } = {},
): Promise<{ before: Moved[]; after: Moved[]; later: Moved[] }> {
  const { page, context } = await visit(browser, shop, { ...phone, locale })
  const line = await watchBytes(page)
  await page.goto(path)
  await line.quiet()
  const before = line.take()
  if (touch) await firstTouch(page, line, touch)
  const after = line.take()
  if (afterwards) {
    await afterwards(page)
    await line.quiet()
  }
  await context.close()
  return { before, after, later: line.take() }
}

/** Touches something that needs script, and waits for what it brings. */
export async function firstTouch(page: Page, line: Watch, touch: string): Promise<void> {
  await page.locator(touch).first().click()
  await line.quiet()
}

export const sum = (moved: readonly Moved[]): number => moved.reduce((bytes, one) => bytes + one.bytes, 0)
/** The brotli bytes themselves, as documents are measured. */
export const sumOfBodies = (moved: readonly Moved[]): number => moved.reduce((bytes, one) => bytes + one.body, 0)
/** Script by its name too: what is fetched first and imported then comes as any other answer. */
export const scripts = (moved: readonly Moved[]): Moved[] => moved.filter(({ url, type }) => type === 'Script' || /\.js$/.test(url))
