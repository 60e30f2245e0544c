import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { DAY_MS } from '#kit/units.ts'

/** Days for which files of earlier builds are served, for pages that browsers have stored or left open. */
const DAYS = 30
/** Suffix of an incomplete copy. */
const PART = '.part'

/**
 * Copies the files of this build into `folder`, and deletes the copies of builds last started more than thirty days ago. If the
 * disk refuses that, the shop runs without older files.
 *
 * @param current folder with the files of this build
 * @param folder folder of the copies, which may be deleted at any time
 * @returns names of all files in `folder`
 */
export function keepOldFiles(current: string, folder: string, now: Date, log: Pick<FastifyBaseLogger, 'warn'>): ReadonlySet<string> {
  try {
    mkdirSync(folder, { recursive: true })
    const names = new Set(readdirSync(current))
    const kept = new Set(readdirSync(folder))
    for (const name of names) {
      const path = join(folder, name)
      if (!kept.has(name)) {
        copyFileSync(join(current, name), `${path}${PART}`)
        renameSync(`${path}${PART}`, path)
      }
      utimesSync(path, now, now)
    }
    for (const name of kept) {
      const path = join(folder, name)
      const isOld = now.getTime() - statSync(path).mtimeMs > DAYS * DAY_MS
      if (!names.has(name) && (isOld || name.endsWith(PART))) rmSync(path)
    }
    return new Set(readdirSync(folder))
  } catch (error) {
    log.warn({ err: error }, 'files of earlier versions cannot be kept on the disk: pages that browsers stored may lack scripts')
    return new Set()
  }
}
