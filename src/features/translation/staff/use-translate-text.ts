import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Api } from '#api/client.ts'
import { messageOf, statusOf } from '#api/refusals.ts'
import type { Language } from '#i18n/language.ts'
import { connectionTitle } from '#ui/staff/failure.ts'
import type { FormTranslator } from '#ui/staff/fields/use-translating.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { findKnownTranslations, getTranslationService, translateText } from '../calls.ts'
import type { ServiceState } from '../translation.contract.ts'

type TranslationOptions = { from: Language; to: Language; isPrivate?: boolean }

/** Returns a function that translates a text. It never throws: it returns a failure as `problem`, in the reader's language. */
export function useTranslation(api: Api): (text: string, options: TranslationOptions) => Promise<{ text: string } | { problem: string }> {
  const t = useStaffText()
  return useCallback(
    async (text, { from, to, ...options }) => {
      try {
        const { translatedText, source, reason } = await api.call(translateText, { body: { text, fromLang: from, toLang: to, ...options } })
        if (source !== 'none') return { text: translatedText }
        return { problem: t('translation.failed', { reason: t(`translation.${reason ?? 'unreachable'}`) }) }
      } catch (error) {
        const words = statusOf(error) === 0 ? `${connectionTitle(t)}.` : (messageOf(error) ?? t('error.unknownText'))
        return { problem: t('translation.failed', { reason: words }) }
      }
    },
    [api, t],
  )
}

export const translationServiceQuery = (api: Api) =>
  queryOptions({ queryKey: [getTranslationService.path], queryFn: () => api.call(getTranslationService) })

/** True if a service is configured. Also true until the answer is loaded: without a service, a translation fails and says why. */
export function useHasTranslationService(api: Api, loaded: ServiceState | undefined): boolean {
  const { data } = useQuery({ ...translationServiceQuery(api), initialData: loaded })
  return data?.isConfigured ?? true
}

/** Functions with which forms translate German texts. */
export function useTranslator(api: Api, loaded: ServiceState | undefined): FormTranslator {
  const translate = useTranslation(api)
  const hasService = useHasTranslationService(api, loaded)
  return useMemo(
    () => ({
      translate: (german, to) => translate(german, { from: 'de', to }),
      hasService,
      async findKnown(wanted) {
        const texts = wanted.map(({ german, to }) => ({ text: german, toLang: to }))
        const { translations } = await api.call(findKnownTranslations, { body: { texts } })
        return translations.map((text) => text !== null)
      },
    }),
    [api, translate, hasService],
  )
}
