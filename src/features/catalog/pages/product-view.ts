import { type Language, textIn } from '#i18n/language.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { type Block, parseMarkedText, plainText } from '#kit/text/marked-text.ts'
import type { WordedFigure } from '../goods/figure.ts'
import { figuresOf, mainFigures } from '../goods/figures.ts'
import type { CompanionCards, ProductDetail } from '../product/product.contract.ts'
import { pickName, type ShownProduct, toShownProduct } from './product-texts.ts'

/** Maximum number of characters of a page's description, ellipsis included: search engines show about as many. */
const SUMMARY_LENGTH = 159
/** Maximum number of figures on the rating plate. */
const PLATE = 3

/** Everything that a product's page shows, in one language. */
export type ProductView = {
  product: ShownProduct
  /** The short description. */
  lead: Block[]
  /** Up to three main figures for the rating plate. */
  plate: WordedFigure[]
  figures: WordedFigure[]
  /** Sentences of the description, before its first list. */
  text: Block[]
  /** The description from its first list on. */
  features: Block[]
  /** The page's description for search engines; '' if there is no short description. */
  summary: string
  companions: CompanionCards
}

/**
 * Prepares a product for its page in one language. The page's loader calls this, not a component, so that the page's scripts do not
 * contain the parser.
 */
export function viewProduct(product: ProductDetail, companions: CompanionCards, language: Language): ProductView {
  const { text, features } = splitDescription(parseMarkedText(textIn(product, 'description', language)))
  return {
    product: toShownProduct(product, language),
    plate: mainFigures(product.specs, language, PLATE),
    figures: figuresOf(product.specs, language),
    lead: parseMarkedText(textIn(product, 'shortDescription', language)),
    text,
    features,
    summary: cutText(plainText(textIn(product, 'shortDescription', language)), SUMMARY_LENGTH),
    companions: { ...companions, products: companions.products.map((card) => pickName(card, language)) },
  }
}

/**
 * Splits a description into the sentences before its first list, and the rest. A line right above the list that announces it
 * ("Incluye:") belongs to the rest.
 */
export function splitDescription(blocks: readonly Block[]): { text: Block[]; features: Block[] } {
  const list = blocks.findIndex(({ kind }) => kind === 'list')
  if (list < 0) return { text: [...blocks], features: [] }
  const start = list > 0 && announces(blocks[list - 1]) ? list - 1 : list
  return { text: blocks.slice(0, start), features: blocks.slice(start) }
}

function announces(block: Block | undefined): boolean {
  const last = block?.kind === 'paragraph' ? block.parts.at(-1) : undefined
  const words = last && 'parts' in last ? last.parts.at(-1) : last
  return words?.kind === 'text' && words.text.trimEnd().endsWith(':')
}
