import { useCallback } from 'react'
import type { Api } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { TranslateText } from '#ui/staff/use-translating.ts'
import { translateText } from '../calls.ts'

/** Translates German texts for forms; what goes wrong comes in words. */
export function useTranslateText(api: Api): TranslateText {
  const t = useStaffText()
  return useCallback(
    async (german, to) => {
      try {
        const { translatedText, source, reason } = await api.call(translateText, { body: { text: german, fromLang: 'de', toLang: to } })
        if (source !== 'none') return { text: translatedText }
        return { problem: t('translation.failed', { reason: t(`translation.${reason ?? 'unreachable'}`) }) }
      } catch (error) {
        const status = error instanceof CallError ? error.status : undefined
        const said = error instanceof CallError ? error.body?.error : undefined
        const words = status === NO_CONNECTION ? t('error.offlineText') : (said ?? t('error.unknownText'))
        return { problem: t('translation.failed', { reason: words }) }
      }
    },
    [api, t],
  )
}
