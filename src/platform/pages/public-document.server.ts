import type { FastifyRequest } from 'fastify'
import { documentHeaders, publicPolicy } from '../http/security-headers.server.ts'
import { BEST_QUALITY, type CachedResponse, createCachedResponse, GOOD_QUALITY, waitForSmallForm } from './cached-response.server.ts'
import { type LastAnswers, UNAVAILABLE } from './last-answers.server.ts'
import type { PageAssets, PageRendering } from './page-rendering.server.ts'
import type { Variant } from './page-variant.server.ts'
import { speculationRules } from './speculation-rules.ts'

export const FORM_TYPE = 'application/x-www-form-urlencoded'
const NO_STORE = 'no-store'
/** Value of Retry-After in seconds. Search engines come back later and keep their indexed page; browsers ignore it. */
export const RETRY_AFTER_SECONDS = '30'
const ISLAND = /data-island="(\w+)\./g
/**
 * HTML attribute of a form that a script sends (early/queued-forms.ts). The script stores an inquiry while there is no connection,
 * so it is loaded with the document.
 */
const SCRIPTED_FORM = / data-js=""/
/** HTML attribute of a page with the calculator (early/calculator). */
const CALCULATOR = / id="calc"/
/** HTML attribute of a list with further pages (early/more/more-products.ts). */
const PAGED_LIST = / id="pages"/
/** HTML attribute of the page that is shown without a connection (early/connection.ts). */
const OFFLINE_PAGE = / id="kept"/
/** HTML attribute of the page that saves the catalogue (early/saving). */
const SAVING_PAGE = / id="saving"/
/** HTML attribute of the page about data use (early/data-use.ts). */
const HAS_DATA_USE = / id="data"/
const VARY = 'cookie, accept-language, save-data, accept-encoding, available-dictionary'

export type PublicDocumentDependencies = PageRendering & {
  assets: PageAssets
  /** Inline script that records taps and clicks until the early script (src/early) has loaded. */
  eventReplay: string
  /** Inline script that follows it in documents with a form that a script sends: lets the form work if the early script fails. */
  plainForms: string
  /** False in development: then scripts are source modules, documents have no Content-Security-Policy, and nothing is cached. */
  isBuilt: boolean
  /** False if the service worker is switched off. */
  hasServiceWorker: boolean
  /** Answers the calls of header and footer while the database is away. */
  lastAnswers: LastAnswers
}

/** A form sent without script, and the request that sent it. */
type SentForm = { body: string; request: FastifyRequest }
/** `isTyped`: the address contains words that a visitor typed. `form`: a POST for the page's action, on behalf of its sender. */
type RequestKind = { isTyped: boolean; form?: SentForm }
export type RenderPublicDocument = (address: string, variant: Variant, asked: RequestKind) => Promise<CachedResponse>

/** Creates the function that renders public pages, with the data that the early script needs. */
export function createPublicDocumentRenderer(dependencies: PublicDocumentDependencies): RenderPublicDocument {
  const common = documentHeaders(dependencies.publicUrl)
  return async (address, variant, { isTyped, form }) => {
    const url = `${dependencies.publicUrl}${address}`
    const headers = { accept: 'text/html' }
    const request = form
      ? new Request(url, { method: 'POST', headers: { ...headers, 'content-type': FORM_TYPE }, body: form.body })
      : new Request(url, { headers })
    const { api, hasFailed } = dependencies.lastAnswers(dependencies.api(variant.language, form?.request))
    const response = await dependencies.answerPage(request, { ...variant, publicUrl: dependencies.publicUrl, nonce: undefined }, api)
    const isOnce = form !== undefined || hasFailed() || response.headers.get('cache-control') === NO_STORE
    const location = response.headers.get('location')
    if (location)
      return createCachedResponse(
        response.status,
        { ...common, location, 'cache-control': isOnce ? NO_STORE : 'no-cache' },
        Buffer.alloc(0),
        undefined,
      )
    const html = await dependencies.finish(await response.text())
    const { assets, isBuilt, hasServiceWorker } = dependencies
    const hasForm = SCRIPTED_FORM.test(html)
    const inline = hasForm ? `${dependencies.eventReplay};${dependencies.plainForms}` : dependencies.eventReplay
    const kind = isBuilt ? 'async' : 'type="module"'
    const loader = `<script>${inline}</script><script ${kind} src="${assets.early}"${hasServiceWorker ? '' : ' data-off="1"'}${earlyData(assets, html, variant)}></script>`
    const needed = [
      ...(hasForm ? [assets.forms] : []),
      ...(PAGED_LIST.test(html) ? [assets.more[variant.language]] : []),
      ...(SAVING_PAGE.test(html) ? [assets.savings[variant.language]] : []),
      ...(OFFLINE_PAGE.test(html) ? [assets.connection] : []),
      ...(HAS_DATA_USE.test(html) ? [assets.dataUse] : []),
      ...(variant.money?.chosen ? [assets.money] : []),
    ]
    const own = needed.map((address) => `<script type="module" async src="${address}"></script>`).join('')
    // German pages are not prefetched: staff must see what they have just changed.
    const ahead =
      !isBuilt || variant.isLow || variant.language === 'de' ? '' : `<script type="speculationrules">${speculationRules}</script>`
    const document = html.replace('</head>', () => `${loader}${own}${ahead}</head>`)
    const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style]) => style ?? '')
    const documentOnes = {
      ...common,
      // Leaves out the charset to save 15 bytes a page: the document's first bytes declare it.
      'content-type': 'text/html',
      ...(isBuilt ? { 'content-security-policy': publicPolicy({ scripts: [inline, ...(ahead ? [speculationRules] : [])], styles }) } : {}),
      'cache-control': isOnce || !isBuilt ? NO_STORE : 'private, no-cache',
      ...(response.status === UNAVAILABLE ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
      vary: VARY,
    }
    // Uses a lower quality for pages with typed words and answers to forms: they have few readers, and the best compression would take
    // longer than the rendering.
    return waitForSmallForm(
      createCachedResponse(response.status, documentOnes, Buffer.from(document), isOnce || isTyped ? GOOD_QUALITY : BEST_QUALITY),
    )
  }
}

/** True for a document that may be cached. */
export const isCacheable = ({ status, headers }: CachedResponse): boolean => status === 200 && headers['cache-control'] !== NO_STORE

/** Writes the data attributes of the early script's tag: addresses of the files that this page may load. */
function earlyData(assets: PageAssets, html: string, { language, isLow }: Variant): string {
  const groups = new Set(Array.from(html.matchAll(ISLAND), ([, group = '']) => group))
  const files = [...groups].flatMap((group) => {
    const found = assets.groups[group]
    return found ? [[`group-${group}`, `${found.file} ${found.texts[language]}`]] : []
  })
  const data = {
    cookies: assets.cookies[language],
    gate: assets.gates[language],
    compare: assets.compare[language],
    carries: assets.carries[language],
    forms: assets.forms,
    order: assets.carts[language],
    suggest: assets.suggests[language],
    react: assets.react,
    ...(CALCULATOR.test(html) ? { calc: assets.calculator } : {}),
    ...(isLow ? {} : { sharp: assets.sharp }),
    ...Object.fromEntries(files),
  }
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')
}
