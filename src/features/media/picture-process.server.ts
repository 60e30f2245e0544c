import { fileURLToPath } from 'node:url'
import { createWorkProcess } from '#platform/work-process.server.ts'
import type { PictureWork, Rendition } from './picture-work.server.ts'

/** Bytes of a picture, or a function that reads them, so that queued work holds none in memory. */
export type PictureBytesOrLoader = Uint8Array | (() => Promise<Uint8Array>)

// Two tasks at once: more would not be faster on a machine with two cores.
const pictures = createWorkProcess<PictureWork>(fileURLToPath(new URL('./pixels/process.server.ts', import.meta.url)), { atOnce: 2 })

/**
 * Runs work on pixels in the picture process. The process ends when it is idle, which frees its memory, and a file that crashes a
 * decoder ends the process but not the shop.
 *
 * @throws WorkProcessCrash when the process crashed twice on it
 */
export function runInPictureProcess<Name extends keyof PictureWork>(
  name: Name,
  original: PictureBytesOrLoader | Extract<Parameters<PictureWork[Name]>[0], null | undefined>,
  ...rest: Rest<Parameters<PictureWork[Name]>>
): Promise<Awaited<ReturnType<PictureWork[Name]>>> {
  return pictures.run(name, async () => {
    const bytes = typeof original === 'function' ? await original() : original
    return [bytes, ...rest] as unknown as Parameters<PictureWork[Name]>
  })
}

type Rest<All extends unknown[]> = All extends [unknown, ...infer More] ? More : []

export type Convert = (original: PictureBytesOrLoader, rendition: Rendition) => Promise<Buffer>

/**
 * Version of the look of renditions. Raise it with every change in pixels/convert.server.ts: addresses stay the same, but ETags
 * and the cache's folder contain the version, so that older renditions are no longer used.
 */
export const RENDITION_VERSION = 1

export const convertPicture: Convert = (original, rendition) => runInPictureProcess('convert', original, rendition)
