import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { createRepeatedTask, type StartInterval } from '#platform/interval.server.ts'
import { evaluate } from '../rows/evaluate.server.ts'
import { collectPictures, importPictureFinder, type PictureLibrary, trialPictureFinder } from '../rows/pictures.server.ts'
import {
  claimImport,
  dropOldTrials,
  failImport,
  findUpload,
  listRunning,
  readSettings,
  recordHeartbeat,
  requeueImport,
  type StoredImport,
} from './import.store.server.ts'
import { openImport } from './open-import.server.ts'
import { writeImport } from './write-import.server.ts'

/** Interval of the checks for waiting imports; a request for an import also starts a check at once. */
const POLL_INTERVAL_MS = 10_000
/** Interval of the heartbeat of a running import. */
const BEAT_MS = 1000
/** Time without a heartbeat after which the server that runs an import counts as dead. */
const GONE_MS = 30_000

export type ImportRunnerDependencies = {
  db: Database
  clock: Clock
  pictureLibrary: PictureLibrary
  write: CatalogueWrite
  /** True if no other server can use this database. Imports that are marked as running at the start are then restarted at once. */
  isAlone: boolean
  log: { error(details: object, message: string): void }
  every?: StartInterval
}

export type ImportRunner = {
  /** Starts the waiting imports in the background. */
  start(): void
  /** Starts the waiting imports in the background, now and at each interval. */
  watch(): void
  /** Runs the waiting imports, and resolves when they are over. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Runs imports in the background, one at a time across all servers of a database. One transaction writes all products and ends the
 * import. If a server is killed before that transaction, no product is written and the import starts again.
 */
export function importRunner({ db, clock, write, pictureLibrary, isAlone, log, every }: ImportRunnerDependencies): ImportRunner {
  // Imports run outside of the request that starts them, else they would inherit its Idempotency-Key (AsyncLocalStorage).
  const outside = AsyncLocalStorage.snapshot()
  const seen = new Map<string, number>()
  let current: string | undefined
  let isFirst = true
  let isEnding = false

  async function round(): Promise<void> {
    await freeAbandoned()
    while (!isEnding) {
      current = randomUUID()
      const next = await claimImport(db, current)
      if (!next) break
      await run(next, current)
    }
    current = undefined
    await dropOldTrials(db, clock.now())
  }

  async function run(row: StoredImport, claim: string): Promise<void> {
    const progress = { done: 0, total: 0 }
    const beat = () => recordHeartbeat(db, claim, progress).catch(() => {})
    const timer = setInterval(() => void beat(), BEAT_MS)
    try {
      const upload = await findUpload(db, row.id)
      if (!upload) return await failImport(db, claim, 'sheet.uploadGone', clock.now())
      const { mapping, versions, rowProducts, confirmed, origins, language } = readSettings(row)
      const { sheet, zip } = await openImport(db, upload, { sent: mapping, confirmed, language, origins })
      progress.total = sheet.rows.length
      await beat()
      const pictures = importPictureFinder(pictureLibrary, zip)
      const onProgress = (done: number, total: number) => Object.assign(progress, { done, total })
      const evaluated = { db, sheet, mapping, language, origins, versions, rowProducts, confirmed, now: clock.now() }
      const collected = collectPictures(trialPictureFinder(pictureLibrary, zip))
      let evaluation = await evaluate({ ...evaluated, pictures: collected.finder, onProgress })
      // The evaluation may end before the next beat, and none follows while the rows are written.
      await beat()
      // Fetching pictures may take minutes, in which products may change, so the rows are compared again.
      if (await collected.fetchAll(pictures)) evaluation = await evaluate({ ...evaluated, pictures, onProgress })
      clearInterval(timer)
      if (isEnding) return await requeueImport(db, row.id, claim)
      const edit = { now: clock.now(), by: { id: row.administrator_id, name: row.administrator } }
      const parts = { db, write, isInLibrary: pictureLibrary.isInLibrary }
      await writeImport(parts, { claim, filename: row.filename, sheet, ...evaluation }, edit)
    } catch (error) {
      if (!(error instanceof HttpError)) log.error({ err: error, import: row.id }, 'import failed')
      await failImport(db, claim, error instanceof HttpError ? error.key : 'problem.server', clock.now())
    } finally {
      clearInterval(timer)
    }
  }

  async function freeAbandoned(): Promise<void> {
    const running = await listRunning(db)
    const now = performance.now()
    const signs = new Set(running.map(({ claim, beat }) => `${claim} ${beat}`))
    for (const sign of [...seen.keys()]) if (!signs.has(sign)) seen.delete(sign)
    for (const { id, claim, beat } of running) {
      const sign = `${claim} ${beat}`
      const since = seen.get(sign)
      if (isFirst && isAlone) await requeueImport(db, id, claim)
      else if (since === undefined) seen.set(sign, now)
      else if (now - since >= GONE_MS) await requeueImport(db, id, claim)
    }
    isFirst = false
  }

  const looking = createRepeatedTask(round, (error) => log.error({ err: error }, 'imports cannot be read'), every)
  return {
    start: () => outside(() => void looking.now()),
    watch: () => outside(() => void looking.every(POLL_INTERVAL_MS)),
    idle: () => outside(() => looking.now()),
    async stop() {
      isEnding = true
      await looking.stop()
    },
  }
}
