import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** The built pages of this very version, whichever folder the shop is started in. */
export const buildDir = join(import.meta.dirname, '../build')

/** Where compiled code and stripped types are kept between starts. */
export const compiledDir = join(buildDir, 'compiled')

/**
 * Young objects get a nursery of 8 MB instead of 16; the heap grows in steps of a third instead of doubling; and what a
 * start leaves behind can be given back (docs/decisions/0035 has what each of these settings saves).
 */
export const processFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30', '--expose-gc']

/**
 * Variables that are read before a program's first line, so that the program cannot set them itself. glibc opens up to
 * eight arenas per core, each of which keeps the memory it once needed; other systems ignore these names. Values from the
 * environment win.
 */
export const processVariables: Record<string, string> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // From the first module on: nothing is stripped here, so the stripper (15 MB) is never loaded.
  NODE_COMPILE_CACHE: compiledDir,
}

/**
 * Size of the slabs that small buffers are cut out of, an eighth of Node's own since Node 24: a single part that is kept
 * keeps its whole slab.
 */
const POOL_BYTES = 8 * 1024

/**
 * Sees to it that this process runs under the settings that keep its memory small, whichever way it was started: unless
 * it does so already, it becomes another one that does, with the same id, the same input and output and no parent in
 * between. To be called before anything is loaded or opened.
 *
 * @param entry file that is run anew; it calls this again and then goes on
 */
export function settleProcess(entry: string): void {
  const isSettled =
    Object.keys(processVariables).every((name) => process.env[name] !== undefined) &&
    processFlags.every((flag) => process.execArgv.some((given) => nameOf(given) === nameOf(flag)))
  Buffer.poolSize = POOL_BYTES
  if (isSettled) return
  // Windows cannot become another process, and one that talks to its parent over a channel or was handed a listening
  // socket would lose it.
  if (process.execve && process.env.NODE_CHANNEL_FD === undefined && process.env.LISTEN_FDS === undefined) {
    const args = [process.execPath, ...processFlags, ...process.execArgv, entry, ...process.argv.slice(2)]
    process.execve(process.execPath, args, { ...processVariables, ...process.env })
  }
  for (const flag of processFlags) setFlagsFromString(flag)
}

const nameOf = (flag: string) => flag.split('=')[0]
