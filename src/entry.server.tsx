import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitContext } from './pages/visit.ts'
import './pages/all-messages.ts'
import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { usedStyles } from '#kit/styles/used-styles.ts'
import siteCss from '#ui/site.css?inline'

const stylesOf = usedStyles(siteCss)
/** Classes that an island shows only later: read here, and left out of the document. */
const LATER = / data-later="([^"]*)"/g

/**
 * Renders a document whole: no page here waits for slow data, and a string can be kept, hashed and compressed once.
 * Public documents hold the styles that they and their islands use, and no loader data: islands have props of their own.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, isLow, language } = context.get(visitContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const again = { ...entry, serverHandoffStream: undefined }
  if (new URL(request.url).pathname.startsWith('/admin')) {
    const stream = entry.serverHandoffStream ? await new Response(entry.serverHandoffStream).text() : ''
    const html = renderToString(<ServerRouter context={again} url={request.url} nonce={nonce} />)
    const start = `(c=>{c.enqueue(${scriptSafe(stream)});c.close()})(window.__reactRouterContext.streamController)`
    const refuse = `document.body.innerHTML=${scriptSafe(tooOld(language))}`
    const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>if(${IS_NEW_ENOUGH})${start};else ${refuse}</script>`
    return new Response(`<!DOCTYPE html>${html.replace('</body>', () => `${script}</body>`)}`, { status, headers })
  }

  // Never read, it would keep what it holds.
  await entry.serverHandoffStream?.cancel()
  const rendered = renderToString(<ServerRouter context={again} url={request.url} />)
  const later = Array.from(rendered.matchAll(LATER), ([, names]) => ` class="${names}"`).join('')
  const html = rendered.replace(LATER, '')
  const styles = import.meta.env.DEV ? siteCss : stylesOf(html + later)
  const document = html.replace('</head>', () => `<style>${styles}${isLow ? '' : MOTION}</style></head>`)
  return new Response(`<!DOCTYPE html>${document}`, { status, headers })
}

/**
 * True from Chrome 106 and Safari 16.4 on. An older browser may not even parse the staff area's scripts, so this condition
 * and what depends on it are written for any engine: without data the application never starts.
 */
const IS_NEW_ENOUGH = `(function(){try{return'formatRange'in Intl.NumberFormat.prototype&&!!RegExp('(?<=a)b')}catch(e){}})()`

/** Takes the place of a staff page in an older browser. */
const tooOld = (language: Language) =>
  `<main class="wrap py-8"><p role="alert">${staffText(language)('browser.tooOld')}</p><p><a href="/">${staffText(language)('login.toWebsite')}</a></p></main>`

/** Pages fade into each other where motion is welcome, which it is not where bytes and processors are spared. */
const MOTION = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

function scriptSafe(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '')
}
