import { createContext } from 'react-router'
import type { Api } from '#api/client.ts'
import type { Language } from '#i18n/language.ts'

/** What the server knows of a request for a page. Plain data: it crosses from the server's modules into the bundle's. */
export type Visit = {
  language: Language
  /** Spanish mode or `Save-Data`: low picture quality, no motion, fewer requests. */
  isLow: boolean
  /** Canonical origin for links that leave the site, without a slash at the end. */
  publicUrl: string
  /** For the inline scripts of staff pages; public documents have none of their own. */
  nonce: string | undefined
}

export const visitContext = createContext<Visit>()
export const apiContext = createContext<Api>()
/** Where entry.server leaves what the browser needs to bring the document to life. */
export const hydrationContext = createContext<{ payload?: Hydration }>()

/** The loader data and modules of one document; they travel as a resource of their own, and only when asked for. */
export type Hydration = {
  handoff: string
  stream: string
  /** Address of the whole sheet: a document holds only what it uses itself. */
  sheet: string
  manifest: string
  entry: string
  /** Areas of messages that the page shows, besides those of every page. */
  areas: string[]
  routes: Record<string, string[]>
  preload: string[]
}
