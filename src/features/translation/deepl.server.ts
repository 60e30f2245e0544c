import { z } from 'zod'
import {
  postToService,
  type RequestTiming,
  requestTiming,
  ServiceFailure,
  type ServiceProblem,
  type TranslationService,
} from './service.server.ts'

/** DeepL's maximum number of texts per request. */
const TEXTS_AT_ONCE = 50
const targets = { de: 'DE', es: 'ES', en: 'EN-US' } as const
const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/**
 * Creates a client of DeepL's API, version 2.
 *
 * @param url without the version, such as https://api-free.deepl.com
 */
export function deepl({ url, key }: { url: string; key: string }, timing: RequestTiming = requestTiming): TranslationService {
  return {
    name: 'DeepL',
    async translate(lines, { from, to }) {
      const translated: string[] = []
      for (let at = 0; at < lines.length; at += TEXTS_AT_ONCE) {
        const text = lines.slice(at, at + TEXTS_AT_ONCE)
        const body = { text, source_lang: from.toUpperCase(), target_lang: targets[to], tag_handling: 'html' }
        const request = { url: `${url}/v2/translate`, headers: { authorization: `DeepL-Auth-Key ${key}` }, body, problemOf }
        const answer = answerSchema.safeParse(await postToService(request, timing))
        if (!answer.success || answer.data.translations.length !== text.length)
          throw new ServiceFailure('unreadable', 'not what DeepL documents')
        translated.push(...answer.data.translations.map((one) => one.text))
      }
      return translated
    },
  }
}

function problemOf(status: number): ServiceProblem {
  if (status === 456) return 'quota'
  if (status === 429 || status === 529) return 'busy'
  return status >= 500 ? 'unreachable' : 'refused'
}
