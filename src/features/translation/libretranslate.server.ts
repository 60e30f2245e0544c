import { z } from 'zod'
import {
  postToService,
  type RequestTiming,
  requestTiming,
  ServiceFailure,
  type ServiceProblem,
  type TranslationService,
} from './service.server.ts'

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** Creates a client of a LibreTranslate server, self-hosted or public. Public servers with accounts require a key. */
export function libreTranslate(
  { url, key }: { url: string; key: string | undefined },
  timing: RequestTiming = requestTiming,
): TranslationService {
  return {
    name: 'LibreTranslate',
    async translate(lines, { from, to }) {
      const body = { q: lines, source: from, target: to, format: 'html', ...(key ? { api_key: key } : {}) }
      const answer = answerSchema.safeParse(await postToService({ url: `${url}/translate`, body, problemOf }, timing))
      if (!answer.success || answer.data.translatedText.length !== lines.length)
        throw new ServiceFailure('unreadable', 'not what LibreTranslate documents')
      return answer.data.translatedText
    },
  }
}

function problemOf(status: number): ServiceProblem {
  if (status === 429) return 'busy'
  return status >= 500 ? 'unreachable' : 'refused'
}
