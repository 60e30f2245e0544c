import type { Entry } from 'yauzl'

export type ZipFiles = {
  /** File names without folders. */
  names: string[]
  /** Reads a file; undefined if the ZIP lacks it, or it is too large or cannot be unpacked. */
  read(name: string): Promise<Uint8Array | undefined>
}

/** Maximum number of files of a ZIP that are read; further files are ignored. */
const ENTRIES_MAX = 20_000

/**
 * Opens a ZIP with pictures. Files are unpacked one at a time, when they are needed.
 *
 * @param keyOf normalizes file names; names with the same key are the same file
 * @param fileMaxBytes larger files are not unpacked
 * @throws if the bytes are no ZIP
 */
export async function openZip(bytes: Uint8Array, keyOf: (name: string) => string, fileMaxBytes: number): Promise<ZipFiles> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Loaded on first use: few imports come with pictures.
  const { fromBufferPromise } = await import('yauzl')
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false })
  const entries = new Map<string, { name: string; entry: Entry }>()
  let count = 0
  for await (const entry of zip.eachEntry()) {
    count += 1
    if (count > ENTRIES_MAX) break
    const name = entry.fileName.split('/').at(-1) ?? ''
    // Skip folders, and the "._" files with metadata that macOS adds for each file.
    if (name === '' || name.startsWith('._')) continue
    entries.set(keyOf(name), { name, entry })
  }
  return {
    names: [...entries.values()].map(({ name }) => name),
    async read(name) {
      const found = entries.get(keyOf(name))
      if (!found || found.entry.uncompressedSize > fileMaxBytes) return undefined
      try {
        const chunks: Buffer[] = []
        let size = 0
        for await (const chunk of await zip.openReadStreamPromise(found.entry)) {
          size += (chunk as Buffer).length
          if (size > fileMaxBytes) return undefined
          chunks.push(chunk as Buffer)
        }
        return Buffer.concat(chunks)
      } catch {
        return undefined
      }
    },
  }
}
