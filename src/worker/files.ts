import { FILES_CACHE, PICTURES_CACHE } from '#kit/browser/cache-names.ts'
import { PLACEHOLDER, SMALL_PICTURE } from '#kit/pictures.ts'
import { isPublicPage, worker } from './scope.ts'
import { findSaved, findStored, moveToNewest, storeResponse } from './stores.ts'
import { addFileSize } from './transferred-bytes.ts'

const MAX_FILES = 80
const MAX_PICTURES = { entries: 60, bytes: 5_000_000 }
const PAGE = /html/
/** Time in ms after which the picture of the saved catalogue is shown in place of a larger one. */
const TIMEOUT_MS = 3000
/** Format at the end of a picture's address, which differs between browsers. */
const FORMAT = /\w+$/

/**
 * Answers built files, stored copy first: their names change with their contents, so a copy is never stale.
 *
 * @param clientId id of the page that needs the file; what staff pages load is not stored
 */
export async function answerFile({ url, signal, destination }: Request, clientId?: string): Promise<Response> {
  const kept = await findFile(url)
  if (kept) return kept
  // Passes the signal on: a download that the page aborts must not cost more bytes.
  const answer = await fetch(url, { signal })
  const page = clientId ? await worker.clients.get(clientId) : undefined
  // A page that downloads a file for the saved catalogue stores it there.
  const isDownload = clientId && !destination
  if (!isDownload && (!page || isPublicPage(page.url))) void storeFile(url, answer.clone())
  return addFileSize(answer)
}

/**
 * Answers pictures, stored copy first. Beyond 60 pictures or 5 MB the least recently shown are removed. The saved catalogue has one
 * small rendition of a picture: it answers requests for this size in any format, and for larger ones without a connection.
 */
export async function answerPicture(request: Request): Promise<Response> {
  const { url } = request
  const kept = await findStored(PICTURES_CACHE, url)
  if (kept) {
    void moveToNewest(PICTURES_CACHE, url)
    return kept
  }
  const small = new URL(SMALL_PICTURE, url).href
  const saved = await findSaved(small)
  if (saved && small.replace(FORMAT, '') === url.replace(FORMAT, '')) return saved
  const fresh = fetch(request).then((answer) => {
    if (isFile(answer) && request.destination) void storeResponse(PICTURES_CACHE, url, answer.clone(), MAX_PICTURES)
    return addFileSize(answer)
  })
  if (!saved) return fresh
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, TIMEOUT_MS, saved))
  return Promise.race([fresh.catch(() => saved), timeout])
}

/** Stores files that pages need offline, unless they are stored already. @throws if offline */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  for (const address of [...addresses, PLACEHOLDER]) {
    const { url } = new Request(address)
    if (!(await findFile(url))) await storeFile(url, await fetch(url))
  }
}

const findFile = async (url: string): Promise<Response | undefined> => (await findStored(FILES_CACHE, url)) ?? (await findSaved(url))

async function storeFile(url: string, answer: Response): Promise<void> {
  if (isFile(answer)) await storeResponse(FILES_CACHE, url, answer, { entries: MAX_FILES })
}

/** False for errors and for the HTML page of a captive portal. */
const isFile = ({ ok, headers }: Response): boolean => ok && !PAGE.test(headers.get('content-type') ?? 'html')
