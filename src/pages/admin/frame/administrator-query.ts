import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { getAdministrator } from '#features/accounts/calls.ts'

/** The signed-in person, fetched again after a minute. */
export const administratorQuery = (api: Api) =>
  queryOptions({ queryKey: [getAdministrator.path], queryFn: () => api.call(getAdministrator), retry: false, staleTime: 60_000 })
