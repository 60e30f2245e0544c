import { de, en, es } from '#i18n/scripts/worker.ts'
import { findSaved } from './stores.ts'
import { withTimelyRate } from './timely-rate.ts'

const texts: Record<string, typeof es> = { es, de, en }

const LANGUAGE = /<html lang="(\w+)"/
/** The strip below the header with its two texts (pages/public/layout.tsx). */
const STRIP = /(class="offline".*?data-text=")[^"]*("[^>]*><\/b><span data-text=")[^"]*(".*?)(?=<\/p>)/s

/**
 * A stored page as it is shown: marked on its root, its strip with the time when it was loaded and a way to try again. The
 * time is the server's, since the clock of the device may be wrong.
 */
export async function markKept(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  // Tells the page's data counter that a stored page cost no data.
  headers.set('server-timing', 'bytes;dur=0')
  const html = await kept.text()
  const [, language = 'es'] = LANGUAGE.exec(html) ?? []
  const t = texts[language] ?? es
  const date = headers.get('date')
  const time = date ? new Date(date).toLocaleString(language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }) : ''
  const marked = withTimelyRate(html, new Date())
    .replace('<html ', '<html data-offline data-kept ')
    .replace(STRIP, (_, start, between, end) => {
      const title = navigator.onLine ? t.slow : t.offline
      return `${start}${title} ${between}${t.copy(time)}${end}<a class="btn" href="">${t.again}</a>`
    })
  return new Response(marked, { headers })
}

/** The page `/connection`, whose script may show a page of the saved catalogue in its place: hidden until it has decided. */
export async function hiddenIfSaved(page: Response): Promise<Response> {
  const html = await page.text()
  const [, language = ''] = LANGUAGE.exec(html) ?? []
  const isSaved = await findSaved(`/saved/${language}/about`)
  return new Response(isSaved ? html.replace('<main ', '<main style="visibility:hidden" ') : html, { headers: page.headers })
}
