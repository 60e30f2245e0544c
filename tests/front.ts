import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * How the front, the server between browsers and the shop, answers a request:
 * - `shop`: with the shop's answer
 * - `slow`: with the shop's answer, at some 40 KB a second
 * - `silent`: never
 * - `held`: with the shop's answer, once `release` is called
 * - `broken`: closes the connection
 * - `deaf`: passes the request on, but closes the connection instead of answering a POST
 * - `gateway`: with the error of a proxy that does not reach the shop
 * - `portal`: every address with a page of its own, like the captive portal of a network that requires a sign-in, with `portalStatus`
 */
type FrontMode = 'shop' | 'slow' | 'silent' | 'held' | 'broken' | 'deaf' | 'gateway' | 'portal'

export type Front = {
  url: string
  /** Address of the shop behind the front. */
  shop: string
  mode: FrontMode
  portalStatus: number
  /** Answers this many more requests whose path starts with `path`, then breaks every connection. */
  breakAfter(requests: number, path?: string): void
  /** Breaks the next answer, a slow one, whose path starts with `path` after this many bytes of its body, and every later connection. */
  cutAfter(path: string, bytes: number): void
  /** Ends the next answer whose path starts with `path` after this many bytes, as if that were all: so Firefox sees a broken one. */
  shorten(path: string, bytes: number): void
  /** Answers all held requests, and later ones at once. */
  release(): void
  /** Closes unused connections that browsers keep. A browser repeats a request that fails on one of them, but not on a new one. */
  closeUnused(): void
  /** Paths of answers that the browser stopped before their end. */
  stopped: string[]
  /** Paths of requests that arrived while the front was silent. */
  unanswered: string[]
  /** Returns the bytes of complete bodies since the last call. */
  takeBytes(): number
  /** Returns the requests that were answered or passed on since the last call, each with status and encoding of its answer. */
  take(): { path: string; status: number | undefined; encoding: string | undefined }[]
  close(): Promise<void>
}

const PORTAL = '<!DOCTYPE html><html lang="es"><title>Portal</title><h1>Inicie sesión en la red</h1>'

/** Starts a server between browsers and a shop that can fail like a network, also for requests of service workers. */
export async function frontOf(shopUrl: string): Promise<Front> {
  let asked: ReturnType<Front['take']> = []
  let held: (() => void)[] = []
  let [left, counted] = [Number.POSITIVE_INFINITY, '']
  let sent = 0
  let cut: { path: string; bytes: number } | undefined
  let short: typeof cut
  const respond = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const path = incoming.url ?? '/'
    if (front.mode === 'silent') return void front.unanswered.push(path)
    if (front.mode === 'held') return void held.push(() => respond(incoming, answer))
    if (front.mode === 'shop' && left <= 0 && path.startsWith(counted)) front.mode = 'broken'
    if (path.startsWith(counted)) left -= 1
    if (front.mode === 'broken') return void incoming.socket.destroy()
    if (front.mode === 'gateway') return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
    if (front.mode === 'portal') {
      asked.push({ path, status: front.portalStatus, encoding: undefined })
      return void answer.writeHead(front.portalStatus, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL)
    }
    const onward = request(`${front.shop}${path}`, { method: incoming.method, headers: incoming.headers }, (from) => {
      asked.push({ path, status: from.statusCode, encoding: from.headers['content-encoding'] })
      if (front.mode === 'deaf' && incoming.method === 'POST') return void incoming.socket.destroy()
      if (short && path.startsWith(short.path)) {
        const { bytes } = short
        short = undefined
        // Firefox does not keep a broken answer in its HTTP cache.
        const { etag: _, ...headers } = { ...from.headers, 'content-length': bytes, 'cache-control': 'no-cache' }
        answer.writeHead(from.statusCode ?? 502, headers)
        return void buffer(from).then((body) => answer.end(body.subarray(0, bytes)))
      }
      answer.writeHead(from.statusCode ?? 502, from.rawHeaders)
      answer.on('close', () => answer.writableFinished || front.stopped.push(path))
      // If the shop breaks an answer off, so does the front: the browser would wait for the rest.
      from.on('close', () => {
        if (!from.complete) answer.destroy()
      })
      if (cut && path.startsWith(cut.path)) {
        void trickle(from, answer, cut.bytes)
        cut = undefined
        front.mode = 'broken'
      } else if (front.mode === 'slow') void trickle(from, answer)
      else {
        from.on('data', (chunk: Buffer) => {
          sent += chunk.length
        })
        from.pipe(answer)
      }
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  }
  const server: Server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shop: shopUrl,
    mode: 'shop',
    portalStatus: 200,
    stopped: [],
    unanswered: [],
    release() {
      front.mode = 'shop'
      const waiting = held
      held = []
      for (const go of waiting) go()
    },
    closeUnused: () => server.closeIdleConnections(),
    breakAfter(requests, path = '') {
      left = requests
      counted = path
    },
    takeBytes() {
      const taken = sent
      sent = 0
      return taken
    },
    cutAfter(path, bytes) {
      cut = { path, bytes }
    },
    shorten(path, bytes) {
      short = { path, bytes }
    },
    take() {
      const taken = asked
      asked = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return front
}

/** Passes an answer on in pieces, with a pause after each. Breaks the connection after `bytes`. */
async function trickle(from: IncomingMessage, answer: ServerResponse, bytes = Number.POSITIVE_INFINITY): Promise<void> {
  let left = bytes
  for await (const chunk of from)
    for (let at = 0; at < chunk.length && !answer.destroyed; at += PIECE) {
      answer.write(chunk.subarray(at, at + PIECE))
      await wait(PAUSE_MS)
      left -= PIECE
      if (left <= 0) answer.destroy()
    }
  answer.end()
}
const PIECE = 2000
const PAUSE_MS = 50
