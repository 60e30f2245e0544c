import { closeSync, constants, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { DatabaseProblem, dataFolderProblem } from './database/database-problem.server.ts'
import { makeDataFolder } from './database/open.server.ts'

/** The server that holds a data folder, as it describes itself to the operator of another one. */
type Holder = { pid: number; host: string; since: string; address: string; isEnding: boolean }

export type DataFolderLock = {
  /** Changes the description of this server: its address, or the fact that it is ending. */
  describe(changes: Partial<Pick<Holder, 'address' | 'isEnding'>>): void
  release(): void
}

/** `endingMs`: how long to wait for a server that is ending (it takes 18 s at most); `graceMs`: for any other one. */
const WAITS = { endingMs: 20_000, graceMs: 2000, pollMs: 100 }
/** The description keeps its size, so that it can be rewritten in place on a full disk. */
const DESCRIPTION_BYTES = 512

/**
 * Takes the SQLite data folder for this server. A second server would never learn of the changes of the first and would
 * serve old pages. The lock is SQLite's own, on an empty file: the operating system drops it with the process, however
 * that ends, so it never becomes stale. Tools such as the backup do not take it and run beside the server.
 *
 * A server that is ending is waited for, so that the next version can be started meanwhile.
 *
 * @param address where this server is going to listen
 * @param say takes a sentence for the operator while the lock is waited for
 * @throws DatabaseProblem if another server keeps the folder, or if the folder cannot be written
 */
export async function lockDataFolder(
  dataDir: string,
  { address, say, waits = WAITS }: { address: string; say(sentence: string): void; waits?: typeof WAITS },
): Promise<DataFolderLock> {
  const file = join(dataDir, 'lock.json')
  const began = performance.now()
  let isAnnounced = false
  for (;;) {
    const lock = tryToLock(dataDir)
    if (lock) return held(lock, file, address)
    const holder = readHolder(file)
    const waited = performance.now() - began
    if (waited >= (holder?.isEnding ? waits.endingMs : waits.graceMs)) throw new DatabaseProblem(takenSentence(dataDir, holder))
    if (holder?.isEnding && !isAnnounced) {
      say(`Waiting for the server before this one to end (${nameOf(holder)}), ${Math.ceil(waits.endingMs / 1000)} seconds at most.`)
      isAnnounced = true
    }
    await pause(waits.pollMs)
  }
}

/** Undefined while another process has the lock. */
function tryToLock(dataDir: string): Sqlite.Database | undefined {
  let lock: Sqlite.Database | undefined
  try {
    makeDataFolder(dataDir)
    const file = join(dataDir, 'lock.db')
    // Another user who may read the file could lock this server out.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
    lock = new Sqlite(file, { timeout: 0 })
    // Nothing is ever written, so no journal appears beside the file.
    lock.pragma('journal_mode = memory')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw dataFolderProblem(error, dataDir)
  }
}

function held(lock: Sqlite.Database, file: string, address: string): DataFolderLock {
  let holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), address, isEnding: false }
  const write = () => {
    try {
      writeInPlace(file, JSON.stringify(holder))
    } catch {
      // The description is only for a message; the lock itself holds without it.
    }
  }
  write()
  return {
    describe(changes) {
      holder = { ...holder, ...changes }
      write()
    },
    release() {
      try {
        // Before the lock is free: the next server writes its own.
        rmSync(file, { force: true })
      } catch {
        // The folder may have become read-only. The description is only for a message.
      }
      lock.close()
    },
  }
}

function writeInPlace(file: string, text: string): void {
  // Append mode would ignore the position, and "w" would give the file's room away first.
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    writeSync(descriptor, Buffer.from(`${text.padEnd(DESCRIPTION_BYTES)}\n`), 0, undefined, 0)
  } finally {
    closeSync(descriptor)
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    // Not written yet, or half.
    return undefined
  }
}

function takenSentence(dataDir: string, holder: Holder | undefined): string {
  const end = holder && holder.host === hostname() ? `End that one first (kill ${holder.pid})` : 'End that one first'
  return `The data folder ${dataDir} belongs to a server that is running: ${holder ? nameOf(holder) : 'it has not said yet which one'}. Two servers on one folder would show old pages. ${end}, or give this one a folder of its own with DATA_DIR.`
}

const nameOf = ({ pid, host, since, address }: Holder) =>
  `process ${pid}${host === hostname() ? '' : ` on the machine or container ${host}`}, since ${since.slice(0, 16).replace('T', ' ')} UTC, at ${address}`
