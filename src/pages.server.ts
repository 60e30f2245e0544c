import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Api } from '#api/client.ts'
import { apiContext, type Visit, visitContext } from './pages/visit.ts'

export type { Visit } from './pages/visit.ts'

const handle = createRequestHandler(build as never, import.meta.env.MODE)

/** Answers a request for a page. The server calls nothing else in the bundle, and passes only plain data and functions. */
export async function answerPage(request: Request, visit: Visit, api: Api): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(apiContext, api)
  return handle(request, context)
}
