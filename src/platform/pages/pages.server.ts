import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { storageFailureOf } from '#database/storage-failure.server.ts'
import { isLanguage, type Language } from '#i18n/language.ts'
import type { SourcedRate } from '#kit/exchange-rate.ts'
import { moneyOf } from '#kit/exchange-rate.ts'
import type { App } from '../http/route.server.ts'
import type { ReadLimit } from '../limits/read-limit.server.ts'
import { type CachedResponse, sendCached } from './cached-response.server.ts'
import { laterPages } from './later-pages.server.ts'
import { type PageParameters, pageAddress, plainPath } from './page-address.server.ts'
import { pageCaches } from './page-caches.server.ts'
import { askedLanguage, isLowBandwidth, moneyCookie, type Variant, variantName } from './page-variant.server.ts'
import { FORM_TYPE, mayBeKept, type PublicDocumentParts, publicDocuments } from './public-document.server.ts'
import { pageErrors } from './refusal-page.server.ts'
import { staffDocuments } from './staff-document.server.ts'

type PagesParts = PublicDocumentParts & {
  changes: CatalogueVersion
  readLimit: ReadLimit
  isAdministrator(request: FastifyRequest): Promise<boolean>
  /** Language without a requested one: by country, else by browser. */
  suggestLanguage(request: FastifyRequest): Promise<Language>
  /** Exchange rates to choose from now; `known` without waiting, undefined if they have to be read first. */
  exchangeRates: { known(): readonly SourcedRate[] | undefined; find(): Promise<readonly SourcedRate[]> }
  parameters: PageParameters
  /** Paths of public pages with an `action`, which accept a POST. */
  forms: readonly string[]
  /** Pattern of addresses that a page is a dictionary for (RFC 9842); the longest pattern wins. */
  matchOf(address: string): string
  isStaff(cookie: string | undefined): boolean
}

/** The longest message with each letter encoded as nine characters, doubled. */
const FORM_BYTES = 100 * 1024
/** Addresses that are never pages, such as the framework's own page data. */
const NOT_A_PAGE = /^\/(?:api|media|assets)(?:[/?]|$)|\.data$/

