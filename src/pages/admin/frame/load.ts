import type { QueryClient } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params, redirect } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { apiContext } from '../../visit.ts'
import { loginPath } from './own-path.ts'
import { staffQueryClient } from './query-client.ts'
import { staffApi } from './staff-api.ts'

/** Sources of a staff page's data. On the server the cache is empty; in a browser it has what was loaded before. */
type From = { api: Api; memory: QueryClient; params: Params; url: URL }
export type StaffLoad<Data> = (from: From) => Promise<Data>

/** Runs a page's loading on the server, with the rights of the person who asks for the page … */
export function onServer<Data>(load: StaffLoad<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    return answered(load({ api: context.get(apiContext), memory: staffQueryClient(), params, url }), url)
  }
}

/** … and in a browser, so that going from page to page costs only the data that is missing. */
export function inBrowser<Data>(load: StaffLoad<Data>) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    return answered(load({ api: staffApi({ asksToSignIn: false }), memory: staffQueryClient(), params, url }), url)
  }
}

/** Redirects to the login and back if nobody is signed in; shows the not-found screen for what does not exist. */
async function answered<Data>(loading: Promise<Data>, url: URL): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 401) throw redirect(loginPath(url.pathname + url.search))
    // An error of our own class would lose its status on the way to the browser.
    throw data(error.body?.error ?? '', { status: error.status === 400 ? 404 : error.status || 503 })
  }
}

/** A page about one thing loads again when it is about another; what changes on it, it knows itself. */
export const loadsAnother = ({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }): boolean =>
  currentParams.id !== nextParams.id

/** For what a page can do without at first: undefined when it cannot be loaded, except that 401 still leads to the login. */
export async function orUndefined<Data>(loading: Promise<Data>): Promise<Data | undefined> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof CallError && error.status !== 401) return undefined
    throw error
  }
}
