import { useRouteLoaderData } from 'react-router'
import { defaultLanguage, type Language } from '#i18n/language.ts'
import type { Site } from '#i18n/site/es.ts'
import { siteText } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'

type VisitData = { language: Language; isLow: boolean; publicUrl: string }

/** What every component may know of the visit: its language, and whether bytes are to be spared. */
export function useVisit(): VisitData {
  return (useRouteLoaderData('root') as VisitData | undefined) ?? { language: defaultLanguage, isLow: true, publicUrl: '' }
}

/** The public site's messages in the visitor's language. */
export function useText(): Translate<Site> {
  return siteText(useVisit().language)
}
