import { defineCall } from '#api/call.ts'
import type { Tasks } from './tasks.contract.ts'

/** What staff have to do, for the dashboard. */
export const listTasks = defineCall<{ answer: Tasks }>('GET', '/api/admin/tasks')
