import type { RowMessage } from '../columns/read-cell.ts'
import type { ZipFile } from '../files/zip-pictures.server.ts'
import { fileKey, type PictureAlt, type PictureReference, referenceText } from './picture-names.ts'
import { zipLookup } from './zip-lookup.server.ts'

/** A picture in the library (`url`), a picture that only the import will fetch (`later`), or a note why there is none. */
type FoundPicture = { url: string } | { later: string; note: RowMessage } | { note: RowMessage }
export type PictureFinder = { find(source: PictureReference): Promise<FoundPicture> }

/** Reason why the library cannot have a picture. `problem`: a key of i18n/problems. */
type PictureProblem = { problem: string; values?: Record<string, unknown> }

/** Functions of the media library that imports need. */
export type PictureLibrary = {
  isInLibrary: (address: string) => Promise<boolean>
  /** Library URLs of the pictures of each file name, the newest first, by `fileKey`. */
  findPicturesByName: () => Promise<ReadonlyMap<string, readonly string[]>>
  /** Library URL of a picture that was fetched from this address before. */
  findFetched: (address: string) => Promise<string | undefined>
  /** Problem of a file as far as its size and its first bytes (`START_BYTES`) show it. */
  findFileProblem: (filename: string, size: number, start: Uint8Array) => PictureProblem | undefined
  /** Problem of an address as far as its text shows it. */
  findAddressProblem: (address: string) => PictureProblem | undefined
  /** Fetches a picture from another site into the library; `alt` is stored with a new picture. */
  fetchPicture: (address: string, alt?: PictureAlt) => Promise<{ url: string } | PictureProblem>
  addPicture: (filename: string, bytes: Uint8Array) => Promise<{ url: string } | PictureProblem>
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

/** First bytes of a file that show whether it can be a picture. */
const START_BYTES = 256

/** Returns a function that finds the problem of a file of the ZIP, as far as its size and first bytes show it; once per file. */
function zipChecker(library: PictureLibrary) {
  const known = new Map<ZipFile, Promise<PictureProblem | undefined>>()
  async function check(file: ZipFile, name: string): Promise<PictureProblem | undefined> {
    const start = await file.read(START_BYTES)
    return start ? library.findFileProblem(name, file.size, start) : damaged(name)
  }
  return (file: ZipFile, name: string) => {
    const checked = known.get(file) ?? check(file, name)
    known.set(file, checked)
    return checked
  }
}

const damaged = (name: string): PictureProblem => ({ problem: 'image.damaged', values: { name } })

/**
 * Finds pictures for a trial: in the library only. Pictures of other sites and of the ZIP are marked for later, unless their address,
 * size or first bytes show that the import will refuse them. The library may have a picture whose file in the ZIP is unusable.
 *
 * @param zip files of the uploaded ZIP
 */
export function trialPictureFinder(library: PictureLibrary, zip: readonly ZipFile[]): PictureFinder {
  const findInZip = zipLookup(zip)
  const findProblem = zipChecker(library)
  let byName: ReturnType<PictureLibrary['findPicturesByName']> | undefined
  return {
    async find(source) {
      if ('own' in source) return (await library.isInLibrary(source.own)) ? { url: source.own } : unknown(source)
      if ('address' in source) {
        const url = await library.findFetched(source.address)
        if (url !== undefined) return { url }
        const problem = library.findAddressProblem(source.address)
        return problem ? unusable(source, problem) : later(source)
      }
      const inZip = findInZip(source)
      if (inZip && 'paths' in inZip) return ambiguous('row.pictureTwiceInZip', source, inZip.paths)
      const problem = inZip && (await findProblem(inZip.file, source.file))
      if (inZip && !problem) return later(source, inZip.shown, inZip.noted)
      byName ??= library.findPicturesByName()
      const [url, ...others] = (await byName).get(fileKey(source.file)) ?? []
      if (url === undefined) return problem ? unusable(source, problem) : unknown(source)
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
  const trial = trialPictureFinder(library, zip)
  const withoutZip = trialPictureFinder(library, [])
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
    const tried = await trial.find(source)
    const inZip = findInZip(source)
    if (!('later' in tried) || !inZip || 'paths' in inZip) return tried
    const bytes = await inZip.file.read()
    const added = bytes ? await library.addPicture(source.file, bytes) : damaged(source.file)
    if ('url' in added) return added
    const inLibrary = await withoutZip.find(source)
    return 'url' in inLibrary ? inLibrary : unusable(source, added)
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

function unusable(source: PictureReference, { problem, values }: PictureProblem): FoundPicture {
  const text = referenceText(source)
  if (problem === 'image.tooLarge') return { note: { key: 'row.pictureTooLarge', values: { ...values, text } } }
  return { note: { key: 'row.pictureUnusable', values: { text, inner: problem, innerValues: values } } }
}
