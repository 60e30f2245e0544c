import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, type Language } from '#i18n/language.ts'

/**
 * Language of sentences in an API answer: the first supported one in Accept-Language, else German for staff calls and Spanish
 * for visitors.
 */
export function apiLanguage(request: { url?: string | undefined; headers: IncomingHttpHeaders }): Language {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return request.url?.startsWith('/api/admin') ? 'de' : 'es'
}
