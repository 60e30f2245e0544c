import type { Device } from '../event-kinds.ts'

/** Kind of device by user agent. Since 2019 iPads send the user agent of a computer and are counted as computers. */
export function deviceOf(userAgent: string): Device {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone'
  if (userAgent.includes('iPad')) return 'ipad'
  if (userAgent.includes('Android')) return 'android'
  return /Windows|Macintosh|X11|CrOS|Linux/.test(userAgent) ? 'computer' : 'other'
}

/** Host of the other site that a visitor came from, without "www."; null for no referrer and for the shop's own hosts. */
export function referrerHost(referrer: string, ownHosts: readonly string[]): string | null {
  if (!URL.canParse(referrer)) return null
  const host = new URL(referrer).host.toLowerCase().replace(/^www\./, '')
  return host === '' || ownHosts.some((own) => own.replace(/^www\./, '') === host) ? null : host.slice(0, 100)
}

const pageQueries = ['category', 'subcategory']

/**
 * Name under which a page is counted: its path, and for the product list its category and subcategory. Other query parameters,
 * such as typed text, are left out. Null for pages of the staff area.
 */
export function normalizePage(address: string): string | null {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split('?')
  const plain = path.replace(/\/+$/, '') || '/'
  if (/^\/admin(?:\/|$)/.test(plain)) return null
  const given = new URLSearchParams(query)
  const kept = pageQueries.flatMap((name) => {
    const id = given.get(name) ?? ''
    return plain === '/products' && /^\d{1,9}$/.test(id) ? [`${name}=${id}`] : []
  })
  return kept.length > 0 ? `${plain.slice(0, 200)}?${kept.join('&')}` : plain.slice(0, 200)
}

const connections = ['slow-2g', '2g', '3g', '4g', '5g', 'wifi', 'cellular', 'ethernet']

/** Connection type that a browser reports, in lower case; null for an unknown type. */
export function normalizeConnection(text: string | null | undefined): string | null {
  return connections.find((known) => known === text?.toLowerCase()) ?? null
}

/** Search words as they are counted: lower case, single blanks, at most 80 characters; null if nothing is left. */
export function normalizeSearch(words: string): string | null {
  return words.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 80) || null
}

/** True if a request has the header DNT or Sec-GPC, by which browsers ask not to be tracked. */
export function refusesTracking(headers: Record<string, string | string[] | undefined>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
