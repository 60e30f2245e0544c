import { slugSchema } from '#api/fields.ts'
import type { ReceivedEvent } from './event-writer.server.ts'
import { normalizeConnection, normalizePage, normalizeSearch, referrerHost } from './reading-requests.ts'
import type { Action, PageView, TrackedProductView } from './tracking.contract.ts'

/** An event as the browser reported it, before the server adds facts about the request. */
export type SentEvent = Omit<ReceivedEvent, 'address' | 'userAgent' | 'hasLanguage' | 'country'>

/** Converts the call for a page view into an event; undefined for pages of the staff area. */
export function toViewEvent(view: Omit<PageView, 'timestamp'>, ownHosts: readonly string[]): SentEvent | undefined {
  const page = normalizePage(view.page)
  if (!page) return undefined
  return {
    id: view.id,
    kind: 'view',
    page,
    reported: { userAgent: view.userAgent, isMobile: view.isMobile },
    referrer: referrerHost(view.referrer, ownHosts),
    connection: normalizeConnection(view.connectionType),
    language: view.language ?? null,
  }
}

/** Converts the call for a product view into an event. */
export const toProductViewEvent = ({ id, productId }: TrackedProductView): SentEvent => ({ id, kind: 'product', products: [productId] })

/** Converts the call for an action into an event; undefined for a search without words. */
export function toActionEvent({ id, kind, products, page, language, ...action }: Action): SentEvent | undefined {
  const term = kind === 'search' ? normalizeSearch(action.term ?? '') : null
  if (kind === 'search' && !term) return undefined
  return {
    id,
    kind,
    products: products ?? [],
    page: page ? normalizePage(page) : null,
    slug: products ? null : slugIn(page),
    term,
    language: language ?? null,
  }
}

/** Slug of the product that a page is about, from its address: the product's page, or the inquiry form with `?product=`. */
function slugIn(page: string | undefined): string | null {
  const [, path, query] = /^(\/product\/[^/?]+|\/contact)(?:\?(.*))?$/.exec(page ?? '') ?? []
  const slug = path === '/contact' ? new URLSearchParams(query).get('product') : path?.slice('/product/'.length)
  return slug && slugSchema.safeParse(slug).success ? slug : null
}
