import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import type { Api } from '#api/client.ts'
import type { Administrator } from '#features/accounts/account.contract.ts'
import { getAdministrator } from '#features/accounts/calls.ts'
import { useStaffApi } from './staff-api.ts'

/** The signed-in user, including a first name changed on this page; undefined if it could not be loaded. */
export function useAdministrator(): Administrator | undefined {
  const api = useStaffApi()
  const loaded = useRouteLoaderData<{ administrator: Administrator }>('signed-in')?.administrator
  // Null after signing out.
  const { data } = useQuery<Administrator | null>({
    queryKey: [getAdministrator.path],
    queryFn: () => api.call(getAdministrator),
    enabled: false,
    initialData: loaded,
  })
  return data ?? loaded
}

/** Query of the signed-in user, refetched after a minute. */
export const administratorQuery = (api: Api) =>
  queryOptions({ queryKey: [getAdministrator.path], queryFn: () => api.call(getAdministrator), retry: false, staleTime: 60_000 })
