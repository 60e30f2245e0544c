import type { FastifyRequest } from 'fastify'
import type { Api } from '#api/client.ts'
import type { Language } from '#i18n/language.ts'
import type { Variant } from './page-variant.server.ts'

/** The part of a request that the bundle of pages needs, and its answer: plain data, see pages/visit.ts. */
type PageVisit = Variant & { publicUrl: string; nonce: string | undefined }
export type AnswerPage = (request: Request, visit: PageVisit, api: Api) => Promise<Response>

export type PageAssets = {
  /** Address of the early script. */
  early: string
  /** Address of what makes pictures sharper on a good line. */
  sharp: string
  /** Address of what keeps a form while there is no line, and sends what waits; documents with such a form ask for it themselves. */
  forms: string
  /** Address of what shows the next page of a list below the one that is there; documents of a list in pages ask for it themselves; by language. */
  more: Record<Language, string>
  /** Address of what calculates while one types; only the page of the calculator names it. */
  calculator: string
  /** Address of the cookie notice and its settings, by language. */
  cookies: Record<Language, string>
  /** Address of the gate that asks some visitors to show that they are people, by language. */
  gates: Record<Language, string>
  /** Address of what keeps the products that a visitor compares, by language. */
  compare: Record<Language, string>
  /** Address of what tells for how long goods carry the household that a visitor has chosen, by language. */
  carries: Record<Language, string>
  /** Address of what suggests products while one types, by language. */
  suggests: Record<Language, string>
  /** Address of what saves the catalogue, by language; only the page `/guardar-catalogo` names it. */
  savings: Record<Language, string>
  /** Address of what the page without a connection runs. */
  connection: string
  /** Address of the service worker, and of what takes its place where it is switched off. */
  worker: { on: string; off: string }
  /** Address of the cart, by language. */
  carts: Record<Language, string>
  /** Address of what all groups of islands share: React, and what brings an element to life. */
  react: string
  /** Address of each group's own file, and of its texts by language. */
  groups: Record<string, { file: string; texts: Record<Language, string> }>
}

/** Everything needed to render a page. */
export type PageRendering = {
  answerPage: AnswerPage
  /** Completes a public document after rendering. */
  finish(html: string): Promise<string>
  publicUrl: string
  /** An Api that calls the routes in process; with a request, in the name of whoever sent it. */
  api(language: string, request?: FastifyRequest): Api
}
