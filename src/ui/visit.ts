import { createContext, useContext, useSyncExternalStore } from 'react'
import { defaultLanguage, type Language } from '#i18n/language.ts'
import { type PageTexts, type Site, siteText } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Money } from '#kit/exchange-rate.ts'

/** The company's mark and colours, where they are not the usual ones of the style sheet. */
export type Look = {
  colours?: { main: string; accent: string }
  /** The address of a picture of 240 pixels, or letters to draw. */
  mark?: { picture: string } | { letters: string }
}

/** The visit of one page: its language, its bandwidth mode and the shop's address. Not the visit that analytics counts. */
export type VisitData = {
  language: Language
  isLow: boolean
  publicUrl: string
  /** Name of the company, or the shop's host while it has none. */
  brand: string
  look: Look
  /** The currency that prices are shown in beside US dollars, with its rate. */
  money?: Money | undefined
  /** The day of the prices, where these are not of today: in a saved catalogue. */
  pricedOn?: string
}

/**
 * The visit that a page, an island or a preview is shown to. The root of all pages and each island provide it; the staff
 * area shows previews as visitors of another language would see them.
 */
export const VisitContext = createContext<VisitData>({ language: defaultLanguage, isLow: true, publicUrl: '', brand: '', look: {} })

/** Facts about the visit that every component may use: its language, and whether to save bytes. */
export function useVisit(): VisitData {
  return useContext(VisitContext)
}

/**
 * True if bytes are to be saved: in the low-bandwidth mode, and otherwise unless the early script found the connection
 * good. Server rendering and hydration always save; a change shows at the next rendering.
 */
export function useThrift(): boolean {
  const isThin = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.line !== 'good',
    () => true,
  )
  return useVisit().isLow || isThin
}

/** Texts that every page of the public site may show, in the visitor's language. */
export function useText(): Translate<Site> {
  return siteText(useVisit().language)
}

/** Texts of the site with those that only some pages show; only for components of such pages. */
export function usePageText(): Translate<PageTexts> {
  return siteText(useVisit().language)
}
