import { useCallback } from 'react'
import type { Api } from '#api/client.ts'
import { saidOf, statusOf } from '#api/refusals.ts'
import type { Language } from '#i18n/language.ts'
import { connectionText } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { TranslateText } from '#ui/staff/use-translating.ts'
import { translateText } from '../calls.ts'

type Wish = { from: Language; to: Language; isPrivate?: boolean }

/** Translates a text; never throws: what goes wrong comes in words, and then there is no translation. */
export function useTranslation(api: Api): (text: string, wish: Wish) => Promise<{ text: string } | { problem: string }> {
  const t = useStaffText()
  return useCallback(
    async (text, { from, to, ...wish }) => {
      try {
        const { translatedText, source, reason } = await api.call(translateText, { body: { text, fromLang: from, toLang: to, ...wish } })
        if (source !== 'none') return { text: translatedText }
        return { problem: t('translation.failed', { reason: t(`translation.${reason ?? 'unreachable'}`) }) }
      } catch (error) {
        const words = statusOf(error) === 0 ? connectionText(t) : (saidOf(error) ?? t('error.unknownText'))
        return { problem: t('translation.failed', { reason: words }) }
      }
    },
    [api, t],
  )
}

/** Translates German texts for forms. */
export function useTranslateText(api: Api): TranslateText {
  const translate = useTranslation(api)
  return useCallback((german, to) => translate(german, { from: 'de', to }), [translate])
}
