/** About what the headers of an answer take that says that a page is unchanged. */
const UNCHANGED_BYTES = 300

/** When the server sent the page that was opened last, in milliseconds; by its clock, since that of a device may be wrong. */
let pageDate = 0
const dateOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '')

/**
 * Browsers count what comes through a worker as nothing, or by its decompressed size. The number of bytes that travelled
 * goes into a header that scripts can read, for the counter in the footer (early/good-line.ts).
 */
function withSize(answer: Response, bytes: string | number | null): Response {
  if (bytes === null || !answer.body) return answer
  const headers = new Headers(answer.headers)
  headers.set('server-timing', `bytes;dur=${bytes}`)
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * Adds the transferred bytes to a page's answer, and remembers its date for `addFileSize`.
 *
 * @param kept the stored copy: if it is still true, the server has answered with a few headers only
 */
export function addPageSize(answer: Response, kept: Response | undefined): Response {
  pageDate = dateOf(answer)
  const version = answer.headers.get('etag')
  const isUnchanged = version !== null && version === kept?.headers.get('etag')
  return withSize(answer, isUnchanged ? UNCHANGED_BYTES : answer.headers.get('content-length'))
}

/** Adds the transferred bytes to a file's answer: 0 for a file older than its page, which comes from the browser's own cache. */
export const addFileSize = (answer: Response): Response =>
  withSize(answer, dateOf(answer) < pageDate ? 0 : answer.headers.get('content-length'))
