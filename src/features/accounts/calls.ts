import { defineCall } from '#api/call.ts'
import type { Administrator, Credentials } from './account.contract.ts'

export const getAdministrator = defineCall<{ answer: Administrator }>('GET', '/api/admin/user')
export const login = defineCall<{ body: Credentials; answer: Administrator }>('POST', '/api/admin/login')
export const logout = defineCall<{ answer: undefined }>('POST', '/api/admin/logout')
