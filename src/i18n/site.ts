import { defaultLanguage, type Language } from './language.ts'
import type { About } from './site/about/es.ts'
import type { CartTexts } from './site/cart/es.ts'
import type { CheckTexts } from './site/checks/es.ts'
import type { CompareTexts } from './site/compare/es.ts'
import type { Contact } from './site/contact/es.ts'
import type { DataTexts } from './site/data-use/es.ts'
import type { Site as Frame } from './site/es.ts'
import type { ForMachines } from './site/for-machines.ts'
import type { Home } from './site/home/es.ts'
import type { Inquiry } from './site/inquiry/es.ts'
import type { Legal } from './site/legal/es.ts'
import type { SavedTexts } from './site/saved/es.ts'
import type { SearchTexts } from './site/search/es.ts'
import type { SizingTexts } from './site/sizing/es.ts'
import type { Solar } from './site/solar/es.ts'
import { type Catalogue, type Translate, translator } from './translate.ts'

export type Site = Frame
/** Texts of all pages: of every page, of single pages, and for search engines. */
export type PageTexts = Frame &
  ForMachines &
  Home &
  About &
  Contact &
  Inquiry &
  Legal &
  Solar &
  CartTexts &
  SearchTexts &
  CompareTexts &
  CheckTexts &
  SizingTexts &
  SavedTexts &
  DataTexts

const registered: Partial<Record<Language, Catalogue>> = {}

/**
 * Adds texts of a language to those available. The server registers all texts, an island only those that its code uses, in the
 * page's language.
 */
export function registerSiteMessages(language: Language, catalogue: Catalogue): void {
  registered[language] = { ...registered[language], ...catalogue }
}

/** Translator of the public site's texts in a language; falls back to Spanish, then to any registered language. */
export function siteText(language: Language): Translate<PageTexts> {
  const catalogue = registered[language] ?? registered[defaultLanguage] ?? Object.values(registered)[0]
  if (!catalogue) throw new Error(`No messages registered for ${language}`)
  return translator(catalogue) as unknown as Translate<PageTexts>
}
