import { deepl } from './deepl.server.ts'
import { libreTranslate } from './libretranslate.server.ts'
import type { TranslationService } from './service.server.ts'

/**
 * Chooses the translation service. A key alone means DeepL; keys of free accounts end in ":fx" and have another address. An address
 * means DeepL if it is at deepl.com or ends in "/v2" (DeepL behind a proxy), otherwise LibreTranslate. Returns undefined if neither
 * is given.
 */
export function configuredService({ url, key }: { url: string | undefined; key: string | undefined }): TranslationService | undefined {
  if (!url) return key ? deepl({ url: key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com', key }) : undefined
  const base = url.replace(/\/+$/, '')
  if (isDeepl(base)) return deepl({ url: base.replace(/\/v2$/, ''), key: key ?? '' })
  return libreTranslate({ url: base.replace(/\/translate$/, ''), key })
}

/** True if an address belongs to DeepL's API; it then needs a key. */
export function isDeepl(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && (/(?:^|\.)deepl\.com$/.test(parsed.hostname) || /\/v2\/*$/.test(parsed.pathname))
}
