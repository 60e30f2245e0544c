import { CATALOGUE_CACHE } from '#kit/browser/cache-names.ts'
import { type Loader, LostConnection } from './loader.ts'

/** The script that shows a catalogue, and the files that come with it; the build makes it. */
export type Program = {
  /** Address of the script. */
  address: string
  /** Compressed bytes of the script and of further files that it needs, by address. */
  files: Readonly<Record<string, number>>
  /** Sum of `files`. */
  bytes: number
  /** Compressed bytes per decompressed byte: progress is measured in decompressed bytes. */
  share: number
  /** Decompressed bytes of the script's pieces by address, in order. */
  pieces: Readonly<Record<string, number>>
  /** Compressed bytes of the files that the service worker stores first, by address. */
  worker: Readonly<Record<string, number>>
}

/** Part of a file's name that names its language. */
const LANGUAGE = /-(?:es|de|en)-/
const SCRIPT = /script/
const PIECE = /octet-stream/

/**
 * Stores the files of a program. The script arrives as one file, and its pieces are stored on the way. After a lost connection only the
 * missing pieces are loaded: no request for a range can continue a compressed file.
 *
 * @throws LostConnection, or QuotaExceededError if the device is full
 */
export async function storeProgram(program: Program, loader: Loader): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  for (const address of Object.keys(program.files)) {
    if (await cache.match(address)) continue
    const isScript = address === program.address
    if (isScript && (await countPieces(program)) > 0) await joinPieces(program, loader, cache)
    // The service worker may have stored a further file for an open page.
    else await cache.put(address, (await caches.match(address)) ?? (await loadFile(address, program, loader, isScript ? cache : undefined)))
  }
}

/** Number of stored pieces of a script that is not complete. */
export const countPieces = async ({ pieces }: Program): Promise<number> =>
  (await Promise.all(Object.keys(pieces).map(isStored))).filter(Boolean).length

/** True if a cache has a file; false also if the browser blocks its storage. */
export const isStored = (address: string): Promise<boolean> => caches.match(address, { ignoreVary: true }).then(Boolean, () => false)

/** Loads a file; stores the pieces of a script in `cache` as they arrive. */
async function loadFile(address: string, { pieces, share }: Program, loader: Loader, cache?: Cache): Promise<Response> {
  const writes: Promise<unknown>[] = []
  // The last piece comes with the whole.
  const awaited = Object.entries(pieces).slice(0, -1)
  let rest = new Blob()
  const onChunk = (chunk: Uint8Array<ArrayBuffer>) => {
    rest = new Blob([rest, chunk])
    for (let [next] = awaited; next && rest.size >= next[1]; [next] = awaited) {
      const [piece, length] = next
      // A full device is reported when the whole script is stored.
      writes.push(cache?.put(piece, new Response(rest.slice(0, length))).catch(() => {}) ?? Promise.resolve())
      rest = rest.slice(length)
      awaited.shift()
    }
  }
  try {
    return (await loader.loadWhole(address, SCRIPT, share, cache && onChunk)).file
  } finally {
    await Promise.all(writes)
  }
}

/** Loads the missing pieces of the script, and stores the whole. @throws LostConnection */
async function joinPieces({ address, pieces, share }: Program, loader: Loader, cache: Cache): Promise<void> {
  const parts: Blob[] = []
  for (const [piece, length] of Object.entries(pieces)) {
    const held = await (await cache.match(piece))?.blob()
    const isHeld = held?.size === length
    const part = isHeld ? held : await (await loader.load(piece, PIECE, share)).file.blob()
    // The piece broke off, and the browser has not noticed.
    if (part.size !== length) throw new LostConnection()
    if (!isHeld) await cache.put(piece, new Response(part))
    parts.push(part)
  }
  await cache.put(address, new Response(new Blob(parts), { headers: { 'content-type': 'text/javascript' } }))
}

/** Deletes pieces, and the files of older programs in the same language. Call it once the stored catalogue names the new program. */
export async function dropOldFiles({ address, files }: Program): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  const [language = ''] = LANGUAGE.exec(address) ?? []
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && pathname.includes(language) && !(pathname in files)) await cache.delete(url)
  }
}
