import { closeSync, constants, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { DatabaseProblem, describeDataFolderProblem } from './database/failures/database-problem.server.ts'
import { makeDataFolder } from './database/open.server.ts'

/** Description of the server that has the lock. It is in lock.json, for messages to the operator of a second server. */
type Holder = { pid: number; host: string; since: string; address: string; isEnding: boolean }

export type DataFolderLock = {
  /** Updates the description of this server. */
  describe(changes: Partial<Pick<Holder, 'address' | 'isEnding'>>): void
  release(): void
}

/** `endingMs`: how long to wait for a server that is ending (it takes 18 s at most); `graceMs`: for any other one. */
const WAITS = { endingMs: 20_000, graceMs: 2000, pollMs: 100 }
/** Constant size of the description, so that it can be overwritten in place on a full disk. */
const DESCRIPTION_BYTES = 512

/**
 * Locks the SQLite data folder for this server. A second server would not learn of the changes of the first and would serve
 * old pages. The lock is an SQLite lock on an empty file: the operating system releases it when the process ends, even after a
 * crash, so it is never stale. Tools such as the backup ignore the lock and run beside the server.
 *
 * Waits for a server that is ending, so that an update can start the next version at the same time.
 *
 * @param address where this server is going to listen
 * @param print prints a sentence for the operator if the lock has to be waited for
 * @throws DatabaseProblem if another server keeps the lock, or if the folder cannot be written
 */
export async function lockDataFolder(
  dataDir: string,
  { address, print, waits = WAITS }: { address: string; print(sentence: string): void; waits?: typeof WAITS },
): Promise<DataFolderLock> {
  const file = join(dataDir, 'lock.json')
  const began = performance.now()
  let isAnnounced = false
  for (;;) {
    const lock = tryToLock(dataDir)
    if (lock) return describedLock(lock, file, address)
    const holder = readHolder(file)
    const waited = performance.now() - began
    // A server that is ending removes its description just before the unlock.
    const isEnding = holder ? holder.isEnding : isAnnounced
    if (waited >= (isEnding ? waits.endingMs : waits.graceMs)) throw new DatabaseProblem(takenSentence(dataDir, holder))
    if (holder?.isEnding && !isAnnounced) {
      print(`Waiting for the server before this one to end (${nameOf(holder)}), ${Math.ceil(waits.endingMs / 1000)} seconds at most.`)
      isAnnounced = true
    }
    await pause(waits.pollMs)
  }
}

/** Returns undefined if another process has the lock. */
function tryToLock(dataDir: string): Sqlite.Database | undefined {
  let lock: Sqlite.Database | undefined
  try {
    makeDataFolder(dataDir)
    const file = join(dataDir, 'lock.db')
    // Only the owner may read the file: any user who can read it can also lock it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
    lock = new Sqlite(file, { timeout: 0 })
    // Prevents a journal file: nothing is ever written to this database.
    lock.pragma('journal_mode = memory')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw describeDataFolderProblem(error, dataDir)
  }
}

function describedLock(lock: Sqlite.Database, file: string, address: string): DataFolderLock {
  let holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), address, isEnding: false }
  const write = () => {
    try {
      writeInPlace(file, JSON.stringify(holder))
    } catch {
      // The lock works without the description, which is only for a message.
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
        // Removes the description before the unlock, since the next server then writes its own.
        rmSync(file, { force: true })
      } catch {
        // The folder may have become read-only.
      }
      lock.close()
    },
  }
}

function writeInPlace(file: string, text: string): void {
  // Append mode would ignore the position, and "w" would first free the file's space, which a full disk may not give again.
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
    // The file is missing or incomplete.
    return undefined
  }
}

function takenSentence(dataDir: string, holder: Holder | undefined): string {
  const end = holder && holder.host === hostname() ? `End that one first (kill ${holder.pid})` : 'End that one first'
  return `The data folder ${dataDir} belongs to a server that is running: ${holder ? nameOf(holder) : 'its process is not known yet'}. Two servers on one folder would show old pages. ${end}, or give this one a folder of its own with DATA_DIR.`
}

const nameOf = ({ pid, host, since, address }: Holder) =>
  `process ${pid}${host === hostname() ? '' : ` on the machine or container ${host}`}, since ${since.slice(0, 16).replace('T', ' ')} UTC, at ${address}`
