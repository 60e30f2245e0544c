import type { ServerResponse } from 'node:http'

/**
 * Leaves out that the connection stays open and for how long, 48 bytes of every answer: in HTTP/1.1 it does unless
 * something else is said (RFC 9112, 9.3), and browsers notice its end. Whoever asks for it to be closed, or speaks an
 * older HTTP, is told what becomes of it. With HTTP/2, which a proxy may speak for us, these lines do not exist.
 */
export function omitKeepAliveHeaders(response: ServerResponse): void {
  if (response.shouldKeepAlive && response.req.httpVersion === '1.1') response.removeHeader('connection')
}
