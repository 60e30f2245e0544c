import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type CachedResponse, createPrecompressedResponse, sendCached } from './cached-response.server.ts'
import { keepOldFiles } from './old-files.server.ts'

/** Media types without charset, since scripts and style sheets inherit that of the document. */
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.bin': 'application/octet-stream',
}

const PREFIX = '/assets/'
/**
 * Address of the service worker: constant, so that browsers find a newer version, and at the root, so that its scope is the
 * whole site.
 */
export const WORKER_PATH = '/worker.js'
/**
 * Headers of files. Their names contain a hash of their content, so browsers may cache them for a year. There are few headers,
 * since visitors pay for those of every file; `public` would add nothing.
 */
const headers = { 'cache-control': 'max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/**
 * Creates the fast path for built files. Files are read at their first request and then served from memory, in the compressed forms
 * made by the build (a few megabytes). Only names that exist at the start are served, so a request cannot name another path. If a
 * new build has deleted a file, its copy is served; the first missing file without a copy is logged.
 *
 * @param worker address of the built service worker
 * @param oldFiles folder for files of earlier builds, and the time
 */
export function createFileServer(
  clientDir: string,
  worker: string,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  oldFiles: { folder: string; now: Date },
): { answerAsset(request: IncomingMessage, response: ServerResponse): boolean } {
  const folder = join(clientDir, 'assets')
  const names = new Set(readdirSync(folder))
  const oldNames = keepOldFiles(folder, oldFiles.folder, oldFiles.now, log)
  const cached = new Map<string, CachedResponse>()
  let isGoneLogged = false

  function read(name: string): CachedResponse | undefined {
    const known = cached.get(name)
    const type = types[extname(name)]
    if (known || !type) return known
    let problem: unknown
    for (const [place, there] of [
      [folder, names],
      [oldFiles.folder, oldNames],
    ] as const) {
      if (!there.has(name)) continue
      const bytesOf = (file: string) => readFileSync(join(place, file))
      const compressed = (ending: string) => (there.has(`${name}${ending}`) ? bytesOf(`${name}${ending}`) : undefined)
      try {
        const forms = { br: compressed('.br'), gzip: compressed('.gz') }
        const vary: Record<string, string> = forms.br ? { vary: 'accept-encoding' } : {}
        // Browsers look for a new worker at each page: with an ETag they get 304 instead of its 4 KB.
        const etag = worker === `${PREFIX}${name}` ? `"${name}"` : ''
        const made = createPrecompressedResponse({ 'content-type': type, ...headers, ...vary }, bytesOf(name), forms, etag)
        // Files of an earlier build are not cached in memory, since few browsers request them.
        if (place === folder) cached.set(name, made)
        return made
      } catch (error) {
        problem = error
      }
    }
    if (problem && !isGoneLogged) log.error({ err: problem }, 'built files are missing: stop the shop, finish the update, start it again')
    isGoneLogged ||= problem !== undefined
    return undefined
  }

  return {
    answerAsset(request, response) {
      const url = request.url === WORKER_PATH ? worker : request.url
      if (!url?.startsWith(PREFIX) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const asset = read(url.slice(PREFIX.length).split('?')[0] ?? '')
      if (!asset) return false
      sendCached(request, response, asset, request.url === WORKER_PATH ? { 'cache-control': 'no-cache' } : {})
      return true
    },
  }
}
