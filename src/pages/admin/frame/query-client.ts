import { QueryClient } from '@tanstack/react-query'
import { CallError } from '#api/error-body.ts'

const RETRIES = 3

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Requests are sent even if the browser reports no connection: it may be wrong, and a paused query shows nothing.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && !(error instanceof CallError && error.status >= 400 && error.status < 500),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

let inThisBrowser: QueryClient | undefined

/** Query cache of the staff area: one per browser, a new one for each request on the server. */
export function staffQueryClient(): QueryClient {
  if (typeof document === 'undefined') return makeClient()
  inThisBrowser ??= makeClient()
  return inThisBrowser
}
