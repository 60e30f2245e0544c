import { parseUrl } from '#kit/parse.ts'
import { parsePictureUrl } from '../rendition.ts'

/** Where an address leads: to another site, or to the shop itself with the key of the picture that it names, if it names one. */
export type PictureAddress = { site: 'other'; url: URL } | { site: 'own'; key: string | undefined }

/**
 * Reads an address that staff typed or pasted for a picture: a whole one, or a path of the shop. What leads to the shop
 * itself, whatever rendition and whatever stands behind `?`, is a picture of its library and nothing to be fetched.
 *
 * @param ownHosts the names (with their port) by which the shop is reached
 * @returns undefined for what is no address with http or https, or holds a name and a password
 */
export function readPictureAddress(text: string, ownHosts: readonly string[]): PictureAddress | undefined {
  // Adds a leading stroke, which is easily missed when a path is copied by hand.
  const path = text.startsWith('media/') ? `/${text}` : text
  const isPath = path.startsWith('/')
  // A path such as `//elsewhere/` or `/\elsewhere/` names a host too; which one, browsers and this parser say alike.
  const base = `http://${ownHosts[0] ?? 'localhost'}`
  const url = parseUrl(path, isPath ? base : undefined)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (ownHosts.some((host) => isSameHost(host, url.host))) return { site: 'own', key: parsePictureUrl(decoded(url.pathname))?.key }
  return isPath ? undefined : { site: 'other', url }
}

// With and without `www.` or the root's dot it is one shop.
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
