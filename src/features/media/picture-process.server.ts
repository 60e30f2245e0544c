import { fileURLToPath } from 'node:url'
import { workProcess } from '#platform/work-process.server.ts'
import type { PictureWork } from './picture-work.server.ts'

/** Bytes of a picture, or where they come from: whoever waits for a turn holds nothing yet. */
export type Original = Uint8Array | (() => Promise<Uint8Array>)

// On a machine with two cores more at once would not be sooner done.
const pictures = workProcess<PictureWork>(fileURLToPath(new URL('./pixels/process.server.ts', import.meta.url)), { atOnce: 2 })

/**
 * Has work on pixels done by the picture process, which exists only while there is some: what unpacked pictures need of
 * memory goes back to the machine with it, and a file that a decoder cannot survive does not end the shop.
 *
 * @throws WorkLost when the process ended twice over it
 */
export function inPictureProcess<Name extends keyof PictureWork>(
  name: Name,
  original: Original | Extract<Parameters<PictureWork[Name]>[0], null | undefined>,
  ...rest: Rest<Parameters<PictureWork[Name]>>
): Promise<Awaited<ReturnType<PictureWork[Name]>>> {
  return pictures.run(name, async () => {
    const bytes = typeof original === 'function' ? await original() : original
    return [bytes, ...rest] as unknown as Parameters<PictureWork[Name]>
  })
}

type Rest<All extends unknown[]> = All extends [unknown, ...infer More] ? More : []
