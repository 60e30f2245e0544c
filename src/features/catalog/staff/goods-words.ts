import type { Language } from '#i18n/language.ts'
import { type AttributeKey, attributeKeys, attributes } from '../goods/attributes.ts'
import { type GoodsKind, goodsKindDetails } from '../goods/goods-kinds.ts'

/** Figures as they are typed. */
type Specs = Partial<Record<AttributeKey, string>>

export function isFilledFigure(specs: Specs, key: AttributeKey): boolean {
  return (specs[key] ?? '').trim() !== ''
}

/** Figures shown first in the product's form: those asked for by the kind of goods, and all that are filled in. */
export function askedFigures(kind: GoodsKind, specs: Specs): AttributeKey[] {
  const asks: readonly AttributeKey[] = goodsKindDetails[kind].asks
  return attributeKeys.filter((key) => asks.includes(key) || isFilledFigure(specs, key))
}

/** Names of the figures that a kind of goods is asked for: "Capacidad, Carga, Tensión". */
export function askedNames(kind: GoodsKind, language: Language): string {
  return goodsKindDetails[kind].asks.map((key) => attributes[key].label[language]).join(', ')
}
