import { HttpError } from './http-error.server.ts'
import type { App } from './route.server.ts'

/** Levels of lists and objects in each other. What the shop's own pages send has fewer than ten. */
export const DEPTH_MAX = 32

/**
 * Refuses JSON nested deeper than anything that is meant, with 400, before anything reads it: some ten thousand brackets
 * parse well, but whatever goes through them by calling itself (checking, writing them again) ends at the stack's limit.
 */
export function limitBodyDepth(app: App): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeperThan(body, DEPTH_MAX)) throw new HttpError(400, 'problem.invalid')
  })
}

/** Level by level, not by calling itself. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value].filter(isNest)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > levels) return true
    level = level.flatMap((one) => Object.values(one).filter(isNest))
  }
  return false
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null
