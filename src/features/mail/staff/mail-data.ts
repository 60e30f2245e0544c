import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { getMailState, retryAllMails } from '../calls.ts'

const LOOK_AGAIN_MS = 60_000
const LOOK_SOON_MS = 3000

/** State of the mails; refetched every minute while it is shown, and soon after staff retried. */
export const mailQuery = (api: Api) =>
  queryOptions({ queryKey: [getMailState.path], queryFn: () => api.call(getMailState), staleTime: 0, refetchInterval: LOOK_AGAIN_MS })

export function useRetryMails(api: Api) {
  const client = useQueryClient()
  const { queryKey } = mailQuery(api)
  return useMutation({
    mutationFn: () => api.call(retryAllMails),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state)
      setTimeout(() => void client.invalidateQueries({ queryKey }), LOOK_SOON_MS)
    },
  })
}
