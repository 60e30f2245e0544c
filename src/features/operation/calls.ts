import { defineCall } from '#api/call.ts'
import type { OperationState } from './operation.contract.ts'

export const getOperationState = defineCall<{ answer: OperationState }>('GET', '/api/admin/operation')
