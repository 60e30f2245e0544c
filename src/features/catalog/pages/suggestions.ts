import { formatPrice } from '#i18n/format.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { priceToPay } from '#kit/price.ts'
import { keepUnitsTogether } from '#kit/text/units-together.ts'
import type { UnfilteredSearch } from '../product/listing/find-listed.ts'
import type { ProductCard } from '../product/product.contract.ts'
import type { Suggestions } from './suggestions.contract.ts'

/**
 * Converts the first products of a search to suggestions for the list below a search box.
 *
 * @param total number of all products that the search finds
 */
export function suggestionsOf(
  { constraints }: Pick<UnfilteredSearch, 'constraints'>,
  total: number,
  cards: readonly ProductCard[],
  { language, hasPictures }: { language: Language; hasPictures: boolean },
): Suggestions {
  const ignored = [...constraints.otherMoney, ...constraints.unread, ...constraints.unfit, ...constraints.ignored]
  const products = cards.map((card) => {
    const price = priceToPay(card)
    return {
      name: keepUnitsTogether(nameOf(card, 'name', language)),
      slug: card.slug,
      price: price && `${formatPrice(price, language)} USD`,
      ...(hasPictures ? { picture: card.mainImage } : {}),
    }
  })
  return { total, ...(ignored.length > 0 ? { ignored } : {}), products }
}
