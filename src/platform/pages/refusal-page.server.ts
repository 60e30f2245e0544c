import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { staffLanguage } from '#i18n/staff.ts'
import { answerError } from '../http/errors.server.ts'
import { HttpError } from '../http/http-error.server.ts'
import { documentHeaders, publicPolicy } from '../http/security-headers.server.ts'
import { requestedLanguage } from './page-variant.server.ts'

const STYLE = 'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}h1{font-size:1.5rem}'

type AnswerPageError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Creates the error handler of routes that answer with pages. A refusal for too many requests (429) becomes a small page, which
 * the browser reloads by itself after a GET. That page needs no rendering, so a refusal costs little.
 */
export function createPageErrorHandler(publicUrl: string): AnswerPageError {
  const headers = {
    ...documentHeaders(publicUrl),
    'content-security-policy': publicPolicy({ scripts: [], styles: [STYLE] }),
    'cache-control': 'no-store',
  }
  return (error, request, reply) => {
    if (!(error instanceof HttpError && error.status === 429)) return answerError(error, request, reply)
    const isForm = request.method === 'POST'
    const seconds = Number(error.headers['retry-after'])
    const html = refusalPage(readerLanguage(request), isForm ? undefined : seconds)
    return reply.code(429).headers(headers).headers(error.headers).type('text/html; charset=utf-8').send(html)
  }
}

/** @param seconds until the browser reloads; undefined after a POST, which the visitor has to repeat */
function refusalPage(language: Language, seconds: number | undefined): string {
  const t = (key: 'page.crowdedTitle' | 'page.crowded' | 'page.crowdedForm' | 'page.tryAgain') => problemText(language, key)
  const refresh = seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`
  const rest =
    seconds === undefined ? `<p>${t('page.crowdedForm')}</p>` : `<p>${t('page.crowded')}</p><p><a href="">${t('page.tryAgain')}</a></p>`
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${refresh}<title>${t('page.crowdedTitle')}</title><style>${STYLE}</style></head><body><main><h1>${t('page.crowdedTitle')}</h1>${rest}</main></body></html>`
}

/**
 * Returns the language of the reader: German only in the staff area, and English where only the visitor's country could decide,
 * because looking up the country takes time.
 */
function readerLanguage({ url, headers }: FastifyRequest): Language {
  if (/^\/admin(?:[./?]|$)/.test(url)) return staffLanguage(headers.cookie)
  const requested = requestedLanguage(headers, new URLSearchParams(url.split('?')[1]).get('lang')) ?? 'en'
  return requested === 'de' ? 'es' : requested
}
