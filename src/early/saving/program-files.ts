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
  /** Addresses of the script in pieces, in order. */
  pieces: readonly string[]
  /** Decompressed bytes of each piece except the last. */
  pieceLength: number
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
export const countPieces = async ({ pieces }: Program): Promise<number> => (await Promise.all(pieces.map(isStored))).filter(Boolean).length

/** True if a cache has a file; false also if the browser blocks its storage. */
export const isStored = (address: string): Promise<boolean> => caches.match(address, { ignoreVary: true }).then(Boolean, () => false)

/** Loads a file; stores the pieces of a script in `cache` as they arrive. */
async function loadFile(address: string, { pieces, pieceLength, share }: Program, loader: Loader, cache?: Cache): Promise<Response> {
  const writes: Promise<unknown>[] = []
  let rest = new Blob()
  const onChunk = (chunk: Uint8Array<ArrayBuffer>) => {
    rest = new Blob([rest, chunk])
    for (; rest.size >= pieceLength; rest = rest.slice(pieceLength)) {
      const piece = pieces[writes.length]
      // A full device is reported when the whole script is stored.
      if (piece) writes.push(cache?.put(piece, new Response(rest.slice(0, pieceLength))).catch(() => {}) ?? Promise.resolve())
    }
  }
  try {
    return (await loader.load(address, SCRIPT, share, cache && onChunk)).file
  } finally {
    await Promise.all(writes)
  }
}

/** Loads the missing pieces of the script, and stores the whole. @throws LostConnection */
async function joinPieces({ address, pieces, share }: Program, loader: Loader, cache: Cache): Promise<void> {
  const parts: Blob[] = []
  for (const piece of pieces) {
    const held = await cache.match(piece)
    if (!held) await cache.put(piece, (await loader.load(piece, PIECE, share)).file)
    const part = held ?? (await cache.match(piece))
    // The browser has deleted the piece again: without it the script would be stored incomplete.
    if (!part) throw new LostConnection()
    parts.push(await part.blob())
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
