import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { MEGABYTE } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { isHeic, pictureFormat } from '../file-signs.ts'
import { findImageByKey, isInLibrary } from '../image.store.server.ts'
import { ALT_MAX, PICKER_MAX_BYTES } from '../limits.ts'
import { parsePictureUrl, renditionUrl } from '../rendition.ts'
import { addPictures, type PictureFile } from './add-pictures.server.ts'
import { fetchOutsidePicture, findAddressProblem } from './outside-picture.server.ts'
import { isPublicAddress } from './public-address.server.ts'

type Dependencies = {
  db: Database
  write: CatalogueWrite
  clock: Clock
  /** True for IP addresses from which pictures may be fetched; tests allow their own server. */
  mayFetchFrom?: (ip: string) => boolean
  timeoutMs?: number
}
type Problem = { problem: string; values?: Record<string, unknown> }
type AddOutcome = { url: string } | Problem

/**
 * Creates the functions by which imports of products use the library: find pictures by address or file name, add files, fetch
 * pictures of other sites.
 */
export function createPictureImport({ db, write, clock, mayFetchFrom = isPublicAddress, timeoutMs }: Dependencies) {
  async function add(file: PictureFile): Promise<AddOutcome> {
    if (file.bytes.length > PICKER_MAX_BYTES) return tooLarge(file.filename)
    const added = await addPictures({ db, write }, [file], clock.now())
    if (!added.ok) return { problem: added.problem, values: { name: file.filename } }
    return { url: added.value[0]?.url ?? '' }
  }

  async function rememberFetched(address: string, url: string): Promise<void> {
    const key = parsePictureUrl(url)?.key ?? ''
    await db
      .insertInto('fetched_picture')
      .values({ address, key })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ key }))
      .execute()
  }

  return {
    isInLibrary: (address: string) => isInLibrary(db, address),
    /** Reason why a file cannot be added, as far as its size and its first bytes show it. `start`: at least 256 bytes, or all. */
    findFileProblem(filename: string, size: number, start: Uint8Array): Problem | undefined {
      if (size > PICKER_MAX_BYTES) return tooLarge(filename)
      if (isHeic(start)) return { problem: 'image.heic', values: { name: filename } }
      return pictureFormat(start) ? undefined : { problem: 'image.notAPicture', values: { name: filename } }
    },
    /** Reason why a picture is not fetched from this address, as far as the address itself shows it. */
    findAddressProblem(address: string): Problem | undefined {
      const problem = findAddressProblem(address, mayFetchFrom)
      return problem && { problem }
    },
    addPicture: (filename: string, bytes: Uint8Array) => add({ filename, bytes }),

    /** Library addresses by file name in lower case; of several pictures with the same name, the newest first. */
    async findPicturesByName(): Promise<ReadonlyMap<string, string[]>> {
      const rows = await db.selectFrom('image').select(['key', 'filename']).where('deleted_at', 'is', null).orderBy('id', 'desc').execute()
      const byName = new Map<string, string[]>()
      for (const { key, filename } of rows) {
        const name = filename.normalize('NFC').toLowerCase()
        const urls = byName.get(name) ?? []
        urls.push(renditionUrl(key, 960, 'jpg', false))
        byName.set(name, urls)
      }
      return byName
    },

    /** Library address of a picture that was fetched from `address` before; undefined if it was not, or is no longer in the library. */
    async findFetched(address: string): Promise<string | undefined> {
      const row = await db.selectFrom('fetched_picture').select('key').where('address', '=', address).executeTakeFirst()
      return row && (await findImageByKey(db, row.key))?.url
    },

    async fetchPicture(address: string, alt?: PictureFile['alt']): Promise<AddOutcome> {
      const problem = findAddressProblem(address, mayFetchFrom)
      if (problem) return { problem }
      const fetched = await fetchOutsidePicture(address, mayFetchFrom, timeoutMs === undefined ? {} : { timeoutMs })
      if (!fetched.ok) return fetched.problem === 'image.tooLarge' ? tooLarge(address) : { problem: fetched.problem }
      if (!('bytes' in fetched.value)) return { problem: 'image.unreachable' }
      const text = alt && { ...alt, text: cutText(alt.text, ALT_MAX) }
      const taken = await add({ ...fetched.value, alt: text })
      if ('url' in taken) await rememberFetched(address, taken.url)
      return taken
    },
  }
}

const tooLarge = (name: string): Problem => ({ problem: 'image.tooLarge', values: { name, megabytes: PICKER_MAX_BYTES / MEGABYTE } })
