import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type Every, rounds } from '#platform/interval.server.ts'
import { evaluate } from './evaluate.server.ts'
import {
  beatImport,
  claimImport,
  dropOldTrials,
  failImport,
  findUpload,
  freeImport,
  listRunning,
  readSettings,
  type StoredImport,
} from './import.store.server.ts'
import { openImport } from './open-import.server.ts'
import { collectPictures, type PictureLibrary, pictureImport, pictureTrial } from './pictures.server.ts'
import { writeImport } from './write-import.server.ts'

/** Interval at which waiting imports are looked for without a signal. */
const LOOK_EVERY_MS = 10_000
const BEAT_MS = 1000
/** A claim without a beat for this long belongs to a server that is gone. */
const GONE_MS = 30_000

export type RunnerParts = {
  db: Database
  clock: Clock
  pictureLibrary: PictureLibrary
  write: CatalogueWrite
  /** True if no other server can use this database: then a claim found at the start belongs to nobody. */
  isAlone: boolean
  log: { error(details: object, message: string): void }
  every?: Every
}

export type ImportRunner = {
  /** Runs waiting imports soon; a request does not wait for them. */
  start(): void
  /** Runs waiting imports, and again and again from now on. */
  watch(): void
  /** Resolves when the imports that wait now are over. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Runs imports one after the other, on whichever server. Everything is written in one transaction that also ends the import: a
 * server that is killed has written nothing, and the import begins anew.
 */
export function importRunner({ db, clock, write, pictureLibrary, isAlone, log, every }: RunnerParts): ImportRunner {
  // Imports belong to no request: the Idempotency-Key of the one that signals them is not theirs.
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
    const timer = setInterval(() => void beatImport(db, claim, progress).catch(() => {}), BEAT_MS)
    try {
      const upload = await findUpload(db, row.id)
      if (!upload) return await failImport(db, claim, 'sheet.uploadGone', clock.now())
      const { mapping, versions, origins, language } = readSettings(row)
      const { sheet, zip } = await openImport(db, upload, { sent: mapping, language, origins })
      const pictures = pictureImport(pictureLibrary, async (name) => zip?.read(name))
      const onProgress = (done: number, total: number) => Object.assign(progress, { done, total })
      const evaluated = { db, sheet, mapping, language, origins, versions }
      const collected = collectPictures(pictureTrial(pictureLibrary, zip?.names ?? []))
      let evaluation = await evaluate({ ...evaluated, pictures: collected.finder, onProgress })
      // Fetching takes minutes, in which the products may change.
      if (await collected.fetchAll(pictures)) evaluation = await evaluate({ ...evaluated, pictures, onProgress })
      clearInterval(timer)
      if (isEnding) return await freeImport(db, row.id, claim)
      const edit = { now: clock.now(), by: { id: row.administrator_id, name: row.administrator } }
      const parts = { db, write, isInLibrary: pictureLibrary.isInLibrary }
      await writeImport(parts, { claim, filename: row.filename, ...evaluation }, edit)
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
      if (isFirst && isAlone) await freeImport(db, id, claim)
      else if (since === undefined) seen.set(sign, now)
      else if (now - since >= GONE_MS) await freeImport(db, id, claim)
    }
    isFirst = false
  }

  const looking = rounds(round, (error) => log.error({ err: error }, 'imports cannot be read'), every)
  return {
    start: () => outside(() => void looking.now()),
    watch: () => outside(() => void looking.every(LOOK_EVERY_MS)),
    idle: () => outside(() => looking.now()),
    async stop() {
      isEnding = true
      await looking.stop()
    },
  }
}
