import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { ignoreMissing } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { type FailureWords, failureWords } from '#ui/staff/failure.ts'
import type { Confirmation, NewAdministrator, NewPassword, OwnEmail, OwnName, PasswordChange, RoleChange } from '../account.contract.ts'
import * as calls from '../calls.ts'

export const ownSessionsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listOwnSessions.path], queryFn: () => api.call(calls.listOwnSessions) })

export const administratorsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listAdministrators.path], queryFn: () => api.call(calls.listAdministrators) })

export const removedAdministratorsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listRemovedAdministrators.path], queryFn: () => api.call(calls.listRemovedAdministrators) })

export const ownEmailQuery = (api: Api) => queryOptions({ queryKey: [calls.getOwnEmail.path], queryFn: () => api.call(calls.getOwnEmail) })

/** `key`: the Idempotency-Key of the write. */
type Keyed<Body> = { body: Body; key: string }

/** Mutations of the user's own account. Each updates or refetches the queries that it affects. */
export function useOwnAccountMutations(api: Api) {
  const client = useQueryClient()
  const refresh = (path: string) => void client.invalidateQueries({ queryKey: [path] })
  const refreshSessions = () => refresh(calls.listOwnSessions.path)
  return {
    changeName: useMutation({
      mutationFn: ({ body, key }: Keyed<OwnName>) => api.call(calls.changeOwnName, { body, headers: { 'idempotency-key': key } }),
      onSuccess: (administrator) => {
        client.setQueryData([calls.getAdministrator.path], administrator)
        refresh(calls.listAdministrators.path)
      },
    }),
    changePassword: useMutation({
      mutationFn: ({ body, key }: Keyed<PasswordChange>) =>
        api.call(calls.changeOwnPassword, { body, headers: { 'idempotency-key': key } }),
      onSuccess: refreshSessions,
    }),
    changeEmail: useMutation({
      mutationFn: (body: OwnEmail) => api.call(calls.changeOwnEmail, { body }),
      onSuccess: (held) => client.setQueryData([calls.getOwnEmail.path], held),
    }),
    endSession: useMutation({
      mutationFn: (id: string) => ignoreMissing(api.call(calls.endOwnSession, { params: { id } })),
      onSettled: refreshSessions,
    }),
    endOtherSessions: useMutation({ mutationFn: () => api.call(calls.endOtherSessions), onSettled: refreshSessions }),
  }
}

/** Id of an account, and the body of its change. */
type OfAccount<Body> = { id: number; body: Body }

/** Mutations of other accounts. Each refetches the lists of accounts and of removed accounts. */
export function useAdministratorMutations(api: Api) {
  const client = useQueryClient()
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: [calls.listAdministrators.path] })
    void client.invalidateQueries({ queryKey: [calls.listRemovedAdministrators.path] })
  }
  return {
    add: useMutation({
      mutationFn: ({ body, key }: Keyed<NewAdministrator>) =>
        api.call(calls.addAdministrator, { body, headers: { 'idempotency-key': key } }),
      onSettled,
    }),
    reset: useMutation({
      mutationFn: ({ id, body, key }: { id: number } & Keyed<NewPassword>) =>
        api.call(calls.resetPassword, { params: { id }, body, headers: { 'idempotency-key': key } }),
      onSettled,
    }),
    changeRole: useMutation({
      mutationFn: ({ id, body }: OfAccount<RoleChange>) => api.call(calls.changeRole, { params: { id }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id, body }: OfAccount<Confirmation>) => ignoreMissing(api.call(calls.removeAdministrator, { params: { id }, body })),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: ({ id, body }: OfAccount<Confirmation>) => api.call(calls.restoreAdministrator, { params: { id }, body }),
      onSettled,
    }),
  }
}

const refused = ['accounts.refused', 'error.unknownText'] as const

/** Words for a failed action on an account. */
export const accountFailure = (error: unknown, t: StaffText): FailureWords =>
  failureWords(error, t, { 404: ['accounts.gone', 'accounts.goneText'], 409: refused, 429: refused })
