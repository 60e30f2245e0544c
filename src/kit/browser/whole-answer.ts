/** End of the shop’s pages, and of its built scripts and style sheets (tools/bundle.ts). */
const END = /(?:<\/html>|\n)$/

/**
 * False if an answer broke off before its end: Firefox reports a compressed answer as complete then. The Content-Length header counts
 * the compressed bytes, so it proves only that an uncompressed answer is complete.
 */
export async function isWhole({ headers }: Pick<Response, 'headers'>, body: Blob): Promise<boolean> {
  const length = Number(headers.get('content-length'))
  return !length || body.size === length || END.test(await new Response(body.slice(-END_LENGTH)).text())
}
const END_LENGTH = '</html>'.length
