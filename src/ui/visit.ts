import { createContext, useContext, useSyncExternalStore } from 'react'
import { defaultLanguage, type Language } from '#i18n/language.ts'
import { type PageTexts, type Site, siteText } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Money } from '#kit/exchange-rate.ts'

/** The company's mark and colours, if they differ from the style sheet's defaults. */
export type Look = {
  colours?: { main: string; accent: string }
  /** Address of a picture of 240 pixels, or letters to draw. */
  mark?: { picture: string } | { letters: string }
}

/**
 * Facts about the request that a page is rendered for: language, bandwidth mode, the shop's address. The visits that analytics
 * counts are something else.
 */
export type VisitData = {
  language: Language
  isLow: boolean
  publicUrl: string
  /** Name of the company, or the shop's host while it has none. */
  brand: string
  look: Look
  /** Rates, and the second currency that the visitor chose; undefined without rates. */
  money?: Money | undefined
  /** Day of the prices if they are not today's, as in a saved catalogue. */
  pricedOn?: string
}

/**
 * Provides VisitData to components. The root of all pages and each island provide it; the staff area provides another
 * language's visit to its previews.
 */
export const VisitContext = createContext<VisitData>({ language: defaultLanguage, isLow: true, publicUrl: '', brand: '', look: {} })

/** Returns the VisitData of the nearest provider; outside of any provider Spanish and the low-bandwidth mode. */
export function useVisit(): VisitData {
  return useContext(VisitContext)
}

/**
 * True if bytes should be saved: in the low-bandwidth mode, and otherwise unless the early script measured a good connection.
 * True on the server and during hydration; a change shows at the next rendering.
 */
export function useLowBandwidth(): boolean {
  const isSlow = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.line !== 'good',
    () => true,
  )
  return useVisit().isLow || isSlow
}

/** Texts that every public page may show, in the visitor's language. */
export function useText(): Translate<Site> {
  return siteText(useVisit().language)
}

/** Texts of every public page and of single pages; only for components of pages that load these texts. */
export function usePageText(): Translate<PageTexts> {
  return siteText(useVisit().language)
}
