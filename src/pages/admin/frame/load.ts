import type { QueryClient } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params, redirect } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { apiContext } from '../../visit.ts'
import { loginPath } from './own-path.ts'
import { staffQueryClient } from './query-client.ts'
import { staffApi } from './staff-api.ts'

/** Arguments of a staff page's loader. `cache`: the query cache, which is empty on the server and has earlier results in a browser. */
type From = { api: Api; cache: QueryClient; params: Params; url: URL }
export type StaffLoad<Data> = (from: From) => Promise<Data>

/** Makes a page's loader for the server, which calls the Api as the signed-in person. */
export function onServer<Data>(load: StaffLoad<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    return toPageErrors(load({ api: context.get(apiContext), cache: staffQueryClient(), params, url }), url)
  }
}

/** Makes a page's loader for the browser, where the query cache may have the data already. */
export function inBrowser<Data>(load: StaffLoad<Data>) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    return toPageErrors(load({ api: staffApi({ asksToSignIn: false }), cache: staffQueryClient(), params, url }), url)
  }
}

/** Converts errors of calls: 401 redirects to the login (and back afterwards), 400 becomes 404, a call without an answer 503; other statuses stay. */
async function toPageErrors<Data>(loading: Promise<Data>, url: URL): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 401) throw redirect(loginPath(url.pathname + url.search))
    // A thrown CallError would lose its status on the way to the browser.
    throw data(error.body?.error ?? '', { status: error.status === 400 ? 404 : error.status || 503 })
  }
}

/** `shouldRevalidate` of a page about one entity: loads only for another id; changes on the page update the query cache. */
export const loadsAnother = ({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }): boolean =>
  currentParams.id !== nextParams.id

/** For data that a page can do without: undefined if it cannot be loaded. 401 is thrown nevertheless, so that it leads to the login. */
export async function orUndefined<Data>(loading: Promise<Data>): Promise<Data | undefined> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof CallError && error.status !== 401) return undefined
    throw error
  }
}
