import { type AboutCatalogue, CATALOGUE_FORMAT, readAbout } from '#features/catalog/saved/stored-catalogue.ts'
import type { Language } from '#i18n/language.ts'
import { readUnfinishedDownload } from './download.ts'
import { storedPictureBytes } from './loader.ts'
import { countPieces, isStored, type Program } from './program-files.ts'

/** The shop's estimate of the bytes of all products, and of all pictures. */
export type Estimate = { data: number; pictures: number }

/** Bytes of a download. */
export type DownloadSize = {
  /** On the device already, from an earlier attempt. */
  held: number
  /** Still to come, without pictures. */
  missing: number
  /** Pictures that are still to come. */
  pictures: number
}

/** Measures what a download of the catalogue would transfer now. For an update `missing` lacks the changes, which only the shop knows. */
export async function measureDownload(language: Language, program: Program, { data, pictures }: Estimate): Promise<DownloadSize> {
  const [about, half] = await Promise.all([readAbout(language), readUnfinishedDownload(language)])
  const dataHeld = half?.bytes ?? 0
  // A catalogue in the format of an earlier version is loaded again.
  const isCurrent = about?.format === CATALOGUE_FORMAT
  const programMissing = await missingProgramBytes(program, about)
  const picturesHeld = about?.hasPictures ? pictures : await storedPictureBytes()
  return {
    held: about ? 0 : dataHeld + program.bytes - programMissing + picturesHeld,
    missing: (isCurrent ? 0 : Math.max(0, data - dataHeld)) + programMissing + (await missingWorkerBytes(program)),
    pictures: Math.max(0, pictures - picturesHeld),
  }
}

async function missingProgramBytes(program: Program, about: AboutCatalogue | undefined): Promise<number> {
  if (about?.program === program.address) return 0
  const missing = await missingBytes(program.files)
  const pieces = (await isStored(program.address)) ? 0 : await countPieces(program)
  return Math.round(missing - ((program.files[program.address] ?? 0) * pieces) / Object.keys(program.pieces).length)
}

/** Bytes that the service worker still has to store before the catalogue is saved: itself, its files and the page /connection. */
export async function missingWorkerBytes({ worker }: Program): Promise<number> {
  const { [WORKER]: own = 0, ...files } = worker
  const isRegistered = await navigator.serviceWorker.getRegistration().then(Boolean, () => false)
  return (isRegistered ? 0 : own) + (await missingBytes(files)) + ((await isStored('/connection')) ? 0 : connectionBytes())
}
const WORKER = '/worker.js'

/** Sum of the bytes of files that are not stored. */
async function missingBytes(files: Readonly<Record<string, number>>): Promise<number> {
  let missing = 0
  for (const [address, bytes] of Object.entries(files)) if (!(await isStored(address))) missing += bytes
  return missing
}

/** Bytes of /connection: as a delta against the open page where browsers know dictionaries (docs/decisions/0034), else about those of that page. */
function connectionBytes(): number {
  if (document.createElement('link').relList.supports('compression-dictionary')) return DELTA_BYTES
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page) return 0
  // Through the service worker browsers report the decompressed size, and the worker's header has the transferred one.
  return page.workerStart ? (page.serverTiming[0]?.duration ?? 0) : (page.encodedBodySize ?? 0)
}
const DELTA_BYTES = 1000
