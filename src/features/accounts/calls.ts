import { defineCall } from '#api/call.ts'
import type {
  Administrator,
  AdministratorEntry,
  AdministratorWithPassword,
  Confirmation,
  Credentials,
  NewAdministrator,
  NewPassword,
  OwnEmail,
  OwnName,
  OwnSession,
  PasswordChange,
  RemovedAdministratorEntry,
  RoleChange,
  StoredEmail,
} from './account.contract.ts'

type Id = { params: { id: number } }

export const changeOwnName = defineCall<{ body: OwnName; answer: Administrator }>('PUT', '/api/admin/user')
export const changeOwnPassword = defineCall<{ body: PasswordChange; answer: undefined }>('PUT', '/api/admin/user/password')
export const getOwnEmail = defineCall<{ answer: StoredEmail }>('GET', '/api/admin/user/email')
export const changeOwnEmail = defineCall<{ body: OwnEmail; answer: StoredEmail }>('PUT', '/api/admin/user/email')

export const listOwnSessions = defineCall<{ answer: OwnSession[] }>('GET', '/api/admin/sessions')
export const endOwnSession = defineCall<{ params: { id: string }; answer: undefined }>('DELETE', '/api/admin/sessions/:id')
export const endOtherSessions = defineCall<{ answer: undefined }>('DELETE', '/api/admin/sessions')

export const listAdministrators = defineCall<{ answer: AdministratorEntry[] }>('GET', '/api/admin/administrators')
export const addAdministrator = defineCall<{ body: NewAdministrator; answer: AdministratorWithPassword }>(
  'POST',
  '/api/admin/administrators',
)
export const resetPassword = defineCall<Id & { body: NewPassword; answer: AdministratorWithPassword }>(
  'PUT',
  '/api/admin/administrators/:id/password',
)
export const changeRole = defineCall<Id & { body: RoleChange; answer: AdministratorEntry }>('PUT', '/api/admin/administrators/:id/role')
// POST, since the body holds the password: proxies may drop the body of a DELETE.
export const removeAdministrator = defineCall<Id & { body: Confirmation; answer: undefined }>(
  'POST',
  '/api/admin/administrators/:id/remove',
)
export const listRemovedAdministrators = defineCall<{ answer: RemovedAdministratorEntry[] }>('GET', '/api/admin/administrators/removed')
export const restoreAdministrator = defineCall<Id & { body: Confirmation; answer: AdministratorEntry }>(
  'POST',
  '/api/admin/administrators/:id/restore',
)

export const getAdministrator = defineCall<{ answer: Administrator }>('GET', '/api/admin/user')
export const login = defineCall<{ body: Credentials; answer: Administrator }>('POST', '/api/admin/login')
export const logout = defineCall<{ answer: undefined }>('POST', '/api/admin/logout')