/** Serves the pages: public ones cached by variant, staff ones rendered for each request. */
export function servePages(app: App, parts: PagesParts): { answerFromCache(request: IncomingMessage, response: ServerResponse): boolean } {
  const caches = pageCaches(parts.changes, parts.parameters)
  const render = publicDocuments(parts)
  const matchOf = (address: string) => (caches.isTyped(address) ? undefined : parts.matchOf(address))
  const { sendPage } = laterPages(parts)

  async function page(request: FastifyRequest, address: string, variant: Variant): Promise<CachedResponse> {
    const [cache, key] = [caches.of(address), `${variantName(variant)}|${address}`]
    const make = () => render(address, variant, { isTyped: caches.isTyped(address) })
    return cache.get(key) ?? parts.readLimit.inTurn(request, key, () => cache.getOrMake(key, make, mayBeKept))
  }

  /** Variant of a request's document; German is for administrators only. */
  async function variantOf(request: FastifyRequest, lang: string | null): Promise<Variant> {
    const asked = askedLanguage(request.headers, lang) ?? (await parts.suggestLanguage(request))
    const language = asked === 'de' && !(await isAtWork(request)) ? 'es' : asked
    // Without the database pages come without second amounts.
    const rates = await parts.exchangeRates.find().catch(() => [])
    return { language, isLow: isLowBandwidth(request.headers, language), money: moneyOf(request.headers.cookie, rates) }
  }

  /**
   * True for signed-in staff. While the database is away a staff cookie is enough, so no confidential content may depend on it.
   */
  async function isAtWork(request: FastifyRequest): Promise<boolean> {
    try {
      return await parts.isAdministrator(request)
    } catch (error) {
      // Without the database no session can be checked. German pages contain no secrets, and the staff area checks again.
      if (storageFailureOf(error)) return parts.isStaff(request.headers.cookie)
      throw error
    }
  }

  async function answerPublic(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { path, query } = splitTarget(request.url)
    if (NOT_A_PAGE.test(path)) return reply.callNotFound()
    const plain = plainPath(path)
    if (plain !== path) return reply.header('cache-control', 'no-cache').redirect(`${plain}${request.url.slice(path.length)}`, 301)
    const lang = query.get('lang')
    const address = pageAddress(path, query, parts.parameters)
    const chosen = moneyCookie(query.get('money'))
    if (chosen) return chooseMoney(request, reply, { chosen, lang, address })
    const variant = await variantOf(request, lang)
    const document = await page(request, address, variant)
    const { location } = document.headers
    // A redirect keeps the requested language.
    if (location && lang && !String(location).includes('?'))
      return reply.headers(document.headers).redirect(`${String(location)}?lang=${variant.language}`, document.status)
    reply.hijack()
    sendPage(request.raw, reply.raw, document, { match: matchOf(address), more: languageCookie(lang, variant.language) })
  }

  /**
   * Remembers a currency and shows the page without the choice in its address, where going back would make it again. The
   * language stays in the address where nothing else names it.
   */
  function chooseMoney(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    { chosen, lang, address }: { chosen: string; lang: string | null; address: string },
  ): FastifyReply {
    const language = isLanguage(lang) && lang !== askedLanguage(headers, null) ? `${address.includes('?') ? '&' : '?'}lang=${lang}` : ''
    return reply.headers({ 'set-cookie': chosen, 'cache-control': 'no-store' }).redirect(`${address}${language}`, 303)
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { path, query } = splitTarget(request.url)
    const lang = query.get('lang')
    const variant = await variantOf(request, lang)
    const form = { body: typeof request.body === 'string' ? request.body : '', request }
    const address = pageAddress(path, query, parts.parameters)
    const document = await parts.readLimit.inTurn(request, request.id, () => render(address, variant, { isTyped: false, form }))
    reply.hijack()
    sendCached(request.raw, reply.raw, document, languageCookie(lang, variant.language))
  }

  const staffDocument = staffDocuments(parts)
  /** Signed-in staff are exempt from the read limit of their address; others only reach the sign-in page. */
  const answerStaff = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await isAtWork(request))
      ? staffDocument(request, reply)
      : parts.readLimit.inTurn(request, request.id, () => staffDocument(request, reply))

  const options = { schema: { hide: true } as never, errorHandler: pageErrors(parts.publicUrl) }
  for (const url of ['/admin', '/admin/*', '/admin.data']) app.get(url, options, answerStaff)
  app.get('/*', options, answerPublic)
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => done(null, body))
    for (const url of parts.forms) forms.post(url, options, answerForm)
  })

  return {
    /** The fast path for a page that is kept: no framework between the request and its bytes. */
    answerFromCache(request, response) {
      const target = request.url ?? '/'
      if (
        request.method !== 'GET' ||
        target.startsWith('/api') ||
        target.startsWith('/admin') ||
        target.startsWith('/assets') ||
        target.startsWith('/media')
      )
        return false
      const { path, query } = splitTarget(target)
      const language = askedLanguage(request.headers, query.get('lang'))
      // German needs a session and an unknown language the country: neither shows in these headers.
      if (language === 'de' || language === undefined || query.has('money')) return false
      const rates = parts.exchangeRates.known()
      if (!rates) return false
      const address = pageAddress(path, query, parts.parameters)
      const variant = { language, isLow: isLowBandwidth(request.headers, language), money: moneyOf(request.headers.cookie, rates) }
      const cached = caches.of(address).get(`${variantName(variant)}|${address}`)
      if (!cached) return false
      sendPage(request, response, cached, { match: matchOf(address), more: languageCookie(query.get('lang'), language) })
      return true
    },
  }
}

function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const at = target.indexOf('?')
  return at < 0
    ? { path: target, query: new URLSearchParams() }
    : { path: target.slice(0, at), query: new URLSearchParams(target.slice(at + 1)) }
}

/** A language chosen in the address is stored in a cookie, also without script; unknown languages are ignored. */
function languageCookie(lang: string | null, language: string): Record<string, string> {
  return !isLanguage(lang) ? {} : { 'set-cookie': `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax` }
}
