import { parseUrl } from '#kit/parse.ts'
import { parsePictureUrl } from '../rendition.ts'

/** Target of an address: another site, or the shop itself, with the key of the picture if it names one. */
export type PictureAddress = { site: 'other'; url: URL } | { site: 'own'; key: string | undefined }

/**
 * Parses an address that staff typed or pasted: with a host, or a path of the shop. An address of the shop, with any rendition or
 * query, yields the key of the library's picture, or no key if it names none; nothing is fetched for it.
 *
 * @param ownHosts host names of the shop, with port
 * @returns undefined unless it is an http or https address without credentials, and for a path that leads to another host
 */
export function readPictureAddress(text: string, ownHosts: readonly string[]): PictureAddress | undefined {
  // Adds a leading slash, which is easily missed when a path is copied by hand.
  const path = text.startsWith('media/') ? `/${text}` : text
  const isPath = path.startsWith('/')
  // A path such as `//elsewhere/` or `/\elsewhere/` contains a host. This parser reads it as browsers do.
  const base = `http://${ownHosts[0] ?? 'localhost'}`
  const url = parseUrl(path, isPath ? base : undefined)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (ownHosts.some((host) => isSameHost(host, url.host))) return { site: 'own', key: parsePictureUrl(decoded(url.pathname))?.key }
  return isPath ? undefined : { site: 'other', url }
}

// Ignores `www.` and a trailing dot.
const isSameHost = (one: string, other: string) => plain(one) === plain(other)
const plain = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.(?=:|$)/, '')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
