import { createContext } from 'react-router'
import type { Api } from '#api/client.ts'
import type { Language } from '#i18n/language.ts'
import type { Money } from '#kit/exchange-rate.ts'

/** A request for a page as the server knows it. Plain data: it crosses from the server's modules into the bundle's. */
export type Visit = {
  language: Language
  /** Spanish mode or `Save-Data`: low picture quality, no motion, fewer requests. */
  isLow: boolean
  /** Exchange rates, and the one by which second amounts are shown; undefined while there is none. */
  money?: Money | undefined
  /** Canonical origin for links that leave the site, without a slash at the end. */
  publicUrl: string
  /** For the inline scripts of staff pages; public documents have none of their own. */
  nonce: string | undefined
}

export const visitContext = createContext<Visit>()
export const apiContext = createContext<Api>()
