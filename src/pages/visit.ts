import { createContext } from 'react-router'
import type { Api } from '#api/client.ts'
import type { Language } from '#i18n/language.ts'
import type { Money } from '#kit/exchange-rate.ts'

/** Facts about the request for a page. Plain data, because it is passed from the server's modules to the pages' bundle. */
export type Visit = {
  language: Language
  /** True in the low-bandwidth mode (Spanish, or `Save-Data`): low picture quality, no motion, fewer requests. */
  isLow: boolean
  /** Exchange rates, and the one that the visitor chose; undefined without rates. */
  money?: Money | undefined
  /** Canonical origin for links in messages and shares, without a slash at the end. */
  publicUrl: string
  /** Nonce of inline scripts on staff pages; undefined for public documents, whose inline scripts are allowed by hash. */
  nonce: string | undefined
}

export const visitContext = createContext<Visit>()
export const apiContext = createContext<Api>()
