import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { RENDITION_VERSION } from './picture-process.server.ts'

/** Renditions stored as files in a folder, a cache that may be deleted at any time. */
export type RenditionCache = {
  /** Returns the rendition with this file name. A missing rendition is made once, even for simultaneous requests. */
  get(key: string, file: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** A cache of renditions in a folder. If the folder is not writable the shop works without the cache and logs that once. */
export async function openRenditionCache(folder: string, log: FastifyBaseLogger): Promise<RenditionCache> {
  const unfinished = join(folder, 'unfinished')
  /** Promises of requests under way, added before the first read of the disk, so that simultaneous requests share one promise. */
  const getting = new Map<string, Promise<Buffer>>()
  let canWrite = true
  // Deletes files that a power cut left unfinished. If the disk refuses that, they stay and only take up space.
  await rm(unfinished, { recursive: true, force: true }).catch(() => {})

  return {
    get(key, file, make) {
      const path = join(folder, String(RENDITION_VERSION), key.slice(0, 2), key, file)
      const got = getting.get(path) ?? readOrMake(path, make).finally(() => getting.delete(path))
      getting.set(path, got)
      return got
    },
  }

  async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined)
    if (kept && kept.length > 0) return kept
    const bytes = await make()
    await write(path, bytes)
    return bytes
  }

  /** Writes a rendition. A failure is logged once: without a writable disk each request makes its rendition again. */
  async function write(path: string, bytes: Buffer): Promise<void> {
    const draft = join(unfinished, randomUUID())
    try {
      await mkdir(unfinished, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(bytes)
        // Syncs the file to the disk before the rename: otherwise a half-written picture could remain after a power cut.
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      canWrite = true
    } catch (error) {
      if (canWrite) log.warn({ err: error }, 'resized pictures cannot be stored on the disk')
      canWrite = false
      await rm(draft, { force: true }).catch(() => {})
    }
  }
}
