import type { FastifyRequest } from 'fastify'
import type { Api } from '#api/client.ts'
import type { Language } from '#i18n/language.ts'
import type { Variant } from './page-variant.server.ts'

/** Plain data that the page bundle gets in addition to the request; pages/visit.ts has the same fields. */
type PageVisit = Variant & { publicUrl: string; nonce: string | undefined }
export type AnswerPage = (request: Request, visit: PageVisit, api: Api) => Promise<Response>

export type PageAssets = {
  /** Address of the early script (src/early), which every public document loads. */
  early: string
  /** Address of the script that sharpens pictures on a good connection. */
  sharp: string
  /** Address of the script that stores a sent form while there is no connection and sends it later; documents with such a form load it. */
  forms: string
  /** Address, by language, of the script that appends the next products to a list; only lists with a next page load it. */
  more: Record<Language, string>
  /** Address of the script that calculates while a visitor types; only the calculator's page loads it. */
  calculator: string
  /** Address, by language, of the script of the cookie notice and its settings. */
  cookies: Record<Language, string>
  /** Address, by language, of the script of the human verification, which some visitors have to pass. */
  gates: Record<Language, string>
  /** Address, by language, of the script that keeps the products to compare. */
  compare: Record<Language, string>
  /** Address, by language, of the script that shows for how long goods power the chosen household. */
  carries: Record<Language, string>
  /** Address, by language, of the script that suggests products while a visitor types. */
  suggests: Record<Language, string>
  /** Address, by language, of the script that saves the catalogue; only the page `/guardar-catalogo` loads it. */
  savings: Record<Language, string>
  /** Address of the script that writes amounts in a second currency; only documents of visitors who chose one load it. */
  money: string
  /** Address of the script of the page `/connection`, which is shown without a connection. */
  connection: string
  /** Address of the script that fills in the figures of the page about data use. */
  dataUse: string
  /** Addresses of the service worker, and of the one that replaces it if SERVICE_WORKER is off. */
  worker: { on: string; off: string }
  /** Address, by language, of the cart's script. */
  carts: Record<Language, string>
  /** Address of the file with React, which hydrates the islands (interactive parts of a public page). */
  react: string
  /** Address of the file of each group of islands, and of its texts by language. */
  groups: Record<string, { file: string; texts: Record<Language, string> }>
}

/** Everything needed to render a page. */
export type PageRendering = {
  answerPage: AnswerPage
  /** Adds miniatures of the first pictures to a rendered public document. */
  finish(html: string): Promise<string>
  publicUrl: string
  /** Returns an Api that calls the routes in process, as the sender of the request, if one is given. */
  api(language: string, request?: FastifyRequest): Api
}
