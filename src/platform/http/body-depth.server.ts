import { HttpError } from './http-error.server.ts'
import type { App } from './route.server.ts'

/** Maximum depth of nested lists and objects. Requests of the shop's own pages have fewer than ten levels. */
export const MAX_DEPTH = 32

/**
 * Refuses deeply nested JSON with 400 before it is validated: ten thousand brackets parse well, but recursive code (validation,
 * serialization) would overflow the stack.
 */
export function limitBodyDepth(app: App): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeperThan(body, MAX_DEPTH)) throw new HttpError(400, 'problem.invalid')
  })
}

/** Visits the value level by level: a recursive function would overflow the stack. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value].filter(isNest)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > levels) return true
    level = level.flatMap((one) => Object.values(one).filter(isNest))
  }
  return false
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null
