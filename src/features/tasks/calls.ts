import { defineCall } from '#api/call.ts'
import type { Tasks } from './tasks.contract.ts'

/** Lists the tasks of staff, for the dashboard. */
export const listTasks = defineCall<{ answer: Tasks }>('GET', '/api/admin/tasks')
