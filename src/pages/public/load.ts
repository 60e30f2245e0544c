import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { rememberedApi } from '#api/remembered-calls.ts'
import { apiContext } from '../visit.ts'

/** What a public page loads from: the one door to data, and its address. The language is not here: answers hold all three. */
export type Load<Data> = (api: Api, at: { params: Params; url: URL }) => Promise<Data>

/** The same loading on the server, through the routes in process … */
export function onServer<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    answered(load(context.get(apiContext), { params, url: new URL(request.url) }))
}

let api: Api | undefined
/** … and in a browser, over the line and with what it remembers. */
export function inBrowser<Data>(load: Load<Data>) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    api ??= rememberedApi(document.documentElement.dataset.bandwidth === 'low')
    return answered(load(api, { params, url: new URL(request.url) }))
  }
}

/** What the API does not know becomes the not-found screen; everything else the error screen. */
async function answered<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
    throw error
  }
}
