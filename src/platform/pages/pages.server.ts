import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#api/client.ts'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { isLanguage, type Language } from '#i18n/language.ts'
import { staffLanguage } from '#i18n/staff-language.ts'
import type { App } from '../http/route.server.ts'
import { documentHeaders, publicPolicy, staffDocumentHeaders, staffPolicy } from '../http/security-headers.server.ts'
import { type CachedResponse, cachedResponse, sendCached } from './cached-response.server.ts'
import { goAhead } from './go-ahead.ts'
import { laterPages } from './later-pages.server.ts'
import { type PageQueries, pageAddress, plainPath } from './page-address.server.ts'
import { askedLanguage, isLowBandwidth, type Variant, variantName } from './page-variant.server.ts'
import { versionedCache } from './versioned-cache.server.ts'

/** What the pages' bundle needs to know of a request, and what it answers: plain data, see pages/visit.ts. */
type PageVisit = Variant & { publicUrl: string; nonce: string | undefined }
export type AnswerPage = (request: Request, visit: PageVisit, api: Api) => Promise<Response>

export type PageAssets = {
  /** Address of the early script. */
  early: string
  /** Address of what makes pictures sharper on a good line. */
  sharp: string
  /** Address of what keeps a form while there is no line, and sends what waits; documents with such a form ask for it themselves. */
  forms: string
  /** Address of the cookie notice and its settings, by language. */
  cookies: Record<Language, string>
  /** Address of the gate that asks some visitors to show that they are people, by language. */
  gates: Record<Language, string>
  /** Address of the whole sheet: a document holds only what it uses itself. */
  sheet: string
  /** Address of the cart as it is shown at once, from what is stored, by language. */
  sketches: Record<Language, string>
  /** Address of what all groups of islands share: React, and what brings an element to life. */
  react: string
  /** Address of each group's own file, and of its texts by language; "cart" is one that every page may need. */
  groups: Record<string, { file: string; texts: Record<Language, string> }>
}

/** What it takes to make a page. */
export type PageRendering = {
  answerPage: AnswerPage
  /** What is added to a public document once it is rendered. */
  finish(html: string): Promise<string>
  publicUrl: string
  /** An Api that calls the routes in process; with a request, in the name of whoever sent it. */
  api(language: string, request?: FastifyRequest): Api
}

export type PagesParts = PageRendering & {
  assets: PageAssets
  /** The few lines that stand in the document itself and catch the first touch. */
  eventReplay: string
  /** Not in development: then scripts are modules read from their sources, without a policy, and nothing is kept. */
  isBuilt: boolean
  changes: CatalogueVersion
  isAdministrator(request: FastifyRequest): Promise<boolean>
  /** The language for who asked for none: by the place, else by the browser. */
  suggestLanguage(request: FastifyRequest): Promise<Language>
  /** The parameters that change a page, by path. */
  queries: PageQueries
  /** Those of them whose values have no end, since visitors type them or anybody may write them into a link. */
  typed: readonly string[]
  /** Paths of public pages that take a form: their `action` answers it. */
  forms: readonly string[]
  /** For which addresses a page is of use to be compressed against, as a pattern (RFC 9842); the longest one wins. */
  matchOf(address: string): string
  isStaff(cookie: string | undefined): boolean
}

/** A form as a browser without our script sends it, and whose it is. */
type SentForm = { body: string; request: FastifyRequest }

/** Some eight hundred documents. */
const MAX_BYTES = 24 * 1024 * 1024
/** Some hundred documents: the searches of the moment, and whoever brings one to life. */
const MAX_TYPED_BYTES = 4 * 1024 * 1024
/** The longest message, each letter as nine characters of an address, twice over. */
const FORM_BYTES = 100 * 1024
const FORM_TYPE = 'application/x-www-form-urlencoded'
const NO_STORE = 'no-store'
/** What the framework of the pages would answer with a page's bare data is nothing that a public page asks for. */
const NOT_A_PAGE = /^\/(?:api|media|assets)(?:[/?]|$)|\.data$/
const ISLAND = /data-island="(\w+)\./g
/** A form whose button is caught, see early/event-replay.ts: before a line can drop, what keeps it must be there. */
const FORM = / data-js=/
const documentVary = 'cookie, accept-language, save-data, accept-encoding, available-dictionary'

