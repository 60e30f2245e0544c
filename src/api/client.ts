import { type AnswerOf, addressOf, type Call, type InputOf, type Progress } from './call.ts'
import { CallError, type ErrorBody, NO_CONNECTION } from './error-body.ts'

/**
 * Interface through which pages read and write data: on the server it calls the routes in the same process, in a browser it uses
 * the network.
 */
export type Api = { call<C extends Call>(call: C, ...input: OptionalInput<C>): Promise<AnswerOf<C>> }
type OptionalInput<C> = Record<string, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>]

export type WireRequest = {
  method: string
  address: string
  headers: Record<string, string>
  body: string | FormData | undefined
  signal: AbortSignal | undefined
  onProgress: Progress | undefined
}
export type WireAnswer = { status: number; statusText: string; text: string }

/**
 * Creates an Api. `send` transports a request: `fetchAnswer`, `sendWithProgress`, or a call of the routes in the same process.
 *
 * @returns an Api that throws CallError for every answer that is not 2xx, and with status 0 if no answer of the shop arrived
 */
export function makeApi(send: (request: WireRequest) => Promise<WireAnswer>): Api {
  return {
    async call(call, ...[input]) {
      const given = (input ?? {}) as {
        params?: object
        query?: object
        body?: unknown
        headers?: Record<string, string>
        signal?: AbortSignal
        onProgress?: Progress
      }
      const isForm = given.body instanceof FormData
      const answer = await send({
        method: call.method,
        address: addressOf(call, given),
        headers: {
          accept: 'application/json',
          ...(given.body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...given.headers,
        },
        body: given.body === undefined ? undefined : isForm ? (given.body as FormData) : JSON.stringify(given.body),
        signal: given.signal,
        onProgress: given.onProgress,
      })
      if (answer.status < 200 || answer.status > 299)
        throw new CallError(answer.status, answer.text || answer.statusText, parseBody(answer.text))
      return (answer.text === '' ? undefined : parseAnswer(answer.text)) as never
    },
  }
}

/** A captive portal answers every call with status 200 and its own HTML page. That counts as no connection. */
function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CallError(NO_CONNECTION, 'no answer of the shop')
  }
}

/** The Api of a page that runs in a browser. */
export const browserApi = (): Api => makeApi(fetchAnswer)

/**
 * Sends a request with `fetch`.
 *
 * @throws CallError with status 0 if the connection was lost before the whole answer arrived; AbortError if the caller aborted
 */
export async function fetchAnswer({ method, address, headers, body, signal }: WireRequest): Promise<WireAnswer> {
  try {
    const answer = await fetch(address, { method, headers, body: body ?? null, signal: signal ?? null, credentials: 'same-origin' })
    return { status: answer.status, statusText: answer.statusText, text: await answer.text() }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallError(NO_CONNECTION, 'no connection')
  }
}

function parseBody(text: string): (ErrorBody & Record<string, unknown>) | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && 'error' in parsed ? (parsed as ErrorBody & Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
