import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#i18n/language.ts'
import { apiLanguage } from '../http/language.server.ts'
import { sendRefusal, statusOfParserError, writeRefusal } from '../http/raw-refusal.server.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
/** Answers a request without the framework. Returns false for a request that it does not handle. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

export type HttpListener = {
  /** Creates an HTTP server for the framework (an option of Fastify). The server itself refuses unparsable requests. */
  serverFactory(handle: Handle): Server
  /** Makes the framework's shutdown wait for requests under way, within a limit. */
  attach(app: FastifyInstance): void
}

/** Timeout and check interval: a request with incomplete headers is refused after thirty seconds at most. */
const HEADERS_TIMEOUT_MS = 25_000
const CHECK_MS = 5_000

/** A valid Host header: name or address, and port. RFC 9112, 3.2 requires the refusal of others. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i
/** The absolute form of a request target, as sent to proxies, which servers have to accept too (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)([/?].*)?$/i

/** Time that the shutdown waits for the first byte of a new connection. */
const FIRST_BYTE_MS = 500

/**
 * Creates the listener that gets all requests. It refuses invalid ones, lets the fast paths answer some, and passes all others to
 * the framework. On shutdown it accepts no new connections, waits up to `drainMs` for requests under way, and then closes their
 * connections.
 *
 * @param requestTimeoutMs maximum time until a whole request, with its body, has arrived
 * @param headersTimeoutMs maximum time until the headers of a request have arrived, from the start of the request or connection
 * @param checkMs interval of checks for timed-out connections
 * @param fastPaths tried in this order
 * @param securityHeaders headers of refusals
 * @param onFailure called after a fast path threw; the request was answered with 500
 * @param onDrain called with the number of requests under way at shutdown
 * @param onCut called with the number of requests whose connections are closed unanswered
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
  const connections = new Set<Socket>()
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

  /** Refuses an unparsable request in the default language, since its headers are unknown. */
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
   * Closes connections on which no byte has arrived. Browsers open some in advance, and Node counts them as requests under way.
   * Call it from `setImmediate`: until then Node has read the requests that were already in the kernel's buffer, such as a proxy's.
   */
  function closeSilent(): void {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  }

  return {
    serverFactory(handle) {
      const timeouts = { requestTimeout: requestTimeoutMs, headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkMs }
      // Requests without a Host header are refused below with a message, not by Node.
      const settings = { ...timeouts, keepAliveTimeout: 72_000, requireHostHeader: false }
      const server = createServer(settings, (request, response) => {
        // Nobody reads the body of a GET; without this header Node would wait for it after the answer.
        if (isEnding || hasUnreadBody(request)) response.setHeader('connection', 'close')
        else omitKeepAliveHeaders(response)
        if (!normalizeTarget(request)) return refuse(request, response, 400)
        const isKnown = isAnswered(request, response)
        if (response.writableEnded) return
        underWay.add(response)
        response.once('close', () => underWay.delete(response))
        if (!isKnown) handle(request, response)
      })
      server.on('connection', (connection) => {
        connections.add(connection)
        connection.once('close', () => connections.delete(connection))
      })
      server.on('clientError', refuseUnread)
      server.on('checkExpectation', (request, response) => refuse(request, response, 417))
      servers.push(server)
      return server
    },
    attach(app) {
      const close = app.close as () => Promise<undefined>
      // Drains first: once the framework closes, it refuses the calls that pages make in process.
      app.close = (async () => {
        await drain()
        return close.call(app)
      }) as typeof app.close
    },
  }

  /** Stops accepting connections, and waits until all requests are answered or `drainMs` are over. */
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

/** Normalizes an absolute target to path and host. Returns false if the request has no valid target or host. */
function normalizeTarget(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (!url.startsWith('/')) {
    const [, host, target = '/'] = ABSOLUTE.exec(url) ?? []
    if (host === undefined) return false
    request.url = target.startsWith('/') ? target : `/${target}`
    // The host in the target overrides the Host header.
    request.headers.host = host
  }
  const { host } = request.headers
  if (host === undefined) return request.httpVersion === '1.0'
  return HOST.test(host) && countHosts(request) < 2
}

/** Counts Host headers. Node uses the first of several, but a proxy may have used another (RFC 9112, 3.2). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}

const hasUnreadBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0')

/**
 * Omits the keep-alive headers, 48 bytes of every answer: HTTP/1.1 connections stay open by default (RFC 9112, 9.3), and
 * browsers notice their end. Clients that ask for closing or use an older HTTP get the headers. HTTP/2, which a proxy may use,
 * has no such headers.
 */
function omitKeepAliveHeaders(response: ServerResponse): void {
  if (response.shouldKeepAlive && response.req.httpVersion === '1.1') response.removeHeader('connection')
}
