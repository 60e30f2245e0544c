import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { type Api, makeApi } from '#api/client.ts'
import type { App } from './route.server.ts'

/** Headers that calls copy from the page's request: they contain the sender's session, origin and address. */
const passedOn = [
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'origin',
  'referer',
  'sec-fetch-site',
  'host',
] as const

const inProcess = new AsyncLocalStorage<true>()

/** True within a call that a page makes on the server. The read limit skips such calls, since it has counted the page's own request. */
export const isInProcess = (): boolean => inProcess.getStore() === true

/**
 * Creates the Api for pages on the server. It calls the routes that browsers call, without a socket and as the sender of the
 * request. Without a request nobody is signed in, as cached documents require.
 */
export function inProcessApi(app: App, language: string, request?: FastifyRequest): Api {
  return makeApi(async ({ method, address, headers, body }) => {
    const own = Object.fromEntries(
      passedOn.flatMap((name) => (typeof request?.headers[name] === 'string' ? [[name, request.headers[name]]] : [])),
    )
    const inject = (url: string) =>
      // `app.inject` starts only when it is awaited. So it is awaited inside `inProcess.run`.
      inProcess.run(
        true,
        async () =>
          await app.inject({
            method: method as 'GET',
            url,
            headers: { ...own, ...headers, 'accept-language': language },
            ...(request ? { remoteAddress: request.socket.remoteAddress ?? '127.0.0.1' } : {}),
            ...(typeof body === 'string' ? { payload: body } : {}),
          }),
      )
    const first = await inject(address)
    // Follows the redirect of an old slug, as a browser does.
    const answer = first.statusCode === 301 && first.headers.location ? await inject(first.headers.location) : first
    return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.body }
  })
}
