import { createContext, useContext, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { defaultLanguage, type Language } from '#i18n/language.ts'
import { type PageTexts, type Site, siteText } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'

type VisitData = { language: Language; isLow: boolean; publicUrl: string }

/** Lets a part of a page be read as another visitor would: the staff area shows previews in each language. */
export const AnotherVisit = createContext<VisitData | undefined>(undefined)

/** What every component may know of the visit: its language, and whether bytes are to be spared. */
export function useVisit(): VisitData {
  const another = useContext(AnotherVisit)
  const visit = useRouteLoaderData('root') as VisitData | undefined
  return another ?? visit ?? { language: defaultLanguage, isLow: true, publicUrl: '' }
}

/**
 * Whether bytes are to be spared: in the low-bandwidth mode, and otherwise unless the early script has found the line
 * good. Rendering a document and bringing it to life always spare; nobody is told of a change, the next rendering sees it.
 */
export function useThrift(): boolean {
  const isThin = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.line !== 'good',
    () => true,
  )
  return useVisit().isLow || isThin
}

/** What every page of the public site may say, in the visitor's language. */
export function useText(): Translate<Site> {
  return siteText(useVisit().language)
}

/** The same, with the texts of the areas that a page brings along; only for what stands on such a page. */
export function usePageText(): Translate<PageTexts> {
  return siteText(useVisit().language)
}
