import type { FastifyBaseLogger } from 'fastify'

type Dependencies = {
  /** Waits for running requests, and stops background tasks. */
  closeServer(): Promise<unknown>
  database: { close(): Promise<void> }
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** Maximum time for closing the server, and then the database. */
  limits?: { serverMs: number; databaseMs: number }
}

/** Default limits. The server itself closes open connections after ten seconds, so it exceeds its limit only if something hangs. */
const LIMITS = { serverMs: 15_000, databaseMs: 3000 }

/**
 * Closes the server and then, in any case, the database, so that SQLite moves its journal into the file.
 *
 * @returns exit code of the process: 0, or 1 if something hung or failed
 */
export async function endShop({ closeServer, database, log, limits = LIMITS }: Dependencies): Promise<0 | 1> {
  const began = performance.now()
  const isWhole = await inTime(closeServer, limits.serverMs, 'the server', log)
  const isClosed = await inTime(() => database.close(), limits.databaseMs, 'the database', log)
  log.info({ ms: Math.round(performance.now() - began) }, 'the shop has stopped')
  return isWhole && isClosed ? 0 : 1
}

async function inTime(close: () => Promise<unknown>, ms: number, what: string, log: Dependencies['log']): Promise<boolean> {
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
