import type { FastifyBaseLogger } from 'fastify'

type Ending = {
  /** Lets running requests finish and ends what works beside them. */
  closeServer(): Promise<unknown>
  database: { close(): Promise<void> }
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** How long that may take altogether, and then the database. */
  limits?: { serverMs: number; databaseMs: number }
}

/** The server cuts its lines after ten seconds; what hangs beyond that is not waited for. */
const LIMITS = { serverMs: 15_000, databaseMs: 3000 }

/**
 * Ends the shop: requests, rounds, and in any case the database, so that its file is whole without a journal beside it.
 *
 * @returns what the process should exit with: 0, or 1 where something hung or broke
 */
export async function endShop({ closeServer, database, log, limits = LIMITS }: Ending): Promise<0 | 1> {
  const began = performance.now()
  const isWhole = await inTime(closeServer, limits.serverMs, 'the server', log)
  const isClosed = await inTime(() => database.close(), limits.databaseMs, 'the database', log)
  log.info({ ms: Math.round(performance.now() - began) }, 'the shop has stopped')
  return isWhole && isClosed ? 0 : 1
}

async function inTime(close: () => Promise<unknown>, ms: number, what: string, log: Ending['log']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not closed after ${ms} ms`)), ms)
  })
  try {
    await Promise.race([close(), late])
    return true
  } catch (error) {
    log.error({ err: error }, `${what} could not be closed in order`)
    return false
  } finally {
    clearTimeout(timer)
  }
}
