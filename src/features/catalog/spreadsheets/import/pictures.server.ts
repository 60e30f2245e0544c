import type { RowProblem } from '../columns/read-cell.ts'
import { fileKey, type PictureSource, sourceText } from './picture-names.ts'

/** A picture of the library, or one that only the import fetches; a note where there is none. */
type FoundPicture = { url: string } | { later: string; note: RowProblem } | { note: RowProblem }
export type PictureFinder = { find(source: PictureSource): Promise<FoundPicture> }

/** Functions of the media library. */
export type PictureLibrary = {
  isInLibrary: (address: string) => Promise<boolean>
  /** Address of the newest picture with each of these file names. */
  findPicturesByName: () => Promise<ReadonlyMap<string, string>>
  /** The library's address of a picture that was fetched before. */
  findFetched: (address: string) => Promise<string | undefined>
  /** Fetches a picture of another site into the library; a problem is a sentence's key. */
  fetchPicture: (address: string) => Promise<{ url: string } | { problem: string; values?: Record<string, unknown> }>
  /** Adds a file to the library. */
  addPicture: (filename: string, bytes: Uint8Array) => Promise<{ url: string } | { problem: string; values?: Record<string, unknown> }>
}

const unknown = (source: PictureSource): FoundPicture => ({ note: { key: 'row.pictureUnknown', values: { text: sourceText(source) } } })
const later = (source: PictureSource): FoundPicture => ({
  later: sourceText(source),
  note: { key: 'row.pictureLater', values: { text: sourceText(source) } },
})

/**
 * Pictures of a trial: nothing is fetched and nothing added.
 *
 * @param zipNames file names in the uploaded ZIP
 */
export function pictureTrial(library: PictureLibrary, zipNames: readonly string[]): PictureFinder {
  const inZip = new Set(zipNames.map(fileKey))
  let byName: Promise<ReadonlyMap<string, string>> | undefined
  return {
    async find(source) {
      if ('own' in source) return (await library.isInLibrary(source.own)) ? { url: source.own } : unknown(source)
      if ('address' in source) {
        const url = await library.findFetched(source.address)
        return url === undefined ? later(source) : { url }
      }
      if (inZip.has(fileKey(source.file))) return later(source)
      byName ??= library.findPicturesByName()
      const url = (await byName).get(fileKey(source.file))
      return url === undefined ? unknown(source) : { url }
    },
  }
}

/** A site that has failed this often is not asked again in the same import. */
const FAILURES_MAX = 3

/**
 * Pictures of an import: fetched from other sites, or added from the ZIP, each once.
 *
 * @param zip reads a file of the uploaded ZIP by its name; undefined if it has none
 */
export function pictureImport(library: PictureLibrary, zip: (name: string) => Promise<Uint8Array | undefined>): PictureFinder {
  const trial = pictureTrial(library, [])
  const known = new Map<string, Promise<FoundPicture>>()
  const failures = new Map<string, number>()

  async function fetchOnce(source: { address: string }): Promise<FoundPicture> {
    const host = URL.canParse(source.address) ? new URL(source.address).host : ''
    const unreachable: FoundPicture = { note: { key: 'row.pictureUnreachable', values: { text: source.address } } }
    const known = await library.findFetched(source.address)
    if (known !== undefined) return { url: known }
    if ((failures.get(host) ?? 0) >= FAILURES_MAX) return unreachable
    const fetched = await library.fetchPicture(source.address)
    if ('url' in fetched) return fetched
    if (fetched.problem !== 'image.unreachable') return unusable(source, fetched)
    failures.set(host, (failures.get(host) ?? 0) + 1)
    return unreachable
  }

  async function addOnce(source: { file: string }): Promise<FoundPicture> {
    const bytes = await zip(source.file)
    if (!bytes) return trial.find(source)
    const added = await library.addPicture(source.file, bytes)
    return 'url' in added ? added : unusable(source, added)
  }

  return {
    find(source) {
      if ('own' in source) return trial.find(source)
      const key = 'address' in source ? source.address : fileKey(source.file)
      const running = known.get(key) ?? ('address' in source ? fetchOnce(source) : addOnce(source))
      known.set(key, running)
      return running
    },
  }
}

/** Pictures that are fetched at once; their sites serve others too. */
const FETCHED_AT_ONCE = 4

/**
 * A trial that notes which pictures it leaves for later, and fetches them, some at a time.
 *
 * @param trial finder of the trial
 * @returns `fetchAll` resolves to false if there were none
 */
export function collectPictures(trial: PictureFinder) {
  const wanted: PictureSource[] = []
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

const unusable = (source: PictureSource, { problem, values }: { problem: string; values?: Record<string, unknown> }): FoundPicture => ({
  note: { key: 'row.pictureUnusable', values: { text: sourceText(source), inner: problem, innerValues: values } },
})
