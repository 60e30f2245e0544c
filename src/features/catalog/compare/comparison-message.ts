import { formatPrice } from '#i18n/format.ts'
import { type Language, nameOf, textIn } from '#i18n/language.ts'
import type { PageTexts } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { stockTexts } from '../goods/stock.ts'
import type { ProductCard } from '../product/product.contract.ts'
import type { Comparison, FigureRow } from './comparison.ts'

/** Maximum length of a chat link. WhatsApp publishes no limit; this length is safe, and links for orders have the same. */
const MAX_CHAT_LINK_LENGTH = 1800
/** Steps that shorten a message: maximum number of figures, and of letters of names, codes and availability texts. */
const shorter = [
  { figures: 5, letters: 300 },
  { figures: 3, letters: 300 },
  { figures: 1, letters: 120 },
  { figures: 0, letters: 60 },
  { figures: 0, letters: 12 },
  { figures: 0, letters: 7 },
]

type Words = {
  t: Translate<PageTexts>
  language: Language
  /** URL of the comparison. */
  url: string
  /** Formats an amount in the second currency; returns an empty list if the visitor chose none. */
  approximate?: (cents: number) => readonly string[]
}

/**
 * WhatsApp link with a message about the compared products in the visitor's language: names, codes, prices, stock, differing
 * figures, and the URL of the comparison. '' without a phone number.
 */
export function comparisonChatLink(phone: string, products: readonly ProductCard[], comparison: Comparison, words: Words): string {
  const links = shorter.map((room) => whatsappLink(phone, message(products, comparison, words, room)))
  return links.find((link) => link.length <= MAX_CHAT_LINK_LENGTH) ?? (links.at(-1) as string)
}

function message(
  products: readonly ProductCard[],
  { perUnit, figures }: Comparison,
  { t, language, url, approximate = () => [] }: Words,
  { figures: most, letters }: (typeof shorter)[number],
): string {
  const shown = [...perUnit, ...figures]
    .filter(({ differs }) => differs)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
  const lines = products.map((product, at) => {
    const cents = centsToPay(product)
    const price =
      cents === undefined
        ? t('price.onRequest')
        : [formatPrice(formatCents(cents), language), ...approximate(cents).map((text) => `(${text})`)].join(' ')
    const sku = product.sku ? ` [${cutText(product.sku, letters)}]` : ''
    const written = textIn(product, 'availabilityText', language)
    const stock = written ? cutText(written, letters) : t(stockTexts[product.stockStatus])
    const own = shown.flatMap((row) => (row.values[at] ? `${rowLabel(row, t)} ${row.values[at]}${row.unit && ` ${row.unit}`}` : []))
    return [
      `${at + 1}. ${cutText(nameOf(product, 'name', language), letters)}${sku}: ${price} · ${stock}`,
      ...(own.length > 0 ? [own.join(', ')] : []),
    ].join('\n')
  })
  return [t('compare.message'), '', ...lines, '', t('compare.messageLink', { url })].join('\n')
}

/** Label of a row; prices per unit have a label among the page's texts. */
export function rowLabel({ key, label }: FigureRow, t: Translate<PageTexts>): string {
  if (key === 'perWp') return t('compare.perWp')
  if (key === 'perCycleKwh') return t('compare.perCycleKwh')
  return key === 'perKwh' ? t('compare.perKwh') : label
}
