import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Api } from '#api/client.ts'
import { apiContext, type Hydration, hydrationContext, type Visit, visitContext } from './pages/visit.ts'

export type { Hydration, Visit } from './pages/visit.ts'
export type PageAnswer = { response: Response; hydration: Hydration | undefined }

const handle = createRequestHandler(build as never, import.meta.env.MODE)

/** Answers a request for a page: the one door from the server into the bundle. Only plain data and functions pass it. */
export async function answerPage(request: Request, visit: Visit, api: Api): Promise<PageAnswer> {
  const context = new RouterContextProvider()
  const slot: { payload?: Hydration } = {}
  context.set(visitContext, visit)
  context.set(apiContext, api)
  context.set(hydrationContext, slot)
  const response = await handle(request, context)
  return { response, hydration: slot.payload }
}
