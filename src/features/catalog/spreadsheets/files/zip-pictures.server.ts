import type { Entry, ZipFile as ZipFileReader } from 'yauzl'

/** A file of a ZIP. */
export type ZipFile = {
  /** Path with folders, separated by "/". */
  path: string
  /** Checksum and size; equal for files with the same content. */
  content: string
  /** Unpacked size in bytes, as the ZIP declares it. */
  size: number
  /** Unpacks the file, or its first bytes; undefined if it cannot be unpacked. */
  read(firstBytes?: number): Promise<Uint8Array | undefined>
}

/** Thrown for a ZIP with a path that leads out of its folder, such as "../../a.png". The message is the path. */
export class OutwardPath extends Error {
  override readonly name = 'OutwardPath'
}

/** Maximum number of files of a ZIP that are read; further files are ignored. */
const ENTRIES_MAX = 20_000

/**
 * Opens a ZIP with pictures. Files are unpacked one at a time, when they are needed.
 *
 * @throws OutwardPath, or another error if the bytes are no ZIP
 */
export async function openZip(bytes: Uint8Array): Promise<ZipFile[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Loaded on first use: few imports come with pictures.
  const { fromBufferPromise, getFileNameLowLevel, validateFileName } = await import('yauzl')
  // With `decodeStrings` the library checks paths too, but its error has the path only within a text.
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false, decodeStrings: false })
  const files: ZipFile[] = []
  let count = 0
  for await (const entry of zip.eachEntry()) {
    count += 1
    if (count > ENTRIES_MAX) break
    const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
    if (validateFileName(path) !== null) throw new OutwardPath(path)
    const name = path.split('/').at(-1) ?? ''
    // Skip folders, and the "._" files with metadata that macOS adds for each file.
    if (name === '' || name.startsWith('._')) continue
    files.push({
      path,
      content: `${entry.crc32}-${entry.uncompressedSize}`,
      size: entry.uncompressedSize,
      read: (firstBytes) => unpack(zip, entry, firstBytes),
    })
  }
  return files
}

// The library stops at files that unpack to more bytes than the ZIP declares.
async function unpack(zip: ZipFileReader, entry: Entry, firstBytes = Number.POSITIVE_INFINITY): Promise<Uint8Array | undefined> {
  try {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length
      chunks.push(chunk as Buffer)
      if (size >= firstBytes) break
    }
    return Buffer.concat(chunks)
  } catch {
    return undefined
  }
}
