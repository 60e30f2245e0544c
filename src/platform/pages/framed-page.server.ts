import type { Call } from '#api/call.ts'
import type { Api } from '#api/client.ts'
import type { Language } from '#i18n/language.ts'
import { framedPolicy, staffDocumentHeaders } from '../http/security-headers.server.ts'
import type { PageRendering } from './page-rendering.server.ts'

/** A public page to render. `answers` replace the API's answers to these calls. */
type FramedPage = { address: string; language: Language; answers: readonly { call: Call; answer: unknown }[] }
export type RenderFramedPage = (page: FramedPage) => Promise<{ html: string; headers: Record<string, string> }>

/**
 * Creates a function that renders public pages with unsaved data for a frame of the staff area: the page that visitors get, with
 * some answers of the Api replaced, without script, and never cached. Its links open in a new tab.
 */
export function createFramedPageRenderer({ answerPage, finish, publicUrl, api }: PageRendering): RenderFramedPage {
  return async ({ address, language, answers }) => {
    const theirs = api(language)
    const withAnswer: Api = {
      call: (asked, ...input) => {
        const given = answers.find(({ call }) => asked.method === call.method && asked.path === call.path)
        return given ? Promise.resolve(given.answer as never) : theirs.call(asked, ...input)
      },
    }
    const request = new Request(`${publicUrl}${address}`, { headers: { accept: 'text/html' } })
    const response = await answerPage(request, { language, isLow: language === 'es', publicUrl, nonce: undefined }, withAnswer)
    const html = await finish(await response.text())
    const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style]) => style ?? '')
    return {
      // Shows controls that need script as visitors see them, although no script runs in the frame.
      html: html.replace('<html', '<html data-script=""').replace('<head>', '<head><base target="_blank"/>'),
      headers: {
        ...staffDocumentHeaders(publicUrl),
        'content-security-policy': framedPolicy(styles),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    }
  }
}
