import { askShop } from '#features/catalog/saved/ask-shop.ts'
import type { Language } from '#i18n/language.ts'
import { type Catalogue, translator } from '#i18n/translate.ts'
import type { CartText } from '../change-cart.ts'
import { copierOf } from '../fill.ts'
import { findProducts } from './find-products.ts'
import { type FindingsDependencies, makeFindingsPanel } from './findings.ts'
import { type LinkedOrderDependencies, openLinkedOrder } from './linked-order.ts'

/** The requests of the cart. A separate script, loaded when a filled cart or a link with an order is opened. */
export type OnlineFile = ReturnType<typeof onlineFile>
type Given<Dependencies> = Omit<Dependencies, 'language' | 't' | 'findProducts'>

/** @param templates markup of `FindingsTemplate` and `LinkedOrderTemplate` */
export function onlineFile(language: Language, texts: Catalogue, templates: { findings: string; linkedOrder: string }) {
  const t = translator(texts) as unknown as CartText
  const findSaved = (ids: readonly number[]) => findProducts(ids, (address) => askShop(address, language))
  const [copyFindings, copyOrder] = [copierOf(templates.findings), copierOf(templates.linkedOrder)]
  return {
    // Prices are compared with those of the shop itself, never with a saved catalogue.
    findProducts,
    makeFindingsPanel: (around: Given<FindingsDependencies>) => makeFindingsPanel(copyFindings, { ...around, language, t }),
    openLinkedOrder: (around: Given<LinkedOrderDependencies>) =>
      openLinkedOrder(copyOrder, { ...around, language, t, findProducts: findSaved }),
  }
}
