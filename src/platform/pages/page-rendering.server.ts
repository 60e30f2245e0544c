import type { FastifyRequest } from 'fastify'
import type { Api } from '#api/client.ts'
import type { Language } from '#i18n/language.ts'
import type { Variant } from './page-variant.server.ts'

/** Input of the page bundle besides the request, as plain data, see pages/visit.ts. */
type PageVisit = Variant & { publicUrl: string; nonce: string | undefined }
export type AnswerPage = (request: Request, visit: PageVisit, api: Api) => Promise<Response>

export type PageAssets = {
  /** Address of the early script. */
  early: string
  /** Address of the script that sharpens pictures on a good connection. */
  sharp: string
  /**
   * Address of the script that keeps a form while there is no connection and sends it later; documents with such a form load
   * it.
   */
  forms: string
  /** Address, by language, of the script that appends the next page of a list; documents of a list in pages load it. */
  more: Record<Language, string>
  /** Address of the script that calculates while a visitor types; only the calculator's page names it. */
  calculator: string
  /** Address of the cookie notice and its settings, by language. */
  cookies: Record<Language, string>
  /** Address, by language, of the script that verifies that some visitors are people. */
  gates: Record<Language, string>
  /** Address, by language, of the script that keeps the products to compare. */
  compare: Record<Language, string>
  /** Address, by language, of the script that shows for how long goods power the chosen household. */
  carries: Record<Language, string>
  /** Address, by language, of the script that suggests products while a visitor types. */
  suggests: Record<Language, string>
  /** Address of what saves the catalogue, by language; only the page `/guardar-catalogo` names it. */
  savings: Record<Language, string>
  /** Address of what writes amounts in a second currency; documents of visitors who chose one ask for it themselves. */
  money: string
  /** Address of what the page without a connection runs. */
  connection: string
  /** Address of the script that fills in the figures of the page about data use. */
  dataUse: string
  /** Addresses of the service worker, and of the one that replaces it when it is switched off. */
  worker: { on: string; off: string }
  /** Address of the cart, by language. */
  carts: Record<Language, string>
  /** Address of the file that all groups of islands share: React and hydration. */
  react: string
  /** Address of each island group's file, and of its texts by language. */
  groups: Record<string, { file: string; texts: Record<Language, string> }>
}

/** Everything needed to render a page. */
export type PageRendering = {
  answerPage: AnswerPage
  /** Completes a public document after rendering. */
  finish(html: string): Promise<string>
  publicUrl: string
  /** An Api that calls the routes in process; with a request, as that request's sender. */
  api(language: string, request?: FastifyRequest): Api
}
