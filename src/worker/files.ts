import { PLACEHOLDER } from '#kit/placeholder.ts'
import { addFileSize } from './sizes.ts'
import { FILES, find, findSaved, keep, PICTURES, renew } from './stores.ts'

const MAX_FILES = 80
const MAX_PICTURES = { entries: 60, bytes: 5_000_000 }
const PAGE = /html/

/** Built files: their names change with their contents, so a stored one is always right. */
export async function answerFile({ url, signal }: Request): Promise<Response> {
  const kept = (await find(FILES, url)) ?? (await findSaved(url))
  if (kept) return kept
  // A download that its page stops shall cost nothing more.
  const answer = await fetch(url, { signal })
  // The program of a saved catalogue is stored with it.
  if (isFile(answer) && !url.includes('/saved-')) void keep(FILES, url, answer.clone(), { entries: MAX_FILES })
  return addFileSize(answer)
}

/** Pictures: stored ones first; of more than 60, or 5 MB, those go that were seen the longest time ago. */
export async function answerPicture(request: Request): Promise<Response> {
  const kept = await find(PICTURES, request.url)
  if (kept) {
    void renew(PICTURES, request.url)
    return kept
  }
  const saved = await findSaved(request.url)
  if (saved) return saved
  const answer = await fetch(request)
  if (isFile(answer)) void keep(PICTURES, request.url, answer.clone(), MAX_PICTURES)
  return addFileSize(answer)
}

/** Fetches files that pages will need without a connection, those that are not stored yet. @throws without a connection */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  for (const address of [...addresses, PLACEHOLDER]) await answerFile(new Request(address))
}

/** The page of a network that wants a sign-in answers every request, and is no script and no picture. */
const isFile = ({ ok, headers }: Response): boolean => ok && !PAGE.test(headers.get('content-type') ?? 'html')
