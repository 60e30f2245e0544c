import { slugSchema } from '#api/fields.ts'
import type { Seen } from './event-writer.server.ts'
import { connectionOf, pageOf, referrerHost, termOf } from './reading-requests.ts'
import type { Action, PageView, ProductView } from './tracking.contract.ts'

/** An event without what the server adds about the request. */
export type SentEvent = Omit<Seen, 'address' | 'userAgent' | 'hasLanguage' | 'country'>

/** A page view as it is counted; undefined for pages of the staff area. */
export function viewOf(view: Omit<PageView, 'timestamp'>, ownHosts: readonly string[]): SentEvent | undefined {
  const page = pageOf(view.page)
  if (!page) return undefined
  return {
    id: view.id,
    kind: 'view',
    page,
    told: { userAgent: view.userAgent, isMobile: view.isMobile },
    referrer: referrerHost(view.referrer, ownHosts),
    connection: connectionOf(view.connectionType),
    language: view.language ?? null,
  }
}

/** A product view as it is counted. */
export const productViewOf = ({ id, productId }: ProductView): SentEvent => ({ id, kind: 'product', products: [productId] })

/** An action as it is counted; undefined for a search without words. */
export function actionOf({ id, kind, products, page, language, ...action }: Action): SentEvent | undefined {
  const term = kind === 'search' ? termOf(action.term ?? '') : null
  if (kind === 'search' && !term) return undefined
  return {
    id,
    kind,
    products: products ?? [],
    page: page ? pageOf(page) : null,
    slug: products ? null : slugIn(page),
    term,
    language: language ?? null,
  }
}

/** The product that a page is about, as its address names it: its own page, or the form that asks about it. */
function slugIn(page: string | undefined): string | null {
  const [, path, query] = /^(\/product\/[^/?]+|\/contact)(?:\?(.*))?$/.exec(page ?? '') ?? []
  const slug = path === '/contact' ? new URLSearchParams(query).get('product') : path?.slice('/product/'.length)
  return slug && slugSchema.safeParse(slug).success ? slug : null
}
