import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#i18n/language.ts'
import { apiLanguage } from '../http/language.server.ts'
import { sendRefusal, statusOfParserError, writeRefusal } from '../http/raw-refusal.server.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
/** Answers a request before the framework does; false where it is none of its own. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

export type HttpListener = {
  /** Makes the http servers that the framework listens with. They refuse what the parser cannot read, so the framework need not. */
  serverFactory(handle: Handle): Server
  /** Has the framework's end wait for whoever is being answered, as long as that is worth it. */
  attach(app: FastifyInstance): void
}

/** Both together are the thirty seconds after which half a request is given up. */
const HEADERS_TIMEOUT_MS = 25_000
const CHECK_MS = 5_000

/** A name or an address, and a port: what a browser may say that it was led to. RFC 9112, 3.2 wants the rest refused. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i
/** The absolute form of an address, as sent to proxies; servers have to understand it too (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)([/?].*)?$/i

/** How long the end waits for the first byte of a connection that was just opened. */
const FIRST_BYTE_MS = 500

/**
 * Where requests come in: what nobody can answer is refused, what is ready is sent at once, everything else goes to the
 * framework. At the end nobody new is let in, who is being answered gets `drainMs`, and then the lines are cut.
 *
 * @param headersTimeoutMs until the headers of a request, or of a connection's first one, have arrived
 * @param checkMs between two looks for connections that are over time
 * @param fastPaths asked in this order
 * @param securityHeaders headers of refusals
 * @param onFailure hears of a fast path that threw; the request has been answered with 500 by then
 * @param onDrain hears how many requests are under way when the end begins
 * @param onCut hears how many requests were not waited for
 */
export function httpListener({
  requestTimeoutMs,
  headersTimeoutMs = HEADERS_TIMEOUT_MS,
  checkMs = CHECK_MS,
  drainMs,
  firstByteMs = FIRST_BYTE_MS,
  fastPaths,
  securityHeaders = {},
  onFailure,
  onDrain,
  onCut,
}: {
  requestTimeoutMs: number
  headersTimeoutMs?: number
  checkMs?: number
  drainMs: number
  firstByteMs?: number
  fastPaths: readonly FastPath[]
  securityHeaders?: Record<string, string>
  onFailure(error: unknown, request: IncomingMessage): void
  onDrain(requests: number): void
  onCut(requests: number): void
}): HttpListener {
  const servers: Server[] = []
  const lines = new Set<Socket>()
  const underWay = new Set<ServerResponse>()
  let isEnding = false

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    try {
      return fastPaths.some((answer) => answer(request, response))
    } catch (error) {
      onFailure(error, request)
      if (response.headersSent) response.destroy()
      else refuse(request, response, 500)
      return true
    }
  }

  function refuse(request: IncomingMessage, response: ServerResponse, status: 400 | 417 | 500): void {
    sendRefusal(response, status, apiLanguage(request), securityHeaders)
  }

  /** Nothing is known of who sends what the parser cannot read, so the words are those for visitors. */
  function refuseUnread(error: Error, socket: Duplex): void {
    const isAnswering = [...underWay].some((response) => response.socket === socket && response.headersSent)
    if (isAnswering || !socket.writable) socket.destroy()
    else writeRefusal(socket, statusOfParserError(error), defaultLanguage, securityHeaders)
  }

  function cut(): void {
    onCut(underWay.size)
    for (const server of servers) server.closeAllConnections()
  }

  /**
   * Browsers open connections on the chance that they need them; Node takes one without a byte for a request under way. A
   * proxy's request may have reached the kernel already: after `setImmediate` it has been read.
   */
  function closeSilent(): void {
    for (const line of lines) if (line.bytesRead === 0) line.destroy()
  }

  return {
    serverFactory(handle) {
      const timeouts = { requestTimeout: requestTimeoutMs, headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkMs }
      // A request without a Host is refused below, in words.
      const settings = { ...timeouts, keepAliveTimeout: 72_000, requireHostHeader: false }
      const server = createServer(settings, (request, response) => {
        // A body that nobody reads would keep the connection open after the answer.
        if (isEnding || hasUnreadBody(request)) response.setHeader('connection', 'close')
        else omitKeepAliveHeaders(response)
        if (!understand(request)) return refuse(request, response, 400)
        const isKnown = isAnswered(request, response)
        if (response.writableEnded) return
        underWay.add(response)
        response.once('close', () => underWay.delete(response))
        if (!isKnown) handle(request, response)
      })
      server.on('connection', (line) => {
        lines.add(line)
        line.once('close', () => lines.delete(line))
      })
      server.on('clientError', refuseUnread)
      server.on('checkExpectation', (request, response) => refuse(request, response, 417))
      servers.push(server)
      return server
    },
    attach(app) {
      const close = app.close as () => Promise<undefined>
      // Before the framework closes: from then on it refuses the calls that pages make of the Api within the process.
      app.close = (async () => {
        await drain()
        return close.call(app)
      }) as typeof app.close
    },
  }

  /** Lets nobody in any more, and waits until everybody has an answer or `drainMs` are over. */
  async function drain(): Promise<void> {
    if (isEnding) return
    isEnding = true
    onDrain(underWay.size)
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
    const silence = setTimeout(() => setImmediate(closeSilent), firstByteMs)
    const timer = setTimeout(cut, drainMs)
    const listening = servers.filter((server) => server.listening)
    await Promise.all(listening.map((server) => new Promise((resolve) => server.close(resolve))))
    clearTimeout(silence)
    clearTimeout(timer)
  }
}

/** True if a request has a target and a host; an absolute address is normalised. */
function understand(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (!url.startsWith('/')) {
    const [, host, target = '/'] = ABSOLUTE.exec(url) ?? []
    if (host === undefined) return false
    request.url = target.startsWith('/') ? target : `/${target}`
    // The host of the address overrides the header.
    request.headers.host = host
  }
  const { host } = request.headers
  if (host === undefined) return request.httpVersion === '1.0'
  return HOST.test(host) && hostsIn(request) < 2
}

/** Node keeps the first of several; a proxy before it may have gone by another (RFC 9112, 3.2). */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}

const hasUnreadBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0')

/**
 * Leaves out that the connection stays open and for how long, 48 bytes of every answer: in HTTP/1.1 it does unless
 * something else is said (RFC 9112, 9.3), and browsers notice its end. Whoever asks for it to be closed, or speaks an
 * older HTTP, is told what becomes of it. With HTTP/2, which a proxy may speak for us, these lines do not exist.
 */
function omitKeepAliveHeaders(response: ServerResponse): void {
  if (response.shouldKeepAlive && response.req.httpVersion === '1.1') response.removeHeader('connection')
}
