import { request as httpRequest } from 'node:http'
import type { Browser } from 'playwright-core'
import { phone, type RunningShop, visit } from '../browser.ts'

/** One answer: its bytes on the line with their headers, and those of its (compressed) body alone. */
export type Moved = { url: string; type: string; bytes: number; body: number }

/** Brotli bytes of a document's body, as a visitor in Spanish gets it once it has its smallest form. */
export async function documentBytes(shop: RunningShop, path: string, headers: Record<string, string> = {}): Promise<number> {
  let last = 0
  // The smallest form replaces the quick one in the background; it is there when the size no longer falls.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const bytes = await bodyBytes(`${shop.url}${path}`, { 'accept-language': 'es', ...headers })
    if (attempt > 4 && bytes === last) return bytes
    last = bytes
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return last
}

function bodyBytes(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'br' || answer.statusCode !== 200)
        reject(new Error(`${url}: ${answer.statusCode} ${answer.headers['content-encoding']}`))
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Everything that a cold visit of a page moves on a 390x844 phone in Spanish, headers included: first until nothing is
 * under way any more, then what comes after the first touch that needs the application.
 */
export async function coldVisit(
  browser: Browser,
  shop: RunningShop,
  path: string,
  touch?: string,
): Promise<{ before: Moved[]; after: Moved[] }> {
  const visitor = await visit(browser, shop, { ...phone, deviceScaleFactor: 2 })
  const session = await visitor.context.newCDPSession(visitor.page)
  await session.send('Network.enable')
  const kinds = new Map<string, { url: string; type: string }>()
  const moved: Moved[] = []
  const bodies = new Map<string, number>()
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength),
  )
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    kinds.set(requestId, { url: request.url.replace(shop.url, ''), type: type ?? 'Other' }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) moved.push({ ...kind, bytes: encodedDataLength, body: bodies.get(requestId) ?? 0 })
  })
  await visitor.page.goto(path, { waitUntil: 'networkidle' })
  const before = moved.splice(0)
  if (touch) {
    await visitor.page.locator(touch).first().click()
    await visitor.page.waitForSelector('html[data-app=ready]')
    await visitor.page.waitForLoadState('networkidle')
  }
  await visitor.context.close()
  return { before, after: moved }
}

export const sum = (moved: readonly Moved[]): number => moved.reduce((bytes, one) => bytes + one.bytes, 0)
/** The brotli bytes themselves, as documents are measured. */
export const sumOfBodies = (moved: readonly Moved[]): number => moved.reduce((bytes, one) => bytes + one.body, 0)
export const scripts = (moved: readonly Moved[]): Moved[] => moved.filter(({ type }) => type === 'Script')
