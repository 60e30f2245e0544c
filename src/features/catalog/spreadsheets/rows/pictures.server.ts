import type { RowMessage } from '../columns/read-cell.ts'
import type { ZipFile } from '../files/zip-pictures.server.ts'
import { fileKey, type PictureAlt, type PictureReference, referenceText } from './picture-names.ts'
import { zipLookup } from './zip-lookup.server.ts'

/** A picture in the library (`url`), a picture that only the import will fetch (`later`), or a note why there is none. */
type FoundPicture = { url: string } | { later: string; note: RowMessage } | { note: RowMessage }
export type PictureFinder = { find(source: PictureReference): Promise<FoundPicture> }

/** Functions of the media library that imports need. */
export type PictureLibrary = {
  isInLibrary: (address: string) => Promise<boolean>
  /** Library URLs of the pictures of each file name, the newest first, by `fileKey`. */
  findPicturesByName: () => Promise<ReadonlyMap<string, readonly string[]>>
  /** Library URL of a picture that was fetched from this address before. */
  findFetched: (address: string) => Promise<string | undefined>
  /** Fetches a picture from another site into the library; `alt` is stored with a new picture. `problem`: a key of i18n/problems. */
  fetchPicture: (address: string, alt?: PictureAlt) => Promise<{ url: string } | { problem: string; values?: Record<string, unknown> }>
  addPicture: (filename: string, bytes: Uint8Array) => Promise<{ url: string } | { problem: string; values?: Record<string, unknown> }>
}

const unknown = (source: PictureReference): FoundPicture => ({
  note: { key: 'row.pictureUnknown', values: { text: referenceText(source) } },
})
const later = (source: PictureReference, shown = referenceText(source), noted = shown): FoundPicture => ({
  later: shown,
  note: { key: 'row.pictureLater', values: { text: noted, alt: 'address' in source ? source.alt?.text : undefined } },
})

/** Candidates that a message about an ambiguous file name lists. */
const CANDIDATES_MAX = 4
const ambiguous = (
  key: 'row.pictureTwiceInZip' | 'row.pictureTwiceInLibrary',
  source: PictureReference,
  candidates: readonly string[],
) => ({
  note: {
    key,
    values: { text: referenceText(source), candidates: candidates.slice(0, CANDIDATES_MAX), more: candidates.length > CANDIDATES_MAX },
  },
})

/**
 * Finds pictures for a trial: in the library only. Pictures of other sites and of the ZIP are marked for later.
 *
 * @param zip files of the uploaded ZIP
 */
export function trialPictureFinder(library: PictureLibrary, zip: readonly ZipFile[]): PictureFinder {
  const findInZip = zipLookup(zip)
  let byName: ReturnType<PictureLibrary['findPicturesByName']> | undefined
  return {
    async find(source) {
      if ('own' in source) return (await library.isInLibrary(source.own)) ? { url: source.own } : unknown(source)
      if ('address' in source) {
        const url = await library.findFetched(source.address)
        return url === undefined ? later(source) : { url }
      }
      const inZip = findInZip(source)
      if (inZip) return 'file' in inZip ? later(source, inZip.shown, inZip.noted) : ambiguous('row.pictureTwiceInZip', source, inZip.paths)
      byName ??= library.findPicturesByName()
      const [url, ...others] = (await byName).get(fileKey(source.file)) ?? []
      if (url === undefined) return unknown(source)
      return others.length > 0 ? ambiguous('row.pictureTwiceInLibrary', source, [url, ...others]) : { url }
    },
  }
}

/** Times that a site gave no answer after which an import requests no more pictures from it. */
const FAILURES_MAX = 3

/**
 * Finds pictures for an import: fetches them from other sites, or adds them to the library from the ZIP, each only once.
 *
 * @param zip files of the uploaded ZIP
 */
export function importPictureFinder(library: PictureLibrary, zip: readonly ZipFile[]): PictureFinder {
  const trial = trialPictureFinder(library, [])
  const findInZip = zipLookup(zip)
  const known = new Map<string, Promise<FoundPicture>>()
  const failures = new Map<string, number>()

  async function fetchOnce(source: { address: string; alt?: PictureAlt }): Promise<FoundPicture> {
    const host = URL.canParse(source.address) ? new URL(source.address).host : ''
    const unreachable: FoundPicture = { note: { key: 'row.pictureUnreachable', values: { text: source.address } } }
    const known = await library.findFetched(source.address)
    if (known !== undefined) return { url: known }
    if ((failures.get(host) ?? 0) >= FAILURES_MAX) return unreachable
    const fetched = await library.fetchPicture(source.address, source.alt)
    if ('url' in fetched) return fetched
    if (fetched.problem !== 'image.unreachable') return unusable(source, fetched)
    failures.set(host, (failures.get(host) ?? 0) + 1)
    return unreachable
  }

  async function addOnce(source: Extract<PictureReference, { file: string }>): Promise<FoundPicture> {
    const inZip = findInZip(source)
    if (inZip && !('file' in inZip)) return ambiguous('row.pictureTwiceInZip', source, inZip.paths)
    const bytes = await inZip?.file.read()
    if (!bytes) return trial.find(source)
    const added = await library.addPicture(source.file, bytes)
    return 'url' in added ? added : unusable(source, added)
  }

  return {
    find(source) {
      if ('own' in source) return trial.find(source)
      const key = 'address' in source ? source.address : fileKey([...source.folders, source.file].join('/'))
      const running = known.get(key) ?? ('address' in source ? fetchOnce(source) : addOnce(source))
      known.set(key, running)
      return running
    },
  }
}

/** Pictures that are fetched at the same time; few, to spare the sites. */
const FETCHED_AT_ONCE = 4

/**
 * Collects the pictures that a trial leaves for later, to fetch them several at a time.
 *
 * @param trial finder of the trial
 * @returns `finder`: the trial's finder, which also collects pictures for later. `fetchAll`: fetches the collected pictures with the
 *   given finder; resolves to false if there are no such pictures
 */
export function collectPictures(trial: PictureFinder) {
  const wanted: PictureReference[] = []
  return {
    finder: {
      async find(source) {
        const found = await trial.find(source)
        if ('later' in found) wanted.push(source)
        return found
      },
    } satisfies PictureFinder,
    async fetchAll(finder: PictureFinder): Promise<boolean> {
      const rest = wanted.values()
      const work = async () => {
        for (const source of rest) await finder.find(source)
      }
      await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, work))
      return wanted.length > 0
    },
  }
}

const unusable = (source: PictureReference, { problem, values }: { problem: string; values?: Record<string, unknown> }): FoundPicture => ({
  note: { key: 'row.pictureUnusable', values: { text: referenceText(source), inner: problem, innerValues: values } },
})
