import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { listTasks } from './calls.ts'
import { type Task, type Tasks, tasksSchema } from './tasks.contract.ts'

/** Finds one task, or none if there is nothing to do. */
export type FindTask = (reader: { isOwner: boolean }) => Promise<Task | undefined>

type Dependencies = {
  requireAdmin: Guard
  /** One function per task, in the order of the list. */
  findTasks: readonly FindTask[]
}

const tasksExample: Tasks = {
  tasks: [
    { kind: 'inquiries-new', count: 2 },
    { kind: 'facts', count: 1, keys: ['company_tax_id'], examples: [] },
    { kind: 'searches', count: 1, terms: [{ term: 'bomba de agua', language: 'es' }] },
  ],
}

export async function tasksApi(app: App, { requireAdmin, findTasks }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    listTasks,
    {
      summary:
        'Tasks of staff: inquiries, missing and optional facts of the company, drafts, translations, stock, searches, figures, pictures, exchange rate, backup',
      answers: { 200: tasksSchema.meta({ example: tasksExample }) },
    },
    async ({ request }, reply) => {
      reply.header('cache-control', 'no-store')
      const reader = { isOwner: request.administrator?.role === 'owner' }
      const found: Task[] = []
      // One after another, so that a dashboard does not occupy the database. A function that fails hides only its own task.
      for (const find of findTasks) {
        const task = await find(reader).catch((error: unknown) => void request.log.error({ err: error }, 'a task could not be read'))
        if (task) found.push(task)
      }
      return { tasks: found }
    },
  )
}
