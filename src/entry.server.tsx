import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { hydrationContext, visitContext } from './pages/visit.ts'
import './pages/all-messages.ts'
import { usedStyles } from '#kit/used-styles.ts'
import siteCss from '#ui/site.css?inline'
import siteSheet from '#ui/site.css?url'

const stylesOf = usedStyles(siteCss)

/**
 * Renders a document whole: no page here waits for slow data, and a string can be kept, hashed and compressed once.
 * Public documents carry the styles that they use and no loader data; what hydration needs, the whole sheet included, is
 * handed over beside them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(visitContext)
  const isStaff = new URL(request.url).pathname.startsWith('/admin')
  headers.set('content-type', 'text/html; charset=utf-8')

  const stream = entry.serverHandoffStream ? await new Response(entry.serverHandoffStream).text() : ''
  if (isStaff || import.meta.env.DEV) {
    const again = { ...entry, serverHandoffStream: undefined }
    const html = renderToString(<ServerRouter context={again} url={request.url} nonce={nonce} />)
    const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>(c=>{c.enqueue(${scriptSafe(stream)});c.close()})(window.__reactRouterContext.streamController)</script>`
    const styles = isStaff ? '' : `<style>${siteCss}</style>`
    return new Response(
      `<!DOCTYPE html>${html.replace('</head>', () => `${styles}</head>`).replace('</body>', () => `${script}</body>`)}`,
      { status, headers },
    )
  }

  const html = renderToString(<ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />)
  context.get(hydrationContext).payload = {
    handoff: entry.serverHandoffString ?? '{}',
    stream,
    sheet: siteSheet,
    // The same table without the staff's pages, see tools/build.ts.
    manifest: entry.manifest.url.replace('/manifest-', '/visitors-'),
    entry: entry.manifest.entry.module,
    areas: [
      ...new Set(entry.staticHandlerContext.matches.flatMap(({ route }) => areasOf(entry.routeModules[route.id]?.handle, request.url))),
    ],
    routes: Object.fromEntries(entry.staticHandlerContext.matches.map(({ route }) => [route.id, modulesOf(entry, route.id)])),
    preload: [
      ...new Set([
        ...entry.manifest.entry.imports,
        ...entry.staticHandlerContext.matches.flatMap(({ route }) => entry.manifest.routes[route.id]?.imports ?? []),
      ]),
    ],
  }
  return new Response(`<!DOCTYPE html>${html.replace('</head>', () => `<style>${stylesOf(html)}</style></head>`)}`, { status, headers })
}

/** The areas of messages that a page names in its `handle`, for all of its addresses or by their query. */
function areasOf(handle: unknown, url: string): string[] {
  const { areas = [] } = (handle ?? {}) as { areas?: string[] | ((query: URLSearchParams) => string[]) }
  return typeof areas === 'function' ? areas(new URL(url).searchParams) : areas
}

/** The files of a route: its module and the parts that were split off it. */
function modulesOf(entry: EntryContext, id: string): string[] {
  const route = entry.manifest.routes[id]
  if (!route) return []
  return [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((path) => path !== undefined)
}

function scriptSafe(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '')
}
