import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/language.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { type Block, parseMarkedText, plainText } from '#kit/text/marked-text.ts'
import type { Figure } from '../goods/figure.ts'
import { figuresOf, mainFigures } from '../goods/figures.ts'
import type { CompanionCards, ProductDetail } from '../product/product.contract.ts'
import { splitDescription } from './description.ts'
import { inOneLanguage, nameInOneLanguage, type ShownProduct } from './product-texts.ts'

/** Search engines show about this much of a description, the ellipsis included. */
const SUMMARY_LENGTH = 159
/** Figures on the rating plate. */
const PLATE = 3

/** Everything that a product's page shows, in one language. */
export type ProductView = {
  product: ShownProduct
  /** The short description. */
  lead: Block[]
  /** The two or three figures of the rating plate, and all that are known. */
  plate: Figure[]
  figures: Figure[]
  /** Sentences, and lists. */
  text: Block[]
  features: Block[]
  /** For search engines, on the server alone; '' when there is no short description. */
  summary: string
  companions: CompanionCards
}

/**
 * Makes a product ready for its page. The page's loader calls it, which runs on the server alone: no visitor is sent the
 * parser.
 */
export function viewProduct(product: ProductDetail, companions: CompanionCards, language: Language): ProductView {
  const { text, features } = splitDescription(parseMarkedText(textIn(product, 'description', language)))
  return {
    product: inOneLanguage(product, language),
    plate: mainFigures(product.specs, language, PLATE),
    figures: figuresOf(product.specs, language),
    lead: parseMarkedText(textIn(product, 'shortDescription', language)),
    text,
    features,
    // For machines, and they read documents.
    summary: cutText(plainText(textIn(product, 'shortDescription', language)), SUMMARY_LENGTH),
    companions: { ...companions, products: companions.products.map((card) => nameInOneLanguage(card, language)) },
  }
}
