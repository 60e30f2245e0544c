import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { CatalogueChanges } from '../database/catalogue-changes.ts'
import type { Database } from '../database/schema.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { FairLimits } from '../platform/limits/fair-queue.server.ts'
import type { AnswerPage, PageAssets } from '../platform/pages/page-rendering.server.ts'

/** Settings and dependencies of `buildServer`. */
export type ServerDependencies = {
  config: Config
  db: Database
  clock: Clock
  changes: CatalogueChanges
  log: FastifyBaseLogger | boolean
  /** Longest time that a shutdown waits for running requests, in milliseconds. */
  drainMs?: number
  /** Limits of uncached reads; absent for `defaultReadLimits`. */
  readLimits?: FairLimits
  /** Renders pages and serves the built files; absent if only the API is needed. */
  pages?: {
    answerPage: AnswerPage
    /** Folder of the build. Absent in development: then `middleware` serves the source modules, and nothing is cached. */
    buildDir?: string
    assets: PageAssets
    middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  }
}
