import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { NewAdministrator, OwnName, PasswordChange } from '../account.contract.ts'
import { getAdministrator } from '../calls.ts'
import * as calls from '../staff-calls.ts'

export const ownSessionsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listOwnSessions.path], queryFn: () => api.call(calls.listOwnSessions) })

export const administratorsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listAdministrators.path], queryFn: () => api.call(calls.listAdministrators) })

/** Changes of one's own account; what the page shows of it follows. */
export function useOwnAccount(api: Api) {
  const client = useQueryClient()
  const refresh = (path: string) => void client.invalidateQueries({ queryKey: [path] })
  const refreshSessions = () => refresh(calls.listOwnSessions.path)
  return {
    changeName: useMutation({
      mutationFn: (body: OwnName) => api.call(calls.changeOwnName, { body }),
      onSuccess: (administrator) => {
        client.setQueryData([getAdministrator.path], administrator)
        refresh(calls.listAdministrators.path)
      },
    }),
    changePassword: useMutation({
      mutationFn: (body: PasswordChange) => api.call(calls.changeOwnPassword, { body }),
      onSuccess: refreshSessions,
    }),
    endSession: useMutation({
      mutationFn: (id: string) => api.call(calls.endOwnSession, { params: { id } }),
      onSettled: refreshSessions,
    }),
    endOtherSessions: useMutation({ mutationFn: () => api.call(calls.endOtherSessions), onSettled: refreshSessions }),
  }
}

/** Changes of who may sign in. */
export function useAdministrators(api: Api) {
  const client = useQueryClient()
  const onSettled = () => void client.invalidateQueries({ queryKey: [calls.listAdministrators.path] })
  return {
    add: useMutation({ mutationFn: (body: NewAdministrator) => api.call(calls.addAdministrator, { body }), onSettled }),
    reset: useMutation({
      mutationFn: ({ id, password }: { id: number; password: string | undefined }) =>
        api.call(calls.resetPassword, { params: { id }, body: password === undefined ? {} : { password } }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.call(calls.removeAdministrator, { params: { id } }), onSettled }),
  }
}
