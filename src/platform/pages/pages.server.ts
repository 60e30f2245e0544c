import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { storageFailureOf } from '#database/failures/storage-failure.server.ts'
import { isLanguage, type Language } from '#i18n/language.ts'
import { moneyOf, type SourcedRate } from '#kit/exchange-rate.ts'
import type { App } from '../http/route.server.ts'
import type { ReadQueue } from '../limits/read-limit.server.ts'
import { type CachedResponse, sendCached } from './cached-response.server.ts'
import { createPageSender } from './later-pages.server.ts'
import { canonicalPath, type PageParameters, toCachedAddress } from './page-address.server.ts'
import { createPageCaches } from './page-caches.server.ts'
import { isLowBandwidth, moneyCookie, requestedLanguage, type Variant, variantName } from './page-variant.server.ts'
import { createPublicDocumentRenderer, FORM_TYPE, isCacheable, type PublicDocumentDependencies } from './public-document.server.ts'
import { createPageErrorHandler } from './refusal-page.server.ts'
import { createStaffDocumentHandler } from './staff-document.server.ts'

type PagesDependencies = PublicDocumentDependencies & {
  changes: CatalogueVersion
  readLimit: ReadQueue
  isAdministrator(request: FastifyRequest): Promise<boolean>
  /** Suggests a language if the request names none: by the visitor's country, else by the browser's languages. */
  suggestLanguage(request: FastifyRequest): Promise<Language>
  /** Exchange rates in force. `known` returns them without waiting; undefined if they have to be read first. */
  exchangeRates: { known(): readonly SourcedRate[] | undefined; find(): Promise<readonly SourcedRate[]> }
  parameters: PageParameters
  /** Paths of public pages with an `action`, which accept a POST. */
  forms: readonly string[]
  /** Returns the pattern of addresses that a page is a dictionary for (RFC 9842). If several match, browsers use the longest. */
  matchOf(address: string): string
  isStaff(cookie: string | undefined): boolean
}

/** Maximum size of a form: more than twice the longest message, even if each letter takes nine characters (%XX%XX%XX). */
const FORM_BYTES = 100 * 1024
/** Addresses that are never pages, such as React Router's page data (`.data`). */
const NOT_A_PAGE = /^\/(?:api|media|assets)(?:[/?]|$)|\.data$/

/** Serves the pages: public ones cached by variant, staff ones rendered for each request. */
export function servePages(
  app: App,
  dependencies: PagesDependencies,
): { answerFromCache(request: IncomingMessage, response: ServerResponse): boolean } {
  const caches = createPageCaches(dependencies.changes, dependencies.parameters)
  const render = createPublicDocumentRenderer(dependencies)
  const matchOf = (address: string) => (caches.isTyped(address) ? undefined : dependencies.matchOf(address))
  const { sendPage } = createPageSender(dependencies)
  const { variantOf, isSignedIn } = createVariantFinder(dependencies)

  async function page(request: FastifyRequest, address: string, variant: Variant): Promise<CachedResponse> {
    const [cache, key] = [caches.of(address), `${variantName(variant)}|${address}`]
    const make = () => render(address, variant, { isTyped: caches.isTyped(address) })
    return cache.get(key) ?? dependencies.readLimit.inTurn(request, key, () => cache.getOrMake(key, make, isCacheable))
  }

  async function answerPublic(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { path, query } = splitTarget(request.url)
    if (NOT_A_PAGE.test(path)) return reply.callNotFound()
    const plain = canonicalPath(path)
    if (plain !== path) return reply.header('cache-control', 'no-cache').redirect(`${plain}${request.url.slice(path.length)}`, 301)
    const lang = query.get('lang')
    const address = toCachedAddress(path, query, dependencies.parameters)
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

  async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { path, query } = splitTarget(request.url)
    const lang = query.get('lang')
    const variant = await variantOf(request, lang)
    const form = { body: typeof request.body === 'string' ? request.body : '', request }
    const address = toCachedAddress(path, query, dependencies.parameters)
    const document = await dependencies.readLimit.inTurn(request, request.id, () => render(address, variant, { isTyped: false, form }))
    reply.hijack()
    sendCached(request.raw, reply.raw, document, languageCookie(lang, variant.language))
  }

  const staffDocument = createStaffDocumentHandler(dependencies)
  /** Applies the read limit to visitors who are not signed in; they only reach the sign-in page. */
  const answerStaff = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await isSignedIn(request))
      ? staffDocument(request, reply)
      : dependencies.readLimit.inTurn(request, request.id, () => staffDocument(request, reply))

  const options = { schema: { hide: true } as never, errorHandler: createPageErrorHandler(dependencies.publicUrl) }
  for (const url of ['/admin', '/admin/*', '/admin.data']) app.get(url, options, answerStaff)
  app.get('/*', options, answerPublic)
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => done(null, body))
    for (const url of dependencies.forms) forms.post(url, options, answerForm)
  })

  return {
    /**
     * Fast path: sends a cached page without the framework. Returns false if no page is cached, or if the headers do not determine
     * the variant.
     */
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
      const language = requestedLanguage(request.headers, query.get('lang'))
      // The framework's route handles these: German requires a session, an unknown language the visitor's country, and `?money=` sets a
      // cookie.
      if (language === 'de' || language === undefined || query.has('money')) return false
      const rates = dependencies.exchangeRates.known()
      if (!rates) return false
      const address = toCachedAddress(path, query, dependencies.parameters)
      const variant = { language, isLow: isLowBandwidth(request.headers, language), money: moneyOf(request.headers.cookie, rates) }
      const cached = caches.of(address).get(`${variantName(variant)}|${address}`)
      if (!cached) return false
      sendPage(request, response, cached, { match: matchOf(address), more: languageCookie(query.get('lang'), language) })
      return true
    },
  }
}

/** Finds the variant of a document for a request, which may need the session and the database. */
function createVariantFinder(dependencies: PagesDependencies) {
  /** Variant of a request's document; German is for administrators only. */
  async function variantOf(request: FastifyRequest, lang: string | null): Promise<Variant> {
    const asked = requestedLanguage(request.headers, lang) ?? (await dependencies.suggestLanguage(request))
    const language = asked === 'de' && !(await isSignedIn(request)) ? 'es' : asked
    // While the database is away, pages show no second currency.
    const rates = await dependencies.exchangeRates.find().catch(() => [])
    return { language, isLow: isLowBandwidth(request.headers, language), money: moneyOf(request.headers.cookie, rates) }
  }

  /**
   * True for a signed-in administrator. While the database is away, no session can be checked, so the cookie of staff is enough:
   * German pages have no secrets, and the staff area checks the session again.
   */
  async function isSignedIn(request: FastifyRequest): Promise<boolean> {
    try {
      return await dependencies.isAdministrator(request)
    } catch (error) {
      if (storageFailureOf(error)) return dependencies.isStaff(request.headers.cookie)
      throw error
    }
  }

  return { variantOf, isSignedIn }
}

/**
 * Stores the chosen currency in a cookie and redirects to the address without `?money=`; with it, the back button would choose
 * that currency again. `?lang=` stays in the address unless the visitor's headers name the same language.
 */
function chooseMoney(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { chosen, lang, address }: { chosen: string; lang: string | null; address: string },
): FastifyReply {
  const language = isLanguage(lang) && lang !== requestedLanguage(headers, null) ? `${address.includes('?') ? '&' : '?'}lang=${lang}` : ''
  return reply.headers({ 'set-cookie': chosen, 'cache-control': 'no-store' }).redirect(`${address}${language}`, 303)
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
