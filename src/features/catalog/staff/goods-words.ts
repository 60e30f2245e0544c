import type { Language } from '#i18n/language.ts'
import { type AttributeKey, attributeKeys, attributes } from '../goods/attributes.ts'
import { type GoodsKind, goodsKindDetails } from '../goods/goods-kinds.ts'

/** Typed texts of figures. */
type Specs = Partial<Record<AttributeKey, string>>

/** True if a figure's field has any text, valid or not. */
export function isFilledFigure(specs: Specs, key: AttributeKey): boolean {
  return (specs[key] ?? '').trim() !== ''
}

/** Figures that the product form does not collapse: the figures of the kind of goods, and all figures that are filled in. */
export function askedFigures(kind: GoodsKind, specs: Specs): AttributeKey[] {
  const asks: readonly AttributeKey[] = goodsKindDetails[kind].asks
  return attributeKeys.filter((key) => asks.includes(key) || isFilledFigure(specs, key))
}

/** Names of the figures that the product form asks for, by kind of goods: "Capacidad, Carga, Tensión". */
export function askedFigureNames(kind: GoodsKind, language: Language): string {
  return goodsKindDetails[kind].asks.map((key) => attributes[key].label[language]).join(', ')
}
