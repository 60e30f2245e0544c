import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type CachedResponse, cachedAsIs, sendCached } from './cached-response.server.ts'
import { keepOldFiles } from './old-files.server.ts'

/** Without charset: scripts and style sheets inherit that of the document. */
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
}

const PREFIX = '/assets/'
/**
 * Address of the service worker: constant, so that browsers find a newer version, and at the root, so that its scope is the
 * whole site.
 */
export const WORKER = '/worker.js'
/**
 * File names contain a content hash, so they are cached for a year. Few headers, since visitors pay for those of every file;
 * `public` would add nothing.
 */
const headers = { 'cache-control': 'max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/**
 * Serves the built files from memory with the compressed forms made by the build (a few megabytes), without the framework. Only
 * names present at the start exist; no path of a request reaches the disk. A file deleted since (by a new build) is served from
 * its copy; the first one without a copy is logged.
 *
 * @param worker address of the built service worker
 * @param oldFiles folder for files of earlier builds, and the time
 */
export function assetsOf(
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
        const made = cachedAsIs({ 'content-type': type, ...headers, ...vary }, bytesOf(name), forms)
        // Few browsers still ask for the files of an earlier build.
        if (place === folder) cached.set(name, made)
        return made
      } catch (error) {
        problem = error
      }
    }
    if (problem && !isGoneLogged) log.error({ err: problem }, 'built files have gone: stop the shop, finish the update, start it again')
    isGoneLogged ||= problem !== undefined
    return undefined
  }

  return {
    answerAsset(request, response) {
      const url = request.url === WORKER ? worker : request.url
      if (!url?.startsWith(PREFIX) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const asset = read(url.slice(PREFIX.length).split('?')[0] ?? '')
      if (!asset) return false
      sendCached(request, response, asset, request.url === WORKER ? { 'cache-control': 'no-cache' } : {})
      return true
    },
  }
}
