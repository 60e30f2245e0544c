/** Approximate bytes of the headers of a 304 answer. */
const UNCHANGED_BYTES = 300

/** Time at which the server sent the last page, in ms since 1970, by its Date header. */
let pageDate = 0
const dateOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '')

/**
 * Adds the number of transferred bytes as a header that scripts can read, for the counter in the footer (early/good-connection.ts):
 * for answers of a worker browsers report 0 or the decompressed size.
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
 * @param kept the stored copy: if the page is unchanged since, the server has answered with headers only
 */
export function addPageSize(answer: Response, kept: Response | undefined): Response {
  pageDate = dateOf(answer)
  const version = answer.headers.get('etag')
  const isUnchanged = version !== null && version === kept?.headers.get('etag')
  return withSize(answer, isUnchanged ? UNCHANGED_BYTES : answer.headers.get('content-length'))
}

/** Adds the transferred bytes to a file's answer: 0 for a file sent before its page, which comes from the browser's HTTP cache. */
export const addFileSize = (answer: Response): Response =>
  withSize(answer, dateOf(answer) < pageDate ? 0 : answer.headers.get('content-length'))
