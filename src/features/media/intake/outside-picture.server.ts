import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { fail, ok, type Result } from '#kit/result.ts'
import { PICKER_MAX_BYTES } from '../limits.ts'
import type { PictureFile } from './add-pictures.server.ts'
import { readPictureAddress } from './own-picture-address.ts'
import { libraryFileName } from './upload.server.ts'

const REDIRECTS_MAX = 3
const TIMEOUT_MS = 15_000

/** `image.refused`: the site answered, but not with a file, since it is gone or not for everybody. */
export type OutsideProblem = 'image.address' | 'image.unreachable' | 'image.refused' | 'image.tooLarge'
/** A file of another site, not yet checked, or the key of the shop's own picture that a redirect led to. */
export type FoundPicture = PictureFile | { ownKey: string | undefined }

type FetchOptions = {
  /** Host names of the shop, with port; the shop never requests itself. */
  ownHosts?: readonly string[]
  timeoutMs?: number
}

/**
 * Fetches a picture of another site.
 *
 * Staff may paste any address, so the server must not be led into its own network: every host name is resolved here, every IP
 * address is checked, and the connection goes to the checked IP address, which defeats DNS rebinding. At most three redirects
 * are followed, each checked the same way. An address of the shop itself, also after redirects, is answered without a request.
 *
 * @param mayConnect true for an IP address that may be requested; isPublicAddress in the shop
 */
export async function fetchOutsidePicture(
  address: string,
  mayConnect: (ip: string) => boolean,
  { ownHosts = [], timeoutMs = TIMEOUT_MS }: FetchOptions = {},
): Promise<Result<FoundPicture, OutsideProblem>> {
  const signal = AbortSignal.timeout(timeoutMs)
  let next = address
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const place = readPictureAddress(next, ownHosts)
    if (!place) return fail('image.address')
    if (place.site === 'own') return ok({ ownKey: place.key })
    const { url } = place
    try {
      const answer = await fetchAnswer(url, await within(signal, checkedAddresses(url, mayConnect)), signal)
      const status = answer.statusCode ?? 0
      const { location } = answer.headers
      if (status >= 300 && status < 400 && location && URL.canParse(location, url)) {
        answer.destroy()
        next = new URL(location, url).href
        continue
      }
      if (status !== 200) {
        answer.destroy()
        return fail(status >= 500 ? 'image.unreachable' : 'image.refused')
      }
      const bytes = await readAtMost(answer, PICKER_MAX_BYTES)
      return bytes ? ok({ filename: nameIn(url), bytes }) : fail('image.tooLarge')
    } catch {
      // One problem for refused, unknown, silent and slow hosts: a difference would reveal the shop's network.
      return fail('image.unreachable')
    }
  }
  return fail('image.unreachable')
}

/**
 * Reason why an address is never requested, as far as its text shows it: it is no web address, or it names a network that is not public.
 * A host name that only leads into such a network is unreachable like any other.
 */
export function findAddressProblem(
  address: string,
  mayConnect: (ip: string) => boolean,
): 'image.address' | 'image.privateAddress' | undefined {
  const place = readPictureAddress(address, [])
  if (place?.site !== 'other') return 'image.address'
  const { hostname } = place.url
  const ip = /(?:^|\.)localhost\.?$/.test(hostname) ? '127.0.0.1' : withoutBrackets(hostname)
  return isIP(ip) && !mayConnect(ip) ? 'image.privateAddress' : undefined
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

type Address = { address: string; family: number }

async function checkedAddresses({ hostname }: URL, mayConnect: (ip: string) => boolean): Promise<Address[]> {
  const bare = withoutBrackets(hostname)
  const addresses = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookup(bare, { all: true })
  // One private IP address among public ones is enough to refuse the host name: only an attacker sets up such a name.
  if (addresses.length === 0 || !addresses.every(({ address }) => mayConnect(address))) throw new Error('not a public address')
  return addresses
}

// A DNS lookup cannot be aborted: after the timeout its result is ignored.
function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])
}

function fetchAnswer(url: URL, addresses: Address[], signal: AbortSignal): Promise<IncomingMessage> {
  const toChecked: LookupFunction = (_hostname, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family ?? 4)
  }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(
      url,
      {
        signal,
        lookup: toChecked,
        agent: false,
        headers: {
          accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
          'accept-encoding': 'identity',
          'user-agent': 'shop-media-library/1',
        },
      },
      resolve,
    )
      .once('error', reject)
      .end()
  })
}

async function readAtMost(answer: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  if (Number(answer.headers['content-length'] ?? 0) > limit) {
    answer.destroy()
    return undefined
  }
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function nameIn({ pathname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return libraryFileName(decodeURIComponent(last))
  } catch {
    return libraryFileName(last)
  }
}
