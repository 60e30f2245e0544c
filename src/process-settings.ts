import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** Folder of the built pages, independent of the working directory. */
export const buildDir = join(import.meta.dirname, '../build')

/** Folder in which Node caches compiled code, with its types stripped, for the next start. */
export const compiledDir = join(buildDir, 'compiled')

/**
 * Node flags for a small memory: 8 MB instead of 16 for young objects, a heap that grows by 30 % instead of doubling, and
 * `gc()` for garbage-collection.ts. docs/decisions/0035 has the savings by each of these settings.
 */
export const processFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30', '--expose-gc']

/**
 * Environment variables that glibc and Node read before the program's first line, so that the program cannot set them itself.
 * By default glibc opens up to eight arenas per core, and each keeps the memory that it once needed. Systems without glibc ignore
 * its variables. Values from the environment override these.
 */
export const processVariables: Record<string, string> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Caches from the first module on, so that the second start need not load the type stripper (15 MB).
  NODE_COMPILE_CACHE: compiledDir,
}

/**
 * Size of the slabs that Node cuts small buffers out of, an eighth of Node 24's default: one cached buffer keeps its whole slab
 * in memory.
 */
const POOL_BYTES = 8 * 1024

/**
 * Applies the flags and variables above, however this process was started. If some are missing, the process replaces itself
 * (`execve`) by the same program with all of them; its id, input and output stay the same. Call this before anything is loaded
 * or opened.
 *
 * @param entry file that is run again; it must call this function too
 */
export function applyProcessSettings(entry: string): void {
  const isSettled =
    Object.keys(processVariables).every((name) => process.env[name] !== undefined) &&
    processFlags.every((flag) => process.execArgv.some((given) => nameOf(given) === nameOf(flag)))
  Buffer.poolSize = POOL_BYTES
  if (isSettled) return
  // Windows has no `execve`, and a process would lose the channel to its parent or an inherited socket. Then only the flags are
  // set.
  if (process.execve && process.env.NODE_CHANNEL_FD === undefined && process.env.LISTEN_FDS === undefined) {
    const args = [process.execPath, ...processFlags, ...process.execArgv, entry, ...process.argv.slice(2)]
    process.execve(process.execPath, args, { ...processVariables, ...process.env })
  }
  for (const flag of processFlags) setFlagsFromString(flag)
}

const nameOf = (flag: string) => flag.split('=')[0]
