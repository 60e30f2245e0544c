import { defineCall } from '#api/call.ts'
import type {
  Administrator,
  AdministratorEntry,
  AdministratorWithPassword,
  NewAdministrator,
  NewPassword,
  OwnName,
  OwnSession,
  PasswordChange,
} from './account.contract.ts'

type Id = { params: { id: number } }

export const changeOwnName = defineCall<{ body: OwnName; answer: Administrator }>('PUT', '/api/admin/user')
export const changeOwnPassword = defineCall<{ body: PasswordChange; answer: undefined }>('PUT', '/api/admin/user/password')

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
export const removeAdministrator = defineCall<Id & { answer: undefined }>('DELETE', '/api/admin/administrators/:id')