/** Serves the pages: public ones kept whole by variant, staff ones made for each request. */
export function servePages(app: App, parts: PagesParts): { answerFromCache(request: IncomingMessage, response: ServerResponse): boolean } {
  const sizeOf = ({ size }: CachedResponse) => size
  const listed = versionedCache<CachedResponse>(parts.changes, MAX_BYTES, sizeOf)
  // A shelf of its own: no words that anybody makes up push out the pages of the catalogue.
  const typed = versionedCache<CachedResponse>(parts.changes, MAX_TYPED_BYTES, sizeOf)
  const typedParameter = new RegExp(`[?&](?:${parts.typed.join('|')})=`)
  const isTyped = (address: string) => parts.typed.length > 0 && typedParameter.test(address)
  const shelfOf = (address: string) => (isTyped(address) ? typed : listed)
  const matchOf = (address: string) => (isTyped(address) ? undefined : parts.matchOf(address))

  const common = documentHeaders(parts.publicUrl)
  const ofStaff = staffDocumentHeaders(parts.publicUrl)
  const { sendPage } = laterPages(parts)

  /** A public page; with a form, what the page's action makes of it, in the name of whoever sent it. */
  async function render(address: string, variant: Variant, form?: SentForm): Promise<CachedResponse> {
    const url = `${parts.publicUrl}${address}`
    const headers = { accept: 'text/html' }
    const request = form
      ? new Request(url, { method: 'POST', headers: { ...headers, 'content-type': FORM_TYPE }, body: form.body })
      : new Request(url, { headers })
    const response = await parts.answerPage(
      request,
      { ...variant, publicUrl: parts.publicUrl, nonce: undefined },
      parts.api(variant.language, form?.request),
    )
    const isOnce = form !== undefined || response.headers.get('cache-control') === NO_STORE
    // The smallest compression takes longer than the page itself: not for words that nobody may ever type again.
    const isQuick = isOnce || isTyped(address)
    const location = response.headers.get('location')
    if (location)
      return cachedResponse(
        response.status,
        { ...common, location, 'cache-control': isOnce ? NO_STORE : 'no-cache' },
        Buffer.alloc(0),
        true,
      )
    const html = await parts.finish(await response.text())
    const { assets, eventReplay, isBuilt } = parts
    const kind = isBuilt ? 'async' : 'type="module"'
    const loader = `<script>${eventReplay}</script><script ${kind} src="${assets.early}"${earlyData(assets, html, variant)}></script>`
    const forms = FORM.test(html) ? `<script type="module" async src="${assets.forms}"></script>` : ''
    // German is for staff, who must see what they have just changed.
    const ahead = !isBuilt || variant.isLow || variant.language === 'de' ? '' : `<script type="speculationrules">${goAhead}</script>`
    const document = html.replace('</head>', () => `${loader}${forms}${ahead}</head>`)
    const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style]) => style ?? '')
    const documentOnes = {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      ...(isBuilt ? { 'content-security-policy': publicPolicy({ scripts: [eventReplay, ...(ahead ? [goAhead] : [])], styles }) } : {}),
      'cache-control': isOnce || !isBuilt ? NO_STORE : 'private, no-cache',
      vary: documentVary,
    }
    return cachedResponse(response.status, documentOnes, Buffer.from(document), isQuick)
  }

  const page = (address: string, variant: Variant) =>
    shelfOf(address).getOrMake(
      `${variantName(variant)}|${address}`,
      () => render(address, variant),
      ({ status, headers }) => status === 200 && headers['cache-control'] !== NO_STORE,
    )

  /** The document that a request asks for: German is for administrators only. */
  async function variantOf(request: FastifyRequest, lang: string | null): Promise<Variant> {
    const asked = askedLanguage(request.headers, lang) ?? (await parts.suggestLanguage(request))
    const language = asked === 'de' && !(await parts.isAdministrator(request)) ? 'es' : asked
    return { language, isLow: isLowBandwidth(request.headers, language) }
  }

  async function answerPublic(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { path, query } = splitTarget(request.url)
    if (NOT_A_PAGE.test(path)) return reply.callNotFound()
    const plain = plainPath(path)
    if (plain !== path) return reply.header('cache-control', 'no-cache').redirect(`${plain}${request.url.slice(path.length)}`, 301)
    const lang = query.get('lang')
    const variant = await variantOf(request, lang)
    const address = pageAddress(path, query, parts.queries)
    const document = await page(address, variant)
    reply.hijack()
    sendPage(request.raw, reply.raw, document, { match: matchOf(address), more: languageCookie(lang, variant.language) })
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { path, query } = splitTarget(request.url)
    const lang = query.get('lang')
    const variant = await variantOf(request, lang)
    const form = { body: typeof request.body === 'string' ? request.body : '', request }
    const document = await render(pageAddress(path, query, parts.queries), variant, form)
    reply.hijack()
    sendCached(request.raw, reply.raw, document, languageCookie(lang, variant.language))
  }

  async function answerStaff(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // In development there is no policy that would ask for it.
    const nonce = parts.isBuilt ? randomBytes(16).toString('base64') : undefined
    const body =
      request.method === 'GET' || request.method === 'HEAD' ? undefined : new URLSearchParams(request.body as Record<string, string>)
    // Not of the host that was asked for, which anybody may write as they like.
    const forPage = new Request(`${parts.publicUrl}${request.url}`, {
      method: request.method,
      headers: plainHeaders(request),
      ...(body ? { body } : {}),
    })
    const language = staffLanguage(request.headers.cookie)
    const response = await parts.answerPage(
      forPage,
      { language, isLow: false, publicUrl: parts.publicUrl, nonce },
      parts.api(language, request),
    )
    reply.code(response.status).headers({ ...ofStaff, ...(nonce ? { 'content-security-policy': staffPolicy(nonce) } : {}) })
    for (const [name, value] of response.headers) reply.header(name, value)
    return reply.header('cache-control', 'no-store').send(Buffer.from(await response.arrayBuffer()))
  }

  for (const url of ['/admin', '/admin/*', '/admin.data']) app.get(url, { schema: { hide: true } as never }, answerStaff)
  app.get('/*', { schema: { hide: true } as never }, answerPublic)
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => done(null, body))
    for (const url of parts.forms) forms.post(url, { schema: { hide: true } as never }, answerForm)
  })

  return {
    /** The short way for a page that is kept: no framework between the request and its bytes. */
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
      // German needs a session and an undecided language the place: both ask further than these headers tell.
      if (language === 'de' || language === undefined) return false
      const address = pageAddress(path, query, parts.queries)
      const cached = shelfOf(address).get(`${variantName({ language, isLow: isLowBandwidth(request.headers, language) })}|${address}`)
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

/** An explicit choice in the address is remembered, also for those without script; a language nobody knows is none. */
function languageCookie(lang: string | null, language: string): Record<string, string> {
  return !isLanguage(lang) ? {} : { 'set-cookie': `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax` }
}

/** What the early script is told by its own attributes: where the files are that this page may ask for. */
function earlyData(assets: PageAssets, html: string, { language, isLow }: Variant): string {
  const groups = new Set(['cart', ...Array.from(html.matchAll(ISLAND), ([, group = '']) => group)])
  const files = [...groups].flatMap((group) => {
    const found = assets.groups[group]
    return found ? [[`group-${group}`, `${found.file} ${found.texts[language]}`]] : []
  })
  const data = {
    sheet: assets.sheet,
    cookies: assets.cookies[language],
    gate: assets.gates[language],
    forms: assets.forms,
    sketch: assets.sketches[language],
    react: assets.react,
    ...(isLow ? {} : { sharp: assets.sharp }),
    ...Object.fromEntries(files),
  }
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')
}

function plainHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  return headers
}
