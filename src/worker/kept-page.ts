import { de, en, es } from '#i18n/scripts/worker.ts'
import { isRateShown, readRate } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'
import { shortDateFormat } from '#kit/short-date.ts'
import { findSaved } from './stores.ts'

declare global {
  /** Address of early/connection.ts, the script of pages shown without a connection; set by the build. */
  const __CONNECTION__: string
}

/** Tag of this script. */
export const connectionScript = (): string => `<script type="module" async src="${__CONNECTION__}"></script>`

const texts: Record<string, typeof es> = { es, de, en }

const LANGUAGE = /<html lang="(\w+)"/
/** Matches the beginning of the notice below the header; the title that follows is replaced. */
const NOTICE_TITLE = /(class="offline".*?data-text=")[^"]*/s
/** Matches the notice (pages/public/layout.tsx); the groups surround its title, its text and its end. */
const NOTICE = /(class="offline".*?data-text=")[^"]*("[^>]*><\/b><span data-text=")[^"]*(".*?)(?=<\/p>)/s

/** Matches the facts that the cart needs, such as the phone for orders. */
const CART = /data-cart="[^"]*"/

const textsOf = (html: string): typeof es => texts[LANGUAGE.exec(html)?.[1] ?? ''] ?? es

/** Title of the notice: browsers often call a connection alive over which nothing arrives. */
const noticeTitle = (t: typeof es): string => `${navigator.onLine ? t.slow : t.offline} `

/**
 * Marks the root: the notice is shown, and the language stays as the visitor chose it (early/kept-language.ts).
 *
 * @param date the time of the page by the shop's clock, as in a Date header; '' if it has none
 */
const markRoot = (html: string, date: string): string => html.replace('<html ', `<html data-offline data-kept="${date}" `)

/**
 * Marks a stored page: attributes of its root, and the notice with the time of the copy and a link to try again. The time is
 * the server's, because the device's clock may be wrong. A script of its own offers the current page once the shop answers.
 *
 * @param newest the stored /connection, which is stored anew after the shop's facts have changed: the cart of an older page sends its
 *   order to the phone that is in force
 */
export async function markStoredPage(kept: Response, newest?: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  // For the page's data counter: a stored page cost no bytes.
  headers.set('server-timing', 'bytes;dur=0')
  const cart = CART.exec((await newest?.text()) ?? '')?.[0]
  const text = await kept.text()
  const html = cart ? text.replace(CART, () => cart) : text
  const [, language = 'es'] = LANGUAGE.exec(html) ?? []
  const t = textsOf(html)
  const date = headers.get('date') ?? ''
  const at = new Date(date)
  const time = date ? at.toLocaleString(language, { ...shortDateFormat(at), hour: 'numeric', minute: '2-digit' }) : ''
  const marked = markRoot(removeOutdatedRate(html, new Date()), date).replace(NOTICE, (_, start, between, end) => {
    const again = `<a class="btn" href="" data-text="${t.again}" data-back="${t.current}">${t.again}</a>`
    return `${start}${noticeTitle(t)}" data-back="${t.back} ${between}${t.copy(time)}${end}${again}`
  })
  // The page /connection has the script already.
  const script = html.includes('id="again"') ? '' : connectionScript()
  return new Response(marked.replace('</head>', `${script}</head>`), { headers })
}

/** Marks /connection with the reason in its notice, and hides its main element if there is a saved catalogue: the page's script decides which page it shows. */
export async function markConnectionPage(page: Response): Promise<Response> {
  const text = await page.text()
  const html = markRoot(text, '').replace(NOTICE_TITLE, (_, start) => start + noticeTitle(textsOf(text)))
  const saved = await Promise.all(Object.keys(texts).map((language) => findSaved(`/saved/${language}/about`)))
  const isSaved = saved.some((about) => about !== undefined)
  return new Response(isSaved ? html.replace('<main ', '<main style="visibility:hidden" ') : html, { headers: page.headers })
}

/** Removes amounts at an outdated exchange rate from a stored page, and the rate on its root element, from which scripts would read it. */
export function removeOutdatedRate(html: string, now: Date): string {
  const [, attribute = '', text] = /^<!DOCTYPE html><html [^>]*?( data-money="([^"]*)")/.exec(html) ?? []
  const rate = readRate(text)
  if (!rate || isRateShown(rate, dayAndMinute(now).day)) return html
  return html.replace(attribute, '').replace(/<span class="approx">[^<]*<\/span>/g, '')
}
