import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Language } from '#i18n/language.ts'
import { type ProblemKey, problemText } from '#i18n/problems.ts'

/** Messages of the refusals that are sent without the framework, by status. */
const sentences = {
  400: 'problem.unreadable',
  408: 'problem.tooSlow',
  413: 'problem.tooLarge',
  417: 'problem.unreadable',
  431: 'problem.headersTooLarge',
  500: 'problem.server',
} satisfies Record<number, ProblemKey>

type RawStatus = keyof typeof sentences
type Headers = Record<string, string | number>

/** Refuses a request that the framework does not answer, and closes its connection. */
export function sendRefusal(response: ServerResponse, status: RawStatus, language: Language, security: object, done?: () => void): void {
  const { headers, body } = refusal(status, language, security)
  response.writeHead(status, headers).end(body, done)
}

/** Writes a refusal directly to the connection, for a request that the parser could not read. */
export function writeRefusal(socket: Duplex, status: RawStatus, language: Language, security: object): void {
  const { headers, body } = refusal(status, language, security)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

/** The status for an error of Node's HTTP parser. */
export function statusOfParserError({ code }: NodeJS.ErrnoException): RawStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

function refusal(status: RawStatus, language: Language, security: object): { headers: Headers; body: string } {
  const body = JSON.stringify({ error: problemText(language, sentences[status]) })
  return {
    headers: {
      ...security,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    },
    body,
  }
}
