import { defaultLanguage, type Language } from './language.ts'
import type { Site } from './site/es.ts'
import { type Translate, translator } from './translate.ts'

const registered: Partial<Record<Language, Translate<Site>>> = {}

/** Makes a language's messages available. The server registers all three, a browser only its visitor's. */
export function registerSiteMessages(language: Language, catalogue: Site): void {
  registered[language] = translator(catalogue)
}

/** The public site's messages in a language that was registered. */
export function siteText(language: Language): Translate<Site> {
  const text = registered[language] ?? registered[defaultLanguage] ?? Object.values(registered)[0]
  if (!text) throw new Error(`No messages registered for ${language}`)
  return text
}
