import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitContext } from './pages/visit.ts'
import './pages/all-messages.ts'
import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { usedStyles } from '#kit/styles/used-styles.ts'
import siteCss from '#ui/site.css?inline'

const stylesOf = usedStyles(siteCss)
/** Attribute with classes that an island adds later. The document gets the styles of these classes, but not the attribute. */
const LATER = / data-later="([^"]*)"/g

/**
 * Renders a document to a string, not to a stream: no page waits for slow data, and a string can be cached, hashed and
 * compressed. Public documents contain only the styles that they and their islands use, and no loader data, since islands have
 * their own props.
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

  // An unread stream would keep its data in memory.
  await entry.serverHandoffStream?.cancel()
  const rendered = renderToString(<ServerRouter context={again} url={request.url} />)
  const later = Array.from(rendered.matchAll(LATER), ([, names]) => ` class="${names}"`).join('')
  const html = rendered.replace(LATER, '')
  const styles = import.meta.env.DEV ? siteCss : stylesOf(html + later)
  const document = html.replace('</head>', () => `<style>${styles}${isLow ? '' : MOTION}</style></head>`)
  return new Response(`<!DOCTYPE html>${document}`, { status, headers })
}

/**
 * Condition of the inline script: true from Chrome 106 and Safari 16.4 on. Older browsers may fail to parse the staff area's
 * scripts, so the inline script uses only old syntax. It withholds the page's data from them, so the application does not start.
 */
const IS_NEW_ENOUGH = `(function(){try{return'formatRange'in Intl.NumberFormat.prototype&&!!RegExp('(?<=a)b')}catch(e){}})()`

/** HTML that replaces a staff page in an older browser. */
const tooOld = (language: Language) =>
  `<main class="wrap py-8"><p role="alert">${staffText(language)('browser.tooOld')}</p><p><a href="/">${staffText(language)('login.toWebsite')}</a></p></main>`

/** Rule for a fade between pages, unless the visitor prefers reduced motion. Left out in the low-bandwidth mode. */
const MOTION = '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

function scriptSafe(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '')
}
