import type { Database } from '#database/schema.ts'
import { findShownImage, getOriginal } from '../image.store.server.ts'
import { runInPictureProcess } from '../picture-process.server.ts'
import type { IconDrawing } from '../picture-work.server.ts'
import { parsePictureUrl } from '../rendition.ts'

/** Maximum number of cached icons: those of the present look and of an earlier one. */
const MAX_ICONS = 12

type OwnIcon = IconDrawing & {
  /** Address of the mark's picture in the library. */
  picture: string | undefined
}

/** Returns a function that draws icons of the company and caches them in memory. */
export function createIconDrawer(db: Database): (icon: OwnIcon) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (icon) => {
    const key = JSON.stringify(icon)
    const drawn = kept.get(key) ?? draw(icon)
    kept.delete(key)
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    for (const old of [...kept.keys()].slice(0, -MAX_ICONS)) kept.delete(old)
    return drawn
  }

  async function draw({ picture, ...drawing }: OwnIcon): Promise<Buffer> {
    const known = parsePictureUrl(picture ?? null)
    const id = known && (await findShownImage(db, known.key))?.id
    return runInPictureProcess('drawIcon', id === undefined ? undefined : () => getOriginal(db, id), drawing)
  }
}
